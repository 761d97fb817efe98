/// One piece of an article: a heading, a paragraph, a list item, a quote, a listing, a table row, a caption.
public struct Block: Hashable, Sendable {
    /// What a block is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case title, heading, paragraph, listItem, quote, code, tableRow, caption, imageDescription, mathematics
        case footnote, announcement
        /// Nothing but an address.
        case link
        /// Text that is no part of the article proper: a side box, a note mark, a hidden element, a control.
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
    /// Its text: white space collapsed, no markup. Listings, verse and lines that stand for themselves keep their
    /// line feeds.
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
    /// What an announcement counts: the lines of a listing, at the first row of a table the rows of all of it; nil
    /// elsewhere.
    public var amount: Int?
    /// Whether it belongs together with the block before it, so that one announcement is enough for both: a further
    /// row of a table, a further note of a list, a further paragraph of a side box.
    public var continues: Bool
    /// Whether the article sets it off from what was before by a rule or a row of asterisks.
    public var followsBreak: Bool

    /// A block of the given kind and text.
    public init(
        _ kind: Kind, _ text: String, level: Int? = nil, spans: [Span] = [], language: LanguageTag? = nil,
        treatment: Treatment = .read, rule: String? = nil, amount: Int? = nil, continues: Bool = false,
        followsBreak: Bool = false
    ) {
        self.kind = kind
        self.text = text
        self.level = level
        self.spans = spans
        self.language = language
        self.treatment = treatment
        self.rule = rule
        self.amount = amount
        self.continues = continues
        self.followsBreak = followsBreak
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
            /// Said in these words, whatever is written: a ruby reading. The empty string is not said at all.
            case said(String)
            /// Said before the part and not written there, a short break between: the number of a list item
            /// (`3`, `c`), the header of a table's cell. Where a part is more than one utterance, the first has it.
            case label(String)
            /// A formula, and its words by language code (`en`, `de`). Without words for the language of the
            /// utterance it is announced ("formula") where a word for that is known, and else passed over. No
            /// sentence ends inside it.
            case formula([String: String])
        }

        /// Where it stands in the block's text, in Unicode scalars; never empty.
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
