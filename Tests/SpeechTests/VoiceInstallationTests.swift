import Fetch
import Foundation
import Narration
import Synchronization
import TestSupport
import Testing

@testable import Speech

@Suite("Installing a voice", .timeLimit(.minutes(10)))
struct VoiceInstallationTests {
    /// A server with a catalogue of one small voice, and what it was asked.
    final class Shop: Sendable {
        private static let key = "en_GB-alan-low"

        let catalogue: Catalogue
        let server: LoopbackServer
        private let log: Log

        final class Log: Sendable {
            private let requests = Mutex<[(path: String, start: Int?)]>([])
            var modelStarts: [Int?] {
                requests.withLock { $0.filter { $0.path.hasSuffix(".onnx") }.map(\.start) }
            }
            var paths: [String] { requests.withLock { $0.map(\.path) } }

            /// Notes a request; gives its path and how many of the model came before.
            func note(_ request: String) -> (path: String, models: Int) {
                let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
                return requests.withLock { requests in
                    let before = requests.filter { $0.path.hasSuffix(".onnx") }.count
                    requests.append((path, LoopbackServer.Answer.start(in: request)))
                    return (path, before)
                }
            }
        }

        var voice: OfferedVoice { catalogue.voices[0] }
        var requests: [String] { log.paths }
        var modelStarts: [Int?] { log.modelStarts }
        let model: [UInt8]

