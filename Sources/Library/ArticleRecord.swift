internal import Narration
internal import SQLite
internal import Synchronization

/// How an article lies in the table.
enum ArticleRecord {
    /// The columns that ``article(from:labels:)`` reads, of a table that is called `a` in the query.
    static let columns = """
        a.id, a.name, a.source, a.source_id, a.address, a.title, a.site, a.authors, a.declared_language, \
        a.language_is_certain, a.detected_language, a.is_right_to_left, a.published, a.saved, a.changed, a.words, \
        a.picture, a.is_archived, a.is_favourite, a.progress, a.finished, \
        (SELECT group_concat(l.name, char(10)) FROM article_labels al JOIN labels l ON l.id = al.label \
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

    /// The texts of a column that holds several, one a line.
    static func strings(_ lines: String) -> [String] {
        lines.utf8.isEmpty ? [] : lines.split(separator: "\n").map(String.init)
    }

    /// Texts as lines; white space in them is a space.
    static func lines(_ strings: [String]) -> String {
        strings.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// What titles are sorted by: without case, marks and opening quotes.
    static func titleKey(_ title: String) -> String {
        let folded = String(String.UnicodeScalarView(SearchText.folded(title)))
        let start = folded.unicodeScalars.firstIndex { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return start.map { String(folded[$0...]) } ?? folded
    }

    private static func tag(_ text: String?) -> LanguageTag? {
        guard let text else { return nil }
        return tags.withLock { tags in
            if let known = tags[text] { return known }
            let tag = LanguageTag(text)
            if tags.count < 1_000 { tags[text] = tag }
            return tag
        }
    }

    /// The tags that were read so far: a list has the same few again and again.
    private static let tags = Mutex<[String: LanguageTag]>([:])
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
