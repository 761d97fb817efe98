import Narration
import Speech

/// `earmark voices`: lists the installed voices.
struct VoicesCommand {
    private let data: DataFolder
    private let language: LanguageTag?

    init(_ arguments: Arguments) {
        data = DataFolder(arguments["data"])
        language = arguments.language
    }

    /// Throws `ToolError` when nothing can be written; voices that cannot be used are complaints, not failures.
    func run() async throws {
        let shelf = await VoiceShelf(folders: data.voiceFolders, digestCache: data.digests)
        let voices = shelf.voices.filter { language?.fits($0.language) ?? true }
        let rows = voices.map { [$0.id, $0.language.description, $0.quality.word, $0.licence ?? "licence unknown"] }
        let widths = (0..<3).map { column in rows.map(\.[column].count).max() ?? 0 }
        let lines = rows.map { row in
            let columns = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }
            return (columns.joined() + row[3]).withoutControls + "\n"
        }
        try Output.standard.write(lines.joined())
        for error in shelf.broken { Failure(error).report() }
    }
}

extension Voice.Quality {
    /// The quality in a word.
    fileprivate var word: String {
        switch self {
        case .formant: "formant"
        case .xLow: "x-low"
        case .low: "low"
        case .medium: "medium"
        case .high: "high"
        }
    }
}
