import Synchronization

/// Some threads that take work in the order in which it comes.
final class Workers: Sendable {
    private struct State {
        var idle: [Worker]
        var queue: [Promise<Worker>] = []
    }

    private let state: Mutex<State>

    /// As many threads as given, at least one, each of the given niceness.
    init(count: Int, niceness: Int32 = 0) {
        state = Mutex(State(idle: (0..<max(count, 1)).map { _ in Worker(niceness: niceness) }))
    }

    /// Does blocking work on the next free thread.
    ///
    /// Throws what the work throws, and `CancellationError` at once when the task is cancelled before a thread is free.
    func run<Value: Sendable>(_ work: @Sendable () throws -> Value) async throws -> Value {
        let worker = try await free()
        defer { giveBack(worker) }
        return try await worker.run(work)
    }

    private func free() async throws -> Worker {
        let turn = Promise<Worker>()
        state.withLock { state in
            if let worker = state.idle.popLast() {
                turn.keep(.success(worker))
            } else {
                state.queue.append(turn)
            }
        }
        do {
            return try await turn.value()
        } catch {
            withdraw(turn)
            throw error
        }
    }

    /// Gives up a turn. One that came at the last moment has a worker, which goes to the next.
    private func withdraw(_ turn: Promise<Worker>) {
        let isQueued = state.withLock { state in
            let count = state.queue.count
            state.queue.removeAll { $0 === turn }
            return state.queue.count < count
        }
        if !isQueued, let worker = turn.result { giveBack(worker) }
    }

    private func giveBack(_ worker: Worker) {
        state.withLock { state in
            if state.queue.isEmpty {
                state.idle.append(worker)
            } else {
                state.queue.removeFirst().keep(.success(worker))
            }
        }
    }
}
