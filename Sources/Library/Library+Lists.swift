public import Narration
internal import SQLite

extension Library {
    /// A label with fewer articles than this is looked up from the label's side, one with more from the list's.
    private static let rareLabel = 3_000

    /// A page of the articles that are wanted.
    ///
    /// - Parameters:
    ///   - selection: which, in which order.
    ///   - limit: how many at most.
    ///   - offset: how many are passed over.
    /// - Returns: the articles, and whether more follow.
    /// - Throws: `LibraryError`.
    public func list(
        _ selection: Selection, limit: Int = 50, offset: Int = 0
    ) async throws(LibraryError) -> ArticlePage {
        if selection.search != nil { return try await find(selection, limit: limit, offset: offset) }
        return try await read { connection in
            guard let (sql, values) = try Self.query(selection, connection) else {
                return ArticlePage(articles: [], snippets: [], hasMore: false)
            }
            // The page is found by narrow indexes first, and only its articles are read whole.
            let order = (selection.order ?? .date).sql(isReversed: selection.isReversed)
            let articles = try connection.rows(
                """
                WITH page AS MATERIALIZED (SELECT a.id \(sql) LIMIT ? OFFSET ?)
                SELECT \(ArticleRecord.columns) FROM page CROSS JOIN articles a ON a.id = page.id ORDER BY \(order)
                """, values: values + [limit + 1, max(0, offset)]
            ) { row in try ArticleRecord.article(from: row) }
            return ArticlePage(
                articles: Array(articles.prefix(limit)), snippets: [], hasMore: articles.count > limit)
        }
    }

    /// The names of all articles that are wanted, in their order, at most so many: for the queue.
    public func ids(_ selection: Selection, limit: Int) async throws(LibraryError) -> [ArticleID] {
        if selection.search != nil {
            return try await find(selection, limit: limit, offset: 0).articles.map(\.id)
        }
        return try await read { connection in
            guard let (sql, values) = try Self.query(selection, connection) else { return [] }
            return try connection.rows("SELECT a.name " + sql + " LIMIT ?", values: values + [limit]) { row in
                ArticleID(row[0] as String)
            }.compactMap(\.self)
        }
    }

    /// How many articles are wanted; a search is not counted.
    public func count(_ selection: Selection) async throws(LibraryError) -> Int {
        try await read { connection in
            guard let (sql, values) = try Self.query(selection, connection, isOrdered: false) else { return 0 }
            return try connection.rows("SELECT count(*) " + sql, values: values) { row -> Int in row[0] }.first ?? 0
        }
    }

    /// Everything behind `SELECT …` for a selection without a search; nil where its label does not exist.
    private static func query(
        _ selection: Selection, _ connection: borrowing Connection, isOrdered: Bool = true
    ) throws -> (sql: String, values: [(any Storable)?])? {
        var condition = Condition(selection)
        var table = "FROM articles a"
        if let name = selection.label {
            guard let label = try connection.label(named: name) else { return nil }
            let count = try connection.value(
                "SELECT count(*) FROM (SELECT 1 FROM article_labels WHERE label = ? LIMIT ?)", label, rareLabel,
                as: Int.self)
            if (count ?? 0) < rareLabel {
                table = "FROM article_labels al CROSS JOIN articles a ON a.id = al.article"
                condition.add("al.label = ?", label)
            } else {
                condition.add(
                    "EXISTS (SELECT 1 FROM article_labels al WHERE al.label = ? AND al.article = a.id)", label)
            }
        }
        let order = (selection.order ?? .date).sql(isReversed: selection.isReversed)
        return (table + " WHERE " + condition.sql + (isOrdered ? " ORDER BY " + order : ""), condition.values)
    }
}

extension Connection {
    /// The row of a label; nil where there is none.
    func label(named name: String) throws -> Int64? {
        try value("SELECT id FROM labels WHERE name_key = ?", Self.labelKey(name), as: Int64.self)
    }
}
