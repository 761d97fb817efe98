internal import Foundation
internal import Narration
internal import SQLite

/// How an article lies in the table.
enum ArticleRecord {
    /// The columns that ``article(from:labels:)`` reads, of a table that is called `a` in the query.
    static let columns = """
        a.id, a.name, a.source, a.source_id, a.address, a.title, a.site, a.authors, a.declared_language, \
        a.language_is_certain, a.detected_language, a.is_right_to_left, a.published, a.saved, a.changed, a.words, \
        a.picture, a.is_archived, a.is_favourite, a.progress, a.finished, \
        (SELECT json_group_array(l.name) FROM article_labels al JOIN labels l ON l.id = al.label \
        WHERE al.article = a.id)
        """

    /// The article in a row.
    static func article(from row: borrowing Row) throws -> SavedArticle {
        let name: String = row[1]
        guard let id = ArticleID(name) else {
            throw SQLiteError(code: 11, message: "an article's name is damaged")
        }
        return SavedArticle(
            id: id, source: row[2], sourceID: row[3], address: row[4], title: row[5], site: row[6],
            authors: strings(row[7]), declaredLanguage: tag(row[8]), languageIsCertain: row[9],
            detectedLanguage: tag(row[10]), isRightToLeft: row[11], published: row[12], saved: row[13],
            changed: row[14], words: row[15], picture: row[16], isArchived: row[17], isFavourite: row[18],
            progress: row[19], finished: row[20], labels: strings(row[21]).sorted())
    }

    /// The texts of a JSON array.
    static func strings(_ json: String) -> [String] {
        if json == "[]" { return [] }
        // What is no array of texts has been put there by somebody else; it is shown as none.
        return (try? JSONDecoder().decode([String].self, from: Data(json.utf8))) ?? []
    }

    /// Texts as a JSON array.
    static func json(_ strings: [String]) -> String {
        if strings.isEmpty { return "[]" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        // Texts can always be encoded.
        return (try? encoder.encode(strings)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    /// What titles are sorted by: without case, marks and opening quotes.
    static func titleKey(_ title: String) -> String {
        let folded = String(String.UnicodeScalarView(SearchText.folded(title)))
        let start = folded.unicodeScalars.firstIndex { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return start.map { String(folded[$0...]) } ?? folded
    }

    private static func tag(_ text: String?) -> LanguageTag? {
        text.flatMap { LanguageTag($0) }
    }
}

extension Connection {
    /// The row of an article that is not deleted.
    func row(of id: ArticleID) throws -> Int64 {
        let row = try value(
            "SELECT id FROM articles WHERE name = ? AND deleted IS NULL", id.description, as: Int64.self)
        guard let row else { throw LibraryError.noSuchArticle(id) }
        return row
    }

    /// The article in a row.
    func article(inRow row: Int64) throws -> SavedArticle? {
        try self.row("SELECT \(ArticleRecord.columns) FROM articles a WHERE a.id = ?", row) { row in
            try ArticleRecord.article(from: row)
        }
    }
}
