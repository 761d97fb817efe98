internal import Narration
internal import SQLite

extension Library {
    /// What people's words for an article came to.
    public enum Naming: Hashable, Sendable {
        /// One article.
        case one(SavedArticle)
        /// Several fit; some of them.
        case several([SavedArticle])
        case none
    }

    /// How many of several are told.
    private static let told = 8

    /// Finds an article by what people call it: its id, the beginning of it (three characters or more), its address,
    /// its title, or words of its title.
    public func article(named name: String) async throws(LibraryError) -> Naming {
        if let id = ArticleID(name) {
            let exact = try await fitting("a.name = ?", id.description)
            if exact != .none { return exact }
        }
        if let start = Self.start(of: name) {
            // `~` follows every letter and digit that a name may have: the range is that of the beginning.
            let begun = try await fitting("a.name >= ? AND a.name < ?", start, start + "~")
            if begun != .none { return begun }
        }
        if let key = NormalAddress.key(of: name) {
            let addressed = try await fitting("a.address_key = ?", key)
            if addressed != .none { return addressed }
        }
        let titled = try await fitting("a.title_key = ?", ArticleRecord.titleKey(name))
        if titled != .none { return titled }
        guard let words = SearchQuery(name).words else { return .none }
        return try await read { connection in
            try Self.naming(
                connection.rows(
                    """
                    SELECT \(ArticleRecord.columns) FROM search_words CROSS JOIN articles a ON a.id = search_words.rowid
                    WHERE search_words MATCH ? AND a.deleted IS NULL ORDER BY search_words.rowid DESC LIMIT ?
                    """, "title : " + words, Self.told
                ) { row in try ArticleRecord.article(from: row) })
        }
    }

    private func fitting(_ condition: String, _ values: (any Storable & Sendable)...) async throws(LibraryError)
        -> Naming
    {
        try await read { connection in
            try Self.naming(
                connection.rows(
                    "SELECT \(ArticleRecord.columns) FROM articles a WHERE a.deleted IS NULL AND \(condition) LIMIT ?",
                    values: values.map { $0 as any Storable } + [Self.told]
                ) { row in try ArticleRecord.article(from: row) })
        }
    }

    private static func naming(_ articles: [SavedArticle]) -> Naming {
        guard let first = articles.first else { return .none }
        return articles.count == 1 ? .one(first) : .several(articles)
    }

    /// The beginning of a name in its own letters; nil for what can be none.
    private static func start(of text: String) -> String? {
        guard (3...16).contains(text.utf8.count) else { return nil }
        // A name is completed to see whether its letters are such.
        let whole = text + String(repeating: "0", count: 16 - text.utf8.count)
        return ArticleID(whole).map { String($0.description.prefix(text.utf8.count)) }
    }
}
