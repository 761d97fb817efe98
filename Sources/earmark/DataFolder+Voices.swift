import Fetch
import Foundation
import Narration
import Speech

extension DataFolder {
    /// The voices of this machine. Those that do not load are told on standard error when another one speaks instead.
    func shelf() async -> VoiceShelf {
        // For its owner alone from the start. Where it cannot be made, nothing is kept, and the list is all the same.
        try? make()
        let loads = LoadRecord(path: failures) { aside in
            let id = aside.voice
            // Nothing is left to be done where standard error itself fails.
            try? Output.error.write(
                "earmark: \(Failure.sentence(for: aside.error)); it failed three times, so \(id) is set aside and another "
                    + "voice speaks; to try it again: earmark voices use \(id).\n".withoutControls)
        }
        return await VoiceShelf(folders: voiceFolders, digestCache: digests, loads: loads)
    }

    /// What the listener chose for good. Throws `ToolError.settings`.
    func choices() throws(ToolError) -> VoiceChoices {
        try Settings(path: settings).choices(home: .ofTheSystem())
    }

    /// The voice of a name that the user typed.
    ///
    /// Throws `ToolError` for a path, and for a voice that can be had and is not installed; else `SpeechError`.
    func voice(named name: String, on shelf: VoiceShelf, for command: String) throws -> Voice {
        do throws(SpeechError) {
            return try shelf.voice(named: name)
        } catch {
            guard case .noSuchVoice = error else { throw error }
            let isPath = name.hasSuffix(".onnx") || name.hasPrefix(".") || name.hasPrefix("~") || name.hasPrefix("/")
            if isPath || name.filter({ $0 == "/" }).count > 1 {
                throw ToolError.usage(
                    "a voice has a name, and “\(name)” is a file; earmark voices add \(name) installs one",
                    command: command)
            }
            // A name that is not offered either is answered with what is installed.
            if let offered = try? CatalogueFile(path: catalogue).catalogue()?.voice(named: name) {
                throw ToolError.notInstalled(offered.id)
            }
            throw error
        }
    }

    /// Where the voices to be had are listed: what was typed, the environment, the settings, Piper's public catalogue.
    ///
    /// Throws `ToolError.settings`.
    func catalogueAddress(
        _ typed: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ToolError) -> String {
        if let typed { return typed }
        if let named = environment["EARMARK_CATALOGUE"], !named.isEmpty { return named }
        return try Settings(path: settings).catalogue ?? Catalogue.publicAddress
    }

    /// The kept catalogue, if it came from the given address.
    func keptCatalogue(from address: String) -> Catalogue? {
        CatalogueFile(path: catalogue).catalogue().flatMap { $0.address == address ? $0 : nil }
    }

    /// Fetches the catalogue and keeps it. Throws `ShelfError` and `ToolError.dataFolder`.
    func freshCatalogue(from address: String) async throws -> Catalogue {
        try make()
        return try await CatalogueFile(path: catalogue).refresh(from: address, by: Self.fetcher(for: address))
    }

    /// Fetches from a catalogue: an address that the user set may be one at home, the public one is not.
    static func fetcher(for address: String) -> Fetcher {
        let rule: AddressRule = address == Catalogue.publicAddress ? .publicOnly : .typed
        return Fetcher(limits: FetchLimits(), rule: rule, userAgent: "Earmark/\(Earmark.version)")
    }

    /// The path of ONNX Runtime's shared library.
    static var runtime: String { ProcessInfo.processInfo.environment["EARMARK_ONNXRUNTIME"] ?? "libonnxruntime.so" }
}

extension VoiceShelf {
    /// What is wrong with voices that would have spoken a language, and who speaks it instead: lines for standard error.
    func complaints(about language: LanguageTag, casting: Casting) -> String {
        let speaker = casting.voice(for: language).voice.id
        let missing = casting.missingChoice(for: language).map { id in
            "earmark: \(id) was chosen for \(language.words) and is not there; \(speaker) speaks.\n".withoutControls
        }
        return (missing ?? "")
            + brokenVoices.compactMap { voice -> String? in
                // Its name is all that can be asked: `piper/en_US-joe-medium`.
                let name = voice.id.split(separator: "/").last?.split(separator: "-").first ?? ""
                guard LanguageTag(name)?.isSaid(like: language) ?? false else { return nil }
                let sentence = Failure.sentence(for: voice.error)
                return "earmark: \(sentence); \(speaker) speaks \(language.words).\n".withoutControls
            }.joined()
    }
}
