internal import Dispatch

/// A serial executor on a thread of its own, for code that computes for more than a millisecond at a time: it must not
/// hold a thread of the cooperative pool.
final class OwnThread: SerialExecutor {
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
