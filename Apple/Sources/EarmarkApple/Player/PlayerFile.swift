internal import Foundation
internal import Narration

/// The file in which the player survives a restart.
struct PlayerFile {
    /// What it holds.
    struct Contents: Hashable, Codable {
        var player = Player().kept
        /// How fast the voices of this device were measured to be, by their ids.
        var paces: [String: VoicePace] = [:]
        /// The listener's voices, by language without region.
        var voices: [String: String] = [:]
        /// Whether other sound is ducked while speech plays.
        var ducksOthers = true
    }

    let url: URL

    /// What was kept; what a new player has where there is no file.
    ///
    /// A file that cannot be read is set aside, never written over: positions in it may be saved by hand.
    func read() throws -> Contents {
        guard FileManager.default.fileExists(atPath: url.path) else { return Contents() }
        let data = try Data(contentsOf: url)
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            let aside = url.appendingPathExtension("unreadable")
            // Nothing is there the first time; an older one makes room for the newer.
            try? FileManager.default.removeItem(at: aside)
            try FileManager.default.moveItem(at: url, to: aside)
            throw error
        }
    }

    /// Replaces the file as a whole, so that it is never half written.
    func write(_ contents: Contents) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: nil)
        try JSONEncoder().encode(contents).write(to: url, options: .atomic)
    }
}
