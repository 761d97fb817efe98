public import Narration

/// What a file of sound says about itself.
public struct SoundTags: Hashable, Sendable {
    /// A picture in a file.
    public struct Picture: Hashable, Sendable {
        /// Its media type, as `image/jpeg`.
        public var type: String
        /// The picture's own bytes.
        public var bytes: [UInt8]

        /// A picture of the given media type.
        public init(type: String, bytes: [UInt8]) {
            self.type = type
            self.bytes = bytes
        }
    }

    /// The title.
    public var title: String
    /// Who it is by: an author or a site.
    public var artist: String?
    /// What it belongs to: the site.
    public var album: String?
    /// The language that is spoken.
    public var language: LanguageTag?
    /// When it was published, as ISO 8601.
    public var date: String?
    /// A picture to show.
    public var picture: Picture?

    /// Tags with the given title.
    public init(
        title: String, artist: String? = nil, album: String? = nil, language: LanguageTag? = nil, date: String? = nil,
        picture: Picture? = nil
    ) {
        self.title = title
        self.artist = artist
        self.album = album
        self.language = language
        self.date = date
        self.picture = picture
    }

    /// What is known of an article, without its picture.
    public init(of article: Article, script: Script) {
        self.init(
            title: script.title, artist: article.byline ?? article.site, album: article.site,
            language: script.language, date: article.published)
    }
}
