/// What the sound is doing. Everything but `idle` and `finished` concerns the first item of the queue.
public enum Playback: Hashable, Sendable {
    /// Nothing is loaded.
    case idle
    /// The sound of an item is being opened; whether it starts as soon as it can.
    case loading(QueueItem.ID, starts: Bool)
    /// It sounds.
    case playing(QueueItem.ID)
    /// It would sound, but the next piece is not made yet.
    case waiting(QueueItem.ID)
    /// It is held.
    case paused(QueueItem.ID, PauseCause)
    /// The last item of the queue has ended; it stays there, rewound.
    case finished(QueueItem.ID)
    /// The sound cannot be had.
    case failed(QueueItem.ID, reason: String)

    /// Why it is held.
    public enum PauseCause: Hashable, Sendable {
        /// The listener wanted it so, here or on another device.
        case listener
        /// A call or another program: it goes on afterwards.
        case interruption
        /// The headphones are gone.
        case outputLost
        /// The sleep timer ran out.
        case sleepTimer
    }

    /// The item that is loaded.
    public var item: QueueItem.ID? {
        switch self {
        case .idle, .finished, .failed: nil
        case .loading(let item, _), .playing(let item), .waiting(let item), .paused(let item, _): item
        }
    }

    /// Whether sound comes out, or will as soon as it can.
    public var sounds: Bool {
        switch self {
        case .playing, .waiting, .loading(_, starts: true): true
        default: false
        }
    }
}
