/// The small player above the tab bar, as one device shows it.
///
/// There is one exactly when reading aloud is on, the queue has items and it was not dismissed on this device.
public struct MiniPlayer: Hashable, Sendable {
    /// What its button shows.
    public enum Button: String, Hashable, Sendable {
        case play, pause
        /// It will sound: pressing it pauses.
        case busy
    }

    /// The article's title.
    public var title: String
    /// The site, or what stands in the way of the sound.
    public var subtitle: String?
    /// How many items the queue has; nil for one.
    public var queueCount: Int?
    /// How much of the article has been heard, 0 to 1.
    public var progress: Double
    /// What its button shows.
    public var button: Button
    /// The other device on which it sounds or is held.
    public var soundsOn: DeviceID?

    /// The mini player of a device; nil where there is none: no element and no space for one.
    public init?(of player: Player, on device: DeviceID) {
        guard Self.isVisible(player, on: device), let item = player.queue.first else { return nil }
        title = item.title
        subtitle = item.site
        queueCount = player.queue.items.count > 1 ? player.queue.items.count : nil
        progress = player.progress
        soundsOn = player.devices.sounding == device ? nil : player.devices.sounding
        switch player.playback {
        case .playing: button = .pause
        case .waiting, .loading(_, starts: true): button = .busy
        case .failed(_, let reason):
            button = .play
            subtitle = reason
        default: button = .play
        }
    }

    /// The one rule of visibility.
    public static func isVisible(_ player: Player, on device: DeviceID) -> Bool {
        player.readAloudIsOn && !player.queue.items.isEmpty && !player.devices.dismissed.contains(device)
    }

    /// How long "Continue: TITLE" takes the place of a player that was dismissed, in milliseconds.
    public static let offer: Int64 = 6_000

    /// The title behind "Continue:" where the player was dismissed; nil where there is nothing to go on with.
    public static func continuation(of player: Player, on device: DeviceID) -> String? {
        guard player.readAloudIsOn, player.devices.dismissed.contains(device) else { return nil }
        return player.queue.first?.title
    }
}

extension Player {
    /// How much of the first item has been heard, 0 to 1.
    public var progress: Double {
        guard let outline, outline.milliseconds > 0 else { return 0 }
        return min(1, Double(outline.time(of: place)) / Double(outline.milliseconds))
    }
}
