internal import Synchronization

/// A value that comes once and that several tasks may wait for; each stops waiting when it is cancelled.
public final class Promise<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
        var nextWaiter = 0
    }

    private let state = Mutex(State())

    /// A promise that nobody has kept yet.
    public init() {}

    /// Gives the value to all who wait and will wait. Only the first result counts; false for a later one.
    @discardableResult
    public func keep(_ result: Result<Value, any Error>) -> Bool {
        let waiting = state.withLock { state -> [CheckedContinuation<Value, any Error>]? in
            guard state.result == nil else { return nil }
            state.result = result
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        guard let waiting else { return false }
        for continuation in waiting { continuation.resume(with: result) }
        return true
    }

    /// The value, if it is there already.
    var result: Value? {
        state.withLock { state in
            guard case .success(let value) = state.result else { return nil }
            return value
        }
    }

    /// The value, once it is there. Throws the failure, or `CancellationError` as soon as the task is cancelled.
    public func value() async throws -> Value {
        let waiter = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Value, any Error>? in
                    // Looked at under the lock: a cancellation after this finds the continuation in the table.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if let result = state.result { return result }
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
