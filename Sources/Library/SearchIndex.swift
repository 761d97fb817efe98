internal import SQLite

/// What the search knows of an article: two indexes over one text, kept in step with it.
struct SearchIndex {
    let title: String
    let names: String
    let body: String

    /// What is searched of an article; `names` are its site and authors.
    init(title: String, site: String?, authors: [String], body: String) {
        self.title = title
        names = ([site].compactMap(\.self) + authors).joined(separator: " · ")
        self.body = body
    }

    private init(title: String, names: String, body: String) {
        (self.title, self.names, self.body) = (title, names, body)
    }

    /// What is known of the article in a row; nil where nothing is.
    init?(inRow row: Int64, of connection: borrowing Connection) throws {
        let known = try connection.row("SELECT title, names, body FROM texts WHERE article = ?", row) { row in
            SearchIndex(title: row[0], names: row[1], body: row[2])
        }
        guard let known else { return nil }
        self = known
    }

    /// Puts the article in.
    func add(_ row: Int64, to connection: borrowing Connection) throws {
        try connection.run("INSERT INTO texts VALUES (?, ?, ?, ?)", row, title, names, body)
        try connection.run(
            "INSERT INTO search_words (rowid, title, names, body) VALUES (?, ?, ?, ?)", row,
            SearchText.separated(title),
            SearchText.separated(names), SearchText.separated(body))
        try connection.run(
            "INSERT INTO search_pieces (rowid, title, names, body) VALUES (?, ?, ?, ?)", row, title, names, body)
    }

    /// Takes the article out; the indexes want to be told what they hold.
    func remove(_ row: Int64, from connection: borrowing Connection) throws {
        try connection.run(
            "INSERT INTO search_words (search_words, rowid, title, names, body) VALUES ('delete', ?, ?, ?, ?)", row,
            SearchText.separated(title), SearchText.separated(names), SearchText.separated(body))
        try connection.run(
            "INSERT INTO search_pieces (search_pieces, rowid, title, names, body) VALUES ('delete', ?, ?, ?, ?)", row,
            title, names,
            body)
        try connection.run("DELETE FROM texts WHERE article = ?", row)
    }
}
