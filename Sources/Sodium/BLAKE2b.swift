internal import CSodium

/// A BLAKE2b hash of 256 bits that is fed in pieces.
///
/// Source: RFC 7693; libsodium's `crypto_generichash_blake2b`.
@safe
public struct BLAKE2b: ~Copyable {
    /// Bytes in the finished hash.
    private static let length = 32

    /// The library's state, which wants to lie on a multiple of 64 bytes. Owned.
    private let memory: UnsafeMutableRawPointer

    /// A hash that nothing has gone into yet.
    public init() {
        let size = crypto_generichash_blake2b_statebytes()
        unsafe memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        // Without a key and with a length that the library knows, hashing cannot fail.
        _ = unsafe crypto_generichash_blake2b_init(OpaquePointer(memory), nil, 0, Self.length)
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// Puts more bytes in.
    public mutating func update(_ bytes: [UInt8]) {
        _ = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe crypto_generichash_blake2b_update(OpaquePointer(memory), buffer.baseAddress, UInt64(buffer.count))
        }
    }

    /// The 32 bytes of the hash of all that went in.
    public consuming func finish() -> [UInt8] {
        var result = [UInt8](repeating: 0, count: Self.length)
        _ = unsafe crypto_generichash_blake2b_final(OpaquePointer(memory), &result, Self.length)
        return result
    }
}
