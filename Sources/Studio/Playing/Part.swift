import Narration
import Speech

/// An utterance's place in an episode, with what is made of it.
struct Part: Sendable {
    /// A stretch of sound.
    enum Segment: Hashable, Sendable {
        case clip(ClipKey, Frames, checksum: UInt32)
        case silence(Frames)

        var frames: Frames {
            switch self {
            case .clip(_, let frames, _), .silence(let frames): frames
            }
        }
    }

    /// A piece of an utterance that was cut so that its beginning is heard sooner.
    struct Piece: Sendable {
        var work: Work
        var id: Lanes.WorkID
        /// Where it stands in the whole, in Unicode scalars.
        var offset: Int
        var result: WorkResult?
    }

    let work: Work
    /// The number of the work for the whole; set once, when the episode is opened.
    var id = Lanes.WorkID(number: 0)
    /// The silence behind it, if it is spoken.
    let pause: Frames
    /// How long its clip will be.
    let estimate: Frames
    var state = Timeline.State.estimated
    var outcome = Timeline.Outcome.spoken
    var voice: String
    /// What is made so far, from its beginning.
    var segments: [Segment] = []
    var words: [Timeline.Word] = []
    var wordsAreMeasured = false
    var wasCached = false
    /// Its pieces, if it is cut.
    var pieces: [Piece] = []

    init(work: Work, pause: Frames, estimate: Frames) {
        self.work = work
        self.pause = pause
        self.estimate = estimate
        voice = work.voice.id
    }

    /// The works that still have to be done for it, in order.
    var openWorks: [Lanes.WorkID] {
        guard !state.isFinal else { return [] }
        return pieces.isEmpty ? [id] : pieces.filter { $0.result == nil }.map(\.id)
    }

    /// The frames of what is made.
    var made: Frames { segments.reduce(Frames(0)) { $0 + $1.frames } }

    /// What the timeline says of it.
    func entry(_ utterance: Int) -> Timeline.Entry {
        Timeline.Entry(
            utterance: utterance, state: state, length: state.isFinal ? made : max(estimate, made),
            pause: state == .notSpoken ? Frames(0) : pause, voice: voice, rule: work.rule, outcome: outcome,
            words: state.isFinal ? words : [], wordsAreMeasured: wordsAreMeasured)
    }
}

// MARK: - What happens to it

extension Part {
    /// Takes the clip of the whole.
    mutating func take(_ made: MadeClip) {
        segments = [.clip(made.key, made.facts.frames, checksum: made.facts.checksum)]
        words = made.facts.words
        wordsAreMeasured = made.facts.wordsAreMeasured
        voice = made.voice
        outcome = made.outcome
        wasCached = made.wasCached
        state = Timeline.State(made.outcome)
    }

    /// Takes what became of a piece; the sound grows as far as all pieces before are there.
    mutating func take(_ result: WorkResult, of work: Lanes.WorkID, silence: Frames) {
        for index in pieces.indices where pieces[index].id == work { pieces[index].result = result }
        segments = []
        words = []
        wordsAreMeasured = true
        outcome = .spoken
        for piece in pieces {
            guard let result = piece.result else { return }
            guard case .made(let made) = result else { continue }
            if !segments.isEmpty { segments.append(.silence(silence)) }
            let start = self.made.samples
            words += made.facts.words.map { $0.moved(by: start, scalars: piece.offset) }
            wordsAreMeasured = wordsAreMeasured && made.facts.wordsAreMeasured
            segments.append(.clip(made.key, made.facts.frames, checksum: made.facts.checksum))
            if made.outcome == .fallback { (voice, outcome) = (made.voice, .fallback) }
        }
        if segments.isEmpty { outcome = .skipped }
        state = Timeline.State(outcome)
    }

    /// Forgets what was made: it is lost.
    mutating func reopen() {
        state = .estimated
        outcome = .spoken
        segments = []
        words = []
        pieces = []
        voice = work.voice.id
    }
}
