import Speech
import Synchronization

/// Speaks as another synthesizer does, and remembers what it was asked for and what came out.
final class RecordingSynthesizer: Synthesizer {
    /// One text and its sound.
    struct Take: Sendable {
        let text: String
        let voice: String
        let sound: SpokenSound
    }

    private let synthesizer: any Synthesizer
    private let recorded = Mutex<[Take]>([])

    init(_ synthesizer: any Synthesizer) {
        self.synthesizer = synthesizer
    }

    /// What was spoken, in the order of its ends.
    var takes: [Take] { recorded.withLock(\.self) }

    func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        let sound = try await synthesizer.speech(of: text, by: voice)
        recorded.withLock { $0.append(Take(text: text, voice: voice.id, sound: sound)) }
        return sound
    }
}
