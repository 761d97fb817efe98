public import Narration

/// What the voice gets for a piece of an article's text.
public struct SpokenForm: Hashable, Sendable {
    /// The words for the voice.
    public var spoken: String
    /// How they belong to the text.
    public var map: SpokenMap

    /// A spoken form and its map.
    public init(_ spoken: String, map: SpokenMap = SpokenMap()) {
        self.spoken = spoken
        self.map = map
    }

    /// Whether there is anything to say: a letter or a digit.
    public var isSpeakable: Bool { SpokenText.isSpeakable(spoken) }
}
