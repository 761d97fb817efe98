public import Narration
internal import SQLite

/// A stretch of an article that was heard in one go.
public struct HeardStretch: Hashable, Sendable {
    /// The article.
    public var article: ArticleID
    /// The device that it was heard on.
    public var device: DeviceID
    /// The script that the places are in.
    public var script: String
    /// Where it began in the article.
    public var from: Place
    /// Where it ended.
    public var to: Place
    /// When it began, in milliseconds since 1970.
    public var began: Int64
    /// When it ended, in milliseconds since 1970.
    public var ended: Int64

    /// A stretch that was heard.
    public init(
        article: ArticleID, device: DeviceID, script: String, from: Place, to: Place, began: Int64, ended: Int64
    ) {
        self.article = article
        self.device = device
        self.script = script
        self.from = from
        self.to = to
        self.began = began
        self.ended = ended
    }
}

extension Library {
    /// Keeps that a stretch was heard. One that goes on where the last of its article, script and device ended makes
    /// that one longer: hearing an hour is one row, not one every five seconds.
    ///
    /// Throws `LibraryError.noSuchArticle`.
    public func record(_ heard: HeardStretch) async throws(LibraryError) {
        try await write { connection in
            let row = try connection.row(of: heard.article)
            try connection.run(
                """
                UPDATE history SET to_utterance = ?, to_milliseconds = ?, ended = ?
                WHERE id = (SELECT max(id) FROM history WHERE article = ? AND device = ?) AND script = ?
                AND to_utterance = ? AND to_milliseconds = ?
                """, heard.to.utterance, heard.to.milliseconds, heard.ended, row, heard.device.name, heard.script,
                heard.from.utterance, heard.from.milliseconds)
            guard connection.changes == 0 else { return }
            try connection.run(
                """
                INSERT INTO history (article, device, script, from_utterance, from_milliseconds, to_utterance,
                to_milliseconds, began, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, row, heard.device.name, heard.script, heard.from.utterance, heard.from.milliseconds,
                heard.to.utterance, heard.to.milliseconds, heard.began, heard.ended)
        }
    }

    /// What was heard last, the latest first; of one article alone where one is named.
    public func history(of id: ArticleID? = nil, limit: Int = 100) async throws(LibraryError) -> [HeardStretch] {
        try await read { connection in
            let row = try id.map { try connection.row(of: $0) }
            return try connection.rows(
                """
                SELECT a.name, h.device, h.script, h.from_utterance, h.from_milliseconds, h.to_utterance,
                h.to_milliseconds, h.began, h.ended FROM history h JOIN articles a ON a.id = h.article
                WHERE a.deleted IS NULL \(row == nil ? "AND ? IS NULL" : "AND h.article = ?")
                ORDER BY h.id DESC LIMIT ?
                """, row, limit
            ) { row in
                ArticleID(row[0] as String).map { article in
                    HeardStretch(
                        article: article, device: DeviceID(row[1]), script: row[2],
                        from: Place(utterance: row[3], milliseconds: row[4]),
                        to: Place(utterance: row[5], milliseconds: row[6]), began: row[7], ended: row[8])
                }
            }.compactMap(\.self)
        }
    }

    /// Forgets what was heard. How many stretches that were.
    public func forgetHistory() async throws(LibraryError) -> Int {
        try await write { connection in
            try connection.run("DELETE FROM history")
            return connection.changes
        }
    }
}
