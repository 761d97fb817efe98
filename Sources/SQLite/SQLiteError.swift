internal import CSQLite

/// What SQLite refused: its code, its own words and the SQL. Values that were bound are in none of them.
public struct SQLiteError: Error, Hashable, Sendable {
    /// What a caller may want to treat in a way of its own.
    public enum Kind: Hashable, Sendable {
        /// Another process held the database for longer than the timeout.
        case busy
        /// No room on the disk, or a limit on the size of files.
        case full
        /// The file or its folder cannot be written.
        case readOnly
        /// The file cannot be opened.
        case unopenable
        /// The file is damaged.
        case corrupt
        /// The file is something else than a database.
        case notADatabase
        /// A rule of the schema would be broken.
        case constraint
        /// The disk failed.
        case inputOutput
        /// Memory ran out.
        case memory
        /// The work was interrupted.
        case interrupted
        case other
    }

    /// SQLite's extended result code. Source: SQLite's page on result and error codes.
    public let code: Int32
    /// SQLite's words for it.
    public let message: String
    /// The statement, with its placeholders; nil where none was at work.
    public let sql: String?

    /// An error as SQLite reports it.
    public init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// What a caller may want to treat in a way of its own.
    public var kind: Kind {
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_FULL: .full
        case SQLITE_READONLY, SQLITE_PERM: .readOnly
        case SQLITE_CANTOPEN: .unopenable
        case SQLITE_CORRUPT: .corrupt
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_CONSTRAINT: .constraint
        case SQLITE_IOERR: .inputOutput
        case SQLITE_NOMEM: .memory
        case SQLITE_INTERRUPT: .interrupted
        default: .other
        }
    }
}

extension SQLiteError: CustomStringConvertible {
    /// Code, words and SQL, for logs.
    public var description: String {
        "SQLite \(code): \(message)" + (sql.map { " in “\($0)”" } ?? "")
    }
}
