internal import Synchronization

/// What went wrong without stopping the work, each sentence once.
public final class Notices: Sendable {
    private let sentences = Mutex<[String]>([])
    private let report: @Sendable (String) -> Void

    /// Notices that are also reported, each once, as they come; on any thread.
    public init(report: @escaping @Sendable (String) -> Void) {
        self.report = report
    }

    /// Adds a sentence unless it is there.
    public func add(_ sentence: String) {
        let isNew = sentences.withLock { sentences in
            guard !sentences.contains(sentence) else { return false }
            sentences.append(sentence)
            return true
        }
        if isNew { report(sentence) }
    }
}
