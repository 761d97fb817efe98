internal import Archive
public import Narration
internal import SQLite

extension Library {
    /// What a listener may change about an article; nil leaves a thing as it is.
    public struct Changes: Hashable, Sendable {
        public var title: String?
        /// The empty text takes the site away.
        public var site: String?
        public var authors: [String]?
        /// The language that the listener says it is in; `.some(nil)` lets the text be asked again.
        public var language: LanguageTag??
        public var isArchived: Bool?
        public var isFavourite: Bool?
        /// 0 to 1.
        public var progress: Double?

        /// No change yet.
        public init() {}
    }

    /// An article. Throws `LibraryError.noSuchArticle`.
    public func article(_ id: ArticleID) async throws(LibraryError) -> SavedArticle {
        try await read { connection in
            guard let article = try connection.article(inRow: connection.row(of: id)) else {
                throw LibraryError.noSuchArticle(id)
            }
            return article
        }
    }

    /// The content of an article as it came. Throws `LibraryError.noSuchArticle` and `.contentDamaged`.
    public func content(of id: ArticleID) async throws(LibraryError) -> NewArticle.Content {
        try await read { connection in
            guard let content = try connection.keptContent(inRow: connection.row(of: id)) else {
                throw LibraryError.contentDamaged(id)
            }
            return content
        }
    }

    /// The most bytes of content that are brought back.
    static let contentLimit = 1 << 28

    /// The words of an article that are searched. Throws `LibraryError.noSuchArticle`.
    public func text(of id: ArticleID) async throws(LibraryError) -> String {
        try await read { connection in
            try SearchIndex(inRow: connection.row(of: id), of: connection)?.body ?? ""
        }
    }

    /// Changes an article. Throws `LibraryError.noSuchArticle`.
    public func change(_ id: ArticleID, _ changes: Changes) async throws(LibraryError) {
        let now = now()
        try await write { connection in try Self.change(connection.row(of: id), changes, now: now, connection) }
    }

    /// Changes several articles at once, all or none. Throws `LibraryError.noSuchArticle`.
    public func change(_ ids: [ArticleID], _ changes: Changes) async throws(LibraryError) {
        let now = now()
        try await write { connection in
            for id in ids { try Self.change(connection.row(of: id), changes, now: now, connection) }
        }
    }

    private static func change(
        _ row: Int64, _ changes: Changes, now: Int64, _ connection: borrowing Connection
    ) throws {
        if changes.title != nil || changes.site != nil || changes.authors != nil {
            guard let old = try connection.article(inRow: row),
                let index = try SearchIndex(inRow: row, of: connection)
            else { return }
            let title = changes.title ?? old.title
            let site = changes.site.map { $0.isEmpty ? nil : $0 } ?? old.site
            let authors = changes.authors ?? old.authors
            try index.remove(row, from: connection)
            try SearchIndex(title: title, site: site, authors: authors, body: index.body).add(row, to: connection)
            try connection.run(
                "UPDATE articles SET title = ?, title_key = ?, site = ?, authors = ? WHERE id = ?", title,
                ArticleRecord.titleKey(title), site, ArticleRecord.lines(authors), row)
            try connection.run(
                "UPDATE queue_items SET title = ?, site = ? WHERE article = ?", title, site, old.id.description)
        }
        if let language = changes.language {
            // Nobody's word any more: what the source said is not known either, so the text alone decides.
            try connection.run(
                "UPDATE articles SET declared_language = ?, language_is_certain = ? WHERE id = ?",
                language?.description, language != nil, row)
        }
        try connection.run(
            """
            UPDATE articles SET is_archived = ifnull(?, is_archived), is_favourite = ifnull(?, is_favourite),
            progress = ifnull(?, progress), changed = ? WHERE id = ?
            """,
            changes.isArchived, changes.isFavourite, changes.progress.map { min(max($0, 0), 1) }, now, row)
    }
}

extension Connection {
    /// The content of the article in a row; nil where it is missing or damaged.
    func keptContent(inRow row: Int64) throws -> NewArticle.Content? {
        let kept = try self.row("SELECT format, size, deflated FROM contents WHERE article = ?", row) { row in
            (format: row[0] as String, size: row[1] as Int, bytes: row[2] as [UInt8])
        }
        guard let kept, let format = NewArticle.Format(rawValue: kept.format), kept.size <= Library.contentLimit,
            // What does not come back as it was is damaged, whatever the reason.
            let bytes = try? Deflated.inflate(kept.bytes, count: kept.size)
        else { return nil }
        return NewArticle.Content(format, String(decoding: bytes, as: UTF8.self))
    }
}
