internal import Language
internal import Narration

/// Parts a block's text where its language changes.
struct LanguageRuns {
    /// A part of a block's text in one language.
    struct Run {
        let range: Range<String.Index>
        /// The same in Unicode scalars of the block.
        let scalars: Range<Int>
        let language: LanguageTag?
        /// Whether its last sentence goes on in the next run.
        let isInSentence: Bool
    }

    private let language: LanguageTag?
    private var known: [String: ForeignPassages] = [:]

    /// The runs of an article in the given language.
    init(in language: LanguageTag?) {
        self.language = language
    }

    /// The language of a block: the one that it declares, unless its text clearly is the article's. In an article of
    /// which none stands out, each block is asked by itself.
    func language(of block: Block) -> LanguageTag? {
        guard let language else { return block.language ?? decidedLanguage(of: block.text, metadata: nil) }
        guard let declared = block.language else { return language }
        if declared.fits(language) { return declared.region == nil ? language : declared }
        let detected = detectedLanguage(of: block.text, hint: declared)
        return detected?.fits(language) == true ? language : declared
    }

    /// The runs of a block, in order; together they are its whole text.
    mutating func runs(of block: Block) -> [Run] {
        let text = block.text
        let language = language(of: block)
        var passages: [ForeignPassages.Passage] = []
        if let language { passages = foreignPassages(of: block, in: language) }
        guard !passages.isEmpty else {
            return [
                Run(
                    range: text.startIndex..<text.endIndex, scalars: 0..<text.unicodeScalars.count, language: language,
                    isInSentence: false)
            ]
        }
        var runs: [Run] = []
        var (index, scalar) = (text.startIndex, 0)
        func add(to end: Int, _ language: LanguageTag?) {
            guard end > scalar else { return }
            let next = text.unicodeScalars.index(index, offsetBy: end - scalar)
            runs.append(
                Run(
                    range: index..<next, scalars: scalar..<end, language: language,
                    isInSentence: !Self.endsSentence(text[index..<next])))
            (index, scalar) = (next, end)
        }
        for passage in passages {
            add(to: passage.scalars.lowerBound, language)
            add(to: passage.scalars.upperBound, passage.language)
        }
        add(to: scalar + text.unicodeScalars.distance(from: index, to: text.endIndex), language)
        return runs
    }

    private mutating func foreignPassages(of block: Block, in language: LanguageTag) -> [ForeignPassages.Passage] {
        var declared: [ForeignPassages.Declared] = []
        for span in block.spans {
            if case .language(let tag) = span.meaning { declared.append(ForeignPassages.Declared(span.scalars, tag)) }
        }
        let finder = known[language.language] ?? ForeignPassages(of: language)
        known[language.language] = finder
        return finder.passages(in: block.text, declared: declared)
    }

    private static func endsSentence(_ text: Substring) -> Bool {
        let closers = "\"'»«”’“)]」』".unicodeScalars
        let last = text.unicodeScalars.last { !$0.properties.isWhitespace && !closers.contains($0) }
        return last.map { ".!?…。！？؟۔।".unicodeScalars.contains($0) } ?? true
    }
}
