internal import CSQLite

/// An open database. It belongs to one thread at a time; ``Database`` sees to that.
@safe
public struct Connection: ~Copyable {
    /// How a file is opened.
    public enum Mode: Hashable, Sendable {
        /// For reading and writing; the file is made where it is missing.
        case readWrite
        /// For reading a file that others may be writing.
        case read
        /// For reading a file that nobody can be writing, in a folder where not even SQLite's own side files can be
        /// made.
        case readUnchanging
    }

    private let handle: OpaquePointer
    private let statements: StatementCache

    /// Opens a file with `sqlite3_open_v2`, with foreign keys and SQLite's guards against hostile files.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - mode: how it is opened.
    ///   - busyMilliseconds: how long a statement waits while another process holds the database.
    /// - Throws: `SQLiteError` when there is no file that could be opened; what is in it shows later.
    public init(path: String, mode: Mode = .readWrite, busyMilliseconds: Int32 = 5_000) throws(SQLiteError) {
        var opened: OpaquePointer?
        // One thread at a time uses a connection, so that SQLite's own locks are not needed.
        let shared = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code =
            switch mode {
            case .readWrite:
                unsafe sqlite3_open_v2(path, &opened, shared | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
            case .read: unsafe sqlite3_open_v2(path, &opened, shared | SQLITE_OPEN_READONLY, nil)
            case .readUnchanging:
                unsafe sqlite3_open_v2(
                    Self.address(of: path) + "?immutable=1", &opened,
                    shared | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
            }
        guard code == SQLITE_OK, let opened = unsafe opened else {
            let error = unsafe opened.map { unsafe SQLiteError(of: $0, code: code, sql: nil) }
            _ = unsafe sqlite3_close_v2(opened)
            throw error ?? SQLiteError(code: code, message: "the file cannot be opened")
        }
        _ = unsafe sqlite3_busy_timeout(opened, busyMilliseconds)
        _ = unsafe earmark_sqlite_defend(opened)
        // Neither touches the file, so that neither can fail.
        _ = unsafe sqlite3_exec(opened, "PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON", nil, nil, nil)
        unsafe handle = opened
        unsafe statements = StatementCache(connection: opened)
    }

    deinit {
        statements.empty()
        _ = unsafe sqlite3_close_v2(handle)
    }

    /// Runs a statement whose rows do not matter. Values take the places of its question marks, in their order.
    public func run(_ sql: String, _ values: (any Storable)?...) throws(SQLiteError) {
        try step(sql, values) { _ in false }
    }

    /// Runs several statements without values, one behind the other.
    public func runAll(_ sql: String) throws(SQLiteError) {
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw unsafe SQLiteError(of: handle, code: code, sql: sql) }
    }

    /// What is made of each row.
    public func rows<Result>(
        _ sql: String, _ values: (any Storable)?..., read: (borrowing Row) throws -> Result
    ) throws -> [Result] {
        try rows(sql, values: values, read: read)
    }

    /// What is made of each row, with the values in an array.
    public func rows<Result>(
        _ sql: String, values: [(any Storable)?], read: (borrowing Row) throws -> Result
    ) throws -> [Result] {
        var results: [Result] = []
        var failure: (any Error)?
        try step(sql, values) { row in
            do {
                results.append(try read(row))
                return true
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        return results
    }

    /// What is made of the first row; nil where there is none.
    public func row<Result>(
        _ sql: String, _ values: (any Storable)?..., read: (borrowing Row) throws -> Result
    ) throws -> Result? {
        var result: Result?
        var failure: (any Error)?
        try step(sql, values) { row in
            do { result = try read(row) } catch { failure = error }
            return false
        }
        if let failure { throw failure }
        return result
    }

    /// The first column of the first row; nil where there is no row or the value is null.
    public func value<Value: Storable>(
        _ sql: String, _ values: (any Storable)?..., as type: Value.Type = Value.self
    ) throws(SQLiteError) -> Value? {
        var result: Value?
        try step(sql, values) { row in
            result = row[0]
            return false
        }
        return result
    }

    /// Rows that the last statement inserted, changed or deleted. Source: `sqlite3_changes64`.
    public var changes: Int { unsafe Int(sqlite3_changes64(handle)) }

    /// The row id of the last insertion. Source: `sqlite3_last_insert_rowid`.
    public var lastInserted: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

    /// Whether a transaction is open. Source: `sqlite3_get_autocommit`.
    public var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    private func step(
        _ sql: String, _ values: [(any Storable)?], take: (borrowing Row) -> Bool
    ) throws(SQLiteError) {
        let statement = try unsafe statements.take(sql)
        defer { unsafe statements.giveBack(statement, sql: sql) }
        for (index, value) in values.enumerated() {
            let code = unsafe Self.bind(value?.stored ?? .null, to: statement, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw unsafe SQLiteError(of: handle, code: code, sql: sql) }
        }
        while true {
            let code = unsafe sqlite3_step(statement)
            if code & 0xFF == SQLITE_DONE { return }
            guard code & 0xFF == SQLITE_ROW else { throw unsafe SQLiteError(of: handle, code: code, sql: sql) }
            guard unsafe take(Row(statement)) else {
                // A statement that changes something has to run to its end even if its rows do not matter.
                if unsafe sqlite3_stmt_readonly(statement) != 0 { return }
                continue
            }
        }
    }

    /// Binds a copy of a value with `sqlite3_bind_*`.
    private static func bind(_ value: StoredValue, to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch value {
        case .null: return unsafe sqlite3_bind_null(statement, index)
        case .integer(let number): return unsafe sqlite3_bind_int64(statement, index, number)
        case .real(let number): return unsafe sqlite3_bind_double(statement, index, number)
        case .text(let text):
            return unsafe text.withCString { characters in
                unsafe earmark_sqlite_bind_text(statement, index, characters, UInt64(text.utf8.count))
            }
        case .bytes(let bytes):
            return unsafe bytes.withUnsafeBytes { buffer in
                unsafe earmark_sqlite_bind_blob(statement, index, buffer.baseAddress, UInt64(buffer.count))
            }
        }
    }

    /// A path as the address that `SQLITE_OPEN_URI` wants.
    private static func address(of path: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-._~".utf8)
        let written = path.utf8.map { byte in
            plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "file:" + written.joined()
    }
}
