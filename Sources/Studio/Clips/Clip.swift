public import Narration

/// The encoded sound of one utterance by one voice, with the starts of its words.
///
/// It ends in a silent frame, so clips and silent frames may follow one another in any order.
public struct Clip: Hashable, Sendable {
    /// How long it is.
    public let frames: Frames
    /// The MP3 frames, 192 bytes each.
    public let audio: [UInt8]
    /// The words in order, with starts in samples at 24 kHz that never decrease.
    public let words: [Timeline.Word]
    /// Whether the words' starts come from the engine (true) or are estimates.
    public let wordsAreMeasured: Bool

    /// A clip of the given frames; nil when they are not whole ones, or none.
    public init?(audio: [UInt8], words: [Timeline.Word], wordsAreMeasured: Bool) {
        guard !audio.isEmpty, audio.count % Frames.bytesPerFrame == 0 else { return nil }
        self.frames = Frames(audio.count / Frames.bytesPerFrame)
        self.audio = audio
        self.words = words
        self.wordsAreMeasured = wordsAreMeasured
    }
}
