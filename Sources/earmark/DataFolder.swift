import Foundation

/// The one folder that Earmark keeps things in: clips, voices.
struct DataFolder {
    /// The folder.
    let path: String

    /// The folder that the user names, else `$XDG_DATA_HOME/earmark`, else `~/.local/share/earmark`.
    init(named path: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let path {
            self.path = path
        } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            self.path = data + "/earmark"
        } else {
            self.path = (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share/earmark"
        }
    }

    /// Encoded sentences. Everything here can be deleted and comes back.
    var clips: String { path + "/clips" }
    /// What was found out about model files.
    var digests: String { path + "/voices/.digests" }
    /// Voices that the user added.
    var voices: String { path + "/voices" }

    /// The folders that are searched for voices: the user's own, then those that `EARMARK_VOICES` names, divided by `:`.
    func voiceFolders(environment: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
        [voices] + (environment["EARMARK_VOICES"] ?? "").split(separator: ":").map(String.init)
    }

    /// Makes the folder, for its owner alone. Throws `ToolError.dataFolder` when that fails.
    func make() throws(ToolError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .dataFolder(path, reason: error.localizedDescription)
        }
    }
}
