public import Foundation

public final class AVAudioSession {
    public struct Category: Sendable { public static let playback = Category() }
    public struct Mode: Sendable { public static let spokenAudio = Mode() }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    public enum RouteChangeReason: UInt, Sendable { case unknown, newDeviceAvailable, oldDeviceUnavailable }
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruption")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChange")
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereReset")
    @MainActor static let one = AVAudioSession()
    @MainActor public class func sharedInstance() -> AVAudioSession { one }
    /// What it was told, and what it refuses.
    public var calls: [String] = [], failure: (any Error)?
    public init() {}
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        calls.append("category \(options.rawValue)")
    }
    public func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {
        calls.append("active \(isActive)")
        if let failure, isActive { throw failure }
    }
}
public let AVAudioSessionInterruptionTypeKey = "type"
public let AVAudioSessionInterruptionOptionKey = "options"
public let AVAudioSessionRouteChangeReasonKey = "reason"

public struct CMTime: Sendable {
    public let seconds: Double
    public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
    public init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
}
public struct AVAudioTimePitchAlgorithm: Sendable { public static let timeDomain = AVAudioTimePitchAlgorithm() }
@MainActor public final class AVPlayerItem {
    public enum Status: Sendable { case unknown, readyToPlay, failed }
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEnd")
    public let url: URL
    public var status = Status.unknown, audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    public init(url: URL) { self.url = url }
}
@MainActor public final class AVPlayer {
    public enum TimeControlStatus: Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public private(set) var currentItem: AVPlayerItem?
    public var timeControlStatus = TimeControlStatus.paused
    public var rate: Float = 0, defaultRate: Float = 1, volume: Float = 1
    /// What it was told, and where it is, for tests to move.
    public var calls: [String] = [], time = CMTime.zero
    public init() {}
    public func replaceCurrentItem(with item: AVPlayerItem?) {
        calls.append(item == nil ? "let go" : "open")
        (currentItem, time) = (item, .zero)
    }
    public func play() {
        calls.append("play")
        (rate, timeControlStatus) = (defaultRate, .waitingToPlayAtSpecifiedRate)
    }
    public func pause() {
        calls.append("pause")
        (rate, timeControlStatus) = (0, .paused)
    }
    public func currentTime() -> CMTime { time }
    public func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        calls.append("seek \(Int((time.seconds * 1000).rounded()))")
        self.time = time
    }
}
