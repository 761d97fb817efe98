public import Narration
public import Speech

/// Renders the utterances of a script into clips, several at a time, and hands them over in order.
///
/// No more than `window` utterances are under way or waiting for an earlier one, so memory does not grow with the
/// article. One bad sentence never fails an article: it is tried again, then in pieces, then by the fallback voice,
/// then left out, and the result says which.
public struct Renderer: Sendable {
    private let workers: [ClipWorker]
    private let casting: Casting
    private let notices: Notices
    private let window: Int
    private let required: Voice?

    /// A renderer over the given voices.
    ///
    /// - Parameters:
    ///   - synthesizer: speaks, in every voice that the casting names.
    ///   - gains: how loud each voice is.
    ///   - casting: who speaks which language.
    ///   - store: where clips are kept; nil keeps none.
    ///   - callers: how many texts the voices can speak at once, usually the number of cores.
    ///   - required: a voice that the user asked for: when it cannot be used at all, that is an error and not a case for
    ///     another voice.
    ///   - notices: where failures that stop nothing are said.
    public init(
        synthesizer: any Synthesizer, gains: VoiceGains, casting: Casting, store: ClipStore?, callers: Int,
        required: Voice? = nil, notices: Notices
    ) {
        self.casting = casting
        self.required = required
        self.notices = notices
        // One more than the engines take: a sentence is encoded while the next ones are spoken.
        workers = (0...max(1, callers)).map {
            ClipWorker(number: $0, synthesizer: synthesizer, gains: gains, store: store, notices: notices)
        }
        window = 4 * workers.count
    }

    /// Renders a script and hands each utterance over as soon as it and all before it are there.
    ///
    /// Throws what `consume` throws, `SpeechError` when the required voice cannot be used, or `CancellationError`; what
    /// is under way is cancelled then.
    public func render(_ script: Script, into consume: (RenderedUtterance) throws -> Void) async throws {
        try await withThrowingTaskGroup(of: (place: Int, made: RenderedUtterance).self) { group in
            var next = 0
            var handedOver = 0
            var running = 0
            var early: [Int: RenderedUtterance] = [:]
            var free = Array(workers.indices)
            var workerOf: [Int: Int] = [:]
            while handedOver < script.utterances.count {
                while next < script.utterances.count, next < handedOver + window, let worker = free.popLast() {
                    let place = next
                    let utterance = script.utterances[place]
                    workerOf[place] = worker
                    group.addTask { (place, try await rendered(utterance, on: workers[worker])) }
                    running += 1
                    next += 1
                }
                guard running > 0, let done = try await group.next() else { break }
                running -= 1
                if let worker = workerOf.removeValue(forKey: done.place) { free.append(worker) }
                early[done.place] = done.made
                while let made = early.removeValue(forKey: handedOver) {
                    try consume(made)
                    handedOver += 1
                }
            }
        }
    }

    /// One utterance, by the way that works: whole, in pieces, by the fallback voice, not at all.
    private func rendered(_ utterance: Utterance, on worker: ClipWorker) async throws -> RenderedUtterance {
        let (cast, rule) = casting.voice(for: utterance)
        if let made = try await attempt(utterance.spoken, by: cast, on: worker) {
            return RenderedUtterance(
                utterance: utterance, clip: made.clip, voice: cast.id, rule: rule, outcome: .spoken,
                wasCached: made.wasCached)
        }
        if let clip = try await joined(halves(of: utterance.spoken), by: cast, on: worker) {
            return RenderedUtterance(
                utterance: utterance, clip: clip, voice: cast.id, rule: rule, outcome: .split, wasCached: false)
        }
        if let fallback = casting.fallback(for: utterance.language, insteadOf: cast),
            let made = try await attempt(utterance.spoken, by: fallback, on: worker)
        {
            return RenderedUtterance(
                utterance: utterance, clip: made.clip, voice: fallback.id, rule: rule, outcome: .fallback,
                wasCached: made.wasCached)
        }
        notices.add(.leftOut(utterance: utterance.index))
        return RenderedUtterance(
            utterance: utterance, clip: nil, voice: cast.id, rule: rule, outcome: .skipped, wasCached: false)
    }

    /// The clip, or nil where the voice fails; cancellation passes through.
    private func attempt(_ text: String, by voice: Voice, on worker: ClipWorker) async throws -> ClipWorker.Made? {
        do {
            return try await worker.clip(of: text, by: voice)
        } catch let error as CancellationError {
            throw error
        } catch let error as SpeechError {
            // Cancelled inside the engine: not the voice's fault.
            try Task.checkCancellation()
            if voice == required, error.concernsTheVoice { throw error }
            notices.add(.speech(error))
            return nil
        } catch {
            return nil
        }
    }

    private func joined(
        _ pieces: [(text: String, offset: Int)], by voice: Voice, on worker: ClipWorker
    ) async throws -> Clip? {
        guard pieces.count > 1 else { return nil }
        var whole: Clip?
        for piece in pieces {
            guard let made = try await attempt(piece.text, by: voice, on: worker) else { return nil }
            whole = whole?.followed(by: made.clip, wordsAt: piece.offset) ?? made.clip
        }
        return whole
    }

    /// The text in two pieces, cut at the space nearest to the middle, with their offsets in Unicode scalars; the text
    /// alone when it has no space.
    private func halves(of text: String) -> [(text: String, offset: Int)] {
        let scalars = Array(text.unicodeScalars)
        let middle = scalars.count / 2
        let spaces = scalars.indices.filter { scalars[$0] == " " && $0 > 0 && $0 < scalars.count - 1 }
        guard let cut = spaces.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return [(text, 0)] }
        var first = String.UnicodeScalarView()
        first.append(contentsOf: scalars[..<cut])
        var second = String.UnicodeScalarView()
        second.append(contentsOf: scalars[(cut + 1)...])
        return [(String(first), 0), (String(second), cut + 1)]
    }
}
