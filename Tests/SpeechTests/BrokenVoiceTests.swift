import Audio
import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite("Broken voice folders", .timeLimit(.minutes(10)))
struct BrokenVoiceTests {
    struct Row: Sendable {
        var name: String
        /// The configuration; nil for none.
        var configuration: String?
        var reason: String
        var at: SourceLocation

        init(_ name: String, _ configuration: String?, reason: String, at: SourceLocation = #_sourceLocation) {
            self.name = name
            self.configuration = configuration
            self.reason = reason
            self.at = at
        }
    }

    static func rows() throws -> [Row] {
        [
            Row("no configuration", nil, reason: "missing"),
            Row("garbage", "{{{", reason: "not JSON"),
            Row("empty", "", reason: "not JSON"),
            Row("another JSON", "[1]", reason: "right kind"),
            Row("rate 0", try ConfigurationText.text { $0["audio"] = ["sample_rate": 0] }, reason: "sample_rate is 0"),
            Row("rate a word", try ConfigurationText.text { $0["audio"] = ["sample_rate": "a"] }, reason: "right kind"),
            Row("no audio", try ConfigurationText.text { $0["audio"] = nil }, reason: "no audio"),
            Row("pinyin", try ConfigurationText.text { $0["phoneme_type"] = "pinyin" }, reason: "pinyin"),
            Row("no espeak", try ConfigurationText.text { $0["espeak"] = nil }, reason: "espeak voice"),
            Row("no padding", try ConfigurationText.text { $0["phoneme_id_map"] = ["a": [1]] }, reason: "has no _"),
            Row(
                "id out of range",
                try ConfigurationText.text { $0["phoneme_id_map"] = ["_": [0], "^": [1], "$": [2], "a": [999]] },
                reason: "the id 999"),
            Row(
                "speaker out of range",
                try ConfigurationText.text { $0["speaker_id_map"] = ["tom": 7] }, reason: "the id 7"),
            Row(
                "scales", try ConfigurationText.text { $0["inference"] = ["noise_scale": -1] }, reason: "inference"),
        ]
    }

    @Test("A voice that cannot be used says which file is wrong and why")
    func configurations() async throws {
        for row in try Self.rows() {
            let folder = try TemporaryFolder()
            try folder.write("model", to: "en_US-x-low.onnx")
            if let configuration = row.configuration { try folder.write(configuration, to: "en_US-x-low.onnx.json") }
            let shelf = await VoiceShelf(folders: [folder.path])
            #expect(shelf.broken.count == 1, "\(row.name)", sourceLocation: row.at)
            do {
                _ = try shelf.voice(named: "en_US-x-low")
                Issue.record("\(row.name)", sourceLocation: row.at)
            } catch {
                guard case .brokenVoice(let file, let reason) = error else {
                    Issue.record("\(error)", sourceLocation: row.at)
                    continue
                }
                #expect(file == folder.path("en_US-x-low.onnx.json"), sourceLocation: row.at)
                #expect(reason.contains(row.reason), "\(reason)", sourceLocation: row.at)
            }
        }
    }

    @Test(
        "A model that is cut off, or none, is an error that names it",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
    func models() async throws {
        let whole = try Data(contentsOf: URL(filePath: InstalledVoices.joeModel))
        for model in [whole.prefix(whole.count / 2), Data("garbage".utf8), Data()] {
            let folder = try TemporaryFolder()
            try folder.write(model, to: "en_US-x-low.onnx")
            try folder.write(ConfigurationText.text(), to: "en_US-x-low.onnx.json")
            let shelf = await VoiceShelf(folders: [folder.path])
            let piper = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 1)
            do {
                _ = try await piper.speech(of: "Hello.", by: try shelf.voice(named: "en_US-x-low"))
                Issue.record("it spoke")
            } catch SpeechError.brokenVoice(let file, _) {
                #expect(file == folder.path("en_US-x-low.onnx"))
            }
        }
    }

    @Test(
        "Phonemes that the model does not have are an error of that text",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
    func identifiers() async throws {
        let folder = try TemporaryFolder()
        let model = folder.path("en_US-x-low.onnx")
        try FileManager.default.createSymbolicLink(atPath: model, withDestinationPath: InstalledVoices.joeModel)
        try folder.write(
            ConfigurationText.text {
                $0["num_symbols"] = nil
                $0["phoneme_id_map"] = ["_": [0], "^": [1], "$": [2], "h": [9_999], "l": [30]]
            }, to: "en_US-x-low.onnx.json")
        let shelf = await VoiceShelf(folders: [folder.path])
        let voice = try shelf.voice(named: "en_US-x-low")
        let piper = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 1)
        do {
            _ = try await piper.speech(of: "Hello.", by: voice)
            Issue.record("it spoke")
        } catch SpeechError.synthesisFailed(let name, let reason) {
            #expect(name == voice.id)
            #expect(!reason.isEmpty)
        }
        #expect(try await !piper.speech(of: "All.", by: voice).sound.samples.isEmpty)
    }
}
