public import Foundation
public final class AVAudioSession {
    public enum Category: Sendable { case playback }; public enum Mode: Sendable { case spokenAudio }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let duckOthers = Self(rawValue: 2), interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    public enum RouteChangeReason: UInt, Sendable { case newDeviceAvailable = 1, oldDeviceUnavailable }
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruption")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChange")
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereReset")
    @MainActor static let one = AVAudioSession()
    @MainActor public static func sharedInstance() -> AVAudioSession { one }
    /// What it was told, and what it refuses.
    var calls: [String] = [], failure: (any Error)?
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        calls.append("category \(options.rawValue)")
    }
    public func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {
        calls.append("active \(isActive)")
        if let failure, isActive { throw failure }
    }
}
public let AVAudioSessionInterruptionTypeKey = "type", AVAudioSessionInterruptionOptionKey = "options"
public let AVAudioSessionRouteChangeReasonKey = "reason"
public struct CMTime: Sendable {
    public let seconds: Double; public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
    public init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
}
public enum AVAudioTimePitchAlgorithm: Sendable { case timeDomain }
@MainActor public final class AVPlayerItem {
    public enum Status: Sendable { case unknown, readyToPlay, failed }
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEnd")
    public var status = Status.unknown, audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    public init(url: URL) {}
}
@MainActor public final class AVPlayer {
    public enum TimeControlStatus: Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public private(set) var currentItem: AVPlayerItem?
    public var timeControlStatus = TimeControlStatus.paused, rate: Float = 0, defaultRate: Float = 1, volume: Float = 1
    /// What it was told, and where it is, for tests to move.
    public var calls: [String] = [], time = CMTime.zero; public init() {}
    public func replaceCurrentItem(with item: AVPlayerItem?) {
        (calls, currentItem, time) = (calls + [item == nil ? "let go" : "open"], item, .zero)
    }
    public func play() {
        (calls, rate, timeControlStatus) = (calls + ["play"], defaultRate, .waitingToPlayAtSpecifiedRate)
    }
    public func pause() { (calls, rate, timeControlStatus) = (calls + ["pause"], 0, .paused) }
    public func currentTime() -> CMTime { time }
    public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { (calls, self.time) = (calls + ["seek \(Int((time.seconds * 1000).rounded()))"], time) }
}
