public import Narration
internal import SQLite

extension Library {
    /// The labels that are in use, in the order of the alphabet, and how many articles each has.
    public func labels() async throws(LibraryError) -> [(name: String, articles: Int)] {
        try await read { connection in
            try connection.rows(
                """
                SELECT l.name, count(*) FROM labels l JOIN article_labels al ON al.label = l.id
                JOIN articles a ON a.id = al.article AND a.deleted IS NULL GROUP BY l.id ORDER BY l.name_key
                """
            ) { row in (name: row[0], articles: row[1]) }
        }
    }

    /// Adds labels to articles and takes others away, all or none. Labels that differ in case alone are one.
    ///
    /// Throws `LibraryError.noSuchArticle`.
    public func label(
        _ ids: [ArticleID], adding: [String] = [], removing: [String] = []
    ) async throws(LibraryError) {
        let now = now()
        try await write { connection in
            for id in ids {
                let row = try connection.row(of: id)
                for label in removing { try connection.unlabel(row, label) }
                for label in adding { try connection.label(row, label) }
                try connection.run("UPDATE articles SET changed = ? WHERE id = ?", now, row)
            }
            try connection.run("DELETE FROM labels WHERE id NOT IN (SELECT label FROM article_labels)")
        }
    }
}

extension Connection {
    /// Gives the article in a row a label; an empty one is none.
    func label(_ row: Int64, _ label: String) throws {
        let name = label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !name.isEmpty else { return }
        try run("INSERT OR IGNORE INTO labels (name, name_key) VALUES (?, ?)", name, Self.labelKey(name))
        try run(
            "INSERT OR IGNORE INTO article_labels SELECT id, ? FROM labels WHERE name_key = ?", row,
            Self.labelKey(name))
    }

    func unlabel(_ row: Int64, _ label: String) throws {
        try run(
            """
            DELETE FROM article_labels WHERE article = ? AND label = (SELECT id FROM labels WHERE name_key = ?)
            """, row, Self.labelKey(label))
    }

    /// What makes two labels one.
    static func labelKey(_ label: String) -> String {
        label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
