/// Something that the player has to react to.
public enum PlayerEvent: Hashable, Sendable {
    // MARK: - Wanted by people

    /// Play the first item, or go on.
    case play
    /// Play this item now: it comes to the front.
    case playItem(QueueItem.ID)
    /// Let the sound go on here, on the device that says so.
    case playHere
    case pause
    case toggle
    /// End the sound; queue and position stay.
    case stop
    /// The next item; the present one leaves the queue with its position, and `previous` brings it back.
    case next
    /// 30 s back; at the very start, the item that left last returns to the front.
    case previous
    case seek(Seek)
    case speed(Speed)
    case sleep(SleepTimer?)
    /// The X: stop first, hide second.
    case dismiss
    /// The page was opened or the program started.
    case appear
    case add([Queue.Addition], at: Queue.Spot, allowingDuplicates: Bool)
    case move(QueueItem.ID, to: Int)
    case remove(QueueItem.ID)
    case clear
    /// The switch for reading aloud.
    case readAloud(isOn: Bool)

    // MARK: - Told by the sound

    /// The item sounds, at this place.
    case sounding(QueueItem.ID, at: Place)
    /// The sound ran dry.
    case ranDry(QueueItem.ID)
    /// The item has sounded to its end.
    case ended(QueueItem.ID)
    case failed(QueueItem.ID, reason: String)
    case interruptionBegan
    case interruptionEnded(mayResume: Bool)
    case outputLost

    // MARK: - Told by the clock

    /// Time went by: a second or less, while something sounds.
    case tick

    /// Whether the sound itself tells this, and not a person or a clock.
    var isToldBySound: Bool {
        switch self {
        case .sounding, .ranDry, .ended, .failed, .interruptionBegan, .interruptionEnded, .outputLost: true
        default: false
        }
    }

    /// Where to go.
    public enum Seek: Hashable, Sendable {
        /// To this many milliseconds from the start of the article, at speed 1.
        case time(Int)
        /// So many milliseconds on; negative: back.
        case by(Int)
        /// So many sentences on; negative: back.
        case sentences(Int)
        /// So many paragraphs on; negative: back.
        case paragraphs(Int)
        /// To a place.
        case place(Place)
    }
}
