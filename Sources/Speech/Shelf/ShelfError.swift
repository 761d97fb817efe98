public import Fetch

/// What goes wrong with fetching, adding and removing voices.
public enum ShelfError: Error, Hashable, Sendable {
    /// The catalogue, by its address, is not usable.
    case badCatalogue(String, reason: String)
    /// The catalogue has no voice of this name; `near` are ids that resemble it, best first.
    case notOffered(String, near: [String])
    /// The network did not bring it.
    case notFetched(FetchError)
    /// A voice of this id is on the shelf already, in the given folder.
    case alreadyThere(String, folder: String)
    /// Another process is installing the voice of this id.
    case busy(String)
    /// The disk of the folder has less free than needed, in bytes.
    case diskFull(folder: String, needed: Int, free: Int)
    /// What came is not what the catalogue describes, twice.
    case damaged(file: String, reason: String)
    /// The voice cannot be used on this machine.
    case unusable(SpeechError)
    /// A file or folder cannot be made, for the system's reason.
    case unwritable(String, reason: String)
    /// What should be added is no voice.
    case notAVoice(String, reason: String)
    /// The voice lies in a folder that others look after.
    case notOurs(String, folder: String)
}
