import Dispatch

/// A thread beside the cooperative pool, for calls that compute or block.
actor Worker {
    private let executor = QueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    /// Does blocking work on the thread and returns what it made.
    func run<Value: Sendable>(_ work: @Sendable () throws -> Value) throws -> Value {
        try work()
    }
}

/// Runs jobs one after the other beside the cooperative pool.
private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "speech")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
