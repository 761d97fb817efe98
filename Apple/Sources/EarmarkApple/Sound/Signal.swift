internal import Narration

/// What the system tells, from whatever thread: the one way in. Signals are taken in their order, on the main actor.
enum Signal: Sendable {
    /// The system's voice, about one of its utterances.
    case speech(SpeechSignal, ObjectIdentifier)
    /// The installed voices have changed.
    case voicesChanged
    /// The audio session.
    case session(SessionSignal)
    /// Lock screen, headphones, keyboard.
    case remote(PlayerEvent)
    /// The sound of the server's reel of this number.
    case reel(ReelSignal, Int)
    /// A second has gone by.
    case tick
    /// "Continue" has stood long enough where the player was.
    case offerEnded
    /// The program goes to the background, where it may be ended without a word.
    case leaving
    /// Everything before this has been taken.
    case reached(@Sendable () -> Void)
}

/// What a synthesizer tells.
enum SpeechSignal: Hashable, Sendable {
    case started
    /// A word begins: its place in the utterance's string, in UTF-16 units.
    case word(Range<Int>)
    case finished
    case cancelled
}

/// What an audio session tells.
enum SessionSignal: Hashable, Sendable {
    case interruptionBegan
    case interruptionEnded(mayResume: Bool)
    case outputLost
    /// The system's sound service was started anew: nothing that was made before sounds any more.
    case wasReset
}

/// What the player of a reel tells.
enum ReelSignal: Hashable, Sendable {
    case ended
    case failed
}

/// Where signals go.
typealias Signals = AsyncStream<Signal>.Continuation
