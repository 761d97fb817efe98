import Glibc
import Narration
import Wording

extension Option {
    /// The option that names a dictionary.
    static let pronunciations = Option(
        "pronunciations", value: "FILE", "How words are said: one entry a line,\nsuch as “Readeck = reed deck”",
        complaint: { $0.isEmpty ? "name a file" : nil })
}

extension Arguments {
    /// The listener's dictionary; an empty one where none is named.
    ///
    /// Throws `ToolError.impossible` when the file cannot be read or has a line that is no entry.
    func pronunciations() throws(ToolError) -> Pronunciations {
        guard let path = self["pronunciations"] else { return Pronunciations() }
        guard let text = Self.text(of: path) else {
            throw .impossible("\(path) cannot be read as text")
        }
        do {
            return try Pronunciations(text: text)
        } catch {
            throw .impossible("\(path), \(error.description)")
        }
    }

    /// The text of a file of at most 4 MiB; nil where it cannot be read.
    private static func text(of path: String) -> String? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < 1 << 22 {
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
            guard count >= 0 else { return nil }
            if count == 0 { return String(validating: bytes, as: UTF8.self) }
            bytes += block[..<count]
        }
        return nil
    }
}

extension Pronunciations {
    /// Whether some entries hold for one voice only.
    var areForVoices: Bool { entries.contains { $0.voice != nil } }

    /// The entries for the voices that speak: each one that holds for a voice holds for the languages it speaks.
    func spoken(by voices: [LanguageTag: String]) -> Pronunciations {
        Pronunciations(
            entries.flatMap { entry -> [Entry] in
                guard let voice = entry.voice else { return [entry] }
                return voices.filter { $0.value == voice || $0.value.hasSuffix("/" + voice) }.keys
                    .filter { entry.language.map($0.fits) ?? true }
                    .map { language in
                        var own = entry
                        (own.language, own.voice) = (language, nil)
                        return own
                    }
            })
    }
}
