/// What goes wrong with the runtime, each with the runtime's own words.
public enum ONNXRuntimeError: Error, Hashable, Sendable {
    /// The shared library cannot be used.
    case libraryUnavailable(path: String, reason: String)
    /// The model cannot be loaded.
    case modelRefused(reason: String)
    /// A run failed: an input that does not fit, a computation that went wrong.
    case runFailed(reason: String)
    /// The run was cancelled.
    case cancelled
}

extension ONNXRuntimeError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .libraryUnavailable(let path, let reason):
            // The loader's words begin with the path, too.
            "ONNX Runtime cannot be loaded from \(path): "
                + (reason.hasPrefix(path + ": ") ? String(reason.dropFirst(path.count + 2)) : reason)
        case .modelRefused(let reason): "ONNX Runtime refuses the model: \(reason)"
        case .runFailed(let reason): "ONNX Runtime failed: \(reason)"
        case .cancelled: "The run was cancelled."
        }
    }
}
