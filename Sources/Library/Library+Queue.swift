public import Narration
internal import SQLite

extension Library {
    /// The queue.
    public func queue() async throws(LibraryError) -> Queue {
        try await read { connection in try connection.queue() }
    }

    /// Changes the queue: it is read, changed and kept in one transaction, so that no change of another process is
    /// lost.
    ///
    /// - Parameter change: what is done to it; it may be any rule of ``Queue``.
    /// - Returns: what the change returns.
    /// - Throws: `LibraryError`.
    @discardableResult
    public func changeQueue<Result: Sendable>(
        _ change: @escaping @Sendable (inout Queue) -> Result
    ) async throws(LibraryError) -> Result {
        try await write { connection in
            let before = try connection.queue()
            var queue = before
            let result = change(&queue)
            if queue != before { try connection.keep(queue, over: before) }
            return result
        }
    }

    /// The additions to the queue for articles, with the places where they were left. Unknown ones are left out.
    public func additions(_ ids: [ArticleID]) async throws(LibraryError) -> [Queue.Addition] {
        try await read { connection in
            try ids.compactMap { id in
                try connection.row(
                    "SELECT id, title, site FROM articles WHERE name = ? AND deleted IS NULL", id.description
                ) { row in
                    Queue.Addition(
                        article: id, title: row[1], site: row[2], position: try connection.position(inRow: row[0]))
                }
            }
        }
    }
}

extension Connection {
    private static let nextNumber = "queue.next"

    /// The queue as it is kept.
    func queue() throws -> Queue {
        let next = try value("SELECT value FROM settings WHERE name = ?", Self.nextNumber, as: Int.self)
        return Queue(
            items: try queueItems(haveLeft: false), recent: try queueItems(haveLeft: true), nextNumber: next ?? 1)
    }

    private func queueItems(haveLeft: Bool) throws -> [QueueItem] {
        try rows(
            """
            SELECT number, article, title, site, has_failed, script, utterance, milliseconds, fingerprint
            FROM queue_items WHERE has_left = ? ORDER BY place, number
            """, haveLeft
        ) { row in
            // A name that is none was put there by somebody else.
            guard let article = ArticleID(row[1] as String) else { return nil }
            var item = QueueItem(
                id: .init(row[0]), article: article, title: row[2], site: row[3], position: Position(row, from: 5))
            item.hasFailed = row[4]
            return item
        }.compactMap(\.self)
    }

    /// Keeps a queue; only rows that differ are written.
    func keep(_ queue: Queue, over before: Queue) throws {
        let old = Self.places(of: before)
        let new = Self.places(of: queue)
        for number in old.keys where new[number] == nil {
            try run("DELETE FROM queue_items WHERE number = ?", number)
        }
        for (number, place) in new where old[number] != place {
            let position = place.item.position
            try run(
                "INSERT OR REPLACE INTO queue_items VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", number, place.index,
                place.item.article.description, place.item.title, place.item.site, position?.script,
                position?.place.utterance, position?.place.milliseconds, position?.fingerprint, place.item.hasFailed,
                place.hasLeft)
        }
        if queue.nextNumber != before.nextNumber {
            try run("INSERT OR REPLACE INTO settings VALUES (?, ?)", Self.nextNumber, String(queue.nextNumber))
        }
    }

    private struct QueuePlace: Hashable {
        var item: QueueItem
        var index: Int
        var hasLeft: Bool
    }

    private static func places(of queue: Queue) -> [Int: QueuePlace] {
        var places: [Int: QueuePlace] = [:]
        for (index, item) in queue.items.enumerated() {
            places[item.id.number] = QueuePlace(item: item, index: index, hasLeft: false)
        }
        for (index, item) in queue.recent.enumerated() {
            places[item.id.number] = QueuePlace(item: item, index: index, hasLeft: true)
        }
        return places
    }
}

extension Position {
    /// The position in four columns (script, utterance, milliseconds, fingerprint); nil where there is none.
    init?(_ row: borrowing Row, from column: Int) {
        guard let script: String = row[column] else { return nil }
        self.init(
            script: script, place: Place(utterance: row[column + 1], milliseconds: row[column + 2]),
            fingerprint: row[column + 3])
    }
}
