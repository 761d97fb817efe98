public import Narration
import Sodium
import Speech
import Synchronization

/// A script as it sounds: what of it is made, what is in work, and when each utterance and word is heard.
///
/// It is made as far as somebody wants to hear it: see `Reel` and `Studio.render`. It may be asked from any thread.
public final class Episode: Sendable {
    struct State: Sendable {
        var parts: [Part]
        /// Why nothing will come any more: the voice that the user asked for cannot be used.
        var failure: SpeechError?
        var watchers: [Int: AsyncStream<Timeline.Entry>.Continuation] = [:]
        var nextWatcher = 0
    }

    /// Its identity: 16 hexadecimal digits, others for each other script, casting, recipe or pauses.
    public let id: String
    /// What is spoken.
    public let script: Script
    /// Which pauses lie between the utterances.
    public let pauses: Pauses

    let studio: Studio
    let token: Int
    /// Rings when anything becomes known of any utterance.
    let bell = Bell()
    let state: Mutex<State>

    init(id: String, script: Script, pauses: Pauses, parts: [Part], studio: Studio) {
        self.id = id
        self.script = script
        self.pauses = pauses
        self.studio = studio
        token = studio.token()
        state = Mutex(State(parts: parts))
    }

    deinit {
        for watcher in state.withLock(\.watchers).values { watcher.finish() }
        studio.close(id, token: token)
    }

    // MARK: - Time

    /// What is known now of when which utterance and word is heard.
    public var timeline: Timeline {
        state.withLock { state in
            var timeline = Timeline()
            for (index, part) in state.parts.enumerated() { timeline.append(part.entry(index)) }
            return timeline
        }
    }

    /// Whether all of it is made, or known not to be spoken.
    public var isComplete: Bool {
        state.withLock { state in state.parts.allSatisfy(\.state.isFinal) }
    }

    /// What changes from now on, one utterance at a time: for `Timeline.update`.
    ///
    /// Ends with the episode. Take it before the timeline, so that nothing is missed in between.
    public func changes() -> AsyncStream<Timeline.Entry> {
        let (stream, continuation) = AsyncStream.makeStream(of: Timeline.Entry.self)
        let watcher = state.withLock { state in
            state.nextWatcher += 1
            state.watchers[state.nextWatcher] = continuation
            return state.nextWatcher
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.watchers[watcher] = nil }
        }
        return stream
    }

    // MARK: - Identity of its sound

    /// The keys of its clips, so that they can be spared from eviction.
    public var keys: Set<ClipKey> {
        state.withLock { state in
            var keys = Set(state.parts.map(\.work.key))
            for case .clip(let key, _, _) in state.parts.lazy.flatMap(\.segments) { keys.insert(key) }
            return keys
        }
    }

    /// What its finished sound is known by, 16 hexadecimal digits: another when a clip was made anew. Nil until it is
    /// complete.
    public var soundTag: String? {
        let clips = state.withLock { state -> [UInt64]? in
            guard state.parts.allSatisfy(\.state.isFinal) else { return nil }
            return state.parts.flatMap(\.segments).compactMap { segment in
                guard case .clip(_, let frames, let checksum) = segment else { return nil }
                return UInt64(checksum) << 32 | UInt64(UInt32(clamping: frames.count))
            }
        }
        guard let clips else { return nil }
        var hasher = BLAKE2b()
        hasher.update(Array(id.utf8))
        for clip in clips { hasher.update(clip.littleEndianBytes) }
        return String(Digest.hex(hasher.finish()).prefix(16))
    }
}

// MARK: - What happens to it

extension Episode {
    /// Work has begun.
    func began(_ work: Lanes.WorkID, at utterance: Int) {
        change(utterance) { part in
            if part.state == .estimated { part.state = .inWork }
        }
    }

    /// Work has ended, this way or that.
    func ended(_ work: Lanes.WorkID, at utterance: Int, _ result: WorkResult) {
        if case .failed(let error?) = result { state.withLock { $0.failure = error } }
        var isJoined = false
        var isLeftOut = false
        change(utterance) { part in
            guard !part.state.isFinal else { return }
            switch result {
            case .stopped:
                if part.segments.isEmpty { part.state = .estimated }
            case _ where work != part.id:
                part.take(result, of: work, silence: pauses.clause)
                isJoined = part.state == .made
            case .made(let made):
                // What was cut is heard whole, if the whole is there before anything of the pieces.
                if part.segments.isEmpty { part.take(made) }
            case .failed:
                part.outcome = .skipped
                part.state = .notSpoken
            }
            isLeftOut = part.state == .notSpoken
        }
        if isLeftOut { studio.notices.add(.leftOut(utterance: utterance)) }
        if isJoined { keepJoined(utterance) }
    }

    /// Changes what is known of an utterance, and tells everybody.
    func change(_ utterance: Int, _ body: (inout Part) -> Void) {
        state.withLock { state in
            let before = state.parts[utterance].state
            let madeBefore = state.parts[utterance].segments.count
            body(&state.parts[utterance])
            let part = state.parts[utterance]
            guard part.state != before || part.segments.count != madeBefore else { return }
            for watcher in state.watchers.values { watcher.yield(part.entry(utterance)) }
        }
        bell.ring()
    }

    /// Keeps an utterance that was made in pieces as a whole too, so that it is found as one the next time.
    private func keepJoined(_ utterance: Int) {
        let part = state.withLock { $0.parts[utterance] }
        guard let clip = clip(of: part) else { return }
        _ = studio.clips.keep(clip, for: part.work.key, studio.notices)
        studio.settle([part.id])
    }
}
