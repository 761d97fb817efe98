import Narration
import Studio

/// What `say` tells people: how far it is, and at the end what came out.
struct SayAccount {
    private var progress: Progress
    private var voices: [String] = []
    private var leftOut = 0

    /// The account of a script that is about to be spoken.
    init(of script: Script) {
        progress = Progress(totalCharacters: script.utterances.reduce(0) { $0 + $1.spoken.unicodeScalars.count })
    }

    /// Renders an episode into a file and finishes it.
    ///
    /// Throws what the studio and the file throw, and `ToolError.noVoiceSpoke`; the file is abandoned then.
    mutating func write(_ episode: Episode, in studio: Studio, into file: any SoundFile) async throws -> Timeline {
        defer {
            progress.end()
            file.abandon()
        }
        try await studio.render(episode) { rendered in
            try file.append(rendered)
            count(rendered)
        }
        guard !voices.isEmpty else { throw ToolError.noVoiceSpoke }
        try file.finish()
        return episode.timeline
    }

    private mutating func count(_ rendered: RenderedUtterance) {
        progress.advance(
            characters: rendered.utterance.spoken.unicodeScalars.count, frames: rendered.clip?.frames ?? Frames(0),
            wasCached: rendered.wasCached)
        if rendered.clip == nil {
            leftOut += 1
        } else if !voices.contains(rendered.voice) {
            voices.append(rendered.voice)
        }
    }

    /// Says where the sound is, how long it is and who speaks.
    func report(output: String, timeline: Timeline, speed: Double) {
        let length = clock(timeline.length.duration / .seconds(1) / speed)
        let omitted = leftOut == 0 ? "" : "; sentences left out: \(leftOut)"
        // Nothing is left to be done where standard error itself fails.
        try? Output.error.write("\(output): \(length), spoken by \(voices.joined(separator: ", "))\(omitted)\n")
    }
}
