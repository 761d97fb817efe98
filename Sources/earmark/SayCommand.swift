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
                of: options.source, rules: options.rules, pronunciations: options.pronunciations, title: options.title,
                language: options.language, data: data)
            let article = matter.article
            var script = matter.script
            guard !script.utterances.isEmpty else {
                throw ToolError.nothingToSpeak(subject: options.source.subject, skippedIsShown: false)
            }
            if script.utterances.allSatisfy({ $0.language == nil }) {
                try Output.error.write(
                    "earmark: the text is too short to tell its language; --language names it.\n")
            }
            let output = try SayOutput(named: options.output, for: options.source, title: script.title)
            try data.make()
            let cast = try await Cast(of: script, voice: options.voice, language: options.language, data: data)
            if matter.pronunciations.areForVoices {
                script = Script(
                    of: article, rules: matter.rules,
                    pronunciations: matter.pronunciations.spoken(by: cast.voices(of: script)))
            }
            let (episode, studio) = try await Self.episode(
                of: script, by: cast, language: options.language, data: data)
            let file = try output.file(tags: SoundTags(of: article, script: script), speed: options.speed)
            interruption.guardUnfinished(file.unfinishedPath)
            defer { interruption.guardUnfinished(nil) }
            var account = SayAccount(of: script)
            let timeline = try await account.write(episode, in: studio, into: file)
            account.report(output: output.name, timeline: timeline, speed: options.speed)
            if options.voice == nil, Output.error.isTerminal,
                let hint = VoiceHint.line(after: timeline, in: options.language ?? script.language, data: data)
            {
                try Output.error.write(hint)
            }
        }
    }

    /// An episode of a script in a studio for it alone.
    static func episode(
        of script: Script, by cast: Cast, language: LanguageTag?, data: DataFolder
    ) async throws -> (episode: Episode, studio: Studio) {
        if cast.preferred == nil, let language = language ?? script.language {
            try Output.error.write(cast.shelf.complaints(about: language, casting: cast.casting))
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        // Several sentences are made side by side; a single one is made sooner by all cores together.
        let isSingle = script.utterances.count == 1
        let piper = PiperSynthesizer(
            runtime: DataFolder.runtime, shelf: cast.shelf, callers: isSingle ? 1 : cores,
            threads: isSingle ? cores : 1,
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
        return (await studio.episode(for: script, casting: cast.casting, required: cast.preferred), studio)
    }
}
