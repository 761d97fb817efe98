import Glibc
import Intake
import Library
import Narration

/// `earmark add`: keeps articles.
struct AddArticleCommand {
    private let sources: [Source]
    private let title: String?
    private let language: LanguageTag?
    private let labels: [String]
    private let chaptersApart: Bool?
    private let allowsKnownText: Bool
    private let refreshes: Bool
    private let asJSON: Bool
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        sources = arguments.all.count > 1 ? arguments.all.map(Source.init(argument:)) : [try arguments.source()]
        title = arguments["title"]
        language = arguments.language
        labels = (arguments["label"] ?? "").split(separator: ",").map(String.init)
        chaptersApart = arguments.has("whole") ? false : arguments.has("chapters") ? true : nil
        allowsKnownText = arguments.has("again")
        refreshes = arguments.has("refresh")
        asJSON = arguments.has("json")
        data = DataFolder(arguments["data"])
        guard sources.count == 1 || title == nil else {
            throw .usage("--title goes with one source, and there are \(sources.count)", command: "add")
        }
    }

    /// Adds what can be added; a source that cannot be is a complaint, and then the call has failed.
    func run() async throws {
        let library = try await data.library()
        var chaptersApart = chaptersApart ?? true
        if self.chaptersApart == nil, case .onOff(let isOn) = try await library.settings()[.addsChaptersApart] {
            chaptersApart = isOn
        }
        var rows: [AddedJSON] = []
        var failure: (any Error)?
        for source in sources {
            do {
                if failure != nil, sources.count == 1 { break }
                rows += try await add(source, to: library, chaptersApart: chaptersApart)
            } catch let error as LibraryError {
                throw error
            } catch let error as CancellationError {
                throw error
            } catch {
                if sources.count > 1 { Failure(error).report() }
                failure = error
            }
        }
        await data.leave(library)
        if asJSON { try Output.standard.write(SavedArticleJSON.text(of: rows)) }
        guard let failure else { return }
        throw sources.count == 1 ? failure : ToolError.impossible("not every source could be added")
    }

    private func add(_ source: Source, to library: Library, chaptersApart: Bool) async throws -> [AddedJSON] {
        // A page that is known is not fetched again for nothing.
        if case .address(let address) = source, !refreshes, let known = try await library.article(at: address) {
            return [try report(.knownAddress(known.id), known.title)]
        }
        let articles = try await Intake.typedArticles(
            from: source, title: title, language: language, chaptersApart: chaptersApart)
        var additions: [(Addition, title: String)] = []
        // The first chapter is to be the first of a list, which has the latest first.
        for var article in articles.reversed() {
            article.labels = labels
            let addition = try await library.add(article, allowingKnownText: allowsKnownText)
            if case .knownAddress(let id) = addition, refreshes {
                try await library.refresh(id, with: article)
                try await library.label([id], adding: labels)
            }
            additions.append((addition, article.title))
        }
        return try additions.reversed().map { addition, title in try report(addition, title) }
    }

    /// Says what became of one: its id and title on standard output, that it was known on standard error.
    private func report(_ addition: Addition, _ title: String) throws -> AddedJSON {
        let id = addition.id
        let known: String? =
            switch addition {
            case .added: nil
            case .knownAddress: refreshes ? nil : "its address is in the library already"
            case .knownText: "its text is in the library already; --again adds it beside"
            }
        if !asJSON {
            try Output.standard.write("\(id.short)  \(title.withoutControls)\n")
            if let known { try Output.error.write("earmark: “\(title.withoutControls)”: \(known).\n") }
        }
        return AddedJSON(id: id, title: title, isNew: known == nil)
    }

    /// What became of one, in JSON.
    private struct AddedJSON: Encodable {
        var id: ArticleID
        var title: String
        var isNew: Bool

        private enum CodingKeys: String, CodingKey {
            case id, title
            case isNew = "new"
        }
    }
}

extension Intake {
    /// What is to be kept of a source; where somebody looks on, a fetch of an address says so.
    static func typedArticles(
        from source: Source, title: String?, language: LanguageTag?, chaptersApart: Bool
    ) async throws -> [NewArticle] {
        var isShown = false
        if case .address = source, isatty(STDERR_FILENO) == 1 {
            isShown = true
            try Output.error.write("Fetching \(source.subject.withoutControls) …")
        }
        // The line goes when the article is there or a complaint takes its place.
        defer { if isShown { try? Output.error.write("\r\u{1B}[2K") } }
        return try await commandLine.savedForms(
            of: source, title: title, language: language, chaptersApart: chaptersApart)
    }
}
