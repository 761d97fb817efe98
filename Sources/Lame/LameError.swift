/// What goes wrong while encoding.
public enum LameError: Error, Hashable, Sendable {
    /// There is no memory for an encoder.
    case outOfMemory
    /// The library refused a setting or failed, with this code of its own.
    case unusable(code: Int)
    /// The library gave fewer frames than it took.
    case missingFrames
}
