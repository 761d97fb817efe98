public import Fetch

/// What happens while a voice is installed.
public enum InstallEvent: Hashable, Sendable {
    /// So many of all bytes are there; `kept` of them were from an earlier try.
    case progress(done: Int, total: Int, kept: Int)
    /// The connection broke; after the pause it goes on.
    case waiting(FetchError, pause: Duration)
    /// A file came damaged and is fetched again.
    case again(file: String)
    /// Everything is there and is checked.
    case checking
}
