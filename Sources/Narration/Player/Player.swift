/// The rules of listening: one listener, one queue, any number of devices of which at most one sounds.
///
/// A pure state machine. Every surface hands its events in with ``handle(_:from:at:)`` and carries out the commands that
/// come back, on the device that they name. Events of the sound name the item they belong to; late ones change nothing.
public struct Player: Sendable {
    /// A command and the device that it is for; nil for whoever keeps the library.
    public struct Order: Hashable, Sendable {
        /// The device.
        public var device: DeviceID?
        /// What to do.
        public var command: PlayerCommand

        /// A command for a device.
        public init(_ device: DeviceID?, _ command: PlayerCommand) {
            self.device = device
            self.command = command
        }
    }

    /// What is heard next.
    public internal(set) var queue: Queue
    /// What the sound is doing.
    public internal(set) var playback = Playback.idle
    /// Where in the first item the listener is.
    public internal(set) var place = Place.start
    /// The switch for reading aloud; off until the listener turns it on.
    public internal(set) var readAloudIsOn: Bool
    /// How fast is listened.
    public internal(set) var speed: Speed
    /// When listening ends by itself; nil when it does not.
    public internal(set) var sleepTimer: SleepTimer?
    /// Which device holds the sound, since when, and who has hidden the player.
    public internal(set) var devices = Devices()
    /// The times of articles, as far as they are known.
    public internal(set) var outlines: [ArticleID: Outline] = [:]
    /// Whether a call or another program has the sound of the device, as far as it said, and the listener has not been
    /// told yet.
    var isInterrupted = false
    /// What is left of a timer in milliseconds, and when that was.
    var sleepLeft: (milliseconds: Int, at: Int64)?
    /// When the position was last kept; nil when it never was.
    var lastSaved: Int64?
    /// When the positions of articles were heard, on the wall clock, never going back.
    var heardAt: [ArticleID: Int64] = [:]

    /// How often a position is kept while something sounds, in milliseconds.
    public static let saveInterval: Int64 = 5_000
    /// How far `previous` goes back, in milliseconds.
    public static let stepBack = 30_000
    /// How near to the start `previous` brings the last item back, in milliseconds.
    public static let startTolerance = 2_000

    /// A player as it was kept, with the times at which articles were heard last. It never sounds by itself.
    public init(
        queue: Queue = Queue(), readAloudIsOn: Bool = false, speed: Speed = .normal, heardAt: [ArticleID: Int64] = [:]
    ) {
        self.heardAt = heardAt
        self.queue = queue
        self.readAloudIsOn = readAloudIsOn
        self.speed = speed
        place = queue.first?.position?.place ?? .start
    }

    /// Takes an event and says what has to be done, in this order.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - device: where it happened.
    ///   - now: when.
    ///   - term: the number of ``Devices/term`` that the device knew; what a sound tells under an older one is late.
    /// - Returns: the commands; none where nothing has to be done.
    public mutating func handle(
        _ event: PlayerEvent, from device: DeviceID, at now: Moment, term: Int? = nil
    ) -> [Order] {
        var turn = PlayerTurn(player: self, device: device, now: now)
        if event.isToldBySound, let term, term != devices.term {
            turn.refuse(.notPlayingHere)
        } else {
            turn.take(event)
        }
        self = turn.player
        return turn.orders
    }

    /// Takes what a device did while it was out of reach, in the order of its times.
    ///
    /// Where the device still holds the sound, the player follows it. Where another one has taken over, later places
    /// win, earlier ones are remembered, and what sounds is not touched.
    public mutating func take(
        _ reports: [DistantReport], from device: DeviceID, at now: Moment, term: Int
    ) -> [Order] {
        var turn = PlayerTurn(player: self, device: device, now: now)
        // `sorted` is stable: reports of one time keep their order.
        for report in reports.sorted(by: { $0.wall < $1.wall }) { turn.take(report, isHolder: term == devices.term) }
        self = turn.player
        return turn.orders
    }

    /// Takes in the times of an article: at first estimates, later the exact ones.
    ///
    /// A kept position is found again in them: before the article is loaded, and while it is being loaded as long as
    /// nobody has gone elsewhere. One at the very end is taken back to the start then.
    public mutating func learn(_ outline: Outline, of article: ArticleID) {
        outlines[article] = outline
        guard let first = queue.first, first.article == article, let position = first.position else { return }
        let found = position.found(in: outline).place
        switch playback {
        case .loading where place == position.place:
            place = outline.time(of: found) >= outline.milliseconds ? .start : found
        case .idle, .finished, .failed: place = found
        default: break
        }
    }

    /// The times of the first item; nil while they are not known.
    public var outline: Outline? { queue.first.flatMap { outlines[$0.article] } }

    /// Milliseconds at speed 1 until the queue has been heard, as far as the times of its articles are known.
    public var timeLeft: Int {
        var left = 0
        for (index, item) in queue.items.enumerated() {
            guard let outline = outlines[item.article] else { continue }
            let here = index == 0 ? place : item.position.map { $0.found(in: outline).place } ?? .start
            left += outline.milliseconds - outline.time(of: here)
        }
        return left
    }
}
