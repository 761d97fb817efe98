public import Narration

/// A voice: which language it speaks, how well, and on which terms.
public struct Voice: Hashable, Sendable {
    /// The family of synthesisers that a voice belongs to.
    public enum Family: String, Hashable, Sendable {
        case piper, espeak
    }

    /// How good it sounds, worst first.
    public enum Quality: Int, Hashable, Comparable, Sendable {
        case formant, xLow, low, medium, high

        public static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
    }

    /// Its identity, as `family/name` with `#speaker` for a model of several: `piper/en_US-joe-medium`, `espeak/de`.
    public var id: String
    /// Its name for people.
    public var name: String
    /// The language it speaks.
    public var language: LanguageTag
    /// How good it sounds.
    public var quality: Quality
    /// The family it belongs to.
    public var family: Family
    /// The terms of the voice and its data, in a few words; nil when its folder does not say.
    public var licence: String?
    /// A digest of the model file, part of each clip's key; for espeak-ng its version.
    public var digest: String

    /// A voice.
    public init(
        id: String, name: String, language: LanguageTag, quality: Quality, family: Family, licence: String?,
        digest: String
    ) {
        self.id = id
        self.name = name
        self.language = language
        self.quality = quality
        self.family = family
        self.licence = licence
        self.digest = digest
    }
}
