import Synchronization

/// Wakes everybody who waits for something to change.
final class Bell: Sendable {
    private struct State {
        var rings = 0
        var nextWaiter = 0
        var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    }

    private let state = Mutex(State())

    /// What to wait after: taken before one looks whether one has to wait, so that no ring is missed.
    var ticket: Int { state.withLock(\.rings) }

    /// Wakes all who wait.
    func ring() {
        let waiting = state.withLock { state in
            state.rings += 1
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns at the first ring after the ticket was taken. Throws `CancellationError` when the task is cancelled.
    func wait(after ticket: Int) async throws {
        let waiter = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let result = state.withLock { state -> Result<Void, any Error>? in
                    // Looked at under the lock: a cancellation after this finds the continuation in the table.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if state.rings != ticket { return .success(()) }
                    state.waiting[waiter] = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let continuation = state.withLock { $0.waiting.removeValue(forKey: waiter) }
            continuation?.resume(throwing: CancellationError())
        }
    }
}
