/// The checksum of clip files: CRC-32C (polynomial 0x1EDC6F41, reflected). Source: RFC 3720, appendix B.4.
///
/// Eight bytes at a time, each through a table of its own (M. Kounavis and F. Berry, "slicing by 8").
struct CRC32C {
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for index in UInt32(0)..<256 {
            var value = index
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1 }
            tables.append(value)
        }
        for index in 256..<8 * 256 {
            let before = tables[index - 256]
            tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
        }
        return tables
    }()

    private var register = UInt32.max

    /// The checksum of all bytes so far.
    var value: UInt32 { ~register }

    /// Puts the first of some bytes in.
    mutating func update(_ bytes: [UInt8], count: Int) {
        precondition(0...bytes.count ~= count, "the bytes are there")
        register = unsafe bytes.withUnsafeBytes { bytes in
            unsafe Self.tables.withUnsafeBufferPointer { tables in
                unsafe Self.updated(register, bytes, count: count, tables)
            }
        }
    }

    private static func updated(
        _ register: UInt32, _ bytes: UnsafeRawBufferPointer, count: Int, _ tables: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        var register = register
        var place = 0
        while place + 8 <= count {
            let loaded = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let word = UInt64(littleEndian: loaded) ^ UInt64(register)
            register = 0
            for index in 0..<8 {
                unsafe register ^= tables[(7 - index) << 8 | Int(word >> (index * 8) & 0xFF)]
            }
            place += 8
        }
        while place < count {
            register = unsafe register >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: register) ^ bytes[place])]
            place += 1
        }
        return register
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
