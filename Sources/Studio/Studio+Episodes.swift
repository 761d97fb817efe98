public import Narration
import Sodium
public import Speech
import Synchronization

extension Studio {
    /// The episode of a script; the same one for everybody who asks while somebody holds it.
    ///
    /// Looks which clips are there, for about twenty microseconds each, on a thread beside the caller's.
    ///
    /// - Parameters:
    ///   - script: what is spoken.
    ///   - casting: who speaks which language.
    ///   - required: a voice that the user asked for: when it cannot be used at all, that is an error and not a case for
    ///     another voice.
    ///   - pauses: the silences between the utterances.
    /// - Returns: the episode, which is open as long as somebody holds it.
    public func episode(
        for script: Script, casting: Casting, required: Voice? = nil, pauses: Pauses = Pauses()
    ) async -> Episode {
        await Opener.shared.open(script, casting: casting, required: required, pauses: pauses, in: self)
    }
}

/// The thread on which episodes are opened.
private actor Opener {
    static let shared = Opener()
    private let thread = OwnThread(name: "opener")

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

    func open(
        _ script: Script, casting: Casting, required: Voice?, pauses: Pauses, in studio: Studio
    ) -> Episode {
        let works = Self.works(for: script, casting: casting, required: required)
        let id = Self.id(of: script, works: works, pauses: pauses)
        if let open = studio.openEpisode(id) { return open }
        let last = works.count - 1
        let parts = works.enumerated().map { index, work in
            let facts = studio.clips.facts(for: work.key)
            let estimate = facts?.frames ?? studio.paces.estimate(of: work.text, by: work.voice.id)
            let pause = index == last ? Frames(0) : pauses.after(script.utterances[index].ending)
            var part = Part(work: work, pause: pause, estimate: estimate)
            if let facts {
                part.take(
                    MadeClip(key: work.key, facts: facts, voice: work.voice.id, outcome: .spoken, wasCached: true))
            }
            return part
        }
        let episode = Episode(id: id, script: script, pauses: pauses, parts: parts, studio: studio)
        let ids = studio.register(works.enumerated().map { ($1, $0) }, of: episode)
        episode.state.withLock { state in
            for (index, id) in ids.enumerated() { state.parts[index].id = id }
        }
        studio.settle(zip(ids, parts).filter(\.1.state.isFinal).map(\.0))
        return studio.open(episode)
    }

    /// What is cast once for all utterances that are alike in it: looking through all voices takes its time.
    private struct Like: Hashable {
        var language: LanguageTag?
        var isQuote: Bool
    }

    /// What has to be made for a script.
    private static func works(for script: Script, casting: Casting, required: Voice?) -> [Work] {
        var cast: [Like: (voice: Voice, rule: CastingRule)] = [:]
        return script.utterances.map { utterance in
            let like = Like(language: utterance.language, isQuote: utterance.kind == .quote)
            // Serbian is written in two scripts, and each text is cast for its own.
            let known = utterance.language?.language == "sr" ? nil : cast[like]
            let (voice, rule) = known ?? casting.voice(for: utterance)
            cast[like] = (voice, rule)
            return Work(
                text: utterance.spoken, voice: voice, rule: rule, isVoiceRequired: voice == required,
                substitute: {
                    let now = casting.voice(for: utterance).voice
                    return now == voice ? nil : now
                }, fallback: { casting.fallback(for: utterance.language, insteadOf: voice) })
        }
    }

    private static func id(of script: Script, works: [Work], pauses: Pauses) -> String {
        var hasher = BLAKE2b()
        hasher.update(Array("episode/1".utf8))
        for frames in [pauses.clause, pauses.sentence, pauses.block, pauses.heading] {
            hasher.update(UInt64(clamping: frames.count).littleEndianBytes)
        }
        for (utterance, work) in zip(script.utterances, works) {
            hasher.update(Array("\(work.key.hex) \(utterance.ending.rawValue) \(utterance.text.utf8.count) ".utf8))
            hasher.update(Array(utterance.text.utf8))
        }
        return String(Digest.hex(hasher.finish()).prefix(16))
    }
}
