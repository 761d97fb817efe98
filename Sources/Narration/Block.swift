/// One piece of an article: a heading, a paragraph, a list item, a quote, a listing, a table row, a caption.
public struct Block: Hashable, Sendable {
    /// What a block is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case title, heading, paragraph, listItem, quote, code, tableRow, caption, footnote, announcement
        /// Text that is no part of the article proper: a note mark, a hidden element, a control.
        case aside
    }

    /// What becomes of a block.
    public enum Treatment: Hashable, Sendable {
        case read
        /// Left out of the script, for a reason in words for people.
        case skip(reason: String)
    }

    /// What it is.
    public var kind: Kind
    /// Its text: white space collapsed, no markup.
    public var text: String
    /// The language that its element declares, where that differs from the article's or is given at all.
    public var language: LanguageTag?
    /// Whether it is spoken.
    public var treatment: Treatment

    /// A block of the given kind and text.
    public init(_ kind: Kind, _ text: String, language: LanguageTag? = nil, treatment: Treatment = .read) {
        self.kind = kind
        self.text = text
        self.language = language
        self.treatment = treatment
    }
}
