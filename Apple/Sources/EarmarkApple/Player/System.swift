public import AVFoundation
public import Foundation
public import MediaPlayer
public import Narration

/// The parts of the system that a player works with: the real ones in an app, recording ones in tests.
@MainActor public struct PlayerSystem {
    /// Makes a synthesizer: at the start, for previews, and after the system's sound service has died.
    public var synthesizer: () -> AVSpeechSynthesizer
    /// Plays the server's reel.
    public var reelPlayer: AVPlayer
    /// The audio session.
    public var session: AVAudioSession
    /// What the lock screen shows.
    public var infoCenter: MPNowPlayingInfoCenter
    /// What the lock screen and headphones want.
    public var commandCenter: MPRemoteCommandCenter
    /// Where the system posts its notices.
    public var notices: NotificationCenter
    /// What time it is.
    public var now: () -> Moment
    /// Whether a clock ticks by itself, once a second while something sounds.
    public var ticks: Bool

    /// Parts of a system.
    public init(
        synthesizer: @escaping () -> AVSpeechSynthesizer, reelPlayer: AVPlayer, session: AVAudioSession,
        infoCenter: MPNowPlayingInfoCenter, commandCenter: MPRemoteCommandCenter, notices: NotificationCenter,
        now: @escaping () -> Moment, ticks: Bool
    ) {
        self.synthesizer = synthesizer
        self.reelPlayer = reelPlayer
        self.session = session
        self.infoCenter = infoCenter
        self.commandCenter = commandCenter
        self.notices = notices
        self.now = now
        self.ticks = ticks
    }

    /// The device's own.
    public static func device() -> PlayerSystem {
        let start = ContinuousClock.now
        return PlayerSystem(
            synthesizer: { AVSpeechSynthesizer() }, reelPlayer: AVPlayer(), session: .sharedInstance(),
            infoCenter: .default(), commandCenter: .shared(), notices: .default,
            now: {
                let (seconds, attoseconds) = start.duration(to: .now).components
                return Moment(
                    ticks: seconds * 1_000 + attoseconds / 1_000_000_000_000_000,
                    wall: Int64(Date().timeIntervalSince1970 * 1_000))
            }, ticks: true)
    }
}
