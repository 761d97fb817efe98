import Foundation
import Markup
import Narration
import Speech
import Studio
import TestSupport
import Testing

/// The room that tests listen in: the real runtime and voice, where they are installed, wired as the tool wires them.
enum Room {
    static let library = ProcessInfo.processInfo.environment["EARMARK_ONNXRUNTIME"] ?? ""
    static let folder = ProcessInfo.processInfo.environment["EARMARK_VOICES"] ?? ""
    /// The voice that the tests are about.
    static let joe = "piper/en_US-joe-medium"

    static var hasVoice: Bool {
        let model = folder + "/en_US-joe-medium/en_US-joe-medium.onnx"
        return [library, model].allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }

    static let noVoice: Comment = "EARMARK_ONNXRUNTIME or EARMARK_VOICES names no installed runtime and voice"

    /// The shelf with the real voice. Its digest stays in a folder of its own, because computing it without
    /// optimisation takes seconds.
    static let shelf = Task {
        let digests = FileManager.default.temporaryDirectory.appending(path: "earmark-test-digests")
        return await VoiceShelf(folders: [folder], digestCache: digests.path)
    }

    /// Voices that say the same text the same way each time; one for all tests, so that the model is loaded once.
    static let steady = Task { await ensemble(scales: .steady) }

    /// Voices as they are.
    static let natural = Task { await ensemble(scales: nil) }

    private static func ensemble(scales: PiperScales?) async -> Ensemble {
        Ensemble(piper: PiperSynthesizer(runtime: library, shelf: await shelf.value, callers: 2, scales: scales))
    }

    /// The voices' speech of a script in an episode of its own, as `earmark say` makes it.
    ///
    /// Any notice is an issue: nothing fails here.
    static func render(
        _ script: Script, by synthesizer: any Synthesizer, store: ClipStore? = nil, into file: any SoundFile
    ) async throws -> (timeline: Timeline, rendered: [RenderedUtterance]) {
        let casting = try Casting(shelf: await shelf.value, preferred: nil, articleLanguage: script.language)
        let studio = Studio(
            synthesizer: synthesizer, gains: VoiceGains(synthesizer: synthesizer), store: store, callers: 2,
            notices: Notices { Issue.record("\($0)") })
        let episode = await studio.episode(for: script, casting: casting)
        var rendered: [RenderedUtterance] = []
        try await studio.render(episode) {
            try file.append($0)
            rendered.append($0)
        }
        try file.finish()
        return (episode.timeline, rendered)
    }

    /// The script of a sample article.
    static func script(ofSample name: String) throws -> Script {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Samples")
        return Script(of: Article(html: try String(contentsOf: folder.appending(path: name), encoding: .utf8)))
    }

    /// English sentences as a script.
    static func script(of sentences: [String]) -> Script {
        Script(
            title: "", language: LanguageTag("en-US"),
            utterances: sentences.enumerated().map { index, sentence in
                Utterance(
                    index: index, kind: .paragraph, block: 1, language: LanguageTag("en-US"), text: sentence,
                    spoken: sentence, ending: .sentence)
            })
    }
}
