import Foundation
import Library
import Narration
import SQLite

extension DataFolder {
    /// The library, made where it is missing.
    ///
    /// Throws `LibraryError`.
    func library() async throws -> Library {
        let library = try Library(folder: path, now: Self.now)
        // What was deleted goes for good when its time is over; where somebody else is writing, the next time.
        _ = try? await library.purge()
        return library
    }

    /// Ends the work with a library that was changed: all of it is in its one file then, as far as nobody else uses it.
    func leave(_ library: Library) async {
        // Nothing is lost where this fails: the changes are on the disk in the file's log.
        try? await library.tidy()
    }

    /// The library for reading: also one that cannot be written. Nil where there is none.
    ///
    /// Throws `LibraryError`.
    func libraryForReading() throws -> Library? {
        guard FileManager.default.fileExists(atPath: path + "/" + Library.fileName) else { return nil }
        do {
            return try Library(folder: path, now: Self.now)
        } catch {
            guard error.mayBeRead else { throw error }
            return try Library(readingOnly: path, now: Self.now)
        }
    }

    /// The time in milliseconds since 1970.
    @Sendable static func now() -> Int64 {
        Int64(Date().timeIntervalSince1970 * 1_000)
    }
}

extension LibraryError {
    /// Whether the library may well be read although it cannot be written.
    fileprivate var mayBeRead: Bool {
        switch self {
        case .readOnly, .full: true
        case .failed(_, let error): error.kind == .unopenable || error.kind == .inputOutput
        default: false
        }
    }
}

extension Library {
    /// The one article that people's words name.
    ///
    /// Throws `ToolError.impossible` when none or several fit.
    func oneArticle(named name: String) async throws -> SavedArticle {
        switch try await article(named: name) {
        case .one(let article): return article
        case .none: throw ToolError.impossible("there is no article “\(name)” in the library; see earmark list --all")
        case .several(let articles):
            let list = articles.map { "\($0.id.short) (\($0.title))" }.joined(separator: ", ")
            throw ToolError.impossible("“\(name)” may be any of these, give its id: \(list)")
        }
    }

    /// The articles that people's words name; all, or it throws.
    func articles(named names: [String]) async throws -> [SavedArticle] {
        var articles: [SavedArticle] = []
        for name in names { articles.append(try await oneArticle(named: name)) }
        return articles
    }
}

extension ArticleID {
    /// The beginning that people see and type: enough to tell apart any number of articles a person may have.
    var short: String { String(description.prefix(8)) }
}
