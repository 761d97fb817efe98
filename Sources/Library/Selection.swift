public import Narration

/// Which articles are wanted, in which order.
public struct Selection: Hashable, Sendable {
    /// A part of the library.
    public enum Shelf: String, Hashable, Sendable, CaseIterable {
        case unread, archive, favourites, all
    }

    /// What articles are ordered by.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// When they were saved, the latest first.
        case date
        /// The shortest first.
        case length
        /// The alphabet.
        case title
    }

    /// The part of the library.
    public var shelf: Shelf
    /// Only those with this label.
    public var label: String?
    /// Only those with these words; see ``Library/find(_:limit:offset:)``.
    public var search: String?
    /// Only those in this language, whatever its region.
    public var language: LanguageTag?
    /// Only those of at most this many words.
    public var maximumWords: Int?
    /// Only those of at least this many words.
    public var minimumWords: Int?
    /// The order; nil is by date, or for a search those first that have the words in their title.
    public var order: Order?
    /// Whether the order is turned round.
    public var isReversed: Bool

    /// Articles of a part of the library.
    public init(
        _ shelf: Shelf = .unread, label: String? = nil, search: String? = nil, order: Order? = nil,
        isReversed: Bool = false
    ) {
        self.shelf = shelf
        self.label = label
        self.search = search
        self.order = order
        self.isReversed = isReversed
    }
}

/// A page of a list.
public struct ArticlePage: Hashable, Sendable {
    /// The articles.
    public var articles: [SavedArticle]
    /// For a search, where each has the words; beside ``articles``.
    public var snippets: [Snippet]
    /// Whether more follow.
    public var hasMore: Bool
}
