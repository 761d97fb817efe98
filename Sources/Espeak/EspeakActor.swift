import Dispatch

/// The owner of espeak-ng, whose state belongs to the whole process.
///
/// What is isolated to it runs on a thread of its own, one call after the other, never on the cooperative pool.
@globalActor
public actor EspeakActor {
    /// The only one, as there is only one library.
    public static let shared = EspeakActor()

    private let executor = QueueExecutor()

    public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
}

/// Runs jobs one after the other beside the cooperative pool.
private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "espeak")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
