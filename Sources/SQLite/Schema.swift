internal import Foundation
internal import Glibc

/// What a database looks like: named steps, each done once, in their order, and remembered in the database.
public struct Schema: Sendable {
    /// One step. Never changed once it was published: a later step mends what an earlier one did.
    public struct Migration: Sendable {
        /// Its name, kept in the database.
        public let name: String
        /// What it does.
        public let change: @Sendable (borrowing Connection) throws -> Void

        /// A step.
        public init(_ name: String, change: @escaping @Sendable (borrowing Connection) throws -> Void) {
            self.name = name
            self.change = change
        }

        /// A step that is SQL alone.
        public init(_ name: String, sql: String) {
            self.init(name) { connection in try connection.runAll(sql) }
        }
    }

    /// The four letters that tell a database of this program from others. Source: `PRAGMA application_id`.
    public let application: Int32
    /// The steps.
    public let migrations: [Migration]

    /// A schema.
    public init(application: Int32, migrations: [Migration]) {
        self.application = application
        self.migrations = migrations
    }

    /// The names of the steps that a database has not had yet.
    ///
    /// Throws `SchemaError.newer` when it has had steps that are not known here, `SchemaError.foreign` when it is
    /// another program's.
    func pending(_ connection: borrowing Connection) throws -> [Migration] {
        let tables = try connection.value("SELECT count(*) FROM sqlite_schema", as: Int.self) ?? 0
        if tables == 0 { return migrations }
        guard try connection.value("PRAGMA application_id", as: Int.self) == Int(application) else {
            throw SchemaError.foreign
        }
        let done = Set(try connection.rows("SELECT name FROM migrations") { row -> String in row[0] })
        let unknown = done.subtracting(migrations.map(\.name))
        guard unknown.isEmpty else { throw SchemaError.newer(unknown.sorted()) }
        return migrations.filter { !done.contains($0.name) }
    }

    /// Throws `SchemaError` when a database that cannot be changed does not have exactly this schema.
    func check(_ connection: borrowing Connection) throws {
        guard try pending(connection).isEmpty else { throw SchemaError.older }
    }

    /// Brings a database up to date, in one transaction. A copy of an older one is kept beside it.
    func apply(to connection: borrowing Connection, path: String) throws {
        guard try !pending(connection).isEmpty else { return }
        // One process at a time: a second one would copy what the first has changed already.
        try MigrationLock.holding(path + ".lock") { try applyPending(to: connection, path: path) }
    }

    private func applyPending(to connection: borrowing Connection, path: String) throws {
        let pending = try pending(connection)
        guard let first = pending.first else { return }
        if pending.count < migrations.count { try keepCopy(of: connection, path: path, before: first.name) }
        try connection.transaction { connection in
            if pending.count == migrations.count {
                try connection.run("PRAGMA application_id = \(application)")
                try connection.run(
                    "CREATE TABLE migrations (name TEXT PRIMARY KEY, done INTEGER NOT NULL) WITHOUT ROWID")
            }
            for migration in pending {
                try migration.change(connection)
                try connection.run(
                    "INSERT INTO migrations VALUES (?, ?)", migration.name, Int(Date().timeIntervalSince1970))
            }
        }
    }

    /// Copies the database, whole and consistent, beside itself. A copy of an earlier try is replaced only by a
    /// finished one.
    private func keepCopy(of connection: borrowing Connection, path: String, before name: String) throws {
        let copy = path + ".before-" + name
        let unfinished = copy + ".partial"
        if unsafe unlink(unfinished) != 0, errno != ENOENT { throw Self.failure("remove", unfinished) }
        try connection.run("VACUUM INTO ?", unfinished)
        guard unsafe chmod(unfinished, 0o600) == 0 else { throw Self.failure("protect", unfinished) }
        guard unsafe rename(unfinished, copy) == 0 else { throw Self.failure("rename", unfinished) }
    }

    private static func failure(_ verb: String, _ path: String) -> SchemaError {
        .noCopy("cannot \(verb) \(path): \(unsafe String(cString: strerror(errno)))")
    }
}

/// Why a database's schema cannot be used.
public enum SchemaError: Error, Hashable, Sendable {
    /// A later version of the program has changed it; the steps that are not known here.
    case newer([String])
    /// An earlier version made it, and it cannot be changed now.
    case older
    /// Another program's database.
    case foreign
    /// The copy before a change could not be made, with the reason.
    case noCopy(String)
    /// The lock that keeps two processes from changing the schema at once could not be had, with the reason.
    case noLock(String)
}
