import Fetch
import Foundation
import Glibc
import Intake
import Narration
import TestSupport
import Testing

@Suite("Taking in", .timeLimit(.minutes(10)))
struct IntakeTests {
    private static func intake(total: Duration = .seconds(20)) -> Intake {
        var limits = FetchLimits()
        limits.total = total
        return Intake(fetcher: Fetcher(limits: limits, rule: .typed, proxies: .none))
    }

    /// Calls the body with the path of a fresh folder and removes it afterwards.
    private static func inFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("intake-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            // A left-over folder harms no later test.
            try? FileManager.default.removeItem(at: folder)
        }
        return try await body(folder.path)
    }

    private static func text(of article: Article) -> String {
        ([article.title] + article.blocks.map(\.text)).joined(separator: "\n")
    }

    struct BadFile: Sendable {
        var name: String
        /// Made when it is written, because rows are described in full when they fail.
        var bytes: @Sendable () -> [UInt8]
        var error: @Sendable (String) -> IntakeError
        var at: SourceLocation

        init(
            _ name: String, _ bytes: @escaping @autoclosure @Sendable () -> [UInt8],
            at: SourceLocation = #_sourceLocation, _ error: @escaping @Sendable (String) -> IntakeError
        ) {
            (self.name, self.bytes, self.error, self.at) = (name, bytes, error, at)
        }
    }

    static let badFiles = [
        BadFile("empty.html", []) { .empty($0) },
        BadFile("blank.txt", Array(" \n\t\r\n".utf8)) { .empty($0) },
        BadFile("large.txt", [UInt8](repeating: 0x61, count: 50_000_000)) { .tooLarge($0, limit: 40_000_000) },
        BadFile("junk.html", (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 3) }) {
            .notText($0, looksLike: "binary data")
        },
    ]

    @Test("A bad file is an error that names it", arguments: badFiles)
    func badFile(_ row: BadFile) async throws {
        try await Self.inFolder { folder in
            let path = folder + "/" + row.name
            try Data(row.bytes()).write(to: URL(fileURLWithPath: path))
            await #expect(throws: row.error(path), sourceLocation: row.at) {
                try await Self.intake().article(from: .file(path), title: nil, language: nil)
            }
        }
    }

    @Test("A missing file and a folder are told apart")
    func missing() async throws {
        try await Self.inFolder { folder in
            for path in [folder + "/none.html", folder + "/none/none.html", ""] {
                let error = await #expect(throws: IntakeError.self) {
                    try await Self.intake().article(from: .file(path), title: nil, language: nil)
                }
                guard case .missing = error else {
                    Issue.record("\(path): \(String(describing: error))")
                    continue
                }
            }
            await #expect(throws: IntakeError.directory(folder)) {
                try await Self.intake().article(from: .file(folder), title: nil, language: nil)
            }
        }
    }

    @Test("Cancelling the task ends a read that waits")
    func cancelledRead() async throws {
        try await Self.inFolder { folder in
            let path = folder + "/pipe"
            #expect(unsafe mkfifo(path, 0o600) == 0)
            // Both ends, so that opening does not wait and reading does.
            let writer = unsafe open(path, O_RDWR)
            defer { close(writer) }
            let task = Task { try await Self.intake().article(from: .file(path), title: nil, language: nil) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test("An address that fails carries the fetch's own error")
    func notFetched() async throws {
        let server = try LoopbackServer { request in
            if request.hasPrefix("GET /silence") { return .silence }
            if request.hasPrefix("GET /file") { return .response(302, ["Location: file:///etc/hostname"]) }
            return .response(404)
        }
        let rows: [(String, FetchError)] = [
            ("/nothing", .status(404, address: server.address("/nothing"))),
            ("/silence", .timedOut(server.address("/silence"))),
            ("/file", .refusedProtocol("file:///etc/hostname", redirected: true)),
        ]
        for (path, error) in rows {
            await #expect(throws: IntakeError.notFetched(error)) {
                try await Self.intake(total: .milliseconds(500))
                    .article(from: .address(server.address(path)), title: nil, language: nil)
            }
        }
    }

    @Test("A picture is not taken in, whatever its bytes")
    func picture() async throws {
        let server = try LoopbackServer { _ in .response(200, ["Content-Type: image/heic"], body: Array("x".utf8)) }
        let address = server.address("/p")
        await #expect(throws: IntakeError.notText(address, looksLike: "a picture (image/heic)")) {
            try await Self.intake().article(from: .address(address), title: nil, language: nil)
        }
    }

    struct Text: Sendable {
        var name: String
        var contentType: String
        var bytes: [UInt8]
        var contains: String
        var at: SourceLocation

        init(
            _ name: String, _ contentType: String, _ bytes: [UInt8], _ contains: String,
            at: SourceLocation = #_sourceLocation
        ) {
            (self.name, self.contentType, self.bytes, self.contains) = (name, contentType, bytes, contains)
            self.at = at
        }
    }

    static let koi8 = Array("<p>".utf8) + [0xD0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4] + Array("</p>".utf8)
    static let utf16 = "<p>Grüße aus Köln</p>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    static let texts = [
        Text("a.html", "text/html", Array("<p>Hello, <b>you</b>.</p>".utf8), "Hello, you."),
        Text("a.md", "text/markdown", Array("Hello, **you**.".utf8), "Hello, you."),
        Text("a.txt", "text/plain", Array("Hello, <you>.".utf8), "Hello, <you>."),
        Text("a.html", "text/html; charset=koi8-r", koi8, "привет"),
        Text("a.html", "text/html", Array("<meta charset=koi8-r>".utf8) + koi8, "привет"),
        Text("a", "application/octet-stream", [0xFF, 0xFE] + utf16, "Grüße aus Köln"),
        Text("a", "text/html", utf16, "Grüße aus Köln"),
        Text("a.html", "text/html", Array("<p>caf".utf8) + [0xE9] + Array(" au lait</p>".utf8), "café"),
    ]

    @Test("What a server sends becomes text by its type and charset", arguments: texts)
    func reading(_ row: Text) async throws {
        let server = try LoopbackServer { _ in .response(200, ["Content-Type: \(row.contentType)"], body: row.bytes) }
        let address = server.address("/" + row.name)
        let article = try await Self.intake().article(from: .address(address), title: nil, language: nil)
        #expect(Self.text(of: article).contains(row.contains), "\(article)", sourceLocation: row.at)
        #expect(article.address == address)
    }

    @Test("A file becomes an article with the title and language that the user gives")
    func given() async throws {
        try await Self.inFolder { folder in
            let path = folder + "/a b.txt"
            try Data("Guten Tag.".utf8).write(to: URL(fileURLWithPath: path))
            let article = try await Self.intake().article(
                from: Source(argument: "file://" + folder + "/a%20b.txt"), title: "Der Titel",
                language: LanguageTag("de"))
            #expect(article.title == "Der Titel")
            #expect(article.language == LanguageTag("de"))
            #expect(Self.text(of: article).contains("Guten Tag."))
        }
    }

    @Test("Every error is a sentence without a full stop that says what it is about")
    func sentences() {
        let errors: [IntakeError] = [
            .missing("S"), .directory("S"), .unreadable("S", reason: "r"), .tooLarge("S", limit: 40_000_000),
            .empty("S"), .notText("S", looksLike: "a PDF"), .notFetched(.timedOut("S")),
        ]
        for error in errors {
            #expect(error.description.hasPrefix("S "))
            #expect(!error.description.hasSuffix("."))
        }
    }
}
