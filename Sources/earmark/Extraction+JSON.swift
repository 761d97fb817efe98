import Foundation
import Markup
import Narration

extension Extraction {
    /// The article as one JSON object and a line feed: keys sorted, null where something is unknown.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(ArticleJSON(extraction: self)), as: UTF8.self) + "\n"
        }
    }
}

/// The form of an article in JSON.
private struct ArticleJSON: Encodable {
    let extraction: Extraction

    private enum Key: String, CodingKey {
        case title, byline, site, language, published, picture, text, html
    }

    func encode(to encoder: any Encoder) throws {
        let article = extraction.article
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(article.title.isEmpty ? nil : article.title, forKey: .title)
        try object.encode(article.byline, forKey: .byline)
        try object.encode(article.site, forKey: .site)
        try object.encode(article.language?.description, forKey: .language)
        try object.encode(article.published, forKey: .published)
        try object.encode(article.picture, forKey: .picture)
        try object.encode(article.text, forKey: .text)
        try object.encode(extraction.html, forKey: .html)
    }
}
