/// A piece of an article around the first of the words that were searched.
public struct Snippet: Hashable, Sendable {
    /// The piece, with `…` where something is cut off; empty where the words are not in the text but in the title.
    public var text: String
    /// Where the words are in it, in Unicode scalars.
    public var matches: [Range<Int>]

    /// How much is shown before and after the word, in characters.
    private static let before = 50
    private static let after = 110

    /// The piece of a text around the first of some words, without regard to case and marks.
    init(of text: String, words: [String]) {
        let needles = words.map(SearchText.folded).filter { !$0.isEmpty }
        let scalars = Self.collapsed(text)
        var cache: [Unicode.Scalar: Unicode.Scalar] = [:]
        let folded = scalars.map { SearchText.folded($0, cache: &cache) }
        guard let first = Self.first(of: needles, in: folded[...], from: 0) else {
            self.init(text: "", matches: [])
            return
        }
        let start = Self.border(near: max(0, first.lowerBound - Self.before), in: scalars, until: first.lowerBound)
        var end = min(scalars.count, first.upperBound + Self.after)
        if end < scalars.count, let space = scalars[first.upperBound..<end].lastIndex(of: " ") {
            end = space
        }
        var found: [Range<Int>] = []
        var place = first.lowerBound
        while let match = Self.first(of: needles, in: folded[..<end], from: place) {
            found.append(match)
            place = match.upperBound
        }
        let lead = start > 0 ? "… " : ""
        let shift = lead.unicodeScalars.count - start
        self.init(
            text: lead + String(String.UnicodeScalarView(scalars[start..<end])) + (end < scalars.count ? " …" : ""),
            matches: found.map { $0.lowerBound + shift..<$0.upperBound + shift })
    }

    private init(text: String, matches: [Range<Int>]) {
        (self.text, self.matches) = (text, matches)
    }

    /// The characters of a text, with one space for any white space.
    private static func collapsed(_ text: String) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar.properties.isWhitespace
            if isSpace, scalars.last == " " { continue }
            scalars.append(isSpace ? " " : scalar)
        }
        return scalars
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
