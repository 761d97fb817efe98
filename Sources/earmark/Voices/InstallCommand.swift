import Foundation
import Narration
import Speech

/// `earmark voices install`: fetches a voice of the catalogue.
struct InstallCommand {
    private let name: String
    private let data: DataFolder
    private let isAgreed: Bool
    private let typedCatalogue: String?

    init(_ arguments: Arguments) throws(ToolError) {
        guard let name = arguments.argument, !name.isEmpty else {
            throw .usage("voices install needs the name of a voice, or a language", command: arguments.command)
        }
        self.name = name
        data = DataFolder(arguments["data"])
        isAgreed = arguments.has("yes")
        typedCatalogue = arguments["catalogue"]
    }

    /// Throws `ShelfError`, `ToolError`, or `CancellationError` after a signal.
    func run() async throws {
        try await Interruption().cancelling {
            let shelf = await data.shelf()
            if let voice = try? shelf.voice(named: name), voice.family != .espeak {
                return try Output.error.write("\(voice.id) is installed.\n")
            }
            let address = try data.catalogueAddress(typedCatalogue)
            let (voice, catalogue) = try await offer(from: address)
            if let there = shelf.voices.first(where: { $0.id == voice.id }) {
                return try Output.error.write("\(there.id) is installed.\n")
            }
            let installation = VoiceInstallation(
                of: voice, in: catalogue, into: VoiceFolder(path: data.voices), by: DataFolder.fetcher(for: address))
            try await introduce(voice, card: try await installation.card(), from: catalogue)
            if !isAgreed {
                guard try Question.ask("Install it?", assumed: true, command: "voices install") else {
                    throw ToolError.declined
                }
            }
            let progress = DownloadProgress(of: voice.id)
            defer { progress.end() }
            try await installation.run { progress.report($0) }
            progress.end()
            try await conclude(voice)
        }
    }

    /// The voice that was asked for: by name, or the best of a language. A catalogue that does not know it may be old.
    private func offer(from address: String) async throws -> (OfferedVoice, Catalogue) {
        if let kept = data.keptCatalogue(from: address), let voice = try? wanted(in: kept) { return (voice, kept) }
        try Output.error.write("Fetching the list of voices from \(address)\n".withoutControls)
        let fresh = try await data.freshCatalogue(from: address)
        return (try wanted(in: fresh), fresh)
    }

    private func wanted(in catalogue: Catalogue) throws(ShelfError) -> OfferedVoice {
        do throws(ShelfError) {
            return try catalogue.voice(named: name)
        } catch {
            guard let tag = LanguageTag(name), let voice = catalogue.best(for: tag),
                // `de_DE-thorsten` begins like a tag and is a name.
                tag.description.lowercased() == name.lowercased().replacingOccurrences(of: "_", with: "-")
            else { throw error }
            return voice
        }
    }

    /// Says what the voice is, and its terms in the words of its card.
    private func introduce(_ voice: OfferedVoice, card: String?, from catalogue: Catalogue) async throws {
        let speakers = voice.speakers.count > 1 ? ", \(voice.speakers.count) speakers" : ""
        var text = "\(voice.id): \(voice.language.words), \(voice.quality.word), \(Bytes(voice.size))\(speakers)\n"
        if let card {
            let lines = card.split(whereSeparator: \.isNewline).prefix(60)
            text += "Its terms, as its model card states them:\n"
            text += lines.map { "    " + String($0.prefix(200)).withoutControls + "\n" }.joined()
        } else {
            text += "Its terms are unknown: the catalogue has no model card of it.\n"
        }
        try Output.error.write(text)
    }

    /// Says that it is there, and who speaks its language now.
    private func conclude(_ voice: OfferedVoice) async throws {
        let shelf = await data.shelf()
        shelf.loads.forgive(voice.id)
        let casting = try Casting(
            shelf: shelf, preferred: nil, choices: try data.choices(), articleLanguage: voice.language)
        let speaker = casting.voice(for: voice.language).voice
        let language = voice.language.words
        let use =
            speaker.id == voice.id
            ? "\(language) is spoken by it from now on"
            : "\(language) is still spoken by \(speaker.id); to change that: earmark voices use \(voice.id)"
        try Output.error.write("\(voice.id) is installed. \(use).\n")
    }
}
