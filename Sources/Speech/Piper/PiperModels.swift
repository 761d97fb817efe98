import ONNXRuntime
import Synchronization

/// The Piper voices in memory: each is loaded at its first use, once, also when several tasks ask at the same time.
final class PiperModels: Sendable {
    private struct Loading {
        var model: Promise<PiperModel>
        var task: Task<Void, Never>
    }

    private let libraryPath: String
    private let loads: LoadRecord
    private let workers: Workers
    private let threads: Int
    private let copies: String?
    private let loadings = Mutex<[PiperVoiceFile: Loading]>([:])
    private let runtime = Mutex<Runtime?>(nil)

    /// `copies` is the folder of optimised copies; nil makes none.
    init(
        library path: String, workers: Workers, threads: Int = 1, copies: String? = nil,
        loads: LoadRecord = LoadRecord()
    ) {
        self.copies = copies
        self.loads = loads
        self.threads = threads
        libraryPath = path
        self.workers = workers
    }

    /// A voice, once it is loaded. A failed load is tried again by the next who asks.
    func model(of file: PiperVoiceFile) async throws -> PiperModel {
        let loading = loadings.withLock { loadings in
            if let loading = loadings[file] { return loading }
            let promise = Promise<PiperModel>()
            let loading = Loading(model: promise, task: Task { await self.load(file, for: promise) })
            loadings[file] = loading
            return loading
        }
        return try await loading.model.value()
    }

    /// Forgets a voice: its memory is freed when the last run with it ends.
    func unload(_ file: PiperVoiceFile) {
        _ = loadings.withLock { $0.removeValue(forKey: file) }
    }

    private func load(_ file: PiperVoiceFile, for promise: Promise<PiperModel>) async {
        do {
            let model = try await workers.run {
                let runtime = try self.sharedRuntime()
                let copies = self.copies.map { OptimisedModels(folder: $0, version: runtime.version) }
                return try PiperModel(file, runtime: runtime, threads: self.threads, copies: copies)
            }
            loads.loaded(file)
            promise.keep(.success(model))
        } catch {
            if let error = error as? SpeechError { loads.failed(file, error) }
            loadings.withLock { $0[file] = nil }
            promise.keep(.failure(error))
        }
    }

    private func sharedRuntime() throws(SpeechError) -> Runtime {
        try runtime.withLock { (runtime) throws(SpeechError) -> Runtime in
            if let runtime { return runtime }
            do throws(ONNXRuntimeError) {
                let opened = try Runtime(library: libraryPath)
                runtime = opened
                return opened
            } catch {
                throw .engineUnavailable(error.description)
            }
        }
    }
}
