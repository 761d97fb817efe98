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
    private let synthesizer: any Synthesizer
    private let gains: VoiceGains
    private let store: ClipStore?
    private let notices: Notices

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

    init(
        number: Int, synthesizer: any Synthesizer, gains: VoiceGains, store: ClipStore?, notices: Notices
    ) {
        thread = OwnThread(label: "earmark.studio.\(number)")
        self.synthesizer = synthesizer
        self.gains = gains
        self.store = store
        self.notices = notices
    }

    /// The clip of a text in a voice, from the store or made now.
    ///
    /// Throws `FaultySound` when the sound does not pass its check twice, else what the voice or encoding throws.
    func clip(of text: String, by voice: Voice) async throws -> Made {
        let key = ClipKey(text: text, voice: voice)
        if let clip = store?.clip(for: key) { return Made(clip: clip, wasCached: true) }
        let maker = ClipMaker(gain: Double(try await gains.gain(for: voice)))
        var fault = ClipFault.empty
        for _ in 0..<2 {
            try Task.checkCancellation()
            let spoken = try await synthesizer.speech(of: text, by: voice)
            guard let found = ClipFault(of: spoken, text: text) else {
                return Made(clip: kept(try maker.clip(of: spoken), for: key), wasCached: false)
            }
            fault = found
        }
        throw FaultySound(fault: fault)
    }

    /// The clip as the store has it now. A store that cannot be written costs a notice, never the article.
    private func kept(_ clip: Clip, for key: ClipKey) -> Clip {
        guard let store else { return clip }
        do {
            return try store.keep(clip, for: key)
        } catch {
            notices.add(.studio(error))
            return clip
        }
    }
}

/// A sound that does not pass its check.
struct FaultySound: Error {
    var fault: ClipFault
}
