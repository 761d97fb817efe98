internal import Fetch
internal import Foundation
internal import Intake
internal import Markup
internal import Narration
internal import Speech
internal import Studio

/// `earmark say`: an article in, a sound file out.
struct SayCommand {
    private let options: SayOptions
    private let interruption: Interruption
    private let data: DataFolder

    /// The command with its options; Ctrl-C is taken over from now on.
    init(_ options: SayOptions) {
        self.options = options
        interruption = Interruption()
        data = DataFolder(named: options.data)
    }

    /// Does it. Throws `ToolError`, `IntakeError`, `SpeechError`, `StudioError`, or `CancellationError` after a signal.
    func run() async throws {
        let (options, interruption, data) = (options, interruption, data)
        try await interruption.cancelling {
            let article = try await Intake(fetcher: .asked(by: options.source))
                .article(from: options.source, title: options.title, language: options.language)
            let script = Script(of: article)
            guard !script.utterances.isEmpty else { throw ToolError.nothingToSpeak(options.source.subject) }
            let output = try SayOutput(named: options.output, for: options.source, title: script.title)
            try data.make()
            try await Self.say(script, of: article, to: output, options, data: data, interruption)
        }
    }

    private static func say(
        _ script: Script, of article: Article, to output: SayOutput, _ options: SayOptions, data: DataFolder,
        _ interruption: Interruption
    ) async throws {
        let shelf = await VoiceShelf(folders: data.voiceFolders())
        let preferred = try options.voice.map { name throws(SpeechError) in try shelf.voice(named: name) }
        let casting = Casting(shelf: shelf, preferred: preferred, articleLanguage: script.language)
        let notices = Notices { sentence in standardError("earmark: \(sentence)") }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let families = VoiceFamilies(
            runtimeLibrary: ProcessInfo.processInfo.environment["EARMARK_ONNXRUNTIME"], callers: cores)
        let renderer = Renderer(
            voices: families, casting: casting, store: try ClipStore(folder: data.clips), callers: cores,
            required: preferred, notices: notices)

        let file = try output.file(tag: ID3Tag(of: article, script: script), speed: options.speed) { path in
            interruption.guardUnfinished(path)
        }
        var episode = Episode(into: file, pauses: Pauses())
        var progress = Progress(totalCharacters: script.utterances.reduce(0) { $0 + $1.spoken.count })
        var voices: [String] = []
        var skipped = 0
        try await renderer.render(script) { rendered in
            try episode.append(rendered)
            progress.advance(
                characters: rendered.utterance.spoken.count, frames: rendered.clip?.frames ?? Frames(0),
                wasCached: rendered.wasCached)
            if rendered.clip == nil {
                skipped += 1
            } else if !voices.contains(rendered.voice) {
                voices.append(rendered.voice)
            }
        }
        progress.end()
        guard !voices.isEmpty else { throw ToolError.noVoiceSpoke }
        let timeline = try episode.finish()
        interruption.guardUnfinished(nil)
        let seconds = timeline.length.duration / .seconds(1) / options.speed
        let omitted = skipped == 0 ? "" : "; \(skipped) sentences could not be spoken"
        standardError("\(output.name): \(clock(seconds)), spoken by \(voices.joined(separator: ", "))\(omitted)")
    }
}

/// Writes a line to standard error.
func standardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}
