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
        let likeDigits: [Character: Character] = ["O": "0", "I": "1", "L": "1"]
        let read = text.uppercased().map { likeDigits[$0] ?? $0 }
        guard read.count == 16, read.allSatisfy(Self.letters.contains) else { return nil }
        description = String(read)
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
