internal import Narration
internal import Speech

/// Makes one clip at a time: looks among the finished ones, else lets the voice speak, checks and keeps the result.
///
/// One bad sentence never fails an article: it is tried again, then in pieces, then by the fallback voice, then given
/// up. Trimming, resampling, levelling and encoding a sentence take some ten milliseconds: each worker has its own
/// thread.
actor ClipWorker {
    private let thread: OwnThread
    private let synthesizer: any Synthesizer
    private let gains: VoiceGains
    private let clips: KeptClips
    private let paces: Paces
    private let notices: Notices

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

    init(
        niceness: Int32, synthesizer: any Synthesizer, gains: VoiceGains, clips: KeptClips, paces: Paces,
        notices: Notices
    ) {
        thread = OwnThread(name: "studio", niceness: niceness)
        self.synthesizer = synthesizer
        self.gains = gains
        self.clips = clips
        self.paces = paces
        self.notices = notices
    }

    /// Makes a clip, by the way that works.
    func make(_ work: Work) async -> WorkResult {
        do {
            return try await made(work)
        } catch let error as SpeechError {
            return .failed(error)
        } catch {
            return .stopped
        }
    }

    /// Throws `SpeechError` when a required voice cannot be used, and `CancellationError`.
    private func made(_ work: Work) async throws -> WorkResult {
        if let clip = clips.clip(for: work.key) {
            return .made(made(clip, work.key, by: work.voice, .spoken, wasCached: true))
        }
        if work.substitute() == nil {
            if let clip = try await attempt(work.text, by: work.voice, work) {
                return .made(made(kept(clip, work.key), work.key, by: work.voice, .spoken))
            }
            if let clip = try await joined(work) {
                return .made(made(kept(clip, work.key), work.key, by: work.voice, .split))
            }
        }
        // Asked again: the voice may have failed for the last time just now.
        for other in [work.substitute(), work.fallback()] {
            if let other, let made = try await made(work, by: other) { return .made(made) }
        }
        return .failed(nil)
    }

    /// The clip by another voice than the one that was cast; nil where it fails too.
    private func made(_ work: Work, by other: Voice) async throws -> MadeClip? {
        let key = ClipKey(text: work.text, voice: other)
        if let clip = clips.clip(for: key) { return made(clip, key, by: other, .fallback, wasCached: true) }
        guard let clip = try await attempt(work.text, by: other, work) else { return nil }
        return made(kept(clip, key), key, by: other, .fallback)
    }

    private func made(
        _ clip: Clip, _ key: ClipKey, by voice: Voice, _ outcome: Timeline.Outcome, wasCached: Bool = false
    ) -> MadeClip {
        MadeClip(key: key, facts: clip.facts, voice: voice.id, outcome: outcome, wasCached: wasCached)
    }

    private func kept(_ clip: Clip, _ key: ClipKey) -> Clip {
        clips.keep(clip, for: key, notices)
    }

    /// The clip, or nil where the voice fails; cancellation passes through.
    private func attempt(_ text: String, by voice: Voice, _ work: Work) async throws -> Clip? {
        do {
            return try await clip(of: text, by: voice)
        } catch let error as CancellationError {
            throw error
        } catch let error as SpeechError {
            // Cancelled inside the engine: not the voice's fault.
            try Task.checkCancellation()
            if work.isVoiceRequired, voice == work.voice, error.concernsTheVoice { throw error }
            notices.add(.speech(error))
            return nil
        } catch {
            return nil
        }
    }

    /// The clip of a text, made now; a second draw when the first does not pass its check.
    ///
    /// Throws `FaultySound` when neither passes, else what the voice or encoding throws.
    private func clip(of text: String, by voice: Voice) async throws -> Clip {
        let maker = ClipMaker(gain: Double(try await gains.gain(for: voice)))
        let expected = paces.expectation(of: text, by: voice.id)
        var fault = ClipFault.empty
        for _ in 0..<2 {
            try Task.checkCancellation()
            let spoken = try await synthesizer.speech(of: text, by: voice)
            guard let found = ClipFault(of: spoken, text: text, expected: expected) else {
                let clip = try maker.clip(of: spoken)
                paces.learn(clip.frames, of: text, by: voice.id)
                return clip
            }
            fault = found
        }
        throw FaultySound(fault: fault)
    }

    private func joined(_ work: Work) async throws -> Clip? {
        guard let halves = TextCut(halving: work.text),
            let first = try await attempt(halves.first, by: work.voice, work),
            let second = try await attempt(halves.rest, by: work.voice, work)
        else { return nil }
        return first.followed(by: second, wordsAt: halves.offset)
    }
}

/// A sound that does not pass its check.
struct FaultySound: Error {
    var fault: ClipFault
}
