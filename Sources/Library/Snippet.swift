/// A piece of an article around the first of the words that were searched.
public struct Snippet: Hashable, Sendable {
    /// The piece, with `…` where something is cut off; empty where the words are not in the text but in the title.
    public var text: String
    /// Where the words are in it, in Unicode scalars.
    public var matches: [Range<Int>]

    /// How much is shown before and after the word, in characters.
    private static let before = 50
    private static let after = 110

    /// The piece of a text around the first of some words, without regard to case and marks. The text is read only as
    /// far as the piece goes.
    init(of text: String, words: [String]) {
        let needles = words.map(SearchText.folded).filter { !$0.isEmpty }
        var (scalars, folded): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])
        scalars.reserveCapacity(text.utf8.count)
        folded.reserveCapacity(text.utf8.count)
        var cache: [Unicode.Scalar: Unicode.Scalar] = [:]
        var matches: [Range<Int>] = []
        var isWhole = true
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\n" || scalar.value >= 0x80 && scalar.properties.isWhitespace
            if isSpace, scalars.last == " " { continue }
            if let first = matches.first, scalars.count >= first.upperBound + Self.after {
                isWhole = false
                break
            }
            scalars.append(isSpace ? " " : scalar)
            folded.append(isSpace ? " " : SearchText.folded(scalar, cache: &cache))
            let start = matches.last?.upperBound ?? 0
            if let match = Self.ending(folded, with: needles), match.lowerBound >= start { matches.append(match) }
        }
        guard let first = matches.first else {
            self.init(text: "", matches: [])
            return
        }
        let start = Self.border(near: max(0, first.lowerBound - Self.before), in: scalars, until: first.lowerBound)
        var end = scalars.count
        if !isWhole, let space = scalars[first.upperBound...].lastIndex(of: " ") { end = space }
        let lead = start > 0 ? "… " : ""
        let shift = lead.unicodeScalars.count - start
        self.init(
            text: lead + String(String.UnicodeScalarView(scalars[start..<end])) + (isWhole ? "" : " …"),
            matches: matches.filter { $0.upperBound <= end }.map { $0.lowerBound + shift..<$0.upperBound + shift })
    }

    /// Where a word that a text ends with is.
    private static func ending(_ text: [Unicode.Scalar], with needles: [[Unicode.Scalar]]) -> Range<Int>? {
        for needle in needles where needle.last == text.last && needle.count <= text.count {
            let start = text.count - needle.count
            if text[start...].elementsEqual(needle) { return start..<text.count }
        }
        return nil
    }

    private init(text: String, matches: [Range<Int>]) {
        (self.text, self.matches) = (text, matches)
    }

    /// Where one of the words is, from a place on.
    static func first(
        of needles: [[Unicode.Scalar]], in text: ArraySlice<Unicode.Scalar>, from start: Int
    ) -> Range<Int>? {
        guard start < text.endIndex else { return nil }
        for index in start..<text.endIndex {
            for needle in needles where needle[0] == text[index] && text[index...].starts(with: needle) {
                return index..<index + needle.count
            }
        }
        return nil
    }

    /// The start of the first word at or after a place.
    private static func border(near place: Int, in scalars: [Unicode.Scalar], until end: Int) -> Int {
        guard place > 0 else { return 0 }
        let space = scalars[place..<end].firstIndex(of: " ")
        return space.map { $0 + 1 } ?? place
    }
}
