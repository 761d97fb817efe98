import Narration
import Speech

/// `earmark voices`: lists the voices that are installed and those to be had.
struct VoicesCommand {
    private let data: DataFolder
    private let language: LanguageTag?
    private let wantsAll: Bool
    private let asJSON: Bool
    private let typedCatalogue: String?

    init(_ arguments: Arguments) {
        data = DataFolder(arguments["data"])
        language = arguments.language
        wantsAll = arguments.has("all")
        asJSON = arguments.has("json")
        typedCatalogue = arguments["catalogue"]
    }

    /// Throws `ToolError` when nothing can be written; voices that cannot be used are complaints, not failures.
    func run() async throws {
        let shelf = await data.shelf()
        let casting = try Casting(
            shelf: shelf, preferred: nil, choices: try data.choices(), articleLanguage: language)
        let catalogue = data.keptCatalogue(from: try data.catalogueAddress(typedCatalogue))
        var rows = installed(on: shelf, casting: casting)
        if wantsAll || language != nil { rows += offered(by: catalogue, notOn: shelf) }
        try Output.standard.write(asJSON ? VoiceRow.json(rows) : rows.isEmpty ? "" : VoiceRow.table(rows))
        for error in shelf.broken { Failure(error).report() }
        if !asJSON { try Output.error.write(hints(rows, shelf: shelf, casting: casting, catalogue: catalogue)) }
    }

    /// The neural voices, and espeak-ng's where they are asked for, in the order of their languages' names.
    private func installed(on shelf: VoiceShelf, casting: Casting) -> [VoiceRow] {
        let voices = shelf.voices.filter { voice in
            guard let language else { return wantsAll || voice.family != .espeak }
            return voice.language.isSaid(like: language)
        }
        return voices.map { VoiceRow($0, on: shelf, casting: casting) }.sorted(by: Self.isBefore)
    }

    /// The voices to be had that are not there yet.
    private func offered(by catalogue: Catalogue?, notOn shelf: VoiceShelf) -> [VoiceRow] {
        let there = Set(shelf.voices.map(\.id))
        let offered = (catalogue?.voices ?? []).filter { voice in
            !there.contains(voice.id) && (language?.isSaid(like: voice.language) ?? true)
        }
        return offered.map { VoiceRow($0) }.sorted(by: Self.isBefore)
    }

    private static func isBefore(_ left: VoiceRow, _ right: VoiceRow) -> Bool {
        let leftIsPlain = left.id.hasPrefix("espeak/") ? 1 : 0
        let rightIsPlain = right.id.hasPrefix("espeak/") ? 1 : 0
        return (leftIsPlain, left.language.words, left.id) < (rightIsPlain, right.language.words, right.id)
    }

    /// What else is to be known: who speaks everything else, and how to have more.
    private func hints(
        _ rows: [VoiceRow], shelf: VoiceShelf, casting: Casting, catalogue: Catalogue?
    ) -> String {
        var lines: [String] = []
        if let language {
            let cast = casting.voice(for: language)
            let isOwn = cast.rule != .mainVoice
            lines.append(
                "\(language.words) is spoken by \(cast.voice.id)\(isOwn ? "" : ", because no voice speaks it").")
        } else if !wantsAll {
            let languages = Set(shelf.voices.filter { $0.family == .espeak }.map(\.language.language)).count
            if languages > 0 { lines.append("espeak-ng speaks \(languages) languages, plainly: earmark voices --all") }
        }
        if catalogue == nil {
            lines.append("To see the voices to be had: earmark voices catalogue")
        } else if language == nil, !wantsAll, let catalogue {
            let languages = Set(catalogue.voices.map(\.language.language)).count
            lines.append(
                "\(catalogue.voices.count) voices in \(languages) languages are to be had: "
                    + "earmark voices --language TAG, earmark voices install ID")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
