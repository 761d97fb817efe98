internal import Narration

/// What a block's own text makes of it.
enum BlockRules {
    /// Decides a block's kind, language and treatment by what it consists of.
    static func apply(to block: inout Block, ink: TextBuffer.Ink, headingLevel: Int) {
        takeWholeLanguage(&block)
        guard block.kind != .footnote, block.kind != .aside, block.kind != .tableRow else { return }
        if block.kind == .paragraph || block.kind == .listItem, isNote(block.text) {
            block.kind = .footnote
            block.rule = "begins with a note's mark"
        } else if ink.formula > 0, ink.words == 0 {
            block.kind = .mathematics
            block.rule = "formula alone"
        } else if block.kind == .paragraph, ink.code == ink.all, ink.all > 0, isListing(block.text) {
            block.kind = .code
            block.rule = "nothing but code"
        } else if block.kind == .paragraph || block.kind == .listItem, isAddress(block.text) {
            block.kind = .link
            block.rule = "address alone"
        } else if let reason = Phrases.reason(for: block, ink: ink) {
            block.treatment = .skip(reason: reason)
        } else if block.kind == .paragraph, ink.bold == ink.all, ink.all > 0, isTitle(block.text) {
            block.kind = .heading
            block.level = max(2, min(6, headingLevel + 1))
            block.rule = "bold line"
        }
    }

    /// "¹ Measured at night.", "※1 冬季の平均": but "¹⁴C" begins a sentence.
    private static func isNote(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= 0xC2 else { return false }
        let scalars = text.unicodeScalars
        guard scalars.first == "※" else {
            let rest = scalars.drop { "⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars.contains($0) }
            return rest.startIndex > scalars.startIndex && rest.first?.properties.isWhitespace == true
        }
        return scalars.dropFirst().first?.properties.numericType == .decimal
    }

    /// Whether a block only parts what is before from what is behind: `* * *`.
    static func isOrnament(_ block: Block) -> Bool {
        block.text.utf8.count <= 40
            && block.text.unicodeScalars.allSatisfy { $0 == " " || ornaments.contains($0) }
    }

    private static let ornaments = Set("*·•—–-_~#⁂❦❧§✦✶★☆●○◆◇■□=⸻∗⁎＊…".unicodeScalars)

    /// A language that all of a block has is the block's.
    private static func takeWholeLanguage(_ block: inout Block) {
        guard let first = block.spans.first(where: { if case .language = $0.meaning { true } else { false } }),
            case .language(let language) = first.meaning, first.scalars.lowerBound == 0,
            first.scalars.upperBound == block.text.unicodeScalars.count
        else { return }
        block.language = language
        block.spans.removeAll { $0 == first }
    }

    /// Whether a line of code is a listing rather than a name in a text of its own.
    private static func isListing(_ text: String) -> Bool {
        text.utf8.count > 24 || text.contains(" -") || text.contains { "(){};=<>|$".contains($0) }
    }

    /// Whether a text is an address and nothing else.
    static func isAddress(_ text: String) -> Bool {
        guard !text.contains(" "), text.utf8.count < 2_000 else { return false }
        let lower = text.lowercased()
        return (lower.hasPrefix("https://") || lower.hasPrefix("http://") || lower.hasPrefix("www."))
            && lower.contains(".")
    }

    /// Whether a bold line stands over what follows: short, in words, without a stop.
    private static func isTitle(_ text: String) -> Bool {
        guard text.utf8.count <= 100, let last = text.last, text.contains(where: \.isLetter) else { return false }
        return !".,;:…。，；：)\"”»".contains(last)
    }
}