        /// A shop whose model is answered as `answer` says, by how often it was asked for before.
        init(
            key: String = key, change: (inout [String: Any]) -> Void = { _ in },
            configuration: (inout [String: Any]) -> Void = { _ in },
            answer: @escaping @Sendable (_ model: [UInt8], _ request: String, _ before: Int) -> LoopbackServer.Answer =
                {
                    model, request, _ in .file(model, for: request)
                }
        ) throws {
            let language = String(key.prefix(5))
            let text = try ConfigurationText.text {
                $0["language"] = ["code": language]
                configuration(&$0)
            }
            let filling = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 13 >> 2) }
            let graph = [0x3A, 0xD0, 0x86, 0x03] + filling
            let base = "/v/en/"
            let files: [String: [UInt8]] = [
                "en/" + key + ".onnx": graph, "en/" + key + ".onnx.json": Array(text.utf8),
                "en/MODEL_CARD": Array("* License: CC0\n".utf8),
            ]
            let log = Log()
            let served = files
            server = try LoopbackServer { request in
                let (path, before) = log.note(request)
                guard path.hasPrefix(base), let bytes = served["en/" + path.dropFirst(base.count)] else {
                    return .response(404)
                }
                return path.hasSuffix(".onnx") ? answer(bytes, request, before) : .file(bytes, for: request)
            }
            self.log = log
            model = graph
            catalogue = try Catalogue(
                json: CatalogueText.json([CatalogueText.entry(key, files: files, change)]),
                address: server.address("/v/voices.json?download=true"), fetched: 0)
        }

        func installation(
            into folder: TemporaryFolder, pauses: [Duration] = [.zero, .zero]
        ) -> VoiceInstallation {
            VoiceInstallation(
                of: voice, in: catalogue, into: VoiceFolder(path: folder.path("voices")),
                by: Fetcher(limits: FetchLimits(), rule: .typed, proxies: .none), pauses: pauses)
        }
    }

    private final class Events: Sendable {
        private let events = Mutex<[InstallEvent]>([])
        var all: [InstallEvent] { events.withLock(\.self) }
        func add(_ event: InstallEvent) { events.withLock { $0.append(event) } }
    }

    private func names(_ folder: TemporaryFolder, _ name: String = "voices") throws -> [String] {
        try folder.names(in: name)
    }

    @Test("A voice is fetched whole, with its card, and is on the shelf")
    func whole() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop()
        let installation = shop.installation(into: folder)
        #expect(try await installation.card() == "* License: CC0\n")
        #expect(shop.modelStarts.isEmpty)
        let events = Events()
        try await installation.run { events.add($0) }
        let shelf = await VoiceShelf(folders: [folder.path("voices")])
        let voice = try shelf.voice(named: "en_GB-alan-low")
        #expect(voice.language == LanguageTag("en-GB"))
        #expect(voice.licence == "CC0")
        #expect(shelf.broken.isEmpty)
        #expect(try names(folder) == ["en_GB-alan-low"])
        #expect(
            try names(folder, "voices/en_GB-alan-low") == [
                "MODEL_CARD", "en_GB-alan-low.onnx", "en_GB-alan-low.onnx.json",
            ])
        #expect(try folder.mode(of: "voices/en_GB-alan-low") == 0o700)
        let total = shop.voice.size
        let progress = events.all.compactMap { event -> Int? in
            guard case .progress(let done, total, _) = event else { return nil }
            return done
        }
        #expect(progress == progress.sorted())
        #expect(progress.last == total)
        #expect(shop.requests.count == 3)
    }

    @Test("A connection that breaks again and again costs nothing that has come")
    func breaks() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop(answer: { .file($0, for: $1, breakingAfter: $2 < 4 ? 10_000 : nil) })
        let events = Events()
        try await shop.installation(into: folder, pauses: [.zero]).run { events.add($0) }
        #expect(shop.modelStarts == [nil, 10_000, 20_000, 30_000, 40_000])
        let waits = events.all.filter { if case .waiting = $0 { true } else { false } }
        #expect(waits.count == 4)
        #expect(try folder.read("voices/en_GB-alan-low/en_GB-alan-low.onnx") == shop.model)
    }

    @Test("A server that stays away is an error, and the next try goes on where this one ended")
    func resuming() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop(answer: { bytes, request, before in
            if before == 0 { return .cut(200, body: bytes, after: 30_000) }
            return before < 3 ? .response(503) : .file(bytes, for: request)
        })
        let error = await #expect(throws: ShelfError.self) { try await shop.installation(into: folder).run() }
        guard case .notFetched(.status(503, _)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(await VoiceShelf(folders: [folder.path("voices")]).voices.allSatisfy { $0.family == .espeak })
        let events = Events()
        try await shop.installation(into: folder).run { events.add($0) }
        #expect(shop.modelStarts == [nil, 30_000, 30_000, 30_000])
        #expect(events.all.contains { if case .progress(_, _, let kept) = $0 { kept > 30_000 } else { false } })
        #expect(try names(folder) == ["en_GB-alan-low"])
    }

    @Test("What was begun with another file is fetched once more")
    func staleBeginning() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop()
        let unfinished = folder.path("voices/.unfinished/en_GB-alan-low")
        try FileManager.default.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        try folder.write(
            Array(repeating: 9, count: 20_000), to: "voices/.unfinished/en_GB-alan-low/en_GB-alan-low.onnx")
        try await shop.installation(into: folder).run()
        #expect(shop.modelStarts == [20_000, nil])
        #expect(try folder.read("voices/en_GB-alan-low/en_GB-alan-low.onnx") == shop.model)
    }

    struct Wrong: Sendable {
        var name: String
        var answer: @Sendable ([UInt8], String, Int) -> LoopbackServer.Answer
        var reason: String
    }

    static let wrong = [
        Wrong(
            name: "another content", answer: { bytes, _, _ in .response(200, body: bytes.reversed()) },
            reason: "its checksum is another one"),
        Wrong(
            name: "a shorter file", answer: { bytes, _, _ in .response(200, body: Array(bytes.dropLast())) },
            reason: "it has 50003 bytes instead of 50004"),
        Wrong(
            name: "a longer file", answer: { bytes, _, _ in .response(200, body: bytes + [0]) },
            reason: "it is larger than the catalogue says"),
        Wrong(
            name: "an error page", answer: { _, _, _ in .response(200, body: Array("<html>".utf8)) },
            reason: "it has 6 bytes instead of 50004"),
    ]

    @Test("A file that is not the one described is refused, and nothing of it stays", arguments: wrong.indices)
    func refusing(_ index: Int) async throws {
        let row = Self.wrong[index]
        let folder = try TemporaryFolder()
        let shop = try Shop(answer: row.answer)
        await #expect(
            throws: ShelfError.damaged(file: shop.server.address("/v/en/en_GB-alan-low.onnx"), reason: row.reason)
        ) { try await shop.installation(into: folder).run() }
        #expect(await VoiceShelf(folders: [folder.path("voices")]).voices.allSatisfy { $0.family == .espeak })
    }

    @Test("A file that is not there is an error at once")
    func notFound() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop(answer: { _, _, _ in .response(404) })
        let error = await #expect(throws: ShelfError.self) { try await shop.installation(into: folder).run() }
        guard case .notFetched(.status(404, _)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(shop.modelStarts == [nil])
    }

    @Test("A voice that could not be used is refused before its model is fetched")
    func unusable() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop(configuration: { $0["phoneme_type"] = "pinyin" })
        let error = await #expect(throws: ShelfError.self) { try await shop.installation(into: folder).card() }
        guard case .unusable(.brokenVoice(_, let reason)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("pinyin"))
        #expect(shop.modelStarts.isEmpty)
    }

    @Test("More than the disk has is refused before anything is fetched")
    func diskFull() async throws {
        let folder = try TemporaryFolder()
        let free = try #require(
            try FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? Int)
        let shop = try Shop(change: { entry in
            var files = entry["files"] as? [String: Any] ?? [:]
            files["en/en_GB-alan-low.onnx"] = [
                "size_bytes": 3_999_999_999, "md5_digest": String(repeating: "0", count: 32),
            ]
            entry["files"] = files
        })
        guard free < 3_900_000_000 else {
            // A disk with room for it all: the check itself is asked.
            let voices = VoiceFolder(path: folder.path)
            #expect(throws: ShelfError.self) { try voices.requireSpace(free) }
            #expect(throws: Never.self) { try voices.requireSpace(1000) }
            return
        }
        let error = await #expect(throws: ShelfError.self) { try await shop.installation(into: folder).card() }
        guard case .diskFull = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(shop.requests.isEmpty)
    }

    @Test("Two at once: the second is told, and works afterwards")
    func busy() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop()
        let voices = VoiceFolder(path: folder.path("voices"))
        do {
            let claim = try voices.claim("en_GB-alan-low")
            await #expect(throws: ShelfError.busy("piper/en_GB-alan-low")) {
                try await shop.installation(into: folder).run()
            }
            _ = claim.folder
        }
        try await shop.installation(into: folder).run()
        // Again, over the one that is there.
        try await shop.installation(into: folder).run()
        #expect(try names(folder) == ["en_GB-alan-low"])
    }

    @Test("Cancelling ends it and keeps what has come")
    func cancelling() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop(answer: { bytes, _, before in before == 0 ? .cut(200, body: bytes, after: 30_000) : .silence
        })
        let (events, event) = AsyncStream<InstallEvent>.makeStream()
        let installation = shop.installation(into: folder)
        let task = Task { () -> ShelfError? in
            do throws(ShelfError) {
                try await installation.run { event.yield($0) }
                return nil
            } catch {
                return error
            }
        }
        for await event in events { if case .waiting = event { break } }
        task.cancel()
        #expect(await task.value == .notFetched(.cancelled))
        #expect(try folder.read("voices/.unfinished/en_GB-alan-low/en_GB-alan-low.onnx").count == 30_000)
    }

    @Test("What an installation left unfinished can be removed")
    func discarding() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop(answer: { bytes, _, _ in .cut(200, body: bytes, after: 30_000) })
        let error = await #expect(throws: ShelfError.self) {
            try await shop.installation(into: folder, pauses: []).run()
        }
        guard case .notFetched(.interrupted) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let voices = VoiceFolder(path: folder.path("voices"))
        #expect(try names(folder) == [".unfinished"])
        #expect(try !voices.discardUnfinished("piper/.."))
        #expect(try voices.discardUnfinished("piper/en_GB-alan-low"))
        #expect(try !voices.discardUnfinished("en_GB-alan-low"))
        #expect(try names(folder).isEmpty)
    }

    @Test("A voice is removed from its folder, and only from there")
    func removing() async throws {
        let folder = try TemporaryFolder()
        let shop = try Shop()
        try await shop.installation(into: folder).run()
        let voices = VoiceFolder(path: folder.path("voices"))
        try folder.write(FakeModel.bytes("x"), to: "voices/flat.onnx")
        try folder.write("{}", to: "voices/flat.onnx.json")
        #expect(throws: ShelfError.notOurs("piper/en_GB-alan-low", folder: folder.path)) {
            try voices.remove("piper/en_GB-alan-low", lyingIn: folder.path)
        }
        #expect(throws: ShelfError.notOurs("piper/../x", folder: folder.path("voices"))) {
            try voices.remove("piper/../x", lyingIn: folder.path("voices"))
        }
        try voices.remove("piper/en_GB-alan-low", lyingIn: folder.path("voices/en_GB-alan-low"))
        #expect(try names(folder) == ["flat.onnx", "flat.onnx.json"])
        try voices.remove("piper/flat", lyingIn: folder.path("voices"))
        #expect(try names(folder).isEmpty)
    }
}
