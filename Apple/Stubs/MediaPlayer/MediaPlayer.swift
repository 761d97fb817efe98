public import Foundation
public import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "duration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsed"
public let MPNowPlayingInfoPropertyPlaybackRate = "rate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "default rate"

public final class MPMediaItemArtwork: Sendable {
    public let image: @Sendable (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> UIImage) { image = requestHandler }
}
public final class MPNowPlayingInfoCenter {
    @MainActor static let one = MPNowPlayingInfoCenter()
    @MainActor public class func `default`() -> MPNowPlayingInfoCenter { one }
    /// How often it was told.
    public private(set) var told = 0
    public var nowPlayingInfo: [String: Any]? { didSet { told += 1 } }
    public init() {}
}
public enum MPRemoteCommandHandlerStatus: Sendable { case success, commandFailed, noActionableNowPlayingItem }
public class MPRemoteCommandEvent {
    public init() {}
}
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    public let positionTime: TimeInterval
    public init(positionTime: TimeInterval) { self.positionTime = positionTime }
}
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    public let playbackRate: Float
    public init(playbackRate: Float) { self.playbackRate = playbackRate }
}
public class MPRemoteCommand {
    public var isEnabled = true
    var handlers: [@Sendable (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus] = []
    @discardableResult
    public func addTarget(
        handler: @escaping @Sendable (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        handlers.append(handler)
        return handlers.count
    }
    public func removeTarget(_ target: Any?) { handlers = [] }
    /// Presses the key.
    public func press(_ event: MPRemoteCommandEvent = MPRemoteCommandEvent()) -> [MPRemoteCommandHandlerStatus] {
        isEnabled ? handlers.map { $0(event) } : []
    }
}
public final class MPChangePlaybackRateCommand: MPRemoteCommand { public var supportedPlaybackRates: [NSNumber] = [] }
public final class MPRemoteCommandCenter {
    @MainActor static let one = MPRemoteCommandCenter()
    @MainActor public class func shared() -> MPRemoteCommandCenter { one }
    public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand()
    public let changePlaybackPositionCommand = MPRemoteCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public init() {}
}
