import Foundation
import Narration
import TestSupport
import Testing

@testable import Speech

@Suite("The voice shelf", .timeLimit(.minutes(10)))
struct VoiceShelfTests {
    /// A folder with voices of made-up models, which are enough for everything but speaking.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, code, quality) in [
            ("en_US-ann-low", "en_US", "low"), ("en_GB-bob-high", "en_GB", "high"),
            ("de_DE-eva-medium", "de_DE", "medium"),
        ] {
            try folder.write("", to: "\(name)/x")
            try folder.write(FakeModel.bytes("model of \(name)"), to: "\(name)/\(name).onnx")
            try folder.write(
                ConfigurationText.text {
                    $0["language"] = ["code": code]
                    $0["audio"] = ["sample_rate": 22050, "quality": quality]
                }, to: "\(name)/\(name).onnx.json")
        }
        try folder.write("* License: CC-BY 4.0\n", to: "de_DE-eva-medium/MODEL_CARD")
        try folder.write(FakeModel.bytes("choir"), to: "en_GB-choir-medium.onnx")
        try folder.write(
            ConfigurationText.text {
                $0["language"] = ["code": "en_GB"]
                $0["num_speakers"] = 3
                $0["speaker_id_map"] = ["tom": 1, "ada": 0, "ida": 2]
            }, to: "en_GB-choir-medium.onnx.json")
        return folder
    }

    @Test("Voices lie in a folder or one further down, and espeak-ng's stand behind them")
    func voices() async throws {
        let folder = try folder()
        let shelf = await VoiceShelf(folders: [folder.path, "/nowhere"])
        #expect(
            shelf.voices.filter { $0.family == .piper }.map(\.id) == [
                "piper/de_DE-eva-medium", "piper/en_GB-bob-high", "piper/en_GB-choir-medium", "piper/en_US-ann-low",
            ])
        #expect(shelf.broken.isEmpty)
        let eva = try shelf.voice(named: "de_DE-eva-medium")
        #expect(eva.language == LanguageTag("de-DE"))
        #expect(eva.quality == .medium)
        #expect(eva.licence == "CC-BY 4.0")
        #expect(eva.digest.count == 64)
        #expect(shelf.voices.count > 100)
        #expect(try shelf.voice(named: "espeak/en-US").language == LanguageTag("en-US"))
        #expect(Set(shelf.voices.map(\.id)).count == shelf.voices.count)
    }

    @Test("A voice is found by its id, the part after the slash, and its speaker")
    func names() async throws {
        let folder = try folder()
        let shelf = await VoiceShelf(folders: [folder.path])
        #expect(try shelf.voice(named: "piper/en_US-ann-low").id == "piper/en_US-ann-low")
        #expect(try shelf.voice(named: "EN_us-ann-low").id == "piper/en_US-ann-low")
        #expect(try shelf.voice(named: "bob").id == "piper/en_GB-bob-high")
        #expect(try shelf.voice(named: "Choir#ida").id == "piper/en_GB-choir-medium#ida")
        #expect(try shelf.voice(named: "en_GB-choir-medium#tom").id == "piper/en_GB-choir-medium#tom")
        #expect(try shelf.piper(try shelf.voice(named: "en_GB-choir-medium#tom")).speaker == 1)
        #expect(try shelf.piper(try shelf.voice(named: "en_GB-choir-medium#2")).speaker == 2)
        #expect(shelf.speakers(of: try shelf.voice(named: "en_GB-choir-medium")) == ["ada", "tom", "ida"])
    }

    @Test(
        "What is not there is answered with what is near",
        arguments: [
            ("en_US-anne-low", "piper/en_US-ann-low"), ("bo", "piper/en_GB-bob-high"),
            ("espeak/dee", "espeak/de"), ("en_GB-choir-medium#tim", "piper/en_GB-choir-medium#tom"),
            ("en_US-ann-low#x", "piper/en_US-ann-low"),
        ])
    func near(_ wanted: String, _ suggestion: String) async throws {
        let folder = try folder()
        let shelf = await VoiceShelf(folders: [folder.path])
        let error = #expect(throws: SpeechError.self) { try shelf.voice(named: wanted) }
        guard case .noSuchVoice(let name, let near) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(name == wanted)
        #expect(near.contains(suggestion))
    }

    @Test("Nonsense names have no neighbours", arguments: ["", "#", "#x", "/", "./x/y.onnx", "qqqqqqqqqqqqqqqq"])
    func nonsense(_ name: String) async throws {
        let shelf = await VoiceShelf(folders: [])
        #expect(throws: SpeechError.noSuchVoice(name, near: [])) { try shelf.voice(named: name) }
    }

    @Test("A digest is kept until a file changes")
    func digests() async throws {
        let folder = try folder()
        let cache = folder.path("digests")
        let first = try await VoiceShelf(folders: [folder.path], digestCache: cache).voice(named: "en_US-ann-low")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache).count == 4)
        let again = try await VoiceShelf(folders: [folder.path], digestCache: cache).voice(named: "en_US-ann-low")
        #expect(again.digest == first.digest)
        try folder.write(FakeModel.bytes("another model"), to: "en_US-ann-low/en_US-ann-low.onnx")
        let changed = try await VoiceShelf(folders: [folder.path], digestCache: cache).voice(named: "en_US-ann-low")
        #expect(changed.digest != first.digest)
    }

    @Test("Terms are read from the model's card")
    func terms() {
        let joe = "* License: CC0\n\n## Training\n\nFinetuned from U.S. English lessac voice (medium quality).\n"
        #expect(ModelCard.licence(in: joe) == "CC0; finetuned from lessac")
        #expect(ModelCard.licence(in: "# Card\n* URL: x\n") == nil)
        #expect(ModelCard.licence(in: "License:\n") == nil)
    }
}
