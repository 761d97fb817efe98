internal import CZlib

/// Bytes made smaller, and back again (the zlib format, RFC 1950).
public enum Deflated {
    /// Why bytes could not be brought back.
    public enum Failure: Error, Hashable, Sendable {
        /// They are damaged, or were never made smaller by this.
        case damaged
        /// They would become larger than what was announced.
        case tooLarge
    }

    /// The bytes, made smaller.
    public static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(uLong(bytes.count))
        var result = [UInt8](repeating: 0, count: Int(length))
        // With room for the worst case, only memory can run out, and that ends the program in Swift anyway.
        let code = unsafe compress2(&result, &length, bytes, uLong(bytes.count), 6)
        precondition(code == Z_OK, "zlib had no memory")
        result.removeLast(result.count - Int(length))
        return result
    }

    /// The bytes as they were.
    ///
    /// - Parameters:
    ///   - bytes: what ``deflate(_:)`` made.
    ///   - count: how many bytes there were; never more are made.
    /// - Returns: exactly so many bytes.
    /// - Throws: `Failure` when the bytes are others.
    public static func inflate(_ bytes: [UInt8], count: Int) throws(Failure) -> [UInt8] {
        guard count > 0 else { return [] }
        var length = uLong(count)
        var result = [UInt8](repeating: 0, count: count)
        switch unsafe uncompress(&result, &length, bytes, uLong(bytes.count)) {
        case Z_OK where length == uLong(count): return result
        case Z_BUF_ERROR: throw .tooLarge
        default: throw .damaged
        }
    }
}
