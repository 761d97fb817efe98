public import Foundation
public import UIKit
public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtwork = "artwork", MPMediaItemPropertyPlaybackDuration = "duration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsed", MPNowPlayingInfoPropertyPlaybackRate = "rate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "default rate"
public final class MPMediaItemArtwork: Sendable {
    public let image: @Sendable (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> UIImage) { image = requestHandler }
}
public final class MPNowPlayingInfoCenter {
    @MainActor public static func `default`() -> MPNowPlayingInfoCenter { one }
    public var nowPlayingInfo: [String: Any]? { didSet { told += 1 } }
    @MainActor static let one = MPNowPlayingInfoCenter(); var told = 0
}
public enum MPRemoteCommandHandlerStatus: Sendable { case success, commandFailed }
public class MPRemoteCommandEvent { public init() {} }
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { public var positionTime = 0.0 }
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent { public var playbackRate: Float = 0 }
public class MPRemoteCommand {
    public var isEnabled = true
    var handlers: [@Sendable (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus] = []
    @discardableResult public func addTarget(
        handler: @escaping @Sendable (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { handlers.append(handler); return handlers.count }
}
public final class MPChangePlaybackRateCommand: MPRemoteCommand { public var supportedPlaybackRates: [NSNumber] = [] }
public final class MPRemoteCommandCenter {
    @MainActor static let one = MPRemoteCommandCenter()
    @MainActor public class func shared() -> MPRemoteCommandCenter { one }
    public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand(), nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand(), changePlaybackPositionCommand = MPRemoteCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}
