internal import AVFoundation
internal import Foundation

/// The program's place among everything else that sounds.
@MainActor final class AudioSession {
    private let session: AVAudioSession
    private let watch: Watch
    private var isActive = false
    /// Whether other sound is ducked while speech plays; else it stops. A mixable session may lose the lock screen.
    var ducksOthers: Bool { didSet { if ducksOthers != oldValue, isActive { isActive = false } } }

    init(_ session: AVAudioSession, ducksOthers: Bool, notices: NotificationCenter, signals: Signals) {
        self.session = session
        watch = Watch(notices)
        self.ducksOthers = ducksOthers
        watch.notice(AVAudioSession.interruptionNotification) { notice in
            if let signal = Self.interruption(notice.userInfo) { signals.yield(.session(signal)) }
        }
        watch.notice(AVAudioSession.routeChangeNotification) { notice in
            let reason = (notice.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt)
                .flatMap(AVAudioSession.RouteChangeReason.init(rawValue:))
            if reason == .oldDeviceUnavailable { signals.yield(.session(.outputLost)) }
        }
        watch.notice(AVAudioSession.mediaServicesWereResetNotification) { _ in signals.yield(.session(.wasReset)) }
    }

    /// Takes the sound. Throws what the system says when another program, such as a call, does not let it go.
    func begin() throws {
        guard !isActive else { return }
        try session.setCategory(
            .playback, mode: .spokenAudio,
            options: ducksOthers ? [.duckOthers, .interruptSpokenAudioAndMixWithOthers] : [])
        try session.setActive(true)
        isActive = true
    }

    /// Gives the sound back: others go on as loud as before.
    func end() {
        guard isActive else { return }
        isActive = false
        // Refused while something still sounds; the system takes it back by itself then.
        try? session.setActive(false, options: .notifyOthersOnDeactivation)
    }

    /// The system has taken the sound away: it has to be taken again.
    func wasTaken() {
        isActive = false
    }

    nonisolated private static func interruption(_ info: [AnyHashable: Any]?) -> SessionSignal? {
        let type = (info?[AVAudioSessionInterruptionTypeKey] as? UInt)
            .flatMap(AVAudioSession.InterruptionType.init(rawValue:))
        switch type {
        case .began: return .interruptionBegan
        case .ended:
            let options = AVAudioSession.InterruptionOptions(
                rawValue: info?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0)
            return .interruptionEnded(mayResume: options.contains(.shouldResume))
        default: return nil
        }
    }
}
