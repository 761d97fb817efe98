/// Phonemes in a spoken text: `[[dʒˈɪf|GIF]]`, with the words as they are written for voices that cannot say them.
///
/// Only a listener's dictionary makes one: two brackets in a row do not get into a spoken text from an article.
public struct PhonemeMark: Hashable, Sendable, CustomStringConvertible {
    /// The phonemes.
    public var phonemes: String
    /// What they stand for.
    public var written: String

    /// A mark; what would end it early is left out of both parts.
    public init(phonemes: String, written: String) {
        self.phonemes = phonemes.filter { !"[]|".contains($0) }
        self.written = written.filter { !"[]|".contains($0) }
    }

    /// The mark as it stands in a spoken text.
    public var description: String { "[[" + phonemes + "|" + written + "]]" }

    /// A stretch of a spoken text.
    public enum Part: Hashable, Sendable {
        /// Words, and where they stand in the text, in Unicode scalars.
        case words(String, Range<Int>)
        /// A mark, and where it stands.
        case phonemes(PhonemeMark, Range<Int>)
    }

    /// The parts of a spoken text in order; a text without marks is one part. Takes time in proportion to the text.
    public static func parts(of spoken: String) -> [Part] {
        let scalars = Array(spoken.unicodeScalars)
        var parts: [Part] = []
        var start = 0
        var place = 0
        func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        while place + 1 < scalars.count {
            guard scalars[place] == "[", scalars[place + 1] == "[", let (mark, end) = mark(at: place, in: scalars)
            else {
                place += 1
                continue
            }
            if place > start { parts.append(.words(text(start..<place), start..<place)) }
            parts.append(.phonemes(mark, place..<end))
            start = end
            place = end
        }
        if start < scalars.count { parts.append(.words(text(start..<scalars.count), start..<scalars.count)) }
        return parts
    }

    private static func mark(at start: Int, in scalars: [Unicode.Scalar]) -> (PhonemeMark, end: Int)? {
        var bar: Int?
        var place = start + 2
        while place + 1 < scalars.count, scalars[place] != "[", place - start < 400 {
            if scalars[place] == "]" {
                guard scalars[place + 1] == "]", let bar else { return nil }
                let phonemes = String(String.UnicodeScalarView(scalars[start + 2..<bar]))
                let written = String(String.UnicodeScalarView(scalars[bar + 1..<place]))
                return (PhonemeMark(phonemes: phonemes, written: written), place + 2)
            }
            if scalars[place] == "|", bar == nil { bar = place }
            place += 1
        }
        return nil
    }
}
