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
            if matter.pronunciations.areForVoices {
                let casting = try await Self.casting(
                    of: script, voice: options.voice, language: options.language, data: data)
                let voices = Self.voices(of: script, in: casting)
                script = Script(
                    of: article, rules: matter.rules, pronunciations: matter.pronunciations.spoken(by: voices))
            }
            let (episode, studio) = try await Self.episode(
                of: script, voice: options.voice, language: options.language, data: data)
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

    /// Which voice speaks which language of a script.
    static func casting(
        of script: Script, voice name: String?, language: LanguageTag?, data: DataFolder, command: String = "say"
    ) async throws -> Casting {
        let shelf = await data.shelf()
        let preferred = try name.map { try data.voice(named: $0, on: shelf, for: command) }
        return try Casting(
            shelf: shelf, preferred: preferred, choices: try data.choices(),
            articleLanguage: language ?? script.language)
    }

    private static func voices(of script: Script, in casting: Casting) -> [LanguageTag: String] {
        var voices: [LanguageTag: String] = [:]
        for utterance in script.utterances {
            guard let language = utterance.language, voices[language] == nil else { continue }
            voices[language] = casting.voice(for: utterance).0.id
        }
        return voices
    }

    /// An episode of a script in a studio for it alone, over the voices on this machine.
    static func episode(
        of script: Script, voice name: String?, language: LanguageTag?, data: DataFolder, command: String = "say"
    ) async throws -> (episode: Episode, studio: Studio) {
        let shelf = await data.shelf()
        let preferred = try name.map { try data.voice(named: $0, on: shelf, for: command) }
        let casting = try Casting(
            shelf: shelf, preferred: preferred, choices: try data.choices(),
            articleLanguage: language ?? script.language)
        if preferred == nil, let language = language ?? script.language {
            try Output.error.write(shelf.complaints(about: language, casting: casting))
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        // Several sentences are made side by side; a single one is made sooner by all cores together.
        let isSingle = script.utterances.count == 1
        let piper = PiperSynthesizer(
            runtime: DataFolder.runtime, shelf: shelf, callers: isSingle ? 1 : cores, threads: isSingle ? cores : 1,
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
        return (await studio.episode(for: script, casting: casting, required: preferred), studio)
    }
}
