/// Speaks with the voices of every family.
public struct Ensemble: Synthesizer {
    private let piper: PiperSynthesizer
    private let espeak: EspeakSynthesizer

    /// The families together.
    public init(piper: PiperSynthesizer, espeak: EspeakSynthesizer = EspeakSynthesizer()) {
        self.piper = piper
        self.espeak = espeak
    }

    public func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        switch voice.family {
        case .piper: try await piper.speech(of: text, by: voice)
        case .espeak: try await espeak.speech(of: text, by: voice)
        }
    }

    public func prepare(_ voice: Voice) async throws {
        switch voice.family {
        case .piper: try await piper.prepare(voice)
        case .espeak: try await espeak.prepare(voice)
        }
    }

    public func unload(_ voice: Voice) {
        switch voice.family {
        case .piper: piper.unload(voice)
        case .espeak: espeak.unload(voice)
        }
    }
}
