import Testing

import Intake

@Suite("Sources")
struct SourceTests {
    struct Row: Sendable {
        var argument: String
        var source: Source
        var at: SourceLocation

        init(_ argument: String, _ source: Source, at: SourceLocation = #_sourceLocation) {
            (self.argument, self.source, self.at) = (argument, source, at)
        }
    }

    static let rows = [
        Row("-", .standardInput), Row("story.html", .file("story.html")), Row("", .file("")),
        Row("./-", .file("./-")), Row("https://example.org/x", .address("https://example.org/x")),
        Row("HTTP://example.org", .address("HTTP://example.org")),
        Row("ftp://example.org", .address("ftp://example.org")),
        Row("file:///tmp/a%20b.html", .file("/tmp/a b.html")), Row("FILE:/tmp/x", .file("/tmp/x")),
        Row("file://localhost/tmp/x#part", .file("/tmp/x")),
        Row("file://elsewhere/x", .address("file://elsewhere/x")), Row("note: a://b.txt", .file("note: a://b.txt")),
        Row("10:30.txt", .file("10:30.txt")), Row("://x", .file("://x")),
    ]

    @Test("An argument is a path, an address or standard input", arguments: rows)
    func reading(_ row: Row) {
        #expect(Source(argument: row.argument) == row.source, sourceLocation: row.at)
    }

    @Test("A message names an address without its query")
    func subject() {
        #expect(Source(argument: "https://example.org/x?token=1").subject == "https://example.org/x")
        #expect(Source.standardInput.subject == "standard input")
    }
}
