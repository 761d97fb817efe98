internal import Narration
internal import SQLite

/// What an export says about an article; `docs/LIBRARY.md` explains it. Keys are never renamed.
struct ArticleExport: Codable, Sendable {
    var id: ArticleID
    var source: String
    var sourceID: String?
    var address: String?
    var title: String
    var site: String?
    var authors: [String]
    var declaredLanguage: String?
    var languageIsCertain: Bool
    var detectedLanguage: String?
    var isRightToLeft: Bool
    var published: String?
    var saved: Int64
    var picture: String?
    var isArchived: Bool
    var isFavourite: Bool
    var progress: Double
    var finished: Int64?
    var labels: [String]
    var format: String
    var text: String
    var positions: [PositionExport]
    var skipRules: [String: String]

    init(_ article: SavedArticle, format: String, text: String) {
        id = article.id
        source = article.source
        sourceID = article.sourceID
        address = article.address
        title = article.title
        site = article.site
        authors = article.authors
        declaredLanguage = article.declaredLanguage?.description
        languageIsCertain = article.languageIsCertain
        detectedLanguage = article.detectedLanguage?.description
        isRightToLeft = article.isRightToLeft
        published = article.published
        saved = article.saved
        picture = article.picture
        isArchived = article.isArchived
        isFavourite = article.isFavourite
        progress = article.progress
        finished = article.finished
        labels = article.labels
        (self.format, self.text) = (format, text)
        (positions, skipRules) = ([], [:])
    }

    /// The article to keep, with its content.
    func newArticle(content: String) -> NewArticle? {
        guard let format = NewArticle.Format(rawValue: format) else { return nil }
        var new = NewArticle(
            source: source, sourceID: sourceID, address: address, title: title, content: .init(format, content),
            text: text)
        new.site = site
        new.authors = authors
        new.declaredLanguage = declaredLanguage.flatMap { LanguageTag($0) }
        new.languageIsCertain = languageIsCertain
        new.detectedLanguage = detectedLanguage.flatMap { LanguageTag($0) }
        new.isRightToLeft = isRightToLeft
        new.published = published
        new.saved = saved
        new.picture = picture
        new.labels = labels
        (new.isArchived, new.isFavourite) = (isArchived, isFavourite)
        return new
    }
}

/// A position in an export.
struct PositionExport: Codable, Sendable {
    var device: String
    var script: String
    var utterance: Int
    var milliseconds: Int
    var fingerprint: UInt64
    var heard: Int64
}

/// What an export says about everything else.
struct LibraryExport: Codable, Sendable {
    /// The version of the form; a reader refuses a higher one.
    var format = Self.newest
    var made: Int64
    var articles: Int
    var settings: [String: String]
    var pronunciations: [EntryRecord]
    /// The articles of the queue in their order.
    var queue: [ArticleID]

    /// The version that is written.
    static let newest = 1
}
