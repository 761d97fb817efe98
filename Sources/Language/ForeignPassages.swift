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

    private let language: LanguageTag
    private let scan: LanguageScan

    /// Foreign passages of texts in the given language.
    public init(of language: LanguageTag) {
        self.language = language
        scan = LanguageScan(language: language.language)
    }

    /// The foreign passages of a text, in order. `declared` parts come by where they start and may nest: the innermost
    /// counts. Takes time in proportion to the text.
    public func passages(in text: String, declared: [Declared] = []) -> [Passage] {
        let finding = scan.finding(in: text)
        guard !declared.isEmpty || finding.hasOtherScript || !finding.stretches.isEmpty else { return [] }
        var search = ForeignSearch(text, language: language, scan: scan)
        search.find(declared: declared, stretches: finding.stretches)
        return search.passages
    }
}
