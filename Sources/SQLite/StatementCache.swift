internal import CSQLite

/// The prepared statements of one connection, by their SQL. Not sendable: it lives and dies with its connection.
@safe
final class StatementCache {
    /// How many are kept; a program has a fixed set of statements, so this is only a bound on mistakes.
    static let limit = 256

    private let connection: OpaquePointer
    private var idle: [String: OpaquePointer] = unsafe [:]

    init(connection: OpaquePointer) {
        unsafe self.connection = connection
    }

    /// Takes a statement out, or prepares it with `sqlite3_prepare_v3`. While it is out, the same SQL is prepared
    /// anew, so that a statement may be used inside a walk over its own rows.
    func take(_ sql: String) throws(SQLiteError) -> OpaquePointer {
        if let statement = unsafe idle.removeValue(forKey: sql) { return unsafe statement }
        var statement: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(
            connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement = unsafe statement else {
            throw unsafe SQLiteError(of: connection, code: code, sql: sql)
        }
        return unsafe statement
    }

    /// Puts a statement back, reset and without its values.
    func giveBack(_ statement: OpaquePointer, sql: String) {
        // What a failed step reported is reported again here and has been thrown already.
        _ = unsafe sqlite3_reset(statement)
        _ = unsafe sqlite3_clear_bindings(statement)
        if unsafe idle.count >= Self.limit || idle[sql] != nil {
            _ = unsafe sqlite3_finalize(statement)
        } else {
            unsafe idle[sql] = statement
        }
    }

    /// Frees all; called before the connection is closed.
    func empty() {
        while let (_, statement) = unsafe idle.popFirst() { _ = unsafe sqlite3_finalize(statement) }
    }
}

extension SQLiteError {
    /// What a connection says about its last call.
    init(of connection: OpaquePointer, code: Int32, sql: String?) {
        let extended = unsafe sqlite3_extended_errcode(connection)
        let message = unsafe String(cString: sqlite3_errmsg(connection))
        // The connection may have said something since; then the plain code with its standard words is right.
        if extended & 0xFF == code & 0xFF {
            self.init(code: extended, message: message, sql: sql)
        } else {
            self.init(code: code, message: unsafe String(cString: sqlite3_errstr(code)), sql: sql)
        }
    }
}
