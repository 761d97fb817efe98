public import Speech
import Synchronization

/// What went wrong without stopping the work.
public enum Notice: Hashable, Sendable {
    /// A voice cannot be used, or failed on a text; another one speaks.
    case speech(SpeechError)
    /// Sound could not be made or kept.
    case studio(StudioError)
    /// No voice could speak an utterance of the script, which is left out.
    case leftOut(utterance: Int)
}

/// Reports what went wrong without stopping the work, each thing once.
public final class Notices: Sendable {
    private let known = Mutex<Set<Notice>>([])
    private let report: @Sendable (Notice) -> Void

    /// Notices that are reported as they come, on any thread.
    public init(report: @escaping @Sendable (Notice) -> Void) {
        self.report = report
    }

    /// Reports a notice unless it was reported before.
    public func add(_ notice: Notice) {
        if known.withLock({ $0.insert(notice).inserted }) { report(notice) }
    }
}
