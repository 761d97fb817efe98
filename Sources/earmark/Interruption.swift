import Dispatch
import Foundation
import Synchronization

/// Ctrl-C, Ctrl-\, SIGTERM and a closed terminal: the work is cancelled, and when it has not ended by itself within 100 ms (a model that is being
/// loaded cannot be stopped) the half-written file is removed and the process ends.
///
/// `@unchecked` because of `sources` alone, which nobody touches after `init`.
final class Interruption: @unchecked Sendable {
    private struct State {
        var cancel: (@Sendable () -> Void)?
        var unfinishedFile: String?
        var isInterrupted = false
    }

    private let state = Mutex(State())
    private let sources: [any DispatchSourceSignal]

    /// Whether a signal came.
    var isInterrupted: Bool { state.withLock(\.isInterrupted) }

    /// Takes over the four signals from now on.
    init() {
        let queue = DispatchQueue(label: "earmark.interruption")
        sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number, queue: queue)
        }
        for source in sources {
            source.setEventHandler { [weak self] in self?.interrupt(on: queue) }
            source.resume()
        }
    }

    /// Runs the work as a task that a signal cancels.
    ///
    /// Throws `CancellationError` when a signal came, else what the work throws.
    func cancelling<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws -> Result {
        let task = Task { try await work() }
        let cameBefore = state.withLock { state in
            state.cancel = { task.cancel() }
            return state.isInterrupted
        }
        if cameBefore { task.cancel() }
        do {
            return try await task.value
        } catch {
            if isInterrupted { throw CancellationError() }
            throw error
        }
    }

    /// Names the file that has to go when the process ends early; nil when there is none.
    func guardUnfinished(_ path: String?) {
        state.withLock { $0.unfinishedFile = path }
    }

    private func interrupt(on queue: DispatchQueue) {
        let cancel = state.withLock { state in
            state.isInterrupted = true
            return state.cancel
        }
        cancel?()
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [self] in
            if let path = state.withLock(\.unfinishedFile) { _ = unsafe unlink(path) }
            _exit(ExitCode.interrupted.rawValue)
        }
    }
}
