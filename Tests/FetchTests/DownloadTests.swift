import Fetch
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Fetching into a file", .timeLimit(.minutes(10)))
struct DownloadTests {
    private static let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

    private final class Requests: Sendable {
        private let starts = Mutex<[Int?]>([])
        var all: [Int?] { starts.withLock(\.self) }

        /// Notes a request and gives its number, from 0.
        func note(_ request: String) -> Int {
            starts.withLock { starts in
                starts.append(LoopbackServer.Answer.start(in: request))
                return starts.count - 1
            }
        }
    }

    private func fetcher(_ limit: Int = 1_000_000, rule: AddressRule = .typed) -> Fetcher {
        var limits = FetchLimits()
        limits.bodyBytes = limit
        return Fetcher(limits: limits, rule: rule, proxies: .none)
    }

    @Test("A file comes whole, and its progress is told")
    func whole() async throws {
        let folder = try TemporaryFolder()
        let server = try LoopbackServer { .file(Self.bytes, for: $0) }
        let told = Mutex<[Int]>([])
        let size = try await fetcher().download(server.address("/x"), to: folder.path("x")) { size in
            told.withLock { $0.append(size) }
        }
        #expect(size == Self.bytes.count)
        #expect(try folder.read("x") == Self.bytes)
        #expect(told.withLock { $0.last == Self.bytes.count && $0 == $0.sorted() })
        #expect(try folder.mode(of: "x") == 0o600)
    }

    @Test("After a break only the rest is asked for")
    func resuming() async throws {
        let folder = try TemporaryFolder()
        let requests = Requests()
        let server = try LoopbackServer { request in
            .file(Self.bytes, for: request, breakingAfter: requests.note(request) < 2 ? 100_000 : nil)
        }
        for _ in 0..<2 {
            let error = await #expect(throws: FetchError.self) {
                try await fetcher().download(server.address("/x?token=s"), to: folder.path("x"))
            }
            guard case .interrupted(server.address("/x"), _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(error?.isPassing == true)
        }
        try await fetcher().download(server.address("/x"), to: folder.path("x"))
        #expect(try folder.read("x") == Self.bytes)
        #expect(requests.all == [nil, 100_000, 200_000])
    }

    @Test("A server that knows no ranges, or a file that shrank, makes it begin anew")
    func anew() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(repeating: 7, count: 400_000), to: "x")
        let requests = Requests()
        let server = try LoopbackServer { request in
            _ = requests.note(request)
            return request.contains(" /dull ") ? .response(200, body: Self.bytes) : .file(Self.bytes, for: request)
        }
        try await fetcher().download(server.address("/x"), to: folder.path("x"))
        #expect(try folder.read("x") == Self.bytes)
        #expect(requests.all == [400_000, nil])
        try folder.write(Array(repeating: 7, count: 1000), to: "y")
        // The whole is larger than what is missing, and no larger than the limit.
        try await fetcher(Self.bytes.count).download(server.address("/dull"), to: folder.path("y"))
        #expect(try folder.read("y") == Self.bytes)
    }

    @Test("A redirect's own text stays out of the file, and the range goes along")
    func redirect() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.bytes.prefix(5000), to: "x")
        let server = try LoopbackServer { request in
            request.contains(" /x ")
                ? .response(302, ["Location: /y"], body: Array("moved, sorry".utf8)) : .file(Self.bytes, for: request)
        }
        try await fetcher().download(server.address("/x"), to: folder.path("x"))
        #expect(try folder.read("x") == Self.bytes)
    }

    @Test("What is larger than the limit is refused, said or not")
    func tooLarge() async throws {
        let folder = try TemporaryFolder()
        let server = try LoopbackServer { request in
            request.contains(" /part ")
                ? .response(206, ["Content-Range: bytes 10-29/30"], body: Array(repeating: 1, count: 20))
                : .file(Self.bytes, for: request)
        }
        await #expect(throws: FetchError.tooLarge(server.address("/x"), limit: 1000)) {
            try await fetcher(1000).download(server.address("/x"), to: folder.path("x"))
        }
        try folder.write(Array(repeating: 1, count: 10), to: "y")
        await #expect(throws: FetchError.tooLarge(server.address("/part"), limit: 25)) {
            try await fetcher(25).download(server.address("/part"), to: folder.path("y"))
        }
        #expect(try folder.read("y").count == 10)
    }

    @Test("Another part than the one asked for is refused")
    func anotherPart() async throws {
        let folder = try TemporaryFolder()
        try folder.write([1, 2, 3], to: "x")
        let server = try LoopbackServer { _ in .response(206, ["Content-Range: bytes 0-3/4"], body: [1, 2, 3, 4]) }
        let error = await #expect(throws: FetchError.self) {
            try await fetcher().download(server.address("/x"), to: folder.path("x"))
        }
        guard case .failed(_, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("another part"))
        #expect(try folder.read("x") == [1, 2, 3])
    }

    @Test("A place that cannot be written, a link, or a full disk is said")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        let server = try LoopbackServer { .file(Self.bytes, for: $0) }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("elsewhere"))
        for path in [folder.path("none/x"), folder.path(""), folder.path("link"), "/dev/full"] {
            let error = await #expect(throws: FetchError.self) {
                try await fetcher().download(server.address("/x"), to: path)
            }
            guard case .unwritable(path, let reason) = error else {
                Issue.record("\(path): \(String(describing: error))")
                continue
            }
            #expect(!reason.isEmpty)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("elsewhere")))
    }

    @Test("Error answers and the address rule hold for files too")
    func rules() async throws {
        let folder = try TemporaryFolder()
        let server = try LoopbackServer { _ in .response(404, body: Array("no".utf8)) }
        await #expect(throws: FetchError.status(404, address: server.address("/x"))) {
            try await fetcher().download(server.address("/x"), to: folder.path("x"))
        }
        #expect(try folder.read("x").isEmpty)
        await #expect(throws: FetchError.refusedAddress(host: "127.0.0.1", ip: "127.0.0.1")) {
            try await fetcher(rule: .publicOnly).download(server.address("/x"), to: folder.path("x"))
        }
    }

    @Test("Cancelling keeps what has come")
    func cancelling() async throws {
        let folder = try TemporaryFolder()
        let server = try LoopbackServer { _ in .drip }
        let (pieces, piece) = AsyncStream<Int>.makeStream()
        let task = Task { () -> FetchError? in
            do throws(FetchError) {
                try await fetcher(2_000_000).download(server.address("/x"), to: folder.path("x")) { piece.yield($0) }
                return nil
            } catch {
                return error
            }
        }
        for await size in pieces where size > 2 { break }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(try folder.read("x").count > 2)
    }
}
