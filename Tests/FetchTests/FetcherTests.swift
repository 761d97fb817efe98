import Testing

import Fetch
import TestSupport

@Suite("Fetching from a real server", .timeLimit(.minutes(10)))
struct FetcherTests {
    /// "hello", compressed.
    private static let gzip: [UInt8] = [
        0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 7, 0, 0x86, 0xA6, 0x10, 0x36, 5, 0, 0, 0,
    ]

    private static func server() throws -> LoopbackServer {
        try LoopbackServer { request in
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            switch path {
            case "/page":
                return .response(200, ["Content-Type: Text/HTML; charset=\"koi8-r\""], body: Array("hello".utf8))
            case "/bare": return .response(200, body: Array("hello".utf8))
            case "/gzip": return .response(200, ["Content-Encoding: gzip"], body: Self.gzip)
            case "/agent": return .response(200, body: Array(request.utf8))
            case "/to-page": return .response(302, ["Location: /page?x=1"])
            case "/page?x=1": return .response(200, body: Array("there".utf8))
            case "/to-file": return .response(301, ["Location: file:///etc/hostname"])
            case "/to-ftp": return .response(301, ["Location: ftp://example.org/x"])
            case "/loop": return .response(302, ["Location: /loop"])
            case "/cookie":
                if request.contains("seen=1") { return .response(200, body: Array("welcome".utf8)) }
                return .response(302, ["Set-Cookie: seen=1", "Location: /cookie"])
            case "/large": return .response(200, body: Array(repeating: 0x61, count: 2000))
            case "/drip": return .drip
            case "/silence": return .silence
            case let path where path.hasPrefix("/status/"):
                return .response(Int(path.dropFirst(8).prefix(3)) ?? 500, body: Array("an error page".utf8))
            default: return .response(404)
            }
        }
    }

    private static func fetcher(_ change: (inout FetchLimits) -> Void = { _ in }) -> Fetcher {
        var limits = FetchLimits()
        limits.total = .seconds(20)
        change(&limits)
        return Fetcher(limits: limits, rule: AddressRule(allowsPrivate: true), proxies: .none)
    }

    @Test("A page comes with its type, charset and address")
    func page() async throws {
        let server = try Self.server()
        let response = try await Self.fetcher().fetch(server.address("/page"))
        #expect(response.body == Array("hello".utf8))
        #expect(response.mediaType == "text/html")
        #expect(response.charset == "koi8-r")
        #expect(response.status == 200)
        #expect(response.address == server.address("/page"))
    }

    @Test("A page without a type has none")
    func bare() async throws {
        let server = try Self.server()
        let response = try await Self.fetcher().fetch(server.address("/bare"))
        #expect(response.mediaType == nil)
        #expect(response.charset == nil)
    }

    @Test("A compressed body is unpacked")
    func compressed() async throws {
        let server = try Self.server()
        #expect(try await Self.fetcher().fetch(server.address("/gzip")).body == Array("hello".utf8))
    }

    @Test("The server is told who asks")
    func agent() async throws {
        let server = try Self.server()
        let request = String(decoding: try await Self.fetcher().fetch(server.address("/agent")).body, as: UTF8.self)
        #expect(request.contains("User-Agent: Earmark/"))
        #expect(request.contains("Accept-Encoding:"))
    }

    @Test("A redirect is followed and the last address reported")
    func redirect() async throws {
        let server = try Self.server()
        let response = try await Self.fetcher().fetch(server.address("/to-page"))
        #expect(response.body == Array("there".utf8))
        #expect(response.address == server.address("/page?x=1"))
    }

    @Test("A cookie set on the way is sent back")
    func cookie() async throws {
        let server = try Self.server()
        #expect(try await Self.fetcher().fetch(server.address("/cookie")).body == Array("welcome".utf8))
    }

    struct Row: Sendable {
        var path: String
        var error: @Sendable (LoopbackServer) -> FetchError
        var at: SourceLocation

        init(
            _ path: String, at: SourceLocation = #_sourceLocation,
            _ error: @escaping @Sendable (LoopbackServer) -> FetchError
        ) {
            (self.path, self.error, self.at) = (path, error, at)
        }
    }

