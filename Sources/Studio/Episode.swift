public import Narration

/// Lays clips and pauses one behind the other into a sound file and keeps the timeline of what lies where.
public struct Episode: ~Copyable {
    /// What lies where so far.
    public private(set) var timeline = Timeline()
    private var file: any SoundFile
    private let pauses: Pauses
    private var pauseBefore = Frames(0)

    /// An episode that is written into the given file.
    public init(into file: any SoundFile, pauses: Pauses) {
        self.file = file
        self.pauses = pauses
    }

    /// Adds the next utterance, after the pause that the one before it asks for.
    ///
    /// Throws what the file throws, for example when the disk is full.
    public mutating func append(_ rendered: RenderedUtterance) throws {
        guard let clip = rendered.clip else {
            timeline.entries.append(entry(of: rendered, length: Frames(0), words: [], measured: false))
            return
        }
        if pauseBefore.count > 0 {
            try file.append(silence: pauseBefore)
            timeline.length += pauseBefore
        }
        try file.append(clip: clip)
        timeline.entries.append(
            entry(of: rendered, length: clip.frames, words: clip.words, measured: clip.wordsAreMeasured))
        timeline.length += clip.frames
        pauseBefore = pauses.after(rendered.utterance.ending)
    }

    /// Ends the file and gives it its name. Throws what the file throws.
    public consuming func finish() throws -> Timeline {
        try file.finish()
        return timeline
    }

    private func entry(
        of rendered: RenderedUtterance, length: Frames, words: [Timeline.Word], measured: Bool
    ) -> Timeline.Entry {
        Timeline.Entry(
            utterance: rendered.utterance.index, start: timeline.length, length: length, voice: rendered.voice,
            rule: rendered.rule, outcome: rendered.outcome, words: words, wordsAreMeasured: measured)
    }
}
