import Narration
import Speech

/// `earmark voices use`: chooses a voice for a language, or for quotes.
struct UseCommand {
    /// What a voice is chosen for.
    enum Purpose: Hashable {
        case language(LanguageTag)
        case quotes

        /// Reads `de`, `pt-BR` or `quotes`; nil for anything else.
        init?(_ text: String) {
            if text == "quotes" {
                self = .quotes
            } else if let tag = LanguageTag(text) {
                self = .language(tag)
            } else {
                return nil
            }
        }
    }

    private let name: String
    private let purpose: Purpose?
    private let data: DataFolder

    /// The name that takes a choice back.
    private static let automatic = "auto"

    init(_ arguments: Arguments) throws(ToolError) {
        guard let name = arguments.argument, !name.isEmpty else {
            throw .usage("voices use needs the name of a voice, or \(Self.automatic)", command: arguments.command)
        }
        self.name = name
        purpose = arguments["for"].flatMap(Purpose.init)
        data = DataFolder(arguments["data"])
        if name == Self.automatic, purpose == nil {
            throw .usage("\(Self.automatic) needs --for: a language, or quotes", command: arguments.command)
        }
    }

    /// Throws `ToolError` and `SpeechError`.
    func run() async throws {
        let shelf = await data.shelf()
        if name == Self.automatic {
            try choose(nil, for: purpose)
        } else {
            let voice = try data.voice(named: name, on: shelf, for: "voices use")
            // Who asks for a voice that was set aside wants to see it tried.
            shelf.loads.forgive(voice.id)
            try check(voice)
            try choose(voice, for: purpose ?? LanguageTag(voice.language.language).map { .language($0) })
        }
        try tell(on: shelf)
    }

    /// Throws `ToolError.impossible` when the voice does not speak what it is chosen for.
    private func check(_ voice: Voice) throws(ToolError) {
        guard case .language(let tag) = purpose, !voice.language.isSaid(like: tag) else { return }
        throw .impossible("\(voice.id) speaks \(voice.language.words) and not \(tag.words)")
    }

    private func choose(_ voice: Voice?, for purpose: Purpose?) throws(ToolError) {
        try data.make()
        try Settings.change(data.settings) { settings in
            switch purpose {
            case .quotes: settings.quoteVoice = voice?.id
            case .language(let tag): settings.voices[tag.description] = voice?.id
            case nil: break
            }
        }
    }

    private func tell(on shelf: VoiceShelf) throws {
        let choices = try data.choices()
        switch purpose {
        case .quotes:
            let voice = try choices.quotes.map { id throws(SpeechError) in try shelf.voice(named: id) }
            let language = voice.flatMap { LanguageTag($0.language.language) }?.words ?? ""
            let sentence = voice.map { "Quotes in \(language) are spoken by \($0.id)" }
            try Output.error.write((sentence ?? "Quotes are spoken like everything else") + ".\n")
        case .language(let tag): try tell(tag, on: shelf, choices: choices)
        case nil:
            let voice = try shelf.voice(named: name)
            guard let tag = LanguageTag(voice.language.language) else { return }
            try tell(tag, on: shelf, choices: choices)
        }
    }

    private func tell(_ tag: LanguageTag, on shelf: VoiceShelf, choices: VoiceChoices) throws {
        let casting = try Casting(shelf: shelf, preferred: nil, choices: choices, articleLanguage: tag)
        let (voice, rule) = casting.voice(for: tag)
        let reason = rule == .mainVoice ? ", because no voice speaks it" : ""
        try Output.error.write("\(tag.words) is spoken by \(voice.id)\(reason).\n".withoutControls)
    }
}
