import Narration
import Speech

/// `earmark voices remove`: deletes a voice's files.
struct RemoveCommand {
    private let name: String
    private let data: DataFolder
    private let isAgreed: Bool

    init(_ arguments: Arguments) throws(ToolError) {
        guard let name = arguments.argument, !name.isEmpty else {
            throw .usage("voices remove needs the name of a voice", command: arguments.command)
        }
        self.name = name
        data = DataFolder(arguments["data"])
        isAgreed = arguments.has("yes")
    }

    /// Throws `ShelfError`, `SpeechError` and `ToolError`.
    func run() async throws {
        let shelf = await data.shelf()
        let choices = try data.choices()
        let folder = VoiceFolder(path: data.voices)
        if (try? shelf.voice(named: name)) == nil, try folder.discardUnfinished(name) {
            return try Output.error.write("What was fetched of \(name) is removed.\n".withoutControls)
        }
        let (id, place, voice) = try find(on: shelf)
        if let voice { try announce(voice, on: shelf, choices: choices) }
        if !isAgreed {
            guard try Question.ask("Delete \(id)?", assumed: false, command: "voices remove") else {
                throw ToolError.declined
            }
        }
        try folder.remove(id, lyingIn: place)
        shelf.loads.forgive(id)
        let isChosen = (Array(choices.byLanguage.values) + [choices.quotes ?? ""]).contains { isVoice($0, id) }
        if isChosen { try forget(id) }
        try Output.error.write("\(id) is removed.\n".withoutControls)
    }

    /// The voice, also one that cannot be used.
    private func find(on shelf: VoiceShelf) throws -> (id: String, place: String, voice: Voice?) {
        if let place = shelf.brokenPlace(of: name) {
            return ("piper/" + (name.split(separator: "/").last.map(String.init) ?? name), place, nil)
        }
        let base = String(name.prefix { $0 != "#" })
        let voice = try data.voice(named: base, on: shelf, for: "voices remove")
        guard let place = shelf.place(of: voice)?.folder else {
            throw ToolError.impossible("\(voice.id) is a part of espeak-ng and cannot be removed alone")
        }
        return (voice.id, place, voice)
    }

    /// Says who speaks its language then, where it speaks it now.
    private func announce(_ voice: Voice, on shelf: VoiceShelf, choices: VoiceChoices) throws {
        func speaker(_ shelf: VoiceShelf) throws -> Voice {
            try Casting(shelf: shelf, preferred: nil, choices: choices, articleLanguage: voice.language)
                .voice(for: voice.language).voice
        }
        guard isVoice(try speaker(shelf).id, voice.id) else { return }
        let next = try speaker(shelf.without(voice.id)).id
        try Output.error.write("\(voice.language.words) is then spoken by \(next).\n".withoutControls)
    }

    private func forget(_ id: String) throws(ToolError) {
        try Settings.change(data.settings) { settings in
            settings.voices = settings.voices.filter { !isVoice($0.value, id) }
            if isVoice(settings.quoteVoice ?? "", id) { settings.quoteVoice = nil }
        }
    }

    /// Whether a name means the voice, or a speaker of it.
    private func isVoice(_ name: String, _ id: String) -> Bool {
        let base = name.prefix { $0 != "#" }
        return base == id || "piper/" + base == id
    }
}
