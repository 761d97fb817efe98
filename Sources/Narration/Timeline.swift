/// Which utterance and which word sounds when.
public struct Timeline: Hashable, Sendable {
    /// A word and where it starts.
    public struct Word: Hashable, Sendable {
        /// Samples at 24 kHz from the start of the utterance's clip.
        public var start: Int
        /// Where the word stands in the utterance's `spoken` text, in Unicode scalars.
        public var scalars: Range<Int>

        /// A word that starts at the given sample.
        public init(start: Int, scalars: Range<Int>) {
            self.start = start
            self.scalars = scalars
        }
    }

    /// How an utterance came to its sound.
    public enum Outcome: String, Hashable, Sendable {
        /// Spoken as it was cast.
        case spoken
        /// Spoken in smaller pieces, because the whole failed its check.
        case split
        /// Spoken by the fallback voice.
        case fallback
        /// Not spoken, because every voice failed.
        case skipped
    }

    /// One utterance in the episode.
    public struct Entry: Hashable, Sendable {
        /// The utterance's index in the script.
        public var utterance: Int
        /// Where its clip starts in the episode.
        public var start: Frames
        /// The length of its clip, without the pause after it.
        public var length: Frames
        /// The voice that speaks, as `family/name`.
        public var voice: String
        /// Why this voice was cast; where `outcome` is `fallback`, why the one before it was.
        public var rule: CastingRule
        /// How it came to its sound.
        public var outcome: Outcome
        /// Its words in order, starts never decreasing.
        public var words: [Word]
        /// Whether the words' starts come from the engine (true) or are estimates.
        public var wordsAreMeasured: Bool

        /// An entry of a timeline.
        public init(
            utterance: Int, start: Frames, length: Frames, voice: String, rule: CastingRule, outcome: Outcome,
            words: [Word], wordsAreMeasured: Bool
        ) {
            self.utterance = utterance
            self.start = start
            self.length = length
            self.voice = voice
            self.rule = rule
            self.outcome = outcome
            self.words = words
            self.wordsAreMeasured = wordsAreMeasured
        }
    }

    /// The utterances in order.
    public var entries: [Entry]
    /// The length of the whole, pauses included.
    public var length: Frames

    /// A timeline of the given entries; an empty one by default.
    public init(entries: [Entry] = [], length: Frames = Frames(0)) {
        self.entries = entries
        self.length = length
    }

    /// The utterance that sounds, or sounded last, at the given frame; nil before the first.
    public func utterance(at frame: Frames) -> Int? {
        entries.last(where: { $0.start <= frame })?.utterance
    }
}
