import Narration

extension Studio {
    /// Makes an episode from its beginning, and hands each utterance over as soon as it and all before it are there.
    ///
    /// No more than some utterances ahead of the one handed over are made, so that memory does not grow with the
    /// article where the disk takes no clips.
    ///
    /// Throws what `consume` throws, `SpeechError` when the required voice cannot be used, or `CancellationError`; what
    /// is under way for nobody else is stopped then.
    public func render(_ episode: Episode, into consume: (RenderedUtterance) throws -> Void) async throws {
        let listener = listener()
        defer { listener.leave() }
        let reach = 4 * places
        func wish(from utterance: Int) {
            let entries = episode.openWorks(from: utterance).map { work, place in
                Wish.Entry(work: work, place: place, lane: .article)
            }
            listener.wants(Wish(entries, place: utterance, isWaiting: true, reach: reach))
        }
        wish(from: 0)
        for (index, utterance) in episode.script.utterances.enumerated() {
            listener.isAt(index, waits: true)
            var part = try await episode.whole(index) { wish(from: index) }
            var clip = episode.clip(of: part)
            while clip == nil, part.state != .notSpoken {
                // It was there and is not, or is damaged.
                episode.reopen(index)
                wish(from: index)
                part = try await episode.whole(index) { wish(from: index) }
                clip = episode.clip(of: part)
            }
            try consume(
                RenderedUtterance(
                    utterance: utterance, clip: clip, pause: clip == nil ? Frames(0) : part.pause, voice: part.voice,
                    rule: part.work.rule, outcome: part.outcome, wasCached: part.wasCached))
        }
    }
}

extension SoundFile {
    /// Adds an utterance and the silence behind it.
    public func append(_ rendered: RenderedUtterance) throws(StudioError) {
        guard let clip = rendered.clip else { return }
        try append(clip: clip)
        try append(silence: rendered.pause)
    }
}
