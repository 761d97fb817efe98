public import Narration
internal import SQLite

extension Library {
    /// Takes articles out of the library and the queue. For half a minute they can be brought back with
    /// ``restore(_:)``, then ``purge(all:)`` ends them.
    ///
    /// Throws `LibraryError.noSuchArticle`; then none is gone.
    public func delete(_ ids: [ArticleID]) async throws(LibraryError) {
        let now = now()
        try await write { connection in
            for id in ids {
                let row = try connection.row(of: id)
                try connection.run("UPDATE articles SET deleted = ? WHERE id = ?", now, row)
                try connection.run("DELETE FROM queue_items WHERE article = ?", id.description)
            }
        }
    }

    /// Brings deleted articles back; how many there still were. One whose address has been added again stays gone.
    public func restore(_ ids: [ArticleID]) async throws(LibraryError) -> Int {
        try await write { connection in
            var count = 0
            for id in ids {
                try connection.run(
                    "UPDATE OR IGNORE articles SET deleted = NULL WHERE name = ? AND deleted IS NOT NULL",
                    id.description)
                count += connection.changes
            }
            return count
        }
    }

    /// Ends deleted articles whose time is over, or all of them; how many.
    @discardableResult
    public func purge(all: Bool = false) async throws(LibraryError) -> Int {
        let now = now()
        return try await write { connection in
            // A time far ahead was kept before the clock jumped back.
            let rows = try connection.rows(
                "SELECT id FROM articles WHERE deleted IS NOT NULL AND (? OR deleted <= ? OR deleted > ?)", all,
                now - Self.undoMilliseconds, now + Self.undoMilliseconds
            ) { row -> Int64 in row[0] }
            for row in rows {
                try SearchIndex(inRow: row, of: connection)?.remove(row, from: connection)
                try connection.run("DELETE FROM articles WHERE id = ?", row)
            }
            if !rows.isEmpty {
                try connection.run("DELETE FROM labels WHERE id NOT IN (SELECT label FROM article_labels)")
            }
            return rows.count
        }
    }
}
