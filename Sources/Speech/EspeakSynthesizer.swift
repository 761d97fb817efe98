import Audio
import Espeak
import Narration

/// Speaks with espeak-ng: the voice of last resort, in over a hundred languages.
public struct EspeakSynthesizer: Synthesizer {
    /// A synthesizer; all of them share the one library of the process.
    public init() {}

    public func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        let name = voice.id.hasPrefix("espeak/") ? String(voice.id.dropFirst("espeak/".count)) : voice.id
        // Phonemes in this engine's spelling are ASCII; for others the words are said as they are written.
        let marked = MarkedText(text) { $0.phonemes.utf8.allSatisfy { (0x21..<0x7F).contains($0) } }
        let speech: EspeakSpeech
        do {
            speech = try await Espeak.speech(of: marked.text, voice: name, phonemes: marked.phonemes)
        } catch {
            switch error {
            case .cancelled: throw CancellationError()
            case .unavailable: throw SpeechError.engineUnavailable(error.description)
            case .noSuchVoice: throw SpeechError.noSuchVoice(voice.id, near: [])
            case .failed: throw SpeechError.synthesisFailed(voice: voice.id, reason: error.description)
            }
        }
        let words = speech.words.map { SpokenSound.Word(start: $0.sample, scalars: marked.map.text(of: $0.scalars)) }
        return SpokenSound(
            sound: Sound(samples: speech.samples, rate: SampleRate(hertz: speech.rate)),
            words: WordPlacement.words(words, in: text), wordsAreMeasured: true)
    }
}
