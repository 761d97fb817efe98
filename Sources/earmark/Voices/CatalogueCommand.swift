import Foundation
import Narration
import Speech

/// `earmark voices catalogue`: lists and searches the voices to be had, offline once they were fetched.
struct CatalogueCommand {
    private let words: [String]
    private let data: DataFolder
    private let isRefresh: Bool
    private let asJSON: Bool
    private let typedCatalogue: String?

    init(_ arguments: Arguments) {
        words = arguments.all.flatMap { $0.split(separator: " ").map(String.init) }
        data = DataFolder(arguments["data"])
        isRefresh = arguments.has("refresh")
        asJSON = arguments.has("json")
        typedCatalogue = arguments["catalogue"]
    }

    /// Throws `ShelfError` and `ToolError`; `CancellationError` after a signal.
    func run() async throws {
        try await Interruption().cancelling {
            let address = try data.catalogueAddress(typedCatalogue)
            var catalogue = isRefresh ? nil : data.keptCatalogue(from: address)
            if catalogue == nil {
                try Output.error.write("Fetching the list of voices from \(address)\n".withoutControls)
                catalogue = try await data.freshCatalogue(from: address)
            }
            guard let catalogue else { return }
            let shelf = await data.shelf()
            let there = Set(shelf.voices.map(\.id))
            let casting = try Casting(shelf: shelf, preferred: nil, choices: try data.choices(), articleLanguage: nil)
            let rows = catalogue.voices(matching: words).map { offered in
                // One that is there is listed as what is there.
                guard there.contains(offered.id), let voice = try? shelf.voice(named: offered.id) else {
                    return VoiceRow(offered)
                }
                return VoiceRow(voice, on: shelf, casting: casting)
            }
            if rows.isEmpty, !asJSON {
                throw ToolError.impossible("no voice to be had fits “\(words.joined(separator: " "))”")
            }
            try Output.standard.write(asJSON ? VoiceRow.json(rows) : VoiceRow.table(rows))
            if !asJSON { try Output.error.write(footnote(catalogue, shown: rows.count)) }
        }
    }

    /// Where the list comes from, and how old it is.
    private func footnote(_ catalogue: Catalogue, shown: Int) -> String {
        let days = (Int(Date().timeIntervalSince1970) - catalogue.fetched) / 86_400
        let age = days <= 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
        let left = catalogue.refused == 0 ? "" : "; \(catalogue.refused) entries cannot be right and are left out"
        return "\(shown) of \(catalogue.voices.count) voices; the list was fetched \(age)\(left). "
            + "To have one: earmark voices install ID\n"
    }
}
