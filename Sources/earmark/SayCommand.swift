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
            let article = try await Intake.typedArticle(
                from: options.source, title: options.title, language: options.language)
            let script = Script(of: article)
            guard !script.utterances.isEmpty else {
                throw ToolError.nothingToSpeak(subject: options.source.subject, skippedIsShown: false)
            }
            if script.language == nil {
                try Output.error.write(
                    "earmark: the text is too short to tell its language; --language names it.\n")
            }
            let output = try SayOutput(named: options.output, for: options.source, title: script.title)
            let data = DataFolder(options.data)
            try data.make()
            let shelf = await VoiceShelf(folders: data.voiceFolders, digestCache: data.digests)
            let preferred = try options.voice.map { name throws(SpeechError) in try shelf.voice(named: name) }
            let casting = try Casting(
                shelf: shelf, preferred: preferred, articleLanguage: options.language ?? script.language)
            let studio = Self.studio(for: script, shelf: shelf, data: data)
            let episode = await studio.episode(for: script, casting: casting, required: preferred)
            let file = try output.file(tags: SoundTags(of: article, script: script), speed: options.speed)
            interruption.guardUnfinished(file.unfinishedPath)
            defer { interruption.guardUnfinished(nil) }
            var account = SayAccount(of: script)
            let timeline = try await account.write(episode, in: studio, into: file)
            account.report(output: output.name, timeline: timeline, speed: options.speed)
        }
    }

    /// A studio for one script, over the voices on this machine.
    private static func studio(for script: Script, shelf: VoiceShelf, data: DataFolder) -> Studio {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let library = ProcessInfo.processInfo.environment["EARMARK_ONNXRUNTIME"] ?? "libonnxruntime.so"
        // Several sentences are made side by side; a single one is made sooner by all cores together.
        let isSingle = script.utterances.count == 1
        let piper = PiperSynthesizer(
            runtime: library, shelf: shelf, callers: isSingle ? 1 : cores, threads: isSingle ? cores : 1,
            copies: data.models)
        let ensemble = Ensemble(piper: piper)
        let studio = Studio(
            synthesizer: ensemble, gains: VoiceGains(synthesizer: ensemble), store: ClipStore(folder: data.clips),
            callers: cores,
            notices: Notices { notice in
                // Nothing is left to be done where standard error itself fails.
                try? Output.error.write(notice.line)
            })
        studio.limitClips(toBytes: data.clipLimit.bytes, sparing: [])
        return studio
    }
}
