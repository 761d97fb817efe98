/// What goes wrong while sound is made, kept and written.
public enum StudioError: Error, Hashable, Sendable {
    /// The file for the result cannot be written; with the system's words.
    case unwritable(path: String, reason: String)
    /// The folder of clips cannot be written; with the system's words.
    case clipsUnwritable(folder: String, reason: String)
    /// A library failed to encode, decode, resample or pace sound; with its words.
    case soundFailed(reason: String)
    /// A clip that was made is gone or damaged, and its bytes were promised; with the system's words.
    case clipLost(reason: String)
}
