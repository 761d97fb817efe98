internal import CSQLite

/// One row of a result, while it is being read.
@safe
public struct Row: ~Copyable {
    /// The running statement. Not owned; the row lives only inside the call that steps the statement.
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) {
        unsafe self.statement = statement
    }

    /// The value of a column, from 0. Columns that do not exist are null.
    public subscript<Value: Storable>(column: Int) -> Value {
        Value(stored: value(at: Int32(clamping: column)))
    }

    /// Reads with `sqlite3_column_*`; the bytes are copied before the statement moves on.
    private func value(at column: Int32) -> StoredValue {
        switch unsafe sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return unsafe .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return unsafe .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            // The text is asked for before its length: asking may convert it.
            guard let start = unsafe sqlite3_column_text(statement, column) else { return .null }
            let length = unsafe Int(sqlite3_column_bytes(statement, column))
            return unsafe .text(String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self))
        case SQLITE_BLOB:
            let start = unsafe sqlite3_column_blob(statement, column)
            let length = unsafe Int(sqlite3_column_bytes(statement, column))
            return unsafe .bytes(Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length)))
        default: return .null
        }
    }
}
