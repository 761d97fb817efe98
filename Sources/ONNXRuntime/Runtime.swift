import CONNXRuntime

/// ONNX Runtime, loaded from its shared library.
///
/// The library stays in the process for good: it keeps threads and static state of its own.
/// Sendable because the handle never changes and the runtime's functions may be called from any thread at once.
@safe
public final class Runtime: @unchecked Sendable {
    let handle: OpaquePointer

    /// Loads the shared library at a path; blocks for some ten milliseconds.
    ///
    /// Throws `libraryUnavailable` when it is missing, not ONNX Runtime or older than 1.11.
    public init(library path: String) throws(ONNXRuntimeError) {
        var handle: OpaquePointer?
        let reason = unsafe message(of: onnx_runtime_open(path, &handle))
        guard let handle = unsafe handle, reason == nil else {
            throw .libraryUnavailable(path: path, reason: reason ?? "it does not start")
        }
        unsafe self.handle = handle
    }

    deinit {
        unsafe onnx_runtime_release(handle)
    }

    /// The library's own version: `1.32.0`.
    public var version: String {
        guard let text = unsafe onnx_runtime_version(handle) else { return "" }
        return unsafe String(cString: text)
    }
}

/// The shim's sentence as a string, freed; nil for success.
func message(of text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    defer { unsafe onnx_free(text) }
    return unsafe String(cString: text)
}
