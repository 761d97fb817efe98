import Foundation
import SQLite
import TestSupport
import Testing

@Suite("A connection")
struct ConnectionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    struct Row: Sendable {
        var value: StoredValue
        var at: SourceLocation

        init(_ value: StoredValue, at: SourceLocation = #_sourceLocation) {
            (self.value, self.at) = (value, at)
        }
    }

    static let values = [
        Row(.null), Row(.integer(0)), Row(.integer(.min)), Row(.integer(.max)), Row(.real(-0.5)), Row(.text("")),
        Row(.text("Ærøskøbing 🐧 \u{0} end")), Row(.bytes([])), Row(.bytes([0, 255, 0])),
    ]

    @Test("What is bound is read as it was", arguments: values)
    func roundTrip(_ row: Row) throws {
        let connection = try Connection(path: folder.path("x.sqlite"))
        try connection.run("CREATE TABLE t (v)")
        try connection.run("INSERT INTO t VALUES (?)", Raw(stored: row.value))
        let read = try connection.value("SELECT v FROM t", as: Raw.self)
        #expect(read?.stored ?? .null == row.value, sourceLocation: row.at)
    }

    /// A value of any kind.
    private struct Raw: Storable {
        var stored: StoredValue
    }

    @Test("Numbers that do not fit are pinned, and 64 bits without a sign survive")
    func numbers() throws {
        let connection = try Connection(path: folder.path("x.sqlite"))
        #expect(try connection.value("SELECT 1e300", as: Int.self) == .max)
        #expect(try connection.value("SELECT -1e300", as: Int64.self) == .min)
        #expect(try connection.value("SELECT 'x'", as: Int.self) == 0)
        #expect(try connection.value("SELECT ?", UInt64.max, as: UInt64.self) == .max)
        #expect(try connection.value("SELECT NULL", as: Int.self) == nil)
        #expect(try connection.rows("SELECT NULL") { row -> Int in row[0] } == [0])
        #expect(try connection.rows("SELECT NULL") { row -> Int? in row[0] } == [nil])
        #expect(try connection.value("SELECT 1 WHERE 0", as: Int.self) == nil)
    }

    @Test("An error has the code, SQLite's words and the SQL, and never a value")
    func errors() throws {
        let connection = try Connection(path: folder.path("x.sqlite"))
        try connection.run("CREATE TABLE t (v UNIQUE)")
        try connection.run("INSERT INTO t VALUES (?)", "secret")
        do {
            try connection.run("INSERT INTO t VALUES (?)", "secret")
            Issue.record("the second was taken")
        } catch {
            #expect(error.code == 2067)
            #expect(error.kind == .constraint)
            #expect(error.message == "UNIQUE constraint failed: t.v")
            #expect(error.sql == "INSERT INTO t VALUES (?)")
            #expect(!"\(error)".contains("secret"))
        }
        #expect(throws: SQLiteError.self) { try connection.run("SELEKT") }
        #expect(throws: SQLiteError.self) { try connection.run("SELECT ?", 1, 2) }
    }

    @Test("A statement may be used inside a walk over its own rows")
    func nesting() throws {
        let connection = try Connection(path: folder.path("x.sqlite"))
        let sql = "SELECT value FROM json_each('[1,2,3]')"
        let all = try connection.rows(sql) { _ in try connection.rows(sql) { row -> Int in row[0] } }
        #expect(all == [[1, 2, 3], [1, 2, 3], [1, 2, 3]])
    }

    @Test("A transaction that fails leaves nothing, whatever failed")
    func transaction() throws {
        let connection = try Connection(path: folder.path("x.sqlite"))
        try connection.run("CREATE TABLE t (v UNIQUE)")
        struct Refusal: Error {}
        #expect(throws: Refusal.self) {
            try connection.transaction { connection in
                try connection.run("INSERT INTO t VALUES (1)")
                throw Refusal()
            }
        }
        #expect(throws: SQLiteError.self) {
            try connection.transaction { connection in
                try connection.run("INSERT INTO t VALUES (1)")
                try connection.run("INSERT INTO t VALUES (1)")
            }
        }
        let isOpen = connection.isInTransaction
        #expect(!isOpen)
        #expect(try connection.value("SELECT count(*) FROM t", as: Int.self) == 0)
        try connection.transaction { connection in try connection.run("INSERT INTO t VALUES (1)") }
        #expect(try connection.value("SELECT count(*) FROM t", as: Int.self) == 1)
    }

    @Test("A file that is no database is called that, and is not changed")
    func foreign() throws {
        let bytes = Array("This is a letter to my grandmother.\n".utf8)
        let path = try folder.write(bytes + bytes + bytes, to: "letter")
        let connection = try Connection(path: path)
        do {
            try connection.run("CREATE TABLE t (v)")
            Issue.record("it was taken")
        } catch {
            #expect(error.kind == .notADatabase)
        }
        #expect(try folder.read("letter") == bytes + bytes + bytes)
    }

    @Test("A path with signs that mean something in addresses is opened for reading without a lock")
    func unchanging() throws {
        let path = folder.path("100% of #1? ü.sqlite")
        do {
            let connection = try Connection(path: path)
            try connection.run("CREATE TABLE t AS SELECT 7 AS v")
        }
        let connection = try Connection(path: path, mode: .readUnchanging)
        #expect(try connection.value("SELECT v FROM t", as: Int.self) == 7)
        #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM t") }
    }
}
