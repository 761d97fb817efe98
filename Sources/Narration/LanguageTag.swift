/// A BCP 47 language tag in canonical case: `de`, `en-US`, `zh-Hant-TW`.
///
/// Only language, script and region are kept. A tag never gains a region by itself: `cs` stays `cs`.
/// Source: RFC 5646, sections 2.1 and 2.2.
public struct LanguageTag: Hashable, Sendable {
    /// The language in lower case, two or three letters.
    public let language: String
    /// The script in title case, or nil where the tag names none.
    public let script: String?
    /// The region in upper case (two letters or three digits), or nil where the tag names none.
    public let region: String?

    /// Reads a tag as people and pages write it (`en_us`, `DE`, `zh-hant`); nil when its language is not
    /// two or three ASCII letters, or is `und`, `mul` or `zxx`, which name no language.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(Self.isLetter) else {
            return nil
        }
        let language = first.lowercased()
        guard !["und", "mul", "zxx"].contains(language) else { return nil }
        var script: String?
        var region: String?
        for part in parts.dropFirst() {
            if part.count == 1 { break }
            if part.count == 4, script == nil, region == nil, part.allSatisfy(Self.isLetter) {
                script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            } else if region == nil, Self.isRegion(part) {
                region = part.uppercased()
            }
        }
        self.language = language
        self.script = script
        self.region = region
    }

    /// Whether both name the same language, whatever their scripts and regions.
    public func fits(_ other: LanguageTag) -> Bool {
        language == other.language
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    private static func isRegion(_ part: some StringProtocol) -> Bool {
        (part.count == 2 && part.allSatisfy(isLetter))
            || (part.count == 3 && part.allSatisfy { $0.isASCII && $0.isNumber })
    }
}

extension LanguageTag: CustomStringConvertible {
    /// The tag in canonical form.
    public var description: String {
        [language, script, region].compactMap(\.self).joined(separator: "-")
    }
}
