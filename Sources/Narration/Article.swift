/// An article as it was saved: what is known about it, and its content in blocks.
public struct Article: Hashable, Sendable {
    /// The title, or the empty string where none is known.
    public var title: String
    /// The name of the site or publication.
    public var site: String?
    /// The authors, as one line.
    public var byline: String?
    /// The language that the listener or the source declares; nil when unknown. Sources are often wrong.
    public var language: LanguageTag?
    /// Whether the listener said which language it is: then the text is not asked.
    public var languageIsCertain = false
    /// When it was published, as ISO 8601 (`2026-03-09` or longer).
    public var published: String?
    /// The address it came from.
    public var address: String?
    /// The address of its picture.
    public var picture: String?
    /// The content in reading order, without the title.
    public var blocks: [Block]

    /// An article with the given title and blocks.
    public init(
        title: String, site: String? = nil, byline: String? = nil, language: LanguageTag? = nil,
        published: String? = nil, address: String? = nil, picture: String? = nil, blocks: [Block]
    ) {
        self.title = title
        self.site = site
        self.byline = byline
        self.language = language
        self.published = published
        self.address = address
        self.picture = picture
        self.blocks = blocks
    }
}
