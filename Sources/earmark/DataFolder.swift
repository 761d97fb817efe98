import Foundation

/// The folder that keeps what the program makes and what was installed into it.
struct DataFolder: Hashable, Sendable {
    /// Its path.
    let path: String
    /// Folders with voices, the first wins: what `EARMARK_VOICES` names, then `voices` in the data folder.
    let voiceFolders: [String]
    /// The folder of the voices that Earmark installs.
    var voices: String { path + "/voices" }
    /// The catalogue of voices that was fetched last.
    var catalogue: String { path + "/catalogue.json" }
    /// The voices that failed to load.
    var failures: String { path + "/failures.json" }
    /// The listener's settings.
    var settings: String { path + "/settings.json" }
    /// The folder that keeps the digests of the voices' models.
    var digests: String { path + "/digests" }
    /// The folder of models as the runtime optimised them. Everything in it can be deleted and comes back.
    var models: String { path + "/models" }
    /// The folder of encoded sentences. Everything in it can be deleted and comes back.
    var clips: String { path + "/clips" }

    /// The folder that was asked for, else `$XDG_DATA_HOME/earmark`, else `~/.local/share/earmark`.
    init(_ chosen: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        // Relative values of the variable are to be ignored. Source: XDG Base Directory Specification.
        let shared = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        path = chosen ?? shared + "/earmark"
        voiceFolders = [environment["EARMARK_VOICES"], path + "/voices"].compactMap(\.self).filter { !$0.isEmpty }
    }

    /// How much finished sound is kept: 2 GB unless something else was asked for.
    var clipLimit: ByteCount {
        // A limit that cannot be read counts as none that was asked for.
        let text = try? String(contentsOfFile: limitFile, encoding: .utf8)
        let chosen = text.flatMap { ByteCount($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        return chosen ?? ByteCount(2_000_000_000)
    }

    private var limitFile: String { path + "/clips.limit" }

    /// Keeps another limit. Throws `ToolError.dataFolder` when that cannot be written.
    func setClipLimit(_ limit: ByteCount) throws(ToolError) {
        do {
            try Data("\(limit.bytes)\n".utf8).write(to: URL(filePath: limitFile), options: .atomic)
        } catch {
            throw .dataFolder(path, reason: error.localizedDescription)
        }
    }

    /// Makes the folder, for its owner alone. Throws `ToolError.dataFolder` when that fails.
    func make() throws(ToolError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            let reason = error.localizedDescription
            throw .dataFolder(path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
        }
    }
}
