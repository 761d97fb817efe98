internal import Dispatch

/// A connection and the thread that it is used on: SQLite waits for disks and for other processes, which must not hold
/// a thread of the cooperative pool.
actor Lane {
    private let thread: QueueThread
    private let connection: Connection

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

    init(label: String, connection: consuming sending Connection) {
        thread = QueueThread(label: label)
        self.connection = connection
    }

    /// Does work with the connection, after what was asked for before.
    func run<Result: Sendable>(_ work: @Sendable (borrowing Connection) throws -> Result) throws -> Result {
        try work(connection)
    }
}

/// A serial queue as an executor.
private final class QueueThread: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = unsafe asUnownedSerialExecutor()
        queue.async { unsafe job.runSynchronously(on: executor) }
    }
}
