/// One piece of an article: a heading, a paragraph, a list item, a quote, a listing, a table row, a caption.
public struct Block: Hashable, Sendable {
    /// What a block is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case title, heading, paragraph, listItem, quote, code, tableRow, caption, imageDescription, mathematics
        case footnote, announcement
        /// Text that is no part of the article proper: a note mark, a hidden element, a control.
        case aside
    }

    /// What the article itself makes of a block; the listener's skip rules come on top.
    public enum Treatment: Hashable, Sendable {
        case read
        /// Left out of the script, for a reason in words for people.
        case skip(reason: String)
    }

    /// What it is.
    public var kind: Kind
    /// Its text: white space collapsed, no markup. A listing keeps its line feeds.
    public var text: String
    /// The level of a heading (1 to 6) or the depth of a list item (from 1); nil elsewhere.
    public var level: Int?
    /// Parts of the text with a language or a meaning of their own, by where they start; they may nest, not overlap.
    public var spans: [Span]
    /// The language that its element declares, where that differs from the article's or is given at all.
    public var language: LanguageTag?
    /// Whether the article itself wants it spoken.
    public var treatment: Treatment
    /// The rule that made it what it is, in words for people (`pre`, `table of data, row`); nil where its element's
    /// name says all.
    public var rule: String?

    /// A block of the given kind and text.
    public init(
        _ kind: Kind, _ text: String, level: Int? = nil, spans: [Span] = [], language: LanguageTag? = nil,
        treatment: Treatment = .read, rule: String? = nil
    ) {
        self.kind = kind
        self.text = text
        self.level = level
        self.spans = spans
        self.language = language
        self.treatment = treatment
        self.rule = rule
    }
}

extension Block {
    /// A part of a block's text with a language or a meaning of its own.
    public struct Span: Hashable, Sendable {
        /// What is special about the part.
        public enum Meaning: Hashable, Sendable {
            /// Its element declares this language.
            case language(LanguageTag)
            /// Inline code: read as prose, its signs by name where they matter.
            case code
            /// An abbreviation whose element has this title.
            case abbreviation(String)
            /// Said in these words, whatever is written: a ruby reading, a formula read from its tree.
            case said(String)
        }

        /// Where it stands in the block's text, in Unicode scalars.
        public var scalars: Range<Int>
        /// What it means.
        public var meaning: Meaning

        /// A part of a text.
        public init(_ scalars: Range<Int>, _ meaning: Meaning) {
            self.scalars = scalars
            self.meaning = meaning
        }
    }
}
