import Foundation
import Library
import Narration

/// `earmark edit`: changes what is known about an article.
struct EditCommand {
    private let name: String
    private var changes = Library.Changes()
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        name = try arguments.oneArticle()
        data = DataFolder(arguments["data"])
        changes.title = arguments["title"]
        changes.site = arguments["site"]
        changes.authors = arguments["authors"].map { names in
            names.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        if let language = arguments.language { changes.language = .some(language) }
        if arguments.has("detect-language") { changes.language = .some(nil) }
        if arguments.has("favourite") { changes.isFavourite = true }
        if arguments.has("no-favourite") { changes.isFavourite = false }
        guard changes != Library.Changes() else {
            throw .usage("edit needs something to change", command: "edit")
        }
        if let title = changes.title, title.allSatisfy(\.isWhitespace) {
            throw .usage("the title is empty", command: "edit")
        }
    }

    func run() async throws {
        let library = try await data.library()
        let article = try await library.oneArticle(named: name)
        try await library.change(article.id, changes)
        await data.leave(library)
    }
}

/// `earmark archive`: puts articles away, or takes them out again.
struct ArchiveCommand {
    private let names: [String]
    private let isArchived: Bool
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        names = try arguments.articles()
        isArchived = !arguments.has("undo")
        data = DataFolder(arguments["data"])
    }

    func run() async throws {
        let library = try await data.library()
        var changes = Library.Changes()
        changes.isArchived = isArchived
        try await library.change(try await library.articles(named: names).map(\.id), changes)
        await data.leave(library)
    }
}

/// `earmark label`: adds labels to articles or takes them away; without an article it lists the labels.
struct LabelCommand {
    private let names: [String]
    private let added: [String]
    private let removed: [String]
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        names = arguments.all
        added = Self.labels(arguments["add"])
        removed = Self.labels(arguments["remove"])
        data = DataFolder(arguments["data"])
        guard names.isEmpty == (added.isEmpty && removed.isEmpty) else {
            let what = names.isEmpty ? "an article" : "--add or --remove"
            throw .usage("label needs \(what), or nothing at all to list the labels", command: "label")
        }
    }

    private static func labels(_ list: String?) -> [String] {
        (list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    func run() async throws {
        guard !names.isEmpty else {
            guard let library = try data.libraryForReading() else { return }
            let lines = try await library.labels().map { "\($0.articles)\t\($0.name.withoutControls)\n" }
            return try Output.standard.write(lines.joined())
        }
        let library = try await data.library()
        try await library.label(
            try await library.articles(named: names).map(\.id), adding: added, removing: removed)
        await data.leave(library)
    }
}

/// `earmark delete`: takes articles out for good.
struct DeleteCommand {
    private let names: [String]
    private let isCertain: Bool
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        names = try arguments.articles()
        isCertain = arguments.has("yes")
        data = DataFolder(arguments["data"])
    }

    func run() async throws {
        let library = try await data.library()
        let articles = try await library.articles(named: names)
        if !isCertain {
            let list = articles.map { "“\($0.title.withoutControls)”" }.joined(separator: ", ")
            guard try Question.ask("Delete \(list) for good?", assumed: false, command: "delete") else {
                throw ToolError.declined
            }
        }
        try await library.delete(articles.map(\.id))
        // Nobody is there to take it back when the call has ended.
        try await library.purge(all: true)
        await data.leave(library)
    }
}

extension Arguments {
    /// The articles that were named; throws `ToolError.usage` where none was.
    func articles() throws(ToolError) -> [String] {
        guard !all.isEmpty else {
            throw .usage("\(command) needs an article: its id, the beginning of it, or its title", command: command)
        }
        return all
    }

    /// The one article that was named.
    func oneArticle() throws(ToolError) -> String {
        try articles()[0]
    }
}
