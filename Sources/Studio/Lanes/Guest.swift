internal import Speech

/// A listener for whom a voice stays in memory, as long as this is held.
public final class Guest: Sendable {
    private let studio: Studio
    private let voice: Voice
    private let loading: Task<Void, Never>

    init(studio: Studio, voice: Voice, synthesizer: any Synthesizer) {
        self.studio = studio
        self.voice = voice
        loading = Task {
            // A voice that cannot be loaded is said when it is to speak.
            try? await synthesizer.prepare(voice)
        }
    }

    deinit {
        studio.leave(voice)
    }

    /// Waits until the voice is loaded, or cannot be.
    public func isSeated() async {
        await loading.value
    }
}
