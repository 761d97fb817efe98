import Audio
import Foundation
import Narration
import TestSupport
import Testing

@testable import Speech

/// A model of several speakers, made of the real one: a second graph with one more input is merged into the first.
@Suite("A voice of several speakers", .timeLimit(.minutes(10)))
struct SpeakersTests {
    /// `graph { input { name: "sid" type { tensor_type { elem_type: INT64 shape { dim { dim_value: 1 } } } } } }`
    private static let speakerInput: [UInt8] = [
        0x3A, 0x13, 0x5A, 0x11, 0x0A, 0x03, 0x73, 0x69, 0x64, 0x12, 0x0A, 0x0A, 0x08, 0x08, 0x07, 0x12, 0x04, 0x0A,
        0x02,
        0x08, 0x01,
    ]

    private func folder(sampleRate: Int = 22_050) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var model = try Data(contentsOf: URL(filePath: InstalledVoices.joeModel))
        // The real model has weights of that name: they get another.
        for place in ["\n\u{3}sid\n\u{5}input", "B\u{3}sid"] {
            let range = try #require(model.range(of: Data(place.utf8)))
            model.replaceSubrange(range, with: Data(place.replacingOccurrences(of: "sid", with: "six").utf8))
        }
        try folder.write(model + Self.speakerInput, to: "en_GB-choir-low.onnx")
        let joe = try Data(contentsOf: URL(filePath: InstalledVoices.joeModel + ".json"))
        var json = try #require(try JSONSerialization.jsonObject(with: joe) as? [String: Any])
        json["language"] = ["code": "en_GB"]
        json["num_speakers"] = 3
        json["speaker_id_map"] = ["ada": 0, "bob": 1, "ida": 2]
        json["audio"] = ["sample_rate": sampleRate, "quality": "low"]
        let text = String(decoding: try JSONSerialization.data(withJSONObject: json), as: UTF8.self)
        try folder.write(text, to: "en_GB-choir-low.onnx.json")
        return folder
    }

    @Test(
        "Each speaker is a voice of its own, by name or number, and can be chosen",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
    func speaking() async throws {
        let folder = try folder()
        let shelf = await VoiceShelf(folders: [folder.path])
        #expect(shelf.broken.isEmpty)
        let piper = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 1, scales: .steady)
        for name in ["choir", "en_GB-choir-low#bob", "choir#2", "piper/en_GB-choir-low#ida"] {
            let voice = try shelf.voice(named: name)
            let spoken = try await piper.speech(of: "The boats were still.", by: voice)
            #expect(spoken.sound.duration > .milliseconds(700), "\(name)")
            #expect(spoken.wordsAreMeasured)
        }
        #expect(throws: SpeechError.self) { try shelf.voice(named: "choir#eve") }
        #expect(throws: SpeechError.self) { try shelf.voice(named: "choir#3") }
        let choices = VoiceChoices(byLanguage: try [#require(LanguageTag("en")): "choir#bob"], quotes: "choir#ida")
        let casting = try Casting(shelf: shelf, preferred: nil, choices: choices, articleLanguage: nil)
        #expect(casting.voice(for: LanguageTag("en-US")).voice.id == "piper/en_GB-choir-low#bob")
        let quote = casting.voice(for: CastingTests.utterance("Be still!", "en", kind: .quote))
        #expect(quote.voice.id == "piper/en_GB-choir-low#ida")
        // One model, whoever speaks: what fails to load fails for all.
        for _ in 0..<3 { shelf.loads.failed(try shelf.piper(quote.voice).file, .brokenVoice(file: "x", reason: "bad")) }
        #expect(casting.voice(for: LanguageTag("en-US")).voice.id == "espeak/en-US")
    }

    @Test(
        "A voice at 16 kHz keeps its rate and its measured words",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
    func otherRate() async throws {
        let folder = try folder(sampleRate: 16_000)
        let shelf = await VoiceShelf(folders: [folder.path])
        let piper = PiperSynthesizer(runtime: InstalledVoices.library, shelf: shelf, callers: 1, scales: .steady)
        let spoken = try await piper.speech(of: "The boats were still.", by: try shelf.voice(named: "choir"))
        #expect(spoken.sound.rate.hertz == 16_000)
        #expect(spoken.words.count == 4)
        #expect(spoken.wordsAreMeasured)
    }
}
