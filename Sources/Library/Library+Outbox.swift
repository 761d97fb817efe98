internal import SQLite

/// Something that has yet to be told to a service.
public struct OutboxEntry: Hashable, Sendable {
    /// Its number.
    public let id: Int
    /// The service.
    public let service: String
    /// What it is about, by the service's name for it.
    public let subject: String
    /// What kind of thing is told; of one kind about one subject only the latest is kept.
    public let kind: String
    /// What is told, as the service wants it.
    public let body: String
    /// Raised when the entry is replaced by a later one.
    public let revision: Int
    /// How often it was tried in vain.
    public let tries: Int
    /// Why it failed the last time.
    public let failure: String?
}

extension Library {
    /// The longest that an entry waits before it is tried again, in milliseconds: an hour.
    public static let longestWait: Int64 = 3_600_000

    /// Puts something in that has to be told. It takes the place of what is waiting of its kind about its subject.
    public func post(
        service: String, subject: String, kind: String, body: String
    ) async throws(LibraryError) {
        let now = now()
        try await write { connection in
            try connection.run(
                """
                INSERT INTO outbox (service, subject, kind, body, revision, made, due, tries)
                VALUES (?1, ?2, ?3, ?4, 1, ?5, ?5, 0)
                ON CONFLICT (service, subject, kind) DO UPDATE SET body = excluded.body, revision = revision + 1,
                made = excluded.made, due = min(due, excluded.due), tries = 0, failure = NULL
                """, service, subject, kind, body, now)
        }
    }

    /// What may be told to a service now, the oldest first.
    public func due(for service: String, limit: Int = 100) async throws(LibraryError) -> [OutboxEntry] {
        let now = now()
        return try await read { connection in
            // Nothing waits longer than an hour: what is due later than that was put off before the clock jumped back.
            try connection.rows(
                """
                SELECT id, service, subject, kind, body, revision, tries, failure FROM outbox
                WHERE service = ? AND (due <= ? OR due > ?) ORDER BY id LIMIT ?
                """, service, now, now + Self.longestWait, limit
            ) { row in
                OutboxEntry(
                    id: row[0], service: row[1], subject: row[2], kind: row[3], body: row[4], revision: row[5],
                    tries: row[6], failure: row[7])
            }
        }
    }

    /// Takes out what the service has taken, unless something later has taken its place meanwhile.
    public func told(_ entry: OutboxEntry) async throws(LibraryError) {
        try await write { connection in
            try connection.run("DELETE FROM outbox WHERE id = ? AND revision = ?", entry.id, entry.revision)
        }
    }

    /// Puts off what the service did not take.
    ///
    /// - Parameters:
    ///   - entry: what was tried.
    ///   - failure: why, in words for people.
    ///   - wait: how long, in milliseconds; at most an hour. Nil doubles the wait with each try, from 15 seconds.
    /// - Throws: `LibraryError`.
    public func putOff(_ entry: OutboxEntry, failure: String, wait: Int64? = nil) async throws(LibraryError) {
        let now = now()
        let doubled: Int64 = 15_000 << min(max(entry.tries, 0), 8)
        let wait = min(max(wait ?? doubled, 0), Self.longestWait)
        try await write { connection in
            try connection.run(
                "UPDATE outbox SET tries = tries + 1, failure = ?, due = ? WHERE id = ? AND revision = ?", failure,
                now + wait, entry.id, entry.revision)
        }
    }

    /// Gives up on something that the service will never take.
    public func giveUp(_ entry: OutboxEntry) async throws(LibraryError) {
        try await told(entry)
    }
}
