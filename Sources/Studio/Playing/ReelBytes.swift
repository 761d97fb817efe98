extension Reel {
    /// The bytes from an offset to the end, as they are made: each element is what is there, up to `count` bytes.
    ///
    /// Nothing is read before it is asked for, so a slow reader is waited for. Cancelling the reading task ends it.
    public func bytes(from offset: Int = 0, upTo count: Int = 16_384) -> Bytes {
        Bytes(reel: self, offset: offset, count: max(1, count))
    }

    /// The bytes of a reel.
    public struct Bytes: AsyncSequence, Sendable {
        public typealias Element = [UInt8]

        fileprivate let reel: Reel
        fileprivate let offset: Int
        fileprivate let count: Int

        public func makeAsyncIterator() -> Iterator {
            Iterator(reel: reel, offset: offset, count: count)
        }

        /// Where a reader is.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let reel: Reel
            fileprivate var offset: Int
            fileprivate let count: Int

            /// The next bytes; nil at the end. Throws what `Reel.isThere` and `Reel.read` throw.
            public mutating func next() async throws -> [UInt8]? {
                guard try await reel.isThere(at: offset) else { return nil }
                let (reel, offset) = (reel, offset)
                let bytes = try unsafe [UInt8](capacity: count) { buffer in
                    try unsafe reel.read(at: offset, into: buffer)
                }
                self.offset += bytes.count
                return bytes
            }
        }
    }
}

extension [UInt8] {
    /// The bytes that were put into a buffer of the given size; the body returns how many.
    fileprivate init(capacity: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows {
        try unsafe self.init(unsafeUninitializedCapacity: capacity) { buffer, count in
            count = try unsafe body(UnsafeMutableRawBufferPointer(buffer))
        }
    }
}
