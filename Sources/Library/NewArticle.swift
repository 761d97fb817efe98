public import Narration

/// An article that is to be kept.
public struct NewArticle: Hashable, Sendable {
    /// In which form the content is.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case html, markdown
        case plainText = "text"
    }

    /// The content as it came, in Unicode.
    public struct Content: Hashable, Sendable {
        /// Its form.
        public var format: Format
        /// Its text, with all markup.
        public var text: String

        /// Content of an article.
        public init(_ format: Format, _ text: String) {
            self.format = format
            self.text = text
        }
    }

    /// Where it came from: `file`, `link`, `text`, or the name of a service.
    public var source: String
    /// Its name at the service.
    public var sourceID: String?
    /// Its address.
    public var address: String?
    /// Its title.
    public var title: String
    /// The site or publication.
    public var site: String?
    /// Its authors.
    public var authors: [String] = []
    /// The language that is declared.
    public var declaredLanguage: LanguageTag?
    /// Whether the listener declared it.
    public var languageIsCertain = false
    /// The language of its text.
    public var detectedLanguage: LanguageTag?
    /// Whether it is written from right to left.
    public var isRightToLeft = false
    /// When it was published, as ISO 8601.
    public var published: String?
    /// When it was saved, in milliseconds since 1970; nil for now.
    public var saved: Int64?
    /// The address of its picture.
    public var picture: String?
    /// Its labels.
    public var labels: [String] = []
    public var isArchived = false
    public var isFavourite = false
    /// The content.
    public var content: Content
    /// The words that are read, without markup: what is searched, counted, and compared with other articles.
    public var text: String

    /// An article to keep.
    public init(
        source: String, sourceID: String? = nil, address: String? = nil, title: String, content: Content, text: String
    ) {
        self.source = source
        self.sourceID = sourceID
        self.address = address
        self.title = title
        self.content = content
        self.text = text
    }
}

/// What became of an article that was to be kept.
public enum Addition: Hashable, Sendable {
    /// It is new.
    case added(ArticleID)
    /// Its address, or its name at the service, is known.
    case knownAddress(ArticleID)
    /// Its text is known.
    case knownText(ArticleID)

    /// The article, new or known.
    public var id: ArticleID {
        switch self {
        case .added(let id), .knownAddress(let id), .knownText(let id): id
        }
    }
}
