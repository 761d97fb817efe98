public import Narration

/// The passages of a text that are in another language than the rest: declared, or told by their script.
///
/// A passage has at least four words or 20 letters (an ideograph counts as four), or is a sentence of its own. Shorter
/// phrases stay with the language around them: a name, a term, a title is said by the voice that speaks the sentence.
public struct ForeignPassages {
    /// A part of a text that its author declared to be in a language.
    public struct Declared {
        /// Where it stands, in Unicode scalars.
        public var scalars: Range<Int>
        /// The language that it is said to be in.
        public var language: LanguageTag

        /// A declared part of a text.
        public init(_ scalars: Range<Int>, _ language: LanguageTag) {
            self.scalars = scalars
            self.language = language
        }
    }

    /// A passage and its language.
    public struct Passage: Hashable, Sendable {
        /// Where it stands, in Unicode scalars, with the quotes and stops around it.
        public var scalars: Range<Int>
        /// The language that it is in.
        public var language: LanguageTag
    }

    /// The passages in order.
    public private(set) var passages: [Passage] = []
    private let scalars: [Unicode.Scalar]
    private let language: LanguageTag

    /// The foreign passages of a text in `language`. `declared` parts come by where they start and may nest: the
    /// innermost counts. Takes time in proportion to the text.
    public init(in text: String, of language: LanguageTag, declared: [Declared] = []) {
        self.language = language
        guard !declared.isEmpty || Self.mayHaveOtherScript(text, language) else {
            scalars = []
            return
        }
        scalars = Array(text.unicodeScalars)
        var start = 0
        for part in Self.flattened(declared, limit: scalars.count) where !part.language.fits(language) {
            guard part.scalars.lowerBound >= start, isPassage(part.scalars), !isContradicted(part) else { continue }
            addScripts(in: start..<part.scalars.lowerBound)
            add(part.scalars, part.language)
            start = passages.last?.scalars.upperBound ?? start
        }
        addScripts(in: start..<scalars.count)
    }

    /// A quick look: text in Latin letters has no byte of other scripts but those of signs.
    private static func mayHaveOtherScript(_ text: String, _ language: LanguageTag) -> Bool {
        text.unicodeScalars.contains { scalar in
            guard scalar.value >= 0x370, let script = WritingScript(scalar) else { return false }
            return !script.isOwn(of: language.language)
        }
    }

    /// The declared parts apart from each other, in order: each with the innermost language.
    private static func flattened(_ declared: [Declared], limit: Int) -> [Declared] {
        var parts: [Declared] = []
        var open: [Declared] = []
        var place = 0
        func close(to end: Int) {
            while let last = open.last, place < end {
                let stop = min(end, last.scalars.upperBound)
                if stop > place { parts.append(Declared(place..<stop, last.language)) }
                place = max(place, stop)
                guard last.scalars.upperBound <= place else { break }
                open.removeLast()
            }
            place = max(place, end)
        }
        for part in declared {
            let scalars = part.scalars.clamped(to: 0..<limit)
            if scalars.isEmpty { continue }
            close(to: scalars.lowerBound)
            open.append(Declared(scalars, part.language))
        }
        close(to: limit)
        return parts
    }

    /// Whether a part is long enough for a voice of its own, or a sentence by itself.
    private func isPassage(_ range: Range<Int>) -> Bool {
        var letters = 0
        var words = 0
        var isInWord = false
        for scalar in scalars[range] {
            if scalar.properties.isAlphabetic {
                letters += scalar.properties.isIdeographic ? 4 : 1
                if !isInWord { words += 1 }
                isInWord = true
            } else if !scalar.isInsideWord {
                isInWord = false
            }
            if letters >= 20 || words >= 4 { return true }
        }
        return letters > 0 && isSentence(range)
    }

    /// Whether a part begins where a sentence begins, and ends where one ends.
    private func isSentence(_ range: Range<Int>) -> Bool {
        let before = scalars[..<range.lowerBound].last { !$0.isQuoteOrSpace }
        guard before?.isStop ?? true else { return false }
        let last = scalars[range].last { !$0.isQuoteOrSpace }
        if last?.isStop == true { return true }
        return scalars[range.upperBound...].first { !$0.isQuoteOrSpace }?.isStop ?? true
    }

    /// A long declared part whose text says that it is in the language around it.
    private func isContradicted(_ part: Declared) -> Bool {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[part.scalars])
        return detectedLanguage(of: String(text), hint: part.language)?.fits(language) == true
    }

    /// The passages in a script that the language does not use.
    private mutating func addScripts(in range: Range<Int>) {
        var start: Int?
        var end = range.lowerBound
        var script: WritingScript?
        for place in range.lowerBound..<max(range.lowerBound, range.upperBound) {
            let scalar = scalars[place]
            guard scalar.value >= 0x41, scalar.properties.isAlphabetic else { continue }
            let found = WritingScript(scalar).flatMap { $0.isOwn(of: language.language) ? nil : $0 }
            if let found, let script, found.isWritten(with: script) {
                end = place + 1
            } else {
                if let start { addScript(start..<end) }
                start = found == nil ? nil : place
                end = place + 1
            }
            script = found
        }
        if let start { addScript(start..<end) }
    }

    private mutating func addScript(_ range: Range<Int>) {
        guard isPassage(range) else { return }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        let found = detectedLanguage(of: String(text)) ?? WritingScript.language(of: String(text), declared: nil)
        if let found, !found.fits(language) { add(range, found) }
    }

    /// Adds a passage with the quotes and stops that belong to it.
    private mutating func add(_ range: Range<Int>, _ language: LanguageTag) {
        let limit = passages.last?.scalars.upperBound ?? 0
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > limit, scalars[start - 1].isQuote { start -= 1 }
        while end < scalars.count, scalars[end].isQuote || scalars[end].isStop || scalars[end] == "," { end += 1 }
        if let last = passages.last, last.language == language, !hasLetters(in: last.scalars.upperBound..<start) {
            passages[passages.count - 1].scalars = last.scalars.lowerBound..<end
        } else {
            passages.append(Passage(scalars: start..<end, language: language))
        }
    }

    private func hasLetters(in range: Range<Int>) -> Bool {
        scalars[range].contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}

extension WritingScript {
    /// Whether both stand in one text: Japanese and Korean mix theirs with ideographs.
    fileprivate func isWritten(with other: WritingScript) -> Bool {
        if self == other { return true }
        let mixed: Set<WritingScript> = [.kana, .han, .hangul]
        return mixed.contains(self) && mixed.contains(other)
    }
}

extension Unicode.Scalar {
    fileprivate var isQuote: Bool {
        switch self {
        case "\"", "'", "(", ")", "[", "]", "«", "»", "‘", "’", "‚", "“", "”", "„", "‹", "›", "「", "」", "『", "』", "（",
            "）",
            "《", "》", "¿", "¡":
            true
        default: false
        }
    }

    fileprivate var isStop: Bool {
        switch self {
        case ".", "!", "?", "…", "。", "！", "？", "؟", "۔", "।", "։", "።", ":", "：": true
        default: false
        }
    }

    fileprivate var isQuoteOrSpace: Bool { isQuote || properties.isWhitespace }

    /// A mark or an apostrophe inside a word.
    fileprivate var isInsideWord: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: self == "'" || self == "’" || self == "\u{200C}" || self == "\u{200D}"
        }
    }
}
