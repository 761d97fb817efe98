public import Fetch
public import Markup

/// Why a source gives no article. `subject` is the source as people name it: a path, an address, "standard input".
public enum IntakeError: Error, Hashable, Sendable {
    /// No such file.
    case missing(String)
    /// A folder where a file should be.
    case directory(String)
    /// A file that cannot be opened or read, with the system's reason.
    case unreadable(String, reason: String)
    /// More bytes than the limit.
    case tooLarge(String, limit: Int)
    /// Nothing in it, or white space alone.
    case empty(String)
    /// No text but something else, such as "a PDF document".
    case notText(String, looksLike: String)
    /// The address could not be fetched.
    case notFetched(FetchError)
    /// A page without an article: a paywall's stub, an error page, one that needs a script.
    case noArticle(String, PageObstacle)
    /// Nothing in it that could be read aloud.
    case nothingToRead(String)
    /// An EPUB book that cannot be read, with the reason.
    case brokenBook(String, reason: String)
    /// A book that its seller has locked.
    case protectedBook(String)
}

extension IntakeError: CustomStringConvertible {
    /// A sentence for people, without the full stop.
    public var description: String {
        switch self {
        case .missing(let subject):
            "\(subject) does not exist; give a file, a web address that begins with https://, or - for standard input"
        case .directory(let subject):
            "\(subject) is a folder; give one of the files in it"
        case .unreadable(let subject, let reason):
            "\(subject) cannot be read: \(reason)"
        case .tooLarge(let subject, let limit):
            "\(subject) is larger than \(limit / 1_000_000) MB, the most that is read; is it really one article?"
        case .empty(let subject):
            "\(subject) is empty"
        case .notText(let subject, let kind):
            "\(subject) looks like \(kind); HTML, Markdown, plain text and EPUB books can be read"
        case .noArticle(let subject, let obstacle):
            obstacle.sentence(for: subject)
        case .nothingToRead(let subject):
            "\(subject) has no text to read aloud"
        case .brokenBook(let subject, let reason):
            "\(subject) is an EPUB book that cannot be read: \(reason)"
        case .protectedBook(let subject):
            "\(subject) is a book with copy protection, which cannot be read"
        case .notFetched(let error):
            error.description
        }
    }
}