    static let failures = [
        Row("/nothing") { .status(404, address: $0.address("/nothing")) },
        Row("/status/401") { .status(401, address: $0.address("/status/401")) },
        Row("/status/500") { .status(500, address: $0.address("/status/500")) },
        Row("/status/304") { .status(304, address: $0.address("/status/304")) },
        Row("/status/404?token=secret") { .status(404, address: $0.address("/status/404")) },
        Row("/to-file") { _ in .refusedProtocol("file:///etc/hostname", redirected: true) },
        Row("/to-ftp") { _ in .refusedProtocol("ftp://example.org/x", redirected: true) },
        Row("/loop") { .tooManyRedirects($0.address("/loop"), limit: 8) },
    ]

    @Test("Each failure is its own case, without the query", arguments: failures)
    func failing(_ row: Row) async throws {
        let server = try Self.server()
        await #expect(throws: row.error(server), sourceLocation: row.at) {
            try await Self.fetcher().fetch(server.address(row.path))
        }
    }

    @Test(
        "A body over the limit ends the transfer, whether or not its length was said", arguments: ["/large", "/drip"])
    func tooLarge(_ path: String) async throws {
        let server = try Self.server()
        let limit = path == "/drip" ? 5 : 1000
        await #expect(throws: FetchError.tooLarge(server.address(path), limit: limit)) {
            try await Self.fetcher { $0.bodyBytes = limit }.fetch(server.address(path))
        }
    }

    @Test("A compressed body counts unpacked")
    func bomb() async throws {
        let server = try Self.server()
        await #expect(throws: FetchError.tooLarge(server.address("/gzip"), limit: 4)) {
            try await Self.fetcher { $0.bodyBytes = 4 }.fetch(server.address("/gzip"))
        }
    }

    @Test("A server that never answers, or answers for ever, times out", arguments: ["/silence", "/drip"])
    func timeout(_ path: String) async throws {
        let server = try Self.server()
        await #expect(throws: FetchError.timedOut(server.address(path))) {
            try await Self.fetcher { $0.total = .milliseconds(300) }.fetch(server.address(path))
        }
    }

    @Test("A server that is too slow for too long times out")
    func stall() async throws {
        let server = try Self.server()
        await #expect(throws: FetchError.timedOut(server.address("/drip"))) {
            try await Self.fetcher { ($0.slowest, $0.stall) = (1000, .seconds(1)) }.fetch(server.address("/drip"))
        }
    }

    @Test("Cancelling the task ends a transfer that waits")
    func cancel() async throws {
        let (requests, arrived) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer { _ in
            arrived.yield()
            return .silence
        }
        let task = Task { () -> FetchError? in
            do throws(FetchError) {
                _ = try await Self.fetcher().fetch(server.address("/"))
                return nil
            } catch {
                return error
            }
        }
        for await _ in requests { break }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test("A port where nobody listens refuses")
    func refused() async throws {
        let port = try LoopbackServer { _ in .silence }.port
        let error = await #expect(throws: FetchError.self) {
            try await Self.fetcher().fetch("http://127.0.0.1:\(port)/")
        }
        guard case .cannotConnect(host: "127.0.0.1", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("TLS with a server that speaks none is not trusted")
    func untrusted() async throws {
        let server = try Self.server()
        let error = await #expect(throws: FetchError.self) {
            try await Self.fetcher().fetch("https://127.0.0.1:\(server.port)/page")
        }
        guard case .untrusted(host: "127.0.0.1", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("A name that does not exist is not found")
    func nameNotFound() async {
        await #expect(throws: FetchError.nameNotFound(host: "nobody.invalid")) {
            try await Self.fetcher().fetch("https://nobody.invalid/x")
        }
    }

    struct Written: Sendable {
        var address: String
        var error: FetchError
        var at: SourceLocation

        init(_ address: String, _ error: FetchError, at: SourceLocation = #_sourceLocation) {
            (self.address, self.error, self.at) = (address, error, at)
        }
    }

    static let addresses = [
        Written("", .badAddress("")), Written("example.org", .badAddress("example.org")),
        Written("http://", .badAddress("http://")), Written("http://a b/", .badAddress("http://a b/")),
        Written("ftp://example.org/x", .refusedProtocol("ftp://example.org/x", redirected: false)),
        Written("file:///etc/passwd", .refusedProtocol("file:///etc/passwd", redirected: false)),
        Written("gopher://u:p@example.org/x?y", .refusedProtocol("gopher://example.org/x", redirected: false)),
    ]

    @Test("What is no web address is not fetched", arguments: addresses)
    func badAddress(_ row: Written) async {
        await #expect(throws: row.error, sourceLocation: row.at) { try await Self.fetcher().fetch(row.address) }
    }
}
