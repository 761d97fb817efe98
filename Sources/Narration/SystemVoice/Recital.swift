/// A script on its way through a voice of the system, one utterance at a time.
///
/// Each time that the voice is given words they have a number of their own, and what the voice tells later names it:
/// what is late changes nothing.
public struct Recital: Hashable, Sendable {
    /// What the voice is given.
    public struct Line: Hashable, Sendable {
        /// Its number, never used twice in a recital.
        public var number: Int
        /// The utterance.
        public var utterance: Int
        /// Where in the utterance's spoken form it begins, in Unicode scalars.
        public var start: Int
        /// The words.
        public var words: String
        /// Milliseconds of silence before it, at speed 1.
        public var silence: Int
    }

    /// What follows when a line has ended.
    public enum Continuation: Hashable, Sendable {
        /// The next line.
        case line(Line)
        /// The script has been spoken.
        case end
    }

    /// What is spoken.
    public let script: Script
    /// When its utterances are heard; may be corrected on the way.
    public var outline: Outline
    /// The silence between utterances.
    public let pauses: Pauses
    /// What the voice was given last; nil before that and after the end.
    public private(set) var line: Line?
    /// Where the voice is, in scalars of the utterance's spoken form.
    private var offset = 0
    private var nextNumber = 1

    /// A script, and when its utterances are heard.
    public init(_ script: Script, outline: Outline, pauses: Pauses = Pauses()) {
        self.script = script
        self.outline = outline
        self.pauses = pauses
    }

    /// Begins at a place: at the start of the word there. Nil where the script has nothing to say.
    public mutating func begin(at place: Place) -> Line? {
        guard !script.utterances.isEmpty else {
            line = nil
            return nil
        }
        let place = outline.clamped(place)
        let spoken = Array(script.utterances[place.utterance].spoken.unicodeScalars)
        let length = length(of: place.utterance)
        let scalar = length > 0 ? min(spoken.count, spoken.count * place.milliseconds / length) : 0
        return give(place.utterance, from: Self.wordStart(in: spoken, before: scalar), silence: 0)
    }

    /// Once more from where the voice is: after something ended it that was not us.
    public mutating func repeated() -> Line? {
        guard let line else { return nil }
        return give(line.utterance, from: offset, silence: 0)
    }

    /// The voice begins a word. Nil when that is late.
    ///
    /// - Parameters:
    ///   - utf16: the word's place in the line's words, in UTF-16 units: the one border between both counts.
    ///   - number: the line's.
    /// - Returns: where the listener is, and the word's place in the utterance's text, in Unicode scalars.
    public mutating func reached(_ utf16: Range<Int>, of number: Int) -> (place: Place, text: Range<Int>)? {
        guard let line, line.number == number else { return nil }
        let scalars = Self.scalars(of: utf16, in: line.words)
        let spoken = scalars.lowerBound + line.start..<scalars.upperBound + line.start
        offset = spoken.lowerBound
        return (place, script.utterances[line.utterance].map.text(of: spoken))
    }

    /// A line has been spoken. Nil when that is late.
    public mutating func ended(_ number: Int) -> Continuation? {
        guard let line, line.number == number else { return nil }
        guard line.utterance + 1 < script.utterances.count else {
            self.line = nil
            return .end
        }
        let silence = pauses.after(script.utterances[line.utterance].ending).milliseconds
        return .line(give(line.utterance + 1, from: 0, silence: silence))
    }

    /// Where the listener is.
    public var place: Place {
        guard let line else { return .start }
        let count = max(1, script.utterances[line.utterance].spoken.unicodeScalars.count)
        return Place(utterance: line.utterance, milliseconds: length(of: line.utterance) * offset / count)
    }

    /// How long an utterance sounds, without the pause after it.
    private func length(of utterance: Int) -> Int {
        outline.entries[utterance].milliseconds - pauses.after(script.utterances[utterance].ending).milliseconds
    }

    private mutating func give(_ utterance: Int, from start: Int, silence: Int) -> Line {
        let rest = script.utterances[utterance].spoken.unicodeScalars.dropFirst(start)
        let words = String(String.UnicodeScalarView(rest))
        let line = Line(number: nextNumber, utterance: utterance, start: start, words: words, silence: silence)
        nextNumber += 1
        self.line = line
        offset = start
        return line
    }

    /// The start of the word at a scalar; the start of the last word behind the end.
    private static func wordStart(in scalars: [Unicode.Scalar], before scalar: Int) -> Int {
        var start = scalars.prefix(scalar + 1).lastIndex { !$0.properties.isWhitespace } ?? 0
        while start > 0, !scalars[start - 1].properties.isWhitespace { start -= 1 }
        return start
    }

    /// A range in UTF-16 units as one in Unicode scalars; within the text whatever is asked, whole scalars always.
    static func scalars(of utf16: Range<Int>, in text: String) -> Range<Int> {
        var (units, count) = (0, 0)
        var start: Int?
        for scalar in text.unicodeScalars {
            if units >= utf16.upperBound, start != nil { break }
            units += scalar.utf16.count
            if start == nil, units > utf16.lowerBound { start = count }
            if start != nil, units - scalar.utf16.count >= utf16.upperBound { break }
            count += 1
        }
        let lower = start ?? count
        return lower..<max(lower, count)
    }
}
