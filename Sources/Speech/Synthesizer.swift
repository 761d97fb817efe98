public import Audio

/// Makes sound of text in the voices of one family.
///
/// Each call may compute for seconds: it runs on a thread of its own, never on the cooperative pool. Several calls may
/// run at once. Cancelling the task ends the call within milliseconds with `CancellationError`.
public protocol Synthesizer: Sendable {
    /// Speaks a text of at most some hundred characters.
    ///
    /// Throws `SpeechError` when the voice cannot be loaded or the engine fails, `CancellationError` when cancelled.
    func speech(of text: String, by voice: Voice) async throws -> SpokenSound

    /// Loads what a voice needs, so that its first text does not wait for that. Throws as `speech` does.
    func prepare(_ voice: Voice) async throws

    /// Gives back the memory that a voice holds; its next text loads it again. What is being spoken goes on.
    func unload(_ voice: Voice)
}

extension Synthesizer {
    /// Nothing: for engines that need no loading.
    public func prepare(_ voice: Voice) async throws {}

    /// Nothing: for engines that hold nothing.
    public func unload(_ voice: Voice) {}
}

/// The sound of one utterance, as the engine made it, with the starts of its words.
public struct SpokenSound: Sendable {
    /// A word and where it starts.
    public struct Word: Hashable, Sendable {
        /// The sample at which it starts, at the sound's own rate.
        public var start: Int
        /// Where it stands in the text, in Unicode scalars.
        public var scalars: Range<Int>

        /// A word that starts at the given sample.
        public init(start: Int, scalars: Range<Int>) {
            self.start = start
            self.scalars = scalars
        }
    }

    /// The samples at the voice's own rate.
    public var sound: Sound
    /// The words in order, starts never decreasing.
    public var words: [Word]
    /// Whether the starts come from the engine (true) or are estimates.
    public var wordsAreMeasured: Bool

    /// The sound of an utterance.
    public init(sound: Sound, words: [Word], wordsAreMeasured: Bool) {
        self.sound = sound
        self.words = words
        self.wordsAreMeasured = wordsAreMeasured
    }
}
