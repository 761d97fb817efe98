extension Timeline {
    /// How far an utterance is.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Not made: its length is an estimate.
        case estimated
        /// Being made: its length is an estimate.
        case inWork
        /// Made by the voice it was cast with: its length is exact.
        case made
        /// Made by the fallback voice: its length is exact.
        case replaced
        /// Left out, because no voice could speak it: it has no length.
        case notSpoken

        /// Whether the length will not change any more.
        public var isFinal: Bool {
            switch self {
            case .made, .replaced, .notSpoken: true
            case .estimated, .inWork: false
            }
        }

        /// The state of an utterance that is done.
        public init(_ outcome: Outcome) {
            switch outcome {
            case .spoken, .split: self = .made
            case .fallback: self = .replaced
            case .skipped: self = .notSpoken
            }
        }
    }

    /// One utterance in the episode.
    public struct Entry: Hashable, Sendable {
        /// The utterance's index in the script.
        public var utterance: Int
        /// How far it is.
        public var state: State
        /// Where its clip starts in the episode; the timeline sets it.
        public internal(set) var start = Frames(0)
        /// The length of its clip, without the pause after it; an estimate unless the state is final.
        public var length: Frames
        /// The silence after it.
        public var pause: Frames
        /// The voice that speaks, as `family/name`.
        public var voice: String
        /// Why this voice was cast; where `outcome` is `fallback`, why the one before it was.
        public var rule: CastingRule
        /// How it came to its sound; `spoken` while that is not known.
        public var outcome: Outcome
        /// Its words in order, starts never decreasing; none while it is not made.
        public var words: [Word]
        /// Whether the words' starts come from the engine (true) or are estimates.
        public var wordsAreMeasured: Bool

        /// An entry of a timeline. Without a state, it is what the outcome makes of it.
        public init(
            utterance: Int, state: State? = nil, length: Frames, pause: Frames = Frames(0), voice: String,
            rule: CastingRule, outcome: Outcome, words: [Word] = [], wordsAreMeasured: Bool = false
        ) {
            self.utterance = utterance
            self.state = state ?? State(outcome)
            self.length = length
            self.pause = pause
            self.voice = voice
            self.rule = rule
            self.outcome = outcome
            self.words = words
            self.wordsAreMeasured = wordsAreMeasured
        }
    }
}
