import Foundation
import Glibc
import Narration
import Speech

/// What the listener set for good, in `settings.json` of the data folder. What this program does not know stays in it.
struct Settings {
    private enum Key {
        static let voices = "voices"
        static let quotes = "quoteVoice"
        static let catalogue = "catalogue"
    }

    /// The file's object. Never leaves this value.
    private var object: [String: Any]

    /// The settings in a file; none where there is no file.
    ///
    /// Throws `ToolError.settings` when the file cannot be read or is no JSON object: it is never written over then.
    init(path: String) throws(ToolError) {
        guard FileManager.default.fileExists(atPath: path) else {
            object = [:]
            return
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .settings(path, reason: "the file cannot be read")
        }
        // What the parser says names bytes; people look into the file.
        guard let read = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw .settings(path, reason: "it is not a JSON object; mend the file or delete it")
        }
        object = read
    }

    /// The ids of the voices chosen by language, under language tags.
    var voices: [String: String] {
        get { (object[Key.voices] as? [String: Any] ?? [:]).compactMapValues { $0 as? String } }
        set { object[Key.voices] = newValue.isEmpty ? nil : newValue }
    }

    /// The id of the voice for quotes.
    var quoteVoice: String? {
        get { object[Key.quotes] as? String }
        set { object[Key.quotes] = newValue }
    }

    /// The address of the catalogue of voices.
    var catalogue: String? {
        get { (object[Key.catalogue] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        set { object[Key.catalogue] = newValue }
    }

    /// What the listener chose, for casting.
    func choices(home: LanguageTag?) -> VoiceChoices {
        let pairs = voices.compactMap { tag, id in LanguageTag(tag).map { ($0, id) } }
        return VoiceChoices(
            byLanguage: Dictionary(pairs, uniquingKeysWith: { first, _ in first }), quotes: quoteVoice, home: home)
    }

    /// Reads a file, changes it and writes it as a whole, one process at a time.
    ///
    /// Throws `ToolError.settings`.
    static func change(_ path: String, _ change: (inout Settings) -> Void) throws(ToolError) {
        let lock = unsafe open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { if lock >= 0 { close(lock) } }
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
            throw .settings(path, reason: unsafe String(cString: strerror(errno)))
        }
        var settings = try Settings(path: path)
        change(&settings)
        do {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try JSONSerialization.data(withJSONObject: settings.object, options: options)
            try (data + [0x0A]).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .settings(path, reason: error.localizedDescription)
        }
    }
}
