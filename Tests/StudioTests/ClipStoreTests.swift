import Foundation
import Narration
import Speech
import TestSupport
import Testing

@testable import Studio

@Suite("Keeping clips")
struct ClipStoreTests {
    private static func key(
        _ text: String, _ id: String = "piper/a", digest: String = "d", with parameters: [String] = []
    )
        -> ClipKey
    {
        guard let language = LanguageTag("en") else { preconditionFailure("a tag") }
        let voice = Voice(
            id: id, name: "A", language: language, quality: .medium, family: .piper,
            licence: nil, digest: digest)
        return ClipKey(text: text, voice: voice, parameters: parameters)
    }

    @Test("A kept clip comes back as it was")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path("data/clips"))
        let key = Self.key("Hello.")
        #expect(store.clip(for: key) == nil)
        let clip = try Samples.clip()
        #expect(try store.keep(clip, for: key) == clip)
        #expect(ClipStore(folder: store.folder).clip(for: key) == clip)
        #expect(store.clip(for: Self.key("Hello!")) == nil)
        let file = try folder.read("data/clips/\(key.hex.prefix(2))/\(key.hex).clip")
        #expect(Array(file.prefix(clip.audio.count)) == clip.audio)
        #expect(try folder.mode(of: "data/clips") == 0o700)
        #expect(try folder.names(in: "data/clips/unfinished").isEmpty)
    }

    @Test("The first of two writers wins, and the second gets the winner's")
    func twoWriters() throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path)
        let (first, second) = try (Samples.clip(seed: 1), Samples.clip(seed: 2))
        #expect(first != second)
        #expect(try store.keep(first, for: Self.key("x")) == first)
        #expect(try store.keep(second, for: Self.key("x")) == first)
    }

    @Test("Of many writers at once, all get the same clip")
    func race() async throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path("clips"))
        let clips = try (1...6).map { try Samples.clip(seconds: 0.3, seed: UInt64($0)) }
        for round in 0..<10 {
            let key = Self.key("round \(round)")
            let results = try await withThrowingTaskGroup(of: Clip.self) { group in
                for clip in clips { group.addTask { try store.keep(clip, for: key) } }
                return try await group.reduce(into: [Clip]()) { $0.append($1) }
            }
            #expect(Set(results).count == 1)
            #expect(store.clip(for: key) == results.first)
        }
    }

    @Test("A file cut or changed anywhere is no clip, is removed and can be made again")
    func broken() throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path)
        let key = Self.key("x")
        let clip = try store.keep(Samples.clip(seconds: 0.2), for: key)
        let name = "\(key.hex.prefix(2))/\(key.hex).clip"
        let file = try folder.read(name)
        var broken: [[UInt8]] = [[], [0], Array(file.suffix(20)), file + [0], [UInt8](repeating: 0xFF, count: 300)]
        broken += stride(from: 1, to: file.count, by: 97).map { Array(file.prefix($0)) }
        broken += (stride(from: 0, to: file.count, by: 89) + Array(file.count - 20..<file.count)).map { place in
            var bytes = file
            bytes[place] ^= 0x40
            return bytes
        }
        for bytes in broken {
            try folder.write(bytes, to: name)
            #expect(store.clip(for: key) == nil)
            #expect(!FileManager.default.fileExists(atPath: folder.path(name)))
        }
        try folder.write([1, 2, 3], to: name)
        #expect(try store.keep(clip, for: key) == clip)
        #expect(store.clip(for: key) == clip)
    }

    @Test(
        "A folder that cannot be made or written is an error that names it",
        arguments: [
            "/dev/null/clips", "/proc/clips",
        ])
    func unwritable(_ folder: String) throws {
        let clip = try Samples.clip(seconds: 0.1)
        #expect {
            try ClipStore(folder: folder).keep(clip, for: Self.key("x"))
        } throws: { error in
            guard case StudioError.clipsUnwritable(folder, let reason) = error else { return false }
            return !reason.isEmpty
        }
        #expect(ClipStore(folder: folder).clip(for: Self.key("x")) == nil)
    }

    @Test("What killed processes left over a day ago is removed")
    func stale() throws {
        let folder = try TemporaryFolder()
        let store = ClipStore(folder: folder.path)
        _ = try store.keep(Samples.clip(seconds: 0.1), for: Self.key("x"))
        for name in ["unfinished/old", "unfinished/new"] { try folder.write([1], to: name) }
        let past = Date(timeIntervalSinceNow: -90_000)
        try FileManager.default.setAttributes(
            [.modificationDate: past], ofItemAtPath: folder.path("unfinished/old"))
        #expect(ClipStore(folder: folder.path).clip(for: Self.key("x")) != nil)
        #expect(try folder.names(in: "unfinished") == ["new"])
    }

    @Test("Keys differ in everything that changes the sound, and in how it is mixed")
    func keys() {
        let keys = [
            Self.key("a"), Self.key("b"), Self.key("a", "piper/b"), Self.key("a", "piper/a#0"),
            Self.key("a", "piper/a#1"), Self.key("a", digest: "e"), Self.key("a", with: ["x"]),
            Self.key("a", with: ["x", ""]),
            Self.key("a", with: ["", "x"]), Self.key("a", with: ["xy"]), Self.key("a", with: ["x", "y"]),
            Self.key("ax", with: ["y"]),
            Self.key("é"), Self.key("e\u{301}"), Self.key(""),
        ]
        #expect(Set(keys).count == keys.count)
        #expect(keys.allSatisfy { $0.hex.count == 64 })
        #expect(Self.key("a") == Self.key("a"))
    }
}

