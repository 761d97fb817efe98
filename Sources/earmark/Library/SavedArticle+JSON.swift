import Foundation
import Library
import Narration

/// The form of a saved article in JSON: every key is there, null where something is unknown.
struct SavedArticleJSON: Encodable {
    let article: SavedArticle
    var snippet: Snippet?
    var text: String?

    private enum Key: String, CodingKey {
        case id, source, address, title, site, authors, language, declaredLanguage, rightToLeft, published, saved, words
        case seconds, picture, archived, favourite, progress, finished, labels, snippet, text
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(article.id, forKey: .id)
        try object.encode(article.source, forKey: .source)
        try object.encode(article.address, forKey: .address)
        try object.encode(article.title, forKey: .title)
        try object.encode(article.site, forKey: .site)
        try object.encode(article.authors, forKey: .authors)
        try object.encode(article.language?.description, forKey: .language)
        try object.encode(article.declaredLanguage?.description, forKey: .declaredLanguage)
        try object.encode(article.isRightToLeft, forKey: .rightToLeft)
        try object.encode(article.published, forKey: .published)
        try object.encode(Self.time(article.saved), forKey: .saved)
        try object.encode(article.words, forKey: .words)
        try object.encode(article.estimatedSeconds, forKey: .seconds)
        try object.encode(article.picture, forKey: .picture)
        try object.encode(article.isArchived, forKey: .archived)
        try object.encode(article.isFavourite, forKey: .favourite)
        try object.encode(article.progress, forKey: .progress)
        try object.encode(article.finished.map(Self.time), forKey: .finished)
        try object.encode(article.labels, forKey: .labels)
        if let snippet { try object.encode(snippet.text, forKey: .snippet) }
        if let text { try object.encode(text, forKey: .text) }
    }

    /// A time as ISO 8601 in UTC.
    static func time(_ milliseconds: Int64) -> String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000).ISO8601Format()
    }

    /// Values as JSON and a line feed, keys sorted.
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
