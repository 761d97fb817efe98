/// Hashes of whole values, and how they are written.
public struct Digest: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// The BLAKE2b hash, of 256 bits, of the given bytes.
    public init(of bytes: [UInt8]) {
        self.bytes = Self.blake2b(bytes)
    }

    /// The 64 digits of the hash, in lower case.
    public var hex: String { Self.hex(bytes) }

    /// The 32 bytes of the BLAKE2b hash of the given bytes.
    public static func blake2b(_ bytes: [UInt8]) -> [UInt8] {
        var hasher = BLAKE2b()
        hasher.update(bytes)
        return hasher.finish()
    }

    /// Bytes as hexadecimal digits in lower case, two a byte.
    public static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
