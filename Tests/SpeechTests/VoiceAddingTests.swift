import Foundation
import Narration
import TestSupport
import Testing

@testable import Speech

@Suite("Adding a voice from files", .timeLimit(.minutes(10)))
struct VoiceAddingTests {
    private func folders() throws -> (source: TemporaryFolder, voices: VoiceFolder, keep: TemporaryFolder) {
        let keep = try TemporaryFolder()
        return (try TemporaryFolder(), VoiceFolder(path: keep.path("voices")), keep)
    }

    /// The real model under another name and language.
    private func putJoe(in folder: TemporaryFolder, as name: String, configuration: String? = nil) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(name + ".onnx"), withDestinationPath: InstalledVoices.joeModel)
        let text = try String(contentsOfFile: InstalledVoices.joeModel + ".json", encoding: .utf8)
        try folder.write(
            text.replacingOccurrences(of: "en_US", with: "en_GB"), to: configuration ?? name + ".onnx.json")
    }

    @Test(
        "A pair of files or their folder is copied, once it has spoken",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing),
        arguments: ["en_GB-tim-low.onnx", "en_GB-tim-low.onnx.json", ""])
    func adding(_ name: String) async throws {
        let (source, voices, keep) = try folders()
        try putJoe(in: source, as: "en_GB-tim-low")
        try source.write("* License: mine\n", to: "MODEL_CARD")
        let id = try await voices.add(source.path(name), runtime: InstalledVoices.library)
        #expect(id == "piper/en_GB-tim-low")
        let voice = try await VoiceShelf(folders: [voices.path]).voice(named: id)
        #expect(voice.licence == "mine")
        #expect(voice.language == LanguageTag("en-GB"))
        #expect(try keep.names(in: "voices") == ["en_GB-tim-low"])
        await #expect(throws: ShelfError.alreadyThere(id, folder: voices.path + "/en_GB-tim-low")) {
            try await voices.add(source.path("en_GB-tim-low.onnx.json"), runtime: InstalledVoices.library)
        }
        // What was a link is a copy.
        try FileManager.default.removeItem(atPath: source.path("en_GB-tim-low.onnx"))
        #expect(await VoiceShelf(folders: [voices.path]).broken.isEmpty)
    }

    @Test(
        "What does not speak is not added, and nothing stays",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
    func broken() async throws {
        let (source, voices, keep) = try folders()
        let whole = try Data(contentsOf: URL(filePath: InstalledVoices.joeModel))
        let configuration = try ConfigurationText.text()
        for (name, model) in [
            ("cut", Array(whole.prefix(whole.count / 2))), ("fake", FakeModel.bytes("x")),
            ("text", Array("hello".utf8)),
            ("empty", []),
        ] {
            try source.write(model, to: "\(name).onnx")
            try source.write(configuration, to: "\(name).onnx.json")
            let error = await #expect(throws: ShelfError.self, "\(name)") {
                try await voices.add(source.path("\(name).onnx"), runtime: InstalledVoices.library)
            }
            guard case .unusable(.brokenVoice) = error else {
                Issue.record("\(name): \(String(describing: error))")
                continue
            }
        }
        #expect(try keep.names(in: "voices").isEmpty)
    }

    @Test("Without an engine nothing can be tried")
    func noEngine() async throws {
        let (source, voices, _) = try folders()
        try source.write(FakeModel.bytes("x"), to: "en_US-x-low.onnx")
        try source.write(try ConfigurationText.text(), to: "en_US-x-low.onnx.json")
        let error = await #expect(throws: ShelfError.self) {
            try await voices.add(source.path, runtime: "/nowhere/libonnxruntime.so")
        }
        guard case .unusable(.engineUnavailable) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    struct Row: Sendable {
        var files: [String]
        var name: String
        var reason: String
        var at: SourceLocation

        init(_ files: [String], _ name: String, _ reason: String, at: SourceLocation = #_sourceLocation) {
            (self.files, self.name, self.reason, self.at) = (files, name, reason, at)
        }
    }

    static let rows = [
        Row([], "gone.onnx", "it does not exist"), Row([], "", "no file in it ends in .onnx"),
        Row(["a.onnx"], "a.onnx", "a.onnx.json, its configuration, is not beside it"),
        Row(["a.onnx", "b.onnx"], "", "several files in it end in .onnx; name one"),
        Row(["voice.tar.gz"], "voice.tar.gz", "it is an archive; unpack it and name the folder"),
        Row(["notes.txt"], "notes.txt", "its name does not end in .onnx"),
        Row(["my voice.onnx", "my voice.onnx.json"], "my voice.onnx", "its name has other signs"),
        Row([".x.onnx", ".x.onnx.json"], ".x.onnx", "its name has other signs"),
    ]

    @Test("What is no voice is said", arguments: rows)
    func noVoice(_ row: Row) async throws {
        let (source, voices, _) = try folders()
        for file in row.files { try source.write("x", to: file) }
        let error = await #expect(throws: ShelfError.self, sourceLocation: row.at) {
            try await voices.add(source.path(row.name), runtime: "")
        }
        guard case .notAVoice(source.path(row.name), let reason) = error else {
            Issue.record("\(String(describing: error))", sourceLocation: row.at)
            return
        }
        #expect(reason.contains(row.reason), "\(reason)", sourceLocation: row.at)
    }
}
