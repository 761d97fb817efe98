public import Narration

/// An utterance with its sound, as it leaves the studio, in the order of the script.
public struct RenderedUtterance: Sendable {
    /// The utterance.
    public var utterance: Utterance
    /// Its sound; nil when every voice failed.
    public var clip: Clip?
    /// The silence behind it.
    public var pause: Frames
    /// The id of the voice that speaks.
    public var voice: String
    /// Why this voice was cast, or the one that it stands in for.
    public var rule: CastingRule
    /// How it came to its sound.
    public var outcome: Timeline.Outcome
    /// Whether the sound was there before.
    public var wasCached: Bool
}
