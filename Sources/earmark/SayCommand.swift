import Fetch
import Foundation
import Intake
import Markup
import Narration
import Speech
import Studio

/// `earmark say`: an article in, a sound file out.
struct SayCommand {
    private let options: SayOptions

    init(_ options: SayOptions) {
        self.options = options
    }

    /// Throws `ToolError`, `IntakeError`, `SpeechError`, `StudioError`, or `CancellationError` after a signal.
    func run() async throws {
        let interruption = Interruption()
        try await interruption.cancelling {
            let data = DataFolder(options.data)
            let matter = try await ReadingMatter(
                of: options.source, rules: options.rules, title: options.title, language: options.language, data: data)
            let (article, script) = (matter.article, matter.script)
            guard !script.utterances.isEmpty else {
                throw ToolError.nothingToSpeak(subject: options.source.subject, skippedIsShown: false)
            }
            if script.language == nil {
                try Output.error.write(
                    "earmark: the text is too short to tell its language; --language names it.\n")
            }
            let output = try SayOutput(named: options.output, for: options.source, title: script.title)
            try data.make()
            let renderer = try await Self.renderer(
                of: script, voice: options.voice, language: options.language, data: data)
            let file = try output.file(tags: SoundTags(of: article, script: script), speed: options.speed)
            interruption.guardUnfinished(file.unfinishedPath)
            defer { interruption.guardUnfinished(nil) }
            var account = SayAccount(of: script)
            let timeline = try await account.write(script, with: renderer, into: file)
            account.report(output: output.name, timeline: timeline, speed: options.speed)
        }
    }

    /// Who speaks a script, over the voices on this machine.
    static func renderer(
        of script: Script, voice name: String?, language: LanguageTag?, data: DataFolder, command: String = "say"
    ) async throws -> Renderer {
        let shelf = await data.shelf()
        let preferred = try name.map { try data.voice(named: $0, on: shelf, for: command) }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        // Several sentences are made side by side; a single one is made sooner by all cores together.
        let isSingle = script.utterances.count == 1
        let piper = PiperSynthesizer(
            runtime: DataFolder.runtime, shelf: shelf, callers: isSingle ? 1 : cores, threads: isSingle ? cores : 1)
        let ensemble = Ensemble(piper: piper)
        return Renderer(
            synthesizer: ensemble, gains: VoiceGains(synthesizer: ensemble),
            casting: try Casting(
                shelf: shelf, preferred: preferred, choices: try data.choices(),
                articleLanguage: language ?? script.language),
            store: ClipStore(folder: data.clips), callers: cores, required: preferred,
            notices: Notices { notice in
                // Nothing is left to be done where standard error itself fails.
                try? Output.error.write(notice.line)
            })
    }
}
