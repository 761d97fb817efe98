import Audio
import Narration
import Speech
import Studio
import Synchronization
import TestSupport

/// Speaks a tone for any text, after what the test wants to happen.
final class ToneSynthesizer: Synthesizer {
    let calls = Mutex<[String]>([])
    let unloaded = Mutex<[String]>([])
    private let rate: Int
    private let before: @Sendable (String, Voice) async throws -> Void

    init(rate: Int = 24_000, _ before: @escaping @Sendable (String, Voice) async throws -> Void = { _, _ in }) {
        self.rate = rate
        self.before = before
    }

    func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        calls.withLock { $0.append(text) }
        try await before(text, voice)
        let samples = Signals.sine(hertz: 200, amplitude: 0.2, count: rate * max(1, text.count) / 15, rate: rate)
        return SpokenSound(
            sound: Sound(samples: samples, rate: SampleRate(hertz: rate)),
            words: [SpokenSound.Word(start: 0, scalars: 0..<1)], wordsAreMeasured: true)
    }

    func unload(_ voice: Voice) {
        unloaded.withLock { $0.append(voice.id) }
    }
}

/// Scripts, a studio and episodes for tests that need no real voice.
enum Tone {
    static func script(_ texts: [String], language: String? = nil) -> Script {
        Script(
            title: "",
            utterances: texts.enumerated().map { index, text in
                Utterance(
                    index: index, kind: .paragraph, block: index + 1, language: language.flatMap { LanguageTag($0) },
                    text: text, spoken: text, ending: .sentence)
            })
    }

    /// Sentences of which no two are alike, and none is cut.
    static func script(of count: Int, _ name: String = "line") -> Script {
        script((0..<count).map { "The \(name) of number \($0)." })
    }

    /// A voice of a family that espeak-ng can relieve.
    static func voice(_ name: String = "tone") throws -> Voice {
        guard let language = LanguageTag("en-US") else { throw SpeechError.noSuchVoice("en-US", near: []) }
        return Voice(
            id: "piper/\(name)", name: name, language: language, quality: .medium, family: .piper, licence: nil,
            digest: "0")
    }

    static func studio(
        _ synthesizer: any Synthesizer, store: ClipStore? = nil, idle: Duration = .seconds(600),
        notices: Notices = Notices { _ in }
    ) -> Studio {
        Studio(
            synthesizer: synthesizer, gains: VoiceGains(synthesizer: ToneSynthesizer()), store: store, callers: 2,
            idle: idle, notices: notices)
    }

    static func episode(_ script: Script, in studio: Studio, required: Voice? = nil) async throws -> Episode {
        let casting = try Casting(
            shelf: await VoiceShelf(folders: []), preferred: voice(), articleLanguage: nil)
        return await studio.episode(for: script, casting: casting, required: required)
    }

    /// All bytes of a reel, as one reader gets them.
    static func bytes(of reel: Reel) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await piece in reel.bytes() { bytes += piece }
        return bytes
    }
}
