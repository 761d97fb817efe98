public import Narration
internal import SQLite

/// A place where a device left an article.
public struct KeptPosition: Hashable, Sendable {
    /// The device.
    public var device: DeviceID
    /// The place.
    public var position: Position
    /// When it was heard, in milliseconds since 1970; of two places of one article the later one counts. Where a clock
    /// has jumped back it is just after the place before, so that it may be ahead of the clock.
    public var heard: Int64
}

extension Library {
    /// Keeps where a listener is in an article. It counts from now on, whatever the clock says: the time that is kept
    /// with it is never before that of a place that counted until now. What other devices left stays reachable.
    ///
    /// Throws `LibraryError.noSuchArticle`.
    public func keep(
        _ position: Position, of id: ArticleID, by device: DeviceID, progress: Double? = nil
    ) async throws(LibraryError) {
        let now = now()
        try await write { connection in
            let row = try connection.row(of: id)
            let last = try connection.value("SELECT max(heard) FROM positions WHERE article = ?", row, as: Int64.self)
            let heard = last.map { max(now, $0 &+ 1) } ?? now
            try connection.keep(position, row, device, heard: heard)
            if let progress {
                try connection.run(
                    "UPDATE articles SET progress = ? WHERE id = ?", min(max(progress, 0), 1), row)
            }
            try connection.updateQueue(id, position)
        }
    }

    /// Keeps a place that a device reports afterwards, as heard at its time. It counts if nothing later is known;
    /// otherwise it stays reachable beside the one that counts. Times in the future are taken for now.
    ///
    /// Throws `LibraryError.noSuchArticle`. Returns whether it counts.
    @discardableResult
    public func keep(
        _ position: Position, of id: ArticleID, by device: DeviceID, heardAt time: Int64
    ) async throws(LibraryError) -> Bool {
        let now = now()
        return try await write { connection in
            let row = try connection.row(of: id)
            let heard = min(time, now)
            let own = try connection.value(
                "SELECT heard FROM positions WHERE article = ? AND device = ?", row, device.name, as: Int64.self)
            // Of one device only the latest place is known; an older report is of no use.
            if let own, own >= heard { return false }
            let last = try connection.value("SELECT max(heard) FROM positions WHERE article = ?", row, as: Int64.self)
            try connection.keep(position, row, device, heard: heard)
            let counts = last.map { heard > $0 } ?? true
            if counts { try connection.updateQueue(id, position) }
            return counts
        }
    }

    /// Keeps a place beside the one that counts, which stays as it is.
    ///
    /// Throws `LibraryError.noSuchArticle`.
    public func remember(_ position: Position, of id: ArticleID, by device: DeviceID) async throws(LibraryError) {
        let now = now()
        try await write { connection in
            let row = try connection.row(of: id)
            let counting = try connection.row(
                "SELECT device, heard FROM positions WHERE article = ? ORDER BY heard DESC LIMIT 1", row
            ) { row in (device: row[0] as String, heard: row[1] as Int64) }
            // The device's own place is the one that counts: the remembered one needs a name beside it.
            let name = counting?.device == device.name ? device.name + Self.earlier : device.name
            let heard = counting.map { min(now, $0.heard &- 1) } ?? now
            try connection.keep(position, row, DeviceID(name), heard: heard)
        }
    }

    /// What stands behind the name of a device whose earlier place is kept beside its present one.
    static let earlier = " (earlier)"

    /// The places where an article was left, the one that counts first.
    public func positions(of id: ArticleID) async throws(LibraryError) -> [KeptPosition] {
        try await read { connection in
            try connection.rows(
                """
                SELECT device, heard, script, utterance, milliseconds, fingerprint FROM positions
                WHERE article = ? ORDER BY heard DESC
                """, connection.row(of: id)
            ) { row in
                Position(row, from: 2).map { KeptPosition(device: DeviceID(row[0]), position: $0, heard: row[1]) }
            }.compactMap(\.self)
        }
    }

    /// When the places that count were heard, for all articles that have one.
    public func heardAt() async throws(LibraryError) -> [ArticleID: Int64] {
        try await read { connection in
            let pairs = try connection.rows(
                """
                SELECT a.name, max(p.heard) FROM positions p JOIN articles a ON a.id = p.article
                WHERE a.deleted IS NULL GROUP BY p.article
                """
            ) { row in ArticleID(row[0] as String).map { ($0, row[1] as Int64) } }
            return Dictionary(pairs.compactMap(\.self)) { first, _ in first }
        }
    }

    /// Keeps that an article was heard to its end: it is finished, its place is the start again.
    ///
    /// - Parameters:
    ///   - id: the article.
    ///   - archiving: whether it is put away, too.
    /// - Throws: `LibraryError.noSuchArticle`.
    public func finish(_ id: ArticleID, archiving: Bool) async throws(LibraryError) {
        let now = now()
        try await write { connection in
            let row = try connection.row(of: id)
            try connection.run("DELETE FROM positions WHERE article = ?", row)
            try connection.run(
                """
                UPDATE articles SET progress = 1, finished = ?, changed = ?, is_archived = max(is_archived, ?)
                WHERE id = ?
                """, now, now, archiving, row)
            try connection.updateQueue(id, nil)
        }
    }
}

extension Connection {
    func keep(_ position: Position, _ row: Int64, _ device: DeviceID, heard: Int64) throws(SQLiteError) {
        try run(
            "INSERT OR REPLACE INTO positions VALUES (?, ?, ?, ?, ?, ?, ?)", row, device.name, position.script,
            position.place.utterance, position.place.milliseconds, position.fingerprint, heard)
    }

    /// The position of the article in a row that counts.
    func position(inRow row: Int64) throws -> Position? {
        try self.row(
            """
            SELECT script, utterance, milliseconds, fingerprint FROM positions WHERE article = ?
            ORDER BY heard DESC LIMIT 1
            """, row
        ) { row in Position(row, from: 0) } ?? nil
    }

    /// Items of an article in the queue have its position.
    func updateQueue(_ id: ArticleID, _ position: Position?) throws(SQLiteError) {
        try run(
            """
            UPDATE queue_items SET script = ?, utterance = ?, milliseconds = ?, fingerprint = ? WHERE article = ?
            """, position?.script, position?.place.utterance, position?.place.milliseconds, position?.fingerprint,
            id.description)
    }
}
