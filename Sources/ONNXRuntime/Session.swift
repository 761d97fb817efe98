import CONNXRuntime

/// A loaded model, shared by as many callers as there are cores.
///
/// A run computes on its caller's thread alone: for throughput, call from several threads.
/// Sendable because all its fields are constants and the runtime lets any number of threads run one session at once.
@safe
public final class Session: @unchecked Sendable {
    private let runtime: Runtime
    private let handle: OpaquePointer
    /// The names of the model's inputs, in its order.
    public let inputNames: [String]
    /// The names of the model's outputs, in its order.
    public let outputNames: [String]

    /// Loads the model in a file; blocks for some tenths of a second.
    ///
    /// Throws `modelRefused` when the file is missing, damaged or needs what the runtime lacks.
    public convenience init(model path: String, runtime: Runtime) throws(ONNXRuntimeError) {
        var handle: OpaquePointer?
        let reason = unsafe message(of: onnx_session_open_file(runtime.handle, path, 1, 0, &handle))
        try unsafe self.init(handle, reason: reason, runtime: runtime)
    }

    /// Loads a copy that was written when a model was loaded before, by the same runtime on the same kind of processor;
    /// blocks for a tenth of a second. Throws as for the model.
    public convenience init(
        optimisedModel path: String, runtime: Runtime, threads: Int = 1
    ) throws(ONNXRuntimeError) {
        var handle: OpaquePointer?
        let reason = unsafe message(
            of: onnx_session_open_file(runtime.handle, path, CInt(clamping: threads), 1, &handle))
        try unsafe self.init(handle, reason: reason, runtime: runtime)
    }

    /// Loads the model in the bytes of a file, which are not needed afterwards; blocks for some tenths of a second.
    ///
    /// Each run computes on `threads` threads: several callers with one each get more done than one caller with
    /// several, and one caller alone is served sooner by several.
    /// With a path in `copy`, what the runtime has made of the model is written there, for `init(optimisedModel:)`.
    /// Throws `modelRefused` when the bytes are damaged or need what the runtime lacks, or the copy cannot be written.
    public convenience init(
        model bytes: RawSpan, runtime: Runtime, threads: Int = 1, copy: String? = nil
    ) throws(ONNXRuntimeError) {
        var handle: OpaquePointer?
        let reason = unsafe bytes.withUnsafeBytes { bytes in
            unsafe message(
                of: onnx_session_open_bytes(
                    runtime.handle, bytes.baseAddress, bytes.count, CInt(clamping: threads), copy, &handle))
        }
        try unsafe self.init(handle, reason: reason, runtime: runtime)
    }

    private init(_ handle: OpaquePointer?, reason: String?, runtime: Runtime) throws(ONNXRuntimeError) {
        guard let handle = unsafe handle, reason == nil else {
            throw .modelRefused(reason: reason ?? "no session could be made")
        }
        // Freed by hand until the last field is set: from there on `deinit` does it, even when this throws.
        do throws(ONNXRuntimeError) {
            inputNames = try unsafe Session.names(outputs: 0, of: handle, runtime: runtime)
            outputNames = try unsafe Session.names(outputs: 1, of: handle, runtime: runtime)
        } catch {
            unsafe onnx_session_release(runtime.handle, handle)
            throw error
        }
        self.runtime = runtime
        unsafe self.handle = handle
    }

    deinit {
        unsafe onnx_session_release(runtime.handle, handle)
    }

    private static func names(
        outputs: CInt, of handle: OpaquePointer, runtime: Runtime
    ) throws(ONNXRuntimeError) -> [String] {
        var count = 0
        if let reason = unsafe message(of: onnx_session_count(runtime.handle, handle, outputs, &count)) {
            throw .modelRefused(reason: reason)
        }
        var names: [String] = []
        for index in 0..<count {
            var name: UnsafeMutablePointer<CChar>?
            if let reason = unsafe message(of: onnx_session_name(runtime.handle, handle, outputs, index, &name)) {
                throw .modelRefused(reason: reason)
            }
            names.append(unsafe message(of: name) ?? "")
        }
        return names
    }

    /// Computes outputs from inputs, both by name, and blocks until that is done: call it on a thread of your own.
    ///
    /// Throws `cancelled` within milliseconds after the cancellation was asked for, `runFailed` otherwise.
    public func run(
        _ inputs: [String: Tensor], outputs names: [String], cancellation: RunCancellation? = nil
    ) throws(ONNXRuntimeError) -> [Tensor] {
        let options = try RunOptions(runtime)
        if let cancellation, !cancellation.begin(options) { throw .cancelled }
        defer { cancellation?.end(options) }

        var arena = unsafe InputArena()
        for (name, tensor) in inputs { unsafe arena.add(tensor, named: name) }
        var texts: [UnsafePointer<CChar>?] = unsafe names.map { unsafe arena.copy($0) }
        var values = unsafe [OpaquePointer?](repeating: nil, count: names.count)
        let reason = unsafe message(
            of: onnx_run(
                runtime.handle, handle, options.handle, arena.inputs, arena.inputs.count, &texts, names.count, &values))
        defer { unsafe values.forEach { unsafe onnx_value_release(runtime.handle, $0) } }
        if let reason {
            if let cancellation, cancellation.isCancelled { throw .cancelled }
            throw .runFailed(reason: reason)
        }
        var tensors: [Tensor] = []
        for index in names.indices { tensors.append(try unsafe tensor(in: values[index])) }
        return tensors
    }

    private func tensor(in value: OpaquePointer?) throws(ONNXRuntimeError) -> Tensor {
        var element: CInt = 0
        var count = 0
        var rank = 0
        var data: UnsafeRawPointer?
        var shape = [Int64](repeating: 0, count: 16)
        let reason = unsafe message(
            of: onnx_value_read(runtime.handle, value, &element, &data, &count, &shape, shape.count, &rank))
        if let reason { throw .runFailed(reason: reason) }
        let bounds = Array(shape.prefix(rank))
        switch Int(element) {
        case Int(ONNX_FLOAT):
            return Tensor(unsafe elements(at: data, count: count) as [Float], shape: bounds)
        case Int(ONNX_INT64):
            return Tensor(unsafe elements(at: data, count: count) as [Int64], shape: bounds)
        default:
            throw .runFailed(reason: "an output has elements of kind \(element), which are not read")
        }
    }

    /// Copies what the runtime owns.
    private func elements<Element: BitwiseCopyable>(at data: UnsafeRawPointer?, count: Int) -> [Element] {
        guard count > 0, let data = unsafe data else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: data.assumingMemoryBound(to: Element.self), count: count))
    }
}
