public import Narration

/// An article in the library, without its content.
public struct SavedArticle: Hashable, Sendable {
    /// Its name.
    public let id: ArticleID
    /// Where it came from: `file`, `link`, `text`, or the name of a service.
    public var source: String
    /// Its name at the service.
    public var sourceID: String?
    /// Its address as it was given.
    public var address: String?
    /// Its title; never empty for people: the address or a placeholder stands in when it is made.
    public var title: String
    /// The site or publication.
    public var site: String?
    /// Its authors.
    public var authors: [String]
    /// The language that the source, or the listener, declares.
    public var declaredLanguage: LanguageTag?
    /// Whether the listener said which language it is.
    public var languageIsCertain: Bool
    /// The language that its text is in, as far as that could be told.
    public var detectedLanguage: LanguageTag?
    /// Whether it is written from right to left.
    public var isRightToLeft: Bool
    /// When it was published, as ISO 8601.
    public var published: String?
    /// When it was saved, in milliseconds since 1970.
    public var saved: Int64
    /// When it was changed last, in milliseconds since 1970.
    public var changed: Int64
    /// How many words it has; for scripts without spaces, an estimate.
    public var words: Int
    /// The address of its picture.
    public var picture: String?
    /// Whether it has been put away.
    public var isArchived: Bool
    public var isFavourite: Bool
    /// How far it has been heard or read, 0 to 1.
    public var progress: Double
    /// When it was heard to its end, in milliseconds since 1970; nil when it never was.
    public var finished: Int64?
    /// Its labels, in the order of the alphabet.
    public var labels: [String]

    /// The language that counts: the listener's word, else the text's, else the source's.
    public var language: LanguageTag? {
        languageIsCertain ? declaredLanguage : detectedLanguage ?? declaredLanguage
    }

    /// About how long it takes to hear at speed 1, in seconds. 160 words a minute.
    public var estimatedSeconds: Int { words * 60 / Self.wordsPerMinute }

    /// How many words are spoken in a minute at speed 1.
    public static let wordsPerMinute = 160
}
