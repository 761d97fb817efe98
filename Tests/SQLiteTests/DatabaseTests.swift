import Foundation
import SQLite
import TestSupport
import Testing

@Suite("A database")
struct DatabaseTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("x.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let first = Schema.Migration("1", sql: "CREATE TABLE t (v)")
    private static let second = Schema.Migration("2", sql: "ALTER TABLE t ADD COLUMN w DEFAULT 5")

    private func schema(_ migrations: Schema.Migration...) -> Schema {
        Schema(application: 77, migrations: migrations)
    }

    @Test("Steps are done once, in order, and a copy of the older file is kept")
    func migrating() async throws {
        do {
            let database = try Database(path: path, schema: schema(Self.first))
            try await database.write { try $0.run("INSERT INTO t VALUES (1)") }
        }
        #expect(try !folder.names().contains { $0.contains("before") })
        for _ in 0..<2 {
            let database = try Database(path: path, schema: schema(Self.first, Self.second))
            #expect(try await database.read { try $0.value("SELECT w FROM t", as: Int.self) } == 5)
        }
        #expect(try folder.names().filter { $0.contains("before") } == ["x.sqlite.before-2"])
        #expect(try folder.mode(of: "x.sqlite.before-2") == 0o600)
        let copy = try Connection(path: folder.path("x.sqlite.before-2"), mode: .read)
        #expect(try copy.value("SELECT count(*) FROM pragma_table_info('t')", as: Int.self) == 1)
        #expect(try copy.value("SELECT v FROM t", as: Int.self) == 1)
    }

    @Test("A newer file and another program's are refused and left alone")
    func refusing() throws {
        _ = try Database(path: path, schema: schema(Self.first, Self.second))
        let before = try folder.read("x.sqlite")
        #expect(throws: SchemaError.newer(["2"])) { try Database(path: path, schema: schema(Self.first)) }
        #expect(throws: SchemaError.foreign) {
            try Database(path: path, schema: Schema(application: 78, migrations: [Self.first, Self.second]))
        }
        #expect(try folder.read("x.sqlite") == before)
    }

    @Test("A step that fails leaves the file as it was")
    func failing() async throws {
        do {
            let database = try Database(path: path, schema: schema(Self.first))
            try await database.write { try $0.run("INSERT INTO t VALUES (1)") }
        }
        let bad = Schema.Migration("2", sql: "DELETE FROM t; CREATE TABLE u (x); SELEKT")
        #expect(throws: SQLiteError.self) { try Database(path: path, schema: schema(Self.first, bad)) }
        let database = try Database(path: path, schema: schema(Self.first))
        #expect(try await database.read { try $0.value("SELECT count(*) FROM t", as: Int.self) } == 1)
        #expect(try await database.read { try $0.value("SELECT count(*) FROM sqlite_schema WHERE name = 'u'") } == 0)
    }

    @Test("Reads see one state throughout, while a write goes on, and never wait for it")
    func snapshots() async throws {
        let database = try Database(path: path, schema: schema(Self.first))
        try await database.write { try $0.run("INSERT INTO t VALUES (1)") }
        let (starts, start) = AsyncStream<Void>.makeStream()
        let go = DispatchSemaphore(value: 0)
        let writing = Task {
            try await database.write { connection in
                try connection.run("INSERT INTO t VALUES (2)")
                start.finish()
                go.wait()
            }
        }
        for await _ in starts {}
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<10 {
                group.addTask { try await database.read { try $0.value("SELECT count(*) FROM t") ?? 0 } }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 1, count: 10))
        go.signal()
        try await writing.value
        #expect(try await database.read { try $0.value("SELECT count(*) FROM t", as: Int.self) } == 2)
    }

    @Test("A reading connection cannot write")
    func readersOnlyRead() async throws {
        let database = try Database(path: path, schema: schema(Self.first))
        await #expect(throws: SQLiteError.self) {
            try await database.read { try $0.run("INSERT INTO t VALUES (1)") }
        }
    }

    @Test("The version changes when somebody else has written")
    func version() async throws {
        let database = try Database(path: path, schema: schema(Self.first))
        let other = try Database(path: path, schema: schema(Self.first))
        let before = try await database.version()
        #expect(try await database.version() == before)
        try await other.write { try $0.run("INSERT INTO t VALUES (1)") }
        #expect(try await database.version() != before)
    }

    @Test("Another writer is waited for, and complained about when it does not let go")
    func busy() async throws {
        let database = try Database(path: path, schema: schema(Self.first), options: .init(busyMilliseconds: 50))
        let other = try Connection(path: path)
        try other.run("BEGIN IMMEDIATE")
        do {
            try await database.write { try $0.run("INSERT INTO t VALUES (1)") }
            Issue.record("it was written")
        } catch let error as SQLiteError {
            #expect(error.kind == .busy)
        }
        try other.run("ROLLBACK")
        try await database.write { try $0.run("INSERT INTO t VALUES (1)") }
    }

    @Test("Many openings of a new file at once leave one schema")
    func openingTogether() async throws {
        let schema = schema(Self.first, Self.second)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask { [path] in
                    let database = try Database(path: path, schema: schema)
                    try await database.write { try $0.run("INSERT INTO t (v) VALUES (?)", number) }
                }
            }
            try await group.waitForAll()
        }
        let database = try Database(path: path, schema: schema)
        #expect(try await database.read { try $0.value("SELECT count(*) FROM t", as: Int.self) } == 8)
    }
}
