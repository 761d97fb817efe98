internal import Narration

/// The search for foreign passages in one text.
struct ForeignSearch {
    private(set) var passages: [ForeignPassages.Passage] = []
    private let scalars: [Unicode.Scalar]
    private let language: LanguageTag
    private let scan: LanguageScan

    private typealias Declared = ForeignPassages.Declared

    init(_ text: String, language: LanguageTag, scan: LanguageScan) {
        scalars = Array(text.unicodeScalars)
        self.language = language
        self.scan = scan
    }

    /// Finds what is declared, then what the script tells, then what the words tell: `stretches`, in UTF-8 bytes.
    mutating func find(declared: [ForeignPassages.Declared], stretches: [Range<Int>]) {
        var stretches = inScalars(stretches)[...]
        var start = 0
        let long = declared.filter { isPassage($0.scalars.clamped(to: 0..<scalars.count)) && !isContradicted($0) }
        for part in Self.flattened(long, limit: scalars.count) where !part.language.fits(language) {
            guard part.scalars.lowerBound >= start, hasLetters(in: part.scalars) else { continue }
            addUndeclared(in: start..<part.scalars.lowerBound, &stretches)
            add(part.scalars, part.language)
            start = passages.last?.scalars.upperBound ?? start
        }
        addUndeclared(in: start..<scalars.count, &stretches)
    }

    private func inScalars(_ bytes: [Range<Int>]) -> [Range<Int>] {
        var (byte, scalar) = (0, 0)
        func advance(to next: Int) -> Int {
            while byte < next, scalar < scalars.count {
                byte += UTF8.width(scalars[scalar])
                scalar += 1
            }
            return scalar
        }
        return bytes.map { range in
            let start = advance(to: range.lowerBound)
            return start..<advance(to: range.upperBound)
        }
    }

    /// The passages between declared ones.
    private mutating func addUndeclared(in range: Range<Int>, _ stretches: inout ArraySlice<Range<Int>>) {
        var start = range.lowerBound
        while let stretch = stretches.first, stretch.lowerBound < range.upperBound {
            stretches.removeFirst()
            let part = stretch.clamped(to: start..<max(start, range.upperBound))
            guard !part.isEmpty, let found = otherLanguage(of: part) else { continue }
            addScripts(in: start..<part.lowerBound)
            add(part, found)
            start = passages.last?.scalars.upperBound ?? start
        }
        addScripts(in: start..<max(start, range.upperBound))
    }

    /// The language of a stretch without common words of the language around it; nil where it is not clear. Names and
    /// lists have none of any language.
    private func otherLanguage(of range: Range<Int>) -> LanguageTag? {
        let text = self.text(in: range)
        guard let found = detectedLanguage(of: text, hint: language), !areRelatives(found, language) else { return nil }
        let words = CommonWords.words(of: found.language)
        // A language whose words are not known here is told by its script alone.
        guard !words.isEmpty else {
            let script = WritingScript(of: text)
            return script.map { !scan.isOwn($0) && $0.isOwn(of: found.language) } == true ? found : nil
        }
        let share = LanguageScan.share(of: words, in: text)
        return share >= 0.2 && share > 2 * LanguageScan.share(of: scan.words, in: text) ? found : nil
    }

    private func text(in range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
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
        guard !part.language.fits(language) else { return false }
        // Enough to tell: parts may nest, and none is to be read whole at every level.
        let start = part.scalars.lowerBound
        let sample = part.scalars.clamped(to: start..<start + 2_000).clamped(to: 0..<scalars.count)
        return detectedLanguage(of: text(in: sample), hint: part.language)?.fits(language) == true
    }

    /// The passages in a script that the language does not use.
    private mutating func addScripts(in range: Range<Int>) {
        var start: Int?
        var end = range.lowerBound
        var script: WritingScript?
        for place in range {
            let scalar = scalars[place]
            guard scalar.value >= 0x41, scalar.properties.isAlphabetic else { continue }
            let found = WritingScript(scalar).flatMap { scan.isOwn($0) ? nil : $0 }
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
        let text = text(in: range)
        let found = detectedLanguage(of: text) ?? WritingScript.language(of: text, declared: nil)
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
            passages.append(ForeignPassages.Passage(scalars: start..<end, language: language))
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
