import Foundation
import Narration
import Synchronization
import TestSupport
import Testing

@testable import Speech

@Suite("Voices that do not load", .timeLimit(.minutes(10)))
struct LoadRecordTests {
    private final class Reports: Sendable {
        let voices = Mutex<[String]>([])
    }

    private let english = LanguageTag("en-US")

    private func file(_ folder: TemporaryFolder) -> PiperVoiceFile {
        PiperVoiceFile(model: folder.path("en_US-ann-low.onnx"))
    }

    private func cast(_ folder: TemporaryFolder, _ record: LoadRecord, preferred: String? = nil) async throws -> String
    {
        let shelf = await VoiceShelf(folders: [folder.path], loads: record)
        let demanded = try preferred.map { try shelf.voice(named: $0) }
        return try Casting(shelf: shelf, preferred: demanded, articleLanguage: english).voice(for: english).voice.id
    }

    @Test("After three failures in a row the next voice speaks, and it is said once")
    func threeFailures() async throws {
        let folder = try CastingTests.folder([("en_US-ann-low", "low"), ("en_GB-cy-low", "low")])
        let reports = Reports()
        let record = LoadRecord(path: folder.path("failures.json")) { aside in
            reports.voices.withLock { $0.append(aside.voice) }
        }
        let error = SpeechError.brokenVoice(file: "x", reason: "it is garbage")
        for _ in 0..<2 { record.failed(file(folder), error) }
        #expect(try await cast(folder, record) == "piper/en_US-ann-low")
        record.failed(file(folder), error)
        #expect(reports.voices.withLock(\.self).isEmpty)
        for _ in 0..<3 { #expect(try await cast(folder, record) == "piper/en_GB-cy-low") }
        #expect(reports.voices.withLock(\.self) == ["piper/en_US-ann-low"])
        #expect(record.setAside("piper/en_US-ann-low")?.error == error)
        #expect(try await cast(folder, record, preferred: "en_US-ann-low") == "piper/en_US-ann-low")
    }

    @Test("It is remembered, until the voice loads, is asked for, or its file changes")
    func remembering() async throws {
        let folder = try CastingTests.folder([("en_US-ann-low", "low")])
        let path = folder.path("failures.json")
        func fail() {
            let record = LoadRecord(path: path)
            for _ in 0..<3 { record.failed(file(folder), .brokenVoice(file: "x", reason: "bad")) }
        }
        fail()
        #expect(try await cast(folder, LoadRecord(path: path)) == "espeak/en-US")
        LoadRecord(path: path).loaded(file(folder))
        #expect(try await cast(folder, LoadRecord(path: path)) == "piper/en_US-ann-low")
        fail()
        LoadRecord(path: path).forgive("piper/en_US-ann-low#0")
        #expect(try await cast(folder, LoadRecord(path: path)) == "piper/en_US-ann-low")
        fail()
        try folder.write(FakeModel.bytes("another, longer model"), to: "en_US-ann-low.onnx")
        #expect(try await cast(folder, LoadRecord(path: path)) == "piper/en_US-ann-low")
        try folder.write("{{{", to: "failures.json")
        #expect(try await cast(folder, LoadRecord(path: path)) == "piper/en_US-ann-low")
    }

    @Test("Without an engine no voice is at fault, and espeak-ng speaks for this run")
    func noEngine() async throws {
        let folder = try CastingTests.folder([("en_US-ann-low", "low")])
        let record = LoadRecord(path: folder.path("failures.json"))
        let shelf = await VoiceShelf(folders: [folder.path], loads: record)
        let piper = PiperSynthesizer(runtime: "/nowhere/libonnxruntime.so", shelf: shelf, callers: 1)
        await #expect(throws: SpeechError.self) {
            try await piper.speech(of: "Hello.", by: try shelf.voice(named: "en_US-ann-low"))
        }
        #expect(try await cast(folder, record) == "espeak/en-US")
        #expect(record.setAside("piper/en_US-ann-low") == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.path("failures.json")))
        #expect(try await cast(folder, LoadRecord(path: folder.path("failures.json"))) == "piper/en_US-ann-low")
    }

    @Test(
        "A real load that fails counts, one for all who wait for it",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
    func realLoad() async throws {
        let folder = try CastingTests.folder([("en_US-ann-low", "low")])
        let record = LoadRecord()
        let shelf = await VoiceShelf(folders: [folder.path], loads: record)
        let ann = try shelf.voice(named: "en_US-ann-low")
        let piper = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 2)
        for round in 1...3 {
            #expect(!record.isSetAside(ann.id))
            await #expect(throws: SpeechError.self, "round \(round)") { try await piper.prepare(ann) }
        }
        #expect(record.isSetAside(ann.id))
    }
}
