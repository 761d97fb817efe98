import Speech
import Synchronization

/// Wakes everybody who waits for something to change.
final class Bell: Sendable {
    private struct State {
        var rings = 0
        var next = Promise<Void>()
    }

    private let state = Mutex(State())

    /// What to wait after: taken before one looks whether one has to wait, so that no ring is missed.
    var ticket: Int { state.withLock(\.rings) }

    /// Wakes all who wait.
    func ring() {
        let rung = state.withLock { state in
            state.rings += 1
            defer { state.next = Promise() }
            return state.next
        }
        rung.keep(.success(()))
    }

    /// Returns at the first ring after the ticket was taken. Throws `CancellationError` when the task is cancelled.
    func wait(after ticket: Int) async throws {
        try Task.checkCancellation()
        let next = state.withLock { $0.rings == ticket ? $0.next : nil }
        try await next?.value()
    }
}
