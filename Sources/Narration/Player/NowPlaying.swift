/// What the lock screen, headphones and media keys are told about the sound of a device.
///
/// Times are those of speed 1, and the rate says how fast they pass: so they are right at every speed.
public struct NowPlaying: Hashable, Sendable {
    /// The article.
    public var article: ArticleID
    /// Its title.
    public var title: String
    /// The site it is from.
    public var site: String?
    /// Milliseconds of the whole article; nil while they are not known.
    public var duration: Int?
    /// Milliseconds up to the listener's place.
    public var elapsed: Int
    /// How many milliseconds of the article pass in one: 0 while nothing is heard.
    public var rate: Double
    /// How fast it goes when it goes.
    public var speed: Double
    /// Whether another article follows.
    public var hasNext: Bool

    /// What a device tells; nil where nothing is loaded, or elsewhere: then it must not claim the keys.
    public init?(of player: Player, on device: DeviceID) {
        guard player.readAloudIsOn, player.playback.item != nil, player.devices.sounding == device,
            let item = player.queue.first
        else { return nil }
        article = item.article
        title = item.title
        site = item.site
        duration = player.outline?.milliseconds
        elapsed = player.outline?.time(of: player.place) ?? 0
        speed = player.speed.factor
        rate = if case .playing = player.playback { speed } else { 0 }
        hasNext = player.queue.items.count > 1
    }

    /// How far the shown time may be off before it is told anew, in milliseconds.
    static let tolerance = 1_500

    /// Whether a system that was told an older state, and counts on by itself, still shows what is true.
    ///
    /// - Parameters:
    ///   - older: what it was told.
    ///   - milliseconds: how long ago.
    /// - Returns: false when it has to be told anew.
    public func isShown(by older: NowPlaying, after milliseconds: Int64) -> Bool {
        var counted = older
        counted.elapsed = elapsed
        let shown = Double(older.elapsed) + older.rate * Double(milliseconds)
        return counted == self && abs(shown - Double(elapsed)) <= Double(Self.tolerance)
    }
}
