import Audio
import Espeak

/// Speaks with espeak-ng: the voice of last resort, in over a hundred languages.
public struct EspeakSynthesizer: Synthesizer {
    /// A synthesizer; all of them share the one library of the process.
    public init() {}

    public func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        let name = voice.id.hasPrefix("espeak/") ? String(voice.id.dropFirst("espeak/".count)) : voice.id
        let speech: EspeakSpeech
        do {
            speech = try await Espeak.speech(of: text, voice: name)
        } catch {
            switch error {
            case .cancelled: throw CancellationError()
            case .unavailable: throw SpeechError.engineUnavailable(error.description)
            case .noSuchVoice: throw SpeechError.noSuchVoice(voice.id, near: [])
            case .failed: throw SpeechError.synthesisFailed(voice: voice.id, reason: error.description)
            }
        }
        let words = speech.words.map { SpokenSound.Word(start: $0.sample, scalars: $0.scalars) }
        return SpokenSound(
            sound: Sound(samples: speech.samples, rate: SampleRate(hertz: speech.rate)),
            words: WordPlacement.words(words, in: text), wordsAreMeasured: true)
    }
}
