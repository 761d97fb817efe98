/// What a surface has to do; it holds no rule of its own.
public enum PlayerCommand: Hashable, Sendable {
    /// Open the sound of an item at a place, and start it as soon as it can be heard.
    case load(QueueItem.ID, ArticleID, at: Place)
    /// Go on with the next item at a place. A reel does so by itself; other sound is loaded.
    case advance(QueueItem.ID, ArticleID, at: Place)
    /// Let the loaded sound be heard.
    case start
    /// Hold the sound where it is.
    case hold
    /// End the sound and let it go.
    case halt
    /// Go to a place in the loaded sound.
    case jump(QueueItem.ID, to: Place)
    /// Change the speed of what sounds, without a new start.
    case speed(Speed)
    /// The loudness, 0 to 1, times the listener's volume: the fade of a sleep timer.
    case fade(Double)
    /// Keep a position.
    case save(ArticleID, Position)
    /// An article has been heard to its end: keep that, write it back, and let its position be the start again.
    case finished(ArticleID)
    /// Keep a second position of an article beside the one that counts, so that people can jump to it: another device
    /// was there, earlier.
    case remember(ArticleID, Position)
    /// The continuation of the sound has changed behind the item that sounds.
    case replan
    /// Nothing was done; people are told why.
    case refuse(Refusal)

    /// Why nothing was done.
    public enum Refusal: Hashable, Sendable {
        /// Reading aloud is switched off.
        case readAloudIsOff
        /// The queue is empty.
        case queueIsEmpty
        /// There is no such item.
        case noSuchItem
        /// Nothing follows in the queue.
        case nothingFollows
        /// A call or another program has the sound: it goes on when that ends, or when play is pressed once more.
        case interrupted
        /// A report of a device that no longer plays.
        case notPlayingHere
    }
}
