public import Narration
public import SQLite

/// What goes wrong with a library.
public enum LibraryError: Error, Hashable, Sendable {
    /// The folder cannot be made or protected, with the system's reason.
    case folder(String, reason: String)
    /// The file and its folder cannot be written.
    case readOnly(String)
    /// The disk is full, or the file would be larger than it may be.
    case full(String)
    /// The file is damaged, with SQLite's words.
    case corrupt(String, reason: String)
    /// The file is no library.
    case foreign(String)
    /// A later version of the program made the file.
    case newer(String)
    /// An earlier version made the file, and it cannot be changed where it is.
    case older(String)
    /// Another process kept the library from being changed for too long.
    case busy(String)
    /// The copy that is kept before a library is changed could not be made, with the reason.
    case noCopy(String, reason: String)
    /// Anything else that SQLite refused.
    case failed(String, SQLiteError)
    /// There is no article of this name.
    case noSuchArticle(ArticleID)
    /// An article's content cannot be brought back.
    case contentDamaged(ArticleID)

    /// What an error means for the library at a path.
    init(_ error: any Error, path: String) {
        switch error {
        case let error as LibraryError: self = error
        case SchemaError.newer: self = .newer(path)
        case SchemaError.older: self = .older(path)
        case SchemaError.foreign: self = .foreign(path)
        case SchemaError.noCopy(let reason), SchemaError.noLock(let reason): self = .noCopy(path, reason: reason)
        case let error as SQLiteError: self.init(error, path: path)
        default: self = .failed(path, SQLiteError(code: 1, message: String(describing: error)))
        }
    }

    private init(_ error: SQLiteError, path: String) {
        switch error.kind {
        case .busy: self = .busy(path)
        case .full: self = .full(path)
        case .readOnly: self = .readOnly(path)
        case .corrupt: self = .corrupt(path, reason: error.message)
        case .notADatabase: self = .foreign(path)
        case .unopenable, .constraint, .inputOutput, .memory, .interrupted, .other: self = .failed(path, error)
        }
    }
}

extension LibraryError: CustomStringConvertible {
    /// A sentence for people, without the full stop.
    public var description: String {
        switch self {
        case .folder(let path, let reason): "the data folder \(path) cannot be used: \(reason)"
        case .readOnly(let path): "the library \(path) cannot be changed: it, or the folder it is in, is read-only"
        case .full(let path): "the library \(path) cannot be changed: the disk is full; nothing was lost"
        case .corrupt(let path, let reason):
            "the library \(path) is damaged (\(reason)); earmark library rescue sets it aside and saves what can be read"
        case .foreign(let path):
            "\(path) is no library of Earmark; move it away, or let earmark library rescue set it aside"
        case .newer(let path):
            "the library \(path) was made by a newer version of Earmark; use that version, or another folder by --data"
        case .older(let path):
            "the library \(path) was made by an older version of Earmark and cannot be changed where it is"
        case .busy(let path): "the library \(path) is in use by another process that does not let go; try again"
        case .noCopy(let path, let reason):
            "the library \(path) was left as it is, since no copy could be kept before changing it: \(reason)"
        case .failed(let path, let error): "the library \(path) cannot be used: \(error.message)"
        case .noSuchArticle(let id): "there is no article \(id) in the library"
        case .contentDamaged(let id): "the content of article \(id) is damaged"
        }
    }
}
