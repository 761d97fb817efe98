internal import Archive
public import Narration
internal import SQLite
internal import Sodium

extension Library {
    /// Keeps an article, unless its address, its name at its service or its text is known.
    ///
    /// - Parameters:
    ///   - article: the article.
    ///   - id: its name, where it has one already; a new one otherwise.
    ///   - allowingKnownText: whether an article with the text of another one is kept beside it.
    /// - Returns: the article's name, and whether it is new.
    /// - Throws: `LibraryError`; then nothing was kept.
    public func add(
        _ article: NewArticle, id: ArticleID = ArticleID(), allowingKnownText: Bool = false
    ) async throws(LibraryError) -> Addition {
        let prepared = Prepared(article)
        let now = now()
        return try await write { connection in
            try Self.add(prepared, id: id, allowingKnownText: allowingKnownText, now: now, connection)
        }
    }

    /// Keeps several articles in one transaction, which is much faster than one by one: all or none.
    ///
    /// - Parameters:
    ///   - articles: the articles.
    ///   - allowingKnownText: whether an article with the text of another one is kept beside it.
    /// - Returns: what became of each, in their order.
    /// - Throws: `LibraryError`; then none was kept.
    public func add(
        _ articles: [NewArticle], allowingKnownText: Bool = false
    ) async throws(LibraryError) -> [Addition] {
        let prepared = articles.map(Prepared.init)
        let now = now()
        return try await write { connection in
            try prepared.map { article in
                try Self.add(article, id: ArticleID(), allowingKnownText: allowingKnownText, now: now, connection)
            }
        }
    }

    /// An article with what takes time to make and needs no database.
    private struct Prepared {
        let article: NewArticle
        let deflated: [UInt8]
        let hash: [UInt8]

        init(_ article: NewArticle) {
            self.article = article
            deflated = Deflated.deflate(Array(article.content.text.utf8))
            hash = Library.hash(of: article.text)
        }
    }

    private static func add(
        _ prepared: Prepared, id: ArticleID, allowingKnownText: Bool, now: Int64, _ connection: borrowing Connection
    ) throws -> Addition {
        let article = prepared.article
        if let known = try known(article, hash: allowingKnownText ? nil : prepared.hash, connection) { return known }
        let row = try insert(article, id: id, hash: prepared.hash, now: now, connection)
        try connection.run(
            "INSERT INTO contents VALUES (?, ?, ?, ?)", row, article.content.format.rawValue,
            article.content.text.utf8.count, prepared.deflated)
        try SearchIndex(
            title: article.title, site: article.site, authors: article.authors, body: article.text
        ).add(row, to: connection)
        for label in article.labels { try connection.label(row, label) }
        return .added(id)
    }

    /// Gives an article new content: its source has changed. Labels, positions and what the listener said about its
    /// language stay; a title that the listener gave is the caller's to keep.
    public func refresh(_ id: ArticleID, with article: NewArticle) async throws(LibraryError) {
        let deflated = Deflated.deflate(Array(article.content.text.utf8))
        let hash = Self.hash(of: article.text)
        let now = now()
        try await write { connection in
            let row = try connection.row(of: id)
            try SearchIndex(inRow: row, of: connection)?.remove(row, from: connection)
            try connection.run(
                """
                UPDATE articles SET title = ?, title_key = ?, site = ?, authors = ?, published = ?, picture = ?,
                declared_language = iif(language_is_certain, declared_language, ?), detected_language = ?,
                is_right_to_left = ?, words = ?, text_hash = ?, changed = ? WHERE id = ?
                """,
                article.title, ArticleRecord.titleKey(article.title), article.site,
                ArticleRecord.lines(article.authors), article.published, article.picture,
                article.declaredLanguage?.description, article.detectedLanguage?.description, article.isRightToLeft,
                SearchText.words(in: article.text), hash, now, row)
            try connection.run(
                "INSERT OR REPLACE INTO contents VALUES (?, ?, ?, ?)", row, article.content.format.rawValue,
                article.content.text.utf8.count, deflated)
            try SearchIndex(
                title: article.title, site: article.site, authors: article.authors, body: article.text
            ).add(row, to: connection)
        }
    }

    /// The article that has an address, whatever link it is under; nil when none has.
    public func article(at address: String) async throws(LibraryError) -> SavedArticle? {
        guard let key = NormalAddress.key(of: address) else { return nil }
        return try await read { connection in
            try connection.row(
                "SELECT \(ArticleRecord.columns) FROM articles a WHERE a.address_key = ? AND a.deleted IS NULL", key
            ) { row in try ArticleRecord.article(from: row) }
        }
    }

    private static func known(
        _ article: NewArticle, hash: [UInt8]?, _ connection: borrowing Connection
    ) throws -> Addition? {
        let key = article.address.flatMap(NormalAddress.key)
        let byAddress = try connection.value(
            """
            SELECT name FROM articles WHERE deleted IS NULL AND address_key = ?
            UNION ALL SELECT name FROM articles WHERE deleted IS NULL AND source = ? AND source_id = ? LIMIT 1
            """, key, article.source, article.sourceID, as: String.self)
        if let id = byAddress.flatMap({ ArticleID($0) }) { return .knownAddress(id) }
        guard let hash else { return nil }
        let byText = try connection.value(
            "SELECT name FROM articles WHERE text_hash = ? AND deleted IS NULL LIMIT 1", hash, as: String.self)
        return byText.flatMap { ArticleID($0) }.map { .knownText($0) }
    }

    private static func insert(
        _ article: NewArticle, id: ArticleID, hash: [UInt8], now: Int64, _ connection: borrowing Connection
    ) throws -> Int64 {
        try connection.run(
            """
            INSERT INTO articles (name, source, source_id, address, address_key, title, title_key, site, authors,
            declared_language, language_is_certain, detected_language, is_right_to_left, published, saved, changed,
            words, picture, text_hash, is_archived, is_favourite)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            id.description, article.source, article.sourceID, article.address,
            article.address.flatMap(NormalAddress.key), article.title, ArticleRecord.titleKey(article.title),
            article.site, ArticleRecord.lines(article.authors), article.declaredLanguage?.description,
            article.languageIsCertain, article.detectedLanguage?.description, article.isRightToLeft, article.published,
            article.saved ?? now, now, SearchText.words(in: article.text), article.picture, hash, article.isArchived,
            article.isFavourite)
        return connection.lastInserted
    }

    /// A hash of the words alone: white space does not count.
    private static func hash(of text: String) -> [UInt8] {
        Digest.blake2b(Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8))
    }
}
