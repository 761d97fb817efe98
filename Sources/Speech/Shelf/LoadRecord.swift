import Foundation
import Synchronization

/// Which neural voices failed to load, in this run of the program and in those before.
///
/// A voice that failed three times in a row is set aside: it is passed over until somebody asks for it, its file
/// changes, or it loads after all. Without it, each sentence of an article would wait for a load that fails.
public final class LoadRecord: Sendable {
    /// A voice that is set aside.
    public struct SetAside: Hashable, Sendable {
        /// Its id, without a speaker.
        public var voice: String
        /// What went wrong at the last load.
        public var error: SpeechError
    }

    private struct State {
        var failures: [String: LoadFailure]
        var errors: [String: SpeechError] = [:]
        var reported: Set<String> = []
        /// Why no neural voice can speak in this run.
        var engineError: SpeechError?
    }

    /// Loads in a row that have to fail.
    private static let limit = 3

    private let path: String?
    private let report: @Sendable (SetAside) -> Void
    private let state: Mutex<State>

    /// The record in a file, or one of this run alone.
    ///
    /// - Parameters:
    ///   - path: The file; it is made when the first voice fails. One that cannot be read or written is done without.
    ///   - report: Told once of each voice when it is first passed over; called on any thread.
    public init(path: String? = nil, report: @escaping @Sendable (SetAside) -> Void = { _ in }) {
        self.path = path
        self.report = report
        state = Mutex(State(failures: path.map(LoadFailure.read) ?? [:]))
    }

    /// Whether a voice, by its id, is passed over now.
    func isSetAside(_ id: String) -> Bool {
        guard id.hasPrefix("piper/") else { return false }
        let (isAside, news) = state.withLock { state -> (Bool, SetAside?) in
            // An engine that is not there is told where it fails; its voices are not at fault.
            if state.engineError != nil { return (true, nil) }
            guard let aside = Self.aside(id.base, in: state) else { return (false, nil) }
            return (true, state.reported.insert(id.base).inserted ? aside : nil)
        }
        if let news { report(news) }
        return isAside
    }

    /// Why a voice, by its id, is set aside; nil when it is not. Reports nothing.
    public func setAside(_ id: String) -> SetAside? {
        state.withLock { Self.aside(id.base, in: $0) }
    }

    /// Gives a voice, by its id, another three tries.
    public func forgive(_ id: String) {
        change { state in
            state.reported.remove(id.base)
            return state.failures.removeValue(forKey: id.base) != nil
        }
    }

    /// Notes that a voice loaded.
    func loaded(_ file: PiperVoiceFile) {
        forgive("piper/" + file.name)
    }

    /// Notes that a voice did not load.
    func failed(_ file: PiperVoiceFile, _ error: SpeechError) {
        let id = "piper/" + file.name
        change { state in
            guard case .brokenVoice(_, let reason) = error else {
                if case .engineUnavailable = error { state.engineError = error }
                return false
            }
            let stamp = LoadFailure.stamp(of: file.model)
            let before = state.failures[id].flatMap { $0.stamp == stamp ? $0.count : nil } ?? 0
            state.failures[id] = LoadFailure(path: file.model, stamp: stamp, count: before + 1, reason: reason)
            state.errors[id] = error
            return true
        }
    }

    private static func aside(_ id: String, in state: State) -> SetAside? {
        guard let failure = state.failures[id], failure.count >= limit,
            failure.stamp == LoadFailure.stamp(of: failure.path)
        else { return nil }
        let error = state.errors[id] ?? .brokenVoice(file: failure.path, reason: failure.reason)
        return SetAside(voice: id, error: error)
    }

    /// Changes the record and keeps it, unless nothing changed.
    private func change(_ change: (inout State) -> Bool) {
        state.withLock { state in
            guard change(&state), let path else { return }
            // A record that cannot be kept costs three tries in the next run.
            guard let data = try? JSONEncoder().encode(state.failures) else { return }
            try? data.write(to: URL(filePath: path), options: .atomic)
        }
    }
}

/// How often a voice failed, and which file that was.
private struct LoadFailure: Codable, Hashable {
    var path: String
    /// What changes when the file does.
    var stamp: String
    var count: Int
    var reason: String

    static func read(_ path: String) -> [String: LoadFailure] {
        // No file, or one that somebody has edited, means that nothing failed.
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return [:] }
        return (try? JSONDecoder().decode([String: LoadFailure].self, from: data)) ?? [:]
    }

    static func stamp(of path: String) -> String {
        let real = URL(filePath: path).resolvingSymlinksInPath().path
        // A file that is gone differs from each that was there.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: real),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { return "" }
        return "\(size) \(date.timeIntervalSinceReferenceDate)"
    }
}
