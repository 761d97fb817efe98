import Intake
import Narration
import Speech
import Studio

/// `earmark voices sample`: lets a voice speak into a file.
struct SampleCommand {
    private let name: String
    private let text: String?
    private let output: String?
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        guard let name = arguments.argument, !name.isEmpty else {
            throw .usage("voices sample needs the name of a voice", command: arguments.command)
        }
        self.name = name
        text = arguments["text"]
        output = arguments["output"]
        data = DataFolder(arguments["data"])
    }

    /// Throws `ToolError`, `SpeechError`, `StudioError`, or `CancellationError` after a signal.
    func run() async throws {
        let interruption = Interruption()
        try await interruption.cancelling {
            let voice = try data.voice(named: name, on: await data.shelf(), for: "voices sample")
            let script = Self.script(text ?? SampleText.text(for: voice.language), in: voice.language)
            let title = voice.id.split(separator: "/").last.map(String.init) ?? voice.id
            let output = try SayOutput(named: output, for: .standardInput, title: title)
            try data.make()
            let cast = try await Cast(
                of: script, voice: voice.id, language: voice.language, data: data, command: "voices sample")
            let (episode, studio) = try await SayCommand.episode(
                of: script, by: cast, language: voice.language, data: data)
            let tags = SoundTags(title: voice.id, language: voice.language)
            let file = try output.file(tags: tags, speed: 1)
            interruption.guardUnfinished(file.unfinishedPath)
            defer { interruption.guardUnfinished(nil) }
            var account = SayAccount(of: script)
            let timeline = try await account.write(episode, in: studio, into: file)
            account.report(output: output.name, timeline: timeline, speed: 1)
        }
    }

    /// The text as a script of one paragraph.
    private static func script(_ text: String, in language: LanguageTag) -> Script {
        let utterance = Utterance(
            index: 0, kind: .paragraph, block: 1, language: language, text: text, spoken: text, ending: .block)
        return Script(title: "", language: language, utterances: [utterance])
    }
}
