/// The checksum of clip files: CRC-32C (polynomial 0x1EDC6F41, reflected). Source: RFC 3720, appendix B.4.
struct CRC32C {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1 }
    }

    private var register = UInt32.max

    /// The checksum of all bytes so far.
    var value: UInt32 { ~register }

    /// Puts more bytes in.
    mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            register = register >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
        }
    }
}

/// The checksum of Info frames: CRC-16 (polynomial 0x8005, reflected, from zero), as LAME computes it.
struct CRC16 {
    private static let table: [UInt16] = (0..<256).map { index in
        (0..<8).reduce(UInt16(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1 }
    }

    /// The checksum of all bytes so far.
    private(set) var value: UInt16 = 0

    /// Puts more bytes in.
    mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            value = value >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
        }
    }
}

/// A number in bytes, as files hold it.
extension FixedWidthInteger {
    /// The bytes, lowest first.
    var littleEndianBytes: [UInt8] {
        (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }

    /// The bytes, highest first.
    var bigEndianBytes: [UInt8] { littleEndianBytes.reversed() }

    /// The number that bytes are, lowest first.
    init(littleEndian bytes: some Collection<UInt8>) {
        self = bytes.reversed().reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
    }
}
