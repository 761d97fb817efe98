import Audio
import Foundation
import Narration
import TestSupport
import Testing

@testable import Speech

@Suite("Gains", .timeLimit(.minutes(10)))
struct VoiceGainsTests {
    @Test(
        "The real voice and espeak-ng reach the loudness",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing),
        arguments: [InstalledVoices.joe, "espeak/en-US", "espeak/de", "espeak/fr"])
    func known(_ id: String) async throws {
        let shelf = await InstalledVoices.shelf.value
        let voice = try shelf.voice(named: id)
        let ensemble = Ensemble(piper: await InstalledVoices.piper.value)
        let texts = [
            "espeak/de": "Der Fluss fror im Januar zu, und die Kinder gingen über das Eis zur Schule.",
            "espeak/fr": "La rivière a gelé en janvier, et les enfants allaient à l'école sur la glace.",
        ]
        var samples: [Float] = []
        var rate = 22_050
        for text in texts[id].map({ [$0] }) ?? Array(Sentences.sixty[3..<11]) {
            let sound = try await ensemble.speech(of: text, by: voice).sound
            samples += sound.samples
            rate = sound.rate.hertz
        }
        let gain = try await VoiceGains(synthesizer: ensemble).gain(for: voice)
        // As clips are made: the limiter takes a little off, which a voice's gain makes up for.
        let sound = Sound(samples: samples, rate: SampleRate(hertz: rate)).amplified(by: Double(gain))
        let levelled = Limiter(ceiling: -1.6).limit(sound)
        #expect(abs(try LoudnessMeter(levelled.samples, rate: rate).loudness + 19) < 1)
    }

    @Test("An unknown voice is measured once by speaking, silence gets no gain, and a failure is not kept")
    func unknown() async throws {
        let voice = Voice(
            id: "piper/x", name: "x", language: try #require(LanguageTag("en")), quality: .low, family: .piper,
            licence: nil, digest: "")
        let tone = ToneSynthesizer(amplitude: 0.1)
        let gains = VoiceGains(synthesizer: tone)
        let gain = try await gains.gain(for: voice)
        let loudness = try LoudnessMeter(ToneSynthesizer(amplitude: 0.1).samples, rate: 24_000).loudness
        #expect(abs(Double(gain) - (-19 - loudness + VoiceGainsTests.digits)) < 0.2)
        #expect(try await gains.gain(for: voice) == gain)
        #expect(try await VoiceGains(synthesizer: ToneSynthesizer(amplitude: 0)).gain(for: voice) == 0)
        let failing = VoiceGains(synthesizer: ToneSynthesizer(amplitude: -1))
        for _ in 0..<2 {
            await #expect(throws: SpeechError.engineUnavailable("no")) { try await failing.gain(for: voice) }
        }
    }

    /// Digits are read softer than sentences by so much.
    static let digits = -Double(VoiceGains.loudnessOfSentencesOverDigits)

    @Test(
        "Digits are softer than sentences by about what is allowed for",
        .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
    func calibration() async throws {
        let voice = try await InstalledVoices.shelf.value.voice(named: InstalledVoices.joe)
        let sound = try await InstalledVoices.piper.value.speech(of: VoiceGains.text, by: voice).sound
        let loudness = try LoudnessMeter(sound.samples, rate: sound.rate.hertz).loudness
        #expect(abs(loudness + Double(VoiceGains.loudnessOfSentencesOverDigits) + 25.15) < 1)
    }
}

/// Says everything as one tone; fails for a negative amplitude.
private struct ToneSynthesizer: Synthesizer {
    var amplitude: Float

    var samples: [Float] { (0..<48_000).map { amplitude * Float(sin(Double($0) * 0.26)) } }

    func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        guard amplitude >= 0 else { throw SpeechError.engineUnavailable("no") }
        let sound = Sound(samples: samples, rate: SampleRate(hertz: 24_000))
        return SpokenSound(sound: sound, words: [], wordsAreMeasured: true)
    }
}
