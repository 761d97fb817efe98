import Foundation
import Glibc

/// A serial executor on a thread of its own, for code that computes or blocks for more than a millisecond at a time: it
/// must not hold a thread of the cooperative pool.
///
/// The thread starts with the first job and ends with the executor.
public final class OwnThread: SerialExecutor {
    private let jobs: Jobs

    /// A thread with a name, at a niceness from 0 (as the process) to 19 (only when nobody else wants the core).
    public init(name: String, niceness: Int32 = 0) {
        jobs = Jobs(name: name, niceness: niceness)
    }

    deinit {
        jobs.end()
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        unsafe jobs.append(UnownedJob(job), on: asUnownedSerialExecutor())
    }
}

/// What a thread still has to do.
///
/// `@unchecked` because the condition guards every variable; a job's executor lives as long as the actor that it serves,
/// which the job holds.
@safe
private final class Jobs: @unchecked Sendable {
    /// Room for what the runtime and espeak-ng put on the stack.
    private static let stackSize = 8 << 20

    private let name: String
    private let niceness: Int32
    private let condition = NSCondition()
    private var waiting: [(job: UnownedJob, executor: UnownedSerialExecutor)] = unsafe []
    private var isStarted = false
    private var hasEnded = false

    init(name: String, niceness: Int32) {
        self.name = name
        self.niceness = niceness
    }

    func append(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
        condition.lock()
        defer { condition.unlock() }
        unsafe waiting.append((job, executor))
        if isStarted {
            condition.signal()
        } else {
            isStarted = true
            start()
        }
    }

    func end() {
        condition.lock()
        defer { condition.unlock() }
        hasEnded = true
        condition.signal()
    }

    private func start() {
        let thread = Thread { [self] in
            // On Linux the niceness is the thread's own, and may always be raised.
            if niceness > 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness) }
            while let next = unsafe next() { unsafe next.job.runSynchronously(on: next.executor) }
        }
        thread.name = name
        thread.stackSize = Self.stackSize
        thread.start()
    }

    /// The next job, once there is one; nil when there will be none.
    private func next() -> (job: UnownedJob, executor: UnownedSerialExecutor)? {
        condition.lock()
        defer { condition.unlock() }
        while unsafe waiting.isEmpty {
            guard !hasEnded else { return nil }
            condition.wait()
        }
        return unsafe waiting.removeFirst()
    }
}
