internal import SQLite

extension Library {
    /// How many candidates of the index of pieces are looked into for one page.
    private static let candidates = 100

    /// A page of the articles with the words of a search.
    ///
    /// All words have to occur, the last one perhaps only begun; `"…"` is words in a row, `-word` must not occur. Case
    /// and marks on letters do not count. Without an order, those with the words in the title come first, then those
    /// with the words in the text, each the latest first; where they are too few, those that have them as parts of
    /// longer words.
    func find(_ selection: Selection, limit: Int, offset: Int) async throws(LibraryError) -> ArticlePage {
        let query = SearchQuery(selection.search ?? "")
        guard let words = query.words else { return ArticlePage(articles: [], snippets: [], hasMore: false) }
        return try await read { connection in
            var condition = Condition(selection)
            if let name = selection.label {
                guard let label = try connection.label(named: name) else {
                    return ArticlePage(articles: [], snippets: [], hasMore: false)
                }
                condition.add(
                    "EXISTS (SELECT 1 FROM article_labels al WHERE al.label = ? AND al.article = a.id)", label)
            }
            let wanted = max(0, offset) + limit + 1
            var rows: [Int64]
            if let order = selection.order {
                rows = try Self.rows(
                    words, condition, order: order.sql(isReversed: selection.isReversed), limit: wanted, connection)
            } else {
                rows = try Self.rows("title : " + words, condition, limit: wanted, connection)
                if rows.count < wanted {
                    rows += try Self.rows(
                        "(\(words)) NOT (title : \(words))", condition, limit: wanted - rows.count, connection)
                }
                if rows.count < wanted {
                    rows += try Self.parts(
                        query, condition, known: Set(rows), limit: wanted - rows.count, connection)
                }
            }
            return try Self.page(Array(rows.dropFirst(max(0, offset))), query, limit: limit, connection)
        }
    }

    private static func rows(
        _ words: String, _ condition: Condition, order: String = "search_words.rowid DESC", limit: Int,
        _ connection: borrowing Connection
    ) throws -> [Int64] {
        try connection.rows(
            """
            SELECT a.id FROM search_words CROSS JOIN articles a ON a.id = search_words.rowid
            WHERE search_words MATCH ? AND \(condition.sql) ORDER BY \(order) LIMIT ?
            """, values: [words] + condition.values + [limit]
        ) { row in row[0] }
    }

    /// Articles that have every wanted term somewhere, be it inside a word. The index knows only which three letters
    /// occur, so that the text itself is asked.
    private static func parts(
        _ query: SearchQuery, _ condition: Condition, known: Set<Int64>, limit: Int,
        _ connection: borrowing Connection
    ) throws -> [Int64] {
        guard let pieces = query.pieces else { return [] }
        let found = try connection.rows(
            """
            SELECT a.id FROM search_pieces CROSS JOIN articles a ON a.id = search_pieces.rowid
            WHERE search_pieces MATCH ? AND \(condition.sql) ORDER BY search_pieces.rowid DESC LIMIT ?
            """, values: [pieces] + condition.values + [candidates]
        ) { row -> Int64 in row[0] }
        let wanted = query.wanted.map(SearchText.folded)
        let unwanted = query.unwanted.map(SearchText.folded)
        var rows: [Int64] = []
        for row in found where !known.contains(row) && rows.count < limit {
            guard let index = try SearchIndex(inRow: row, of: connection) else { continue }
            let text = SearchText.folded(index.title + "\n" + index.names + "\n" + index.body)
            let has = { (needle: [Unicode.Scalar]) in Snippet.first(of: [needle], in: text[...], from: 0) != nil }
            if wanted.allSatisfy(has), !unwanted.contains(where: has) { rows.append(row) }
        }
        return rows
    }

    private static func page(
        _ rows: [Int64], _ query: SearchQuery, limit: Int, _ connection: borrowing Connection
    ) throws -> ArticlePage {
        var page = ArticlePage(articles: [], snippets: [], hasMore: rows.count > limit)
        for row in rows.prefix(limit) {
            guard let article = try connection.article(inRow: row),
                let index = try SearchIndex(inRow: row, of: connection)
            else { continue }
            page.articles.append(article)
            page.snippets.append(Snippet(of: index.body, words: query.wanted))
        }
        return page
    }
}
