internal import Synchronization

/// A database in a file, with one connection that writes and several that read beside it (write-ahead log).
///
/// Reads never wait for a write. Every write is one transaction. Other processes may use the same file.
public final class Database: Sendable {
    /// What opening may have to do.
    public struct Options: Hashable, Sendable {
        /// How many reads may run at once.
        public var readers: Int
        /// How long a write waits while another process writes, in milliseconds.
        public var busyMilliseconds: Int32

        /// The usual ones: four readers, five seconds.
        public init(readers: Int = 4, busyMilliseconds: Int32 = 5_000) {
            self.readers = max(1, readers)
            self.busyMilliseconds = busyMilliseconds
        }
    }

    /// A reading lane and how many reads wait for it or run in it.
    private struct Reader {
        var lane: Lane
        var load = 0
    }

    private let path: String
    private let options: Options
    private let mode: Connection.Mode
    private let writer: Lane?
    private let readers = Mutex<[Reader]>([])

    /// Opens a file for reading and writing, makes it where it is missing, and brings its schema up to date.
    ///
    /// - Parameters:
    ///   - path: the file; its folder exists.
    ///   - schema: its migrations.
    ///   - options: readers and waiting.
    /// - Throws: `SQLiteError`, `SchemaError.newer`, and what a migration throws.
    public init(path: String, schema: Schema, options: Options = Options()) throws {
        self.path = path
        self.options = options
        mode = .read
        writer = Lane(
            label: "earmark.sqlite.writer",
            connection: try Self.prepared(path, schema: schema, busyMilliseconds: options.busyMilliseconds))
    }

    /// Opens a file that cannot be written, for reading alone.
    ///
    /// Throws `SQLiteError`, and `SchemaError` when the schema is not exactly the one that is expected.
    public init(readingOnly path: String, schema: Schema, options: Options = Options()) throws {
        self.path = path
        self.options = options
        mode = .readUnchanging
        writer = nil
        let lane = Lane(label: "earmark.sqlite.reader", connection: try Self.checked(path, schema: schema))
        readers.withLock { $0.append(Reader(lane: lane)) }
    }

    /// Whether the database takes changes.
    public var isWritable: Bool { writer != nil }

    /// Reads, seeing one state throughout.
    ///
    /// Throws what the work throws, and `SQLiteError`.
    public func read<Result: Sendable>(
        _ work: @escaping @Sendable (borrowing Connection) throws -> Result
    ) async throws -> Result {
        let index = try reader()
        defer { readers.withLock { $0[index].load -= 1 } }
        let lane = readers.withLock { $0[index].lane }
        return try await lane.run { connection in try connection.snapshot(work) }
    }

    /// Changes something, in one transaction.
    ///
    /// Throws what the work throws, and `SQLiteError`; then nothing has changed.
    public func write<Result: Sendable>(
        _ work: @escaping @Sendable (borrowing Connection) throws -> Result
    ) async throws -> Result {
        guard let writer else {
            throw SQLiteError(code: 8, message: "the database was opened for reading alone")
        }
        return try await writer.run { connection in try connection.transaction(work) }
    }

    /// Does work on the writing connection outside a transaction: checks and clearing up.
    public func maintain<Result: Sendable>(
        _ work: @escaping @Sendable (borrowing Connection) throws -> Result
    ) async throws -> Result {
        guard let writer else {
            throw SQLiteError(code: 8, message: "the database was opened for reading alone")
        }
        return try await writer.run(work)
    }

    /// A number that changes when another process, or this one's writer, has changed the file.
    /// Source: `PRAGMA data_version`, asked on one and the same reading connection.
    public func version() async throws -> Int {
        if readers.withLock(\.isEmpty) { try add() }
        let lane = readers.withLock { $0[0].lane }
        return try await lane.run { connection in try connection.value("PRAGMA data_version", as: Int.self) ?? 0 }
    }

    /// The least loaded reader, made now where all are at work and there may be more.
    private func reader() throws -> Int {
        let free = readers.withLock { readers -> Int? in
            let best = readers.indices.min { readers[$0].load < readers[$1].load }
            guard let best, readers[best].load == 0 || readers.count >= options.readers || mode == .readUnchanging
            else { return nil }
            readers[best].load += 1
            return best
        }
        if let free { return free }
        return try add(load: 1)
    }

    @discardableResult
    private func add(load: Int = 0) throws -> Int {
        let lane = Lane(
            label: "earmark.sqlite.reader",
            connection: try Self.reading(path, mode: mode, busyMilliseconds: options.busyMilliseconds))
        return readers.withLock { readers in
            readers.append(Reader(lane: lane, load: load))
            return readers.count - 1
        }
    }

    private static func prepared(
        _ path: String, schema: Schema, busyMilliseconds: Int32
    ) throws -> sending Connection {
        let connection = try Connection(path: path, busyMilliseconds: busyMilliseconds)
        try connection.prepareForWriting(path: path)
        try schema.apply(to: connection, path: path)
        return connection
    }

    private static func checked(_ path: String, schema: Schema) throws -> sending Connection {
        let connection = try Connection(path: path, mode: .readUnchanging)
        try schema.check(connection)
        return connection
    }

    private static func reading(
        _ path: String, mode: Connection.Mode, busyMilliseconds: Int32
    ) throws -> sending Connection {
        let connection = try Connection(path: path, mode: mode, busyMilliseconds: busyMilliseconds)
        try connection.prepareForReading()
        return connection
    }
}

extension Connection {
    /// Write-ahead log, each commit on the disk before it is told, and a log file that does not stay large.
    func prepareForWriting(path: String) throws {
        if try value("PRAGMA journal_mode", as: String.self)?.lowercased() != "wal" {
            // SQLite does not wait for another process in the midst of the same change, but says at once that it is
            // busy: one at a time.
            try MigrationLock.holding(path + ".lock") { try keepLog() }
        }
        try run("PRAGMA synchronous = FULL")
        try run("PRAGMA journal_size_limit = 16777216")
        try run("PRAGMA temp_store = MEMORY")
    }

    private func keepLog() throws {
        let journal = try value("PRAGMA journal_mode = WAL", as: String.self)
        guard journal?.lowercased() == "wal" else {
            throw SQLiteError(code: 8, message: "the file system takes no write-ahead log")
        }
    }

    func prepareForReading() throws {
        try run("PRAGMA query_only = ON")
        try run("PRAGMA temp_store = MEMORY")
    }
}
