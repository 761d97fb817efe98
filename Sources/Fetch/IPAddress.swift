import Glibc

/// An IPv4 or IPv6 address. An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is that IPv4 address.
public struct IPAddress: Hashable, Sendable {
    /// 4 or 16 bytes in network order.
    public let bytes: [UInt8]

    /// The address of the given bytes; nil unless they are 4 or 16.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        let isMapped = bytes.count == 16 && bytes.starts(with: Self.mappedPrefix)
        self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
    }

    /// Reads an address as it stands in a web address, IPv6 with or without brackets; nil when it is none.
    public init?(_ text: String) {
        let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
        let numeric = String(bare.prefix { $0 != "%" })
        var bytes = [UInt8](repeating: 0, count: 16)
        if unsafe inet_pton(AF_INET, numeric, &bytes) == 1 {
            self.init(bytes: Array(bytes.prefix(4)))
        } else if unsafe inet_pton(AF_INET6, numeric, &bytes) == 1 {
            self.init(bytes: bytes)
        } else {
            return nil
        }
    }

    /// Whether the address is reachable in the public internet: not private, loopback, link-local, shared, reserved,
    /// for documentation or multicast. Source: the IANA special-purpose address registries (RFC 6890 and later).
    public var isPublic: Bool {
        bytes.count == 4 ? Self.isPublic4(bytes) : isPublic6
    }

    /// Whether the first `bits` bits of both agree.
    func agrees(with other: IPAddress, bits: Int) -> Bool {
        guard bytes.count == other.bytes.count, (0...bytes.count * 8).contains(bits) else { return false }
        let whole = bits / 8
        guard bytes.prefix(whole) == other.bytes.prefix(whole) else { return false }
        guard bits % 8 > 0 else { return true }
        return (bytes[whole] ^ other.bytes[whole]) >> (8 - bits % 8) == 0
    }

    private static let mappedPrefix: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]

    private static func isPublic4(_ bytes: [UInt8]) -> Bool {
        switch (bytes[0], bytes[1], bytes[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): false
        case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _), (198, 18...19, _): false
        case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113): false
        default: true
        }
    }

    private var isPublic6: Bool {
        // Translated to IPv4 on the way: 64:ff9b::/96 (NAT64) and 2002::/16 (6to4).
        if bytes.starts(with: [0x00, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]) {
            return Self.isPublic4(Array(bytes[12..<16]))
        }
        if bytes.starts(with: [0x20, 0x02]) { return Self.isPublic4(Array(bytes[2..<6])) }
        guard bytes[0] & 0xE0 == 0x20 else { return false }
        let isProtocolAssignment = bytes.starts(with: [0x20, 0x01]) && bytes[2] < 0x02
        let isDocumentation =
            bytes.starts(with: [0x20, 0x01, 0x0D, 0xB8]) || (bytes.starts(with: [0x3F, 0xFF]) && bytes[2] < 0x10)
        return !isProtocolAssignment && !isDocumentation
    }
}

extension IPAddress: CustomStringConvertible {
    /// The address as people write it.
    public var description: String {
        if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard unsafe inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "::" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