@Suite("Evicting clips")
struct EvictionTests {
    private static func key(_ number: Int) throws -> ClipKey {
        ClipKey(text: "text \(number)", voice: try Tone.voice())
    }

    /// A store with clips that were heard so many hours ago.
    private func store(_ folder: TemporaryFolder, heard hours: [Int]) throws -> ClipStore {
        let store = ClipStore(folder: folder.path("clips"))
        for (number, hours) in hours.enumerated() {
            let key = try Self.key(number)
            _ = try store.keep(Samples.clip(seconds: 0.2), for: key)
            let name = "clips/\(key.hex.prefix(2))/\(key.hex).clip"
            #expect(try Command("touch", ["-d", "\(hours) hours ago", folder.path(name)]).code == 0)
        }
        return store
    }

    @Test("What was heard longest ago goes first, down to nine tenths of the limit")
    func order() throws {
        let folder = try TemporaryFolder()
        let store = try store(folder, heard: [2, 9, 4, 7, 3, 8, 5, 6, 11, 10])
        let all = store.census()
        #expect(all.clips == 10)
        #expect(store.evict(toBytes: all.bytes, sparing: []) == ClipStore.Census())
        let removed = store.evict(toBytes: all.bytes - 1, sparing: [])
        #expect(removed.clips == 2)
        for number in [8, 9] { #expect(store.facts(for: try Self.key(number)) == nil) }
        #expect(store.evict(toBytes: all.bytes / 2, sparing: []).clips == 4)
        for (number, isThere) in [true, false, true, false, true, false, true, false, false, false].enumerated() {
            #expect((store.facts(for: try Self.key(number)) != nil) == isThere)
        }
    }

    @Test("Spared are the queue and what was opened within the last hour")
    func spared() throws {
        let folder = try TemporaryFolder()
        let store = try store(folder, heard: [5, 4, 3, 2])
        #expect(store.clip(for: try Self.key(0)) != nil)
        let facts = try #require(store.facts(for: try Self.key(1)))
        #expect(store.isIntact(try Self.key(1), checksum: facts.checksum))
        let removed = store.evict(toBytes: 1, sparing: [try Self.key(2)])
        #expect(removed.clips == 1)
        #expect(store.facts(for: try Self.key(3)) == nil)
        #expect(store.census().clips == 3)
    }

    @Test("Only one process evicts at a time")
    func lock() throws {
        let folder = try TemporaryFolder()
        let store = try store(folder, heard: [5, 4])
        let script = "exec 9>>\"$1/evict.lock\"; flock 9; touch \"$1/locked\"; cat"
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", script, "bash", store.folder]
        process.standardInput = pipe
        try process.run()
        while !FileManager.default.fileExists(atPath: store.folder + "/locked") { Thread.sleep(forTimeInterval: 0.01) }
        #expect(store.evict(toBytes: 1, sparing: []) == ClipStore.Census())
        #expect(store.clear() == nil)
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(store.evict(toBytes: 1, sparing: []).clips == 2)
    }

    @Test("Clearing removes all, also what was just heard")
    func clear() throws {
        let folder = try TemporaryFolder()
        let store = try store(folder, heard: [0, 5])
        #expect(store.clear()?.clips == 2)
        #expect(store.census() == ClipStore.Census())
        #expect(ClipStore(folder: folder.path("none")).clear() == nil)
    }
}
