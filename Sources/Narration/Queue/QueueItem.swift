/// An article in the queue.
public struct QueueItem: Hashable, Sendable, Codable, Identifiable {
    /// Tells items of one queue apart: an article may be in it twice.
    public struct ID: Hashable, Sendable, Codable {
        /// The number, never used twice in a queue.
        public let number: Int

        /// The item of a number.
        public init(_ number: Int) {
            self.number = number
        }
    }

    /// Which item it is.
    public let id: ID
    /// The article.
    public let article: ArticleID
    /// The article's title.
    public var title: String
    /// The site it is from.
    public var site: String?
    /// Where the listener is in it.
    public var position: Position?
    /// Whether its sound could not be had the last time.
    public var hasFailed = false

    /// An item of a queue.
    public init(id: ID, article: ArticleID, title: String, site: String? = nil, position: Position? = nil) {
        self.id = id
        self.article = article
        self.title = title
        self.site = site
        self.position = position
    }
}
