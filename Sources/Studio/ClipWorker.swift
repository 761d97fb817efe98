internal import Narration
internal import Speech

/// Makes the clip of one text at a time: looks into the store, else lets the voice speak, checks and keeps the result.
///
/// Trimming, resampling, levelling and encoding a sentence take some ten milliseconds: each worker has its own thread.
actor ClipWorker {
    /// A clip, and whether it was in the store.
    struct Made {
        var clip: Clip
        var wasCached: Bool
    }

    private let thread: OwnThread
    private let voices: any Voices
    private let store: ClipStore?
    private let notices: Notices

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(number: Int, voices: any Voices, store: ClipStore?, notices: Notices) {
        thread = OwnThread(label: "earmark.studio.\(number)")
        self.voices = voices
        self.store = store
        self.notices = notices
    }

    /// The clip of a text in a voice, from the store or made now.
    ///
    /// Throws `ClipFault` when the sound does not pass its check twice, else what the voice throws.
    func clip(of text: String, by voice: Voice) async throws -> Made {
        let key = ClipKey(text: text, voice: voice)
        if let clip = store?.clip(for: key) { return Made(clip: clip, wasCached: true) }
        let gain = try await voices.gain(for: voice)
        let maker = ClipMaker(gain: gain)
        var fault: ClipFault?
        for _ in 0..<2 {
            try Task.checkCancellation()
            let spoken = try await voices.speech(of: text, by: voice)
            fault = ClipFault(in: spoken, of: text)
            guard fault == nil else { continue }
            return Made(clip: kept(try maker.clip(of: spoken), for: key), wasCached: false)
        }
        throw fault ?? .empty
    }

    /// The clip as the store has it now. A store that cannot be written costs a notice, never the article.
    private func kept(_ clip: Clip, for key: ClipKey) -> Clip {
        guard let store else { return clip }
        do {
            return try store.keep(clip, for: key)
        } catch {
            notices.add("\(error)")
            return clip
        }
    }
}
