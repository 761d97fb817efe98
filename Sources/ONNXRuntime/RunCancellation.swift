import CONNXRuntime
import Synchronization

/// Ends runs from another thread, within milliseconds.
///
/// It stays set: a run that is begun with a cancelled one ends at once.
public final class RunCancellation: Sendable {
    private struct State {
        var isCancelled = false
        var running: [RunOptions] = []
    }

    private let state = Mutex(State())

    /// A cancellation that is not asked for yet.
    public init() {}

    /// Whether it was asked for.
    public var isCancelled: Bool {
        state.withLock { $0.isCancelled }
    }

    /// Ends every run that uses this cancellation, and each later one at its start.
    public func cancel() {
        state.withLock { state in
            state.isCancelled = true
            for options in state.running { options.terminate() }
        }
    }

    /// Has a run listen from now on; false when it need not begin.
    func begin(_ options: RunOptions) -> Bool {
        state.withLock { state in
            guard !state.isCancelled else { return false }
            state.running.append(options)
            return true
        }
    }

    func end(_ options: RunOptions) {
        state.withLock { $0.running.removeAll { $0 === options } }
    }
}

/// The options of one run. Each run has its own: a cancelled one stays cancelled.
///
/// Sendable because the handle never changes and `terminate` only sets a flag that the run looks at.
@safe
final class RunOptions: @unchecked Sendable {
    private let runtime: Runtime
    let handle: OpaquePointer

    init(_ runtime: Runtime) throws(ONNXRuntimeError) {
        var handle: OpaquePointer?
        let reason = unsafe message(of: onnx_run_options_make(runtime.handle, &handle))
        guard let handle = unsafe handle, reason == nil else {
            throw .runFailed(reason: reason ?? "no options could be made")
        }
        self.runtime = runtime
        unsafe self.handle = handle
    }

    deinit {
        unsafe onnx_run_options_release(runtime.handle, handle)
    }

    func terminate() {
        // The call sets a flag and has no failure that anyone could act on.
        _ = unsafe message(of: onnx_run_options_terminate(runtime.handle, handle))
    }
}
