/// The name of an article in the library: 16 characters of Crockford's base 32, drawn at random (80 bits).
public struct ArticleID: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The 16 characters, in capitals.
    public let description: String

    private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// A new name.
    public init(using generator: inout some RandomNumberGenerator) {
        description = String((0..<16).map { _ in Self.letters[Int.random(in: 0..<32, using: &generator)] })
    }

    /// A new name.
    public init() {
        var generator = SystemRandomNumberGenerator()
        self.init(using: &generator)
    }

    /// Reads a name as people may write it: small letters, `O` for `0`, `I` and `L` for `1`; nil for anything else.
    /// Source: Crockford, Base 32.
    public init?(_ text: some StringProtocol) {
        // By bytes: lists of articles read many.
        guard text.utf8.count == 16 else { return nil }
        var read: [UInt8] = []
        read.reserveCapacity(16)
        for byte in text.utf8 {
            let capital = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
            switch capital {
            case UInt8(ascii: "O"): read.append(UInt8(ascii: "0"))
            case UInt8(ascii: "I"), UInt8(ascii: "L"): read.append(UInt8(ascii: "1"))
            case UInt8(ascii: "U"): return nil
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): read.append(capital)
            default: return nil
            }
        }
        description = String(decoding: read, as: UTF8.self)
    }

    /// Throws `DecodingError` for what is no name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let read = ArticleID(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no article's name")
        }
        self = read
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
