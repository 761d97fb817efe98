import Library
import Narration
import SQLite
import Synchronization
import TestSupport

/// A library in a fresh folder, with a clock that the test sets.
struct SampleLibrary {
    let folder: TemporaryFolder
    let clock: Clock
    let library: Library

    /// A clock that stands still.
    final class Clock: Sendable {
        private let time = Mutex<Int64>(1_800_000_000_000)

        var now: Int64 {
            get { time.withLock(\.self) }
            set { time.withLock { $0 = newValue } }
        }
    }

    init(options: Library.Options = .init()) throws {
        folder = try TemporaryFolder()
        let clock = Clock()
        self.clock = clock
        library = try Library(folder: folder.path("data"), options: options) { clock.now }
    }

    /// Another opening of the same library.
    func reopened() throws -> Library {
        let clock = clock
        return try Library(folder: folder.path("data")) { clock.now }
    }

    /// Adds an article, and gives its id.
    @discardableResult
    func add(
        _ title: String, _ text: String? = nil, address: String? = nil, _ change: (inout NewArticle) -> Void = { _ in }
    ) async throws -> ArticleID {
        let text = text ?? "This is the text of \(title)."
        var article = NewArticle(
            source: "text", address: address, title: title, content: .init(.html, "<p>\(text)</p>"), text: text)
        change(&article)
        clock.now += 1_000
        return try await library.add(article).id
    }

    /// The titles of a list.
    func titles(_ selection: Selection, limit: Int = 50, offset: Int = 0) async throws -> [String] {
        try await library.list(selection, limit: limit, offset: offset).articles.map(\.title)
    }
}
