import Sodium
public import Speech

/// What a clip is kept under: equal keys sound alike.
public struct ClipKey: Hashable, Sendable {
    /// What all clips are made by: a number that is raised when phonemes, trimming or encoding change, and the levels.
    /// When anything of it changes, clips are made anew.
    public static let recipe = "2/\(ClipMaker.levels)"

    /// The key as 64 hexadecimal digits in lower case.
    public let hex: String

    /// The key of a text as a voice speaks it with the given parameters (gain, scales: what changes its sound).
    ///
    /// A BLAKE2b hash over `clip/1`, the recipe, the voice's id, its model's digest, its speaker, the exact text and
    /// the parameters, each with its length in front so that no two mixes are alike.
    public init(text: String, voice: Voice, parameters: [String] = []) {
        let parts = voice.id.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let speaker = parts.count > 1 ? String(parts[1]) : ""
        var hasher = BLAKE2b()
        let fields = ["clip/1", Self.recipe, String(parts[0]), voice.digest, speaker, text] + parameters
        for field in fields {
            let bytes = Array(field.utf8)
            hasher.update(UInt64(bytes.count).littleEndianBytes)
            hasher.update(bytes)
        }
        hex = Digest.hex(hasher.finish())
    }
}
