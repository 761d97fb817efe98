import Foundation
import Glibc
import Library
import Narration

/// `earmark list`: shows what is in the library.
struct ListCommand {
    private var selection: Selection
    private let limit: Int
    private let offset: Int
    private let asJSON: Bool
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        let shelves = Selection.Shelf.allCases.map(\.rawValue).filter(arguments.has)
        guard shelves.count <= 1 else {
            throw .usage("list shows one part: --\(shelves.joined(separator: " or --"))", command: "list")
        }
        let search = arguments.all.isEmpty ? nil : arguments.all.joined(separator: " ")
        // A search looks everywhere unless it is told where.
        let shelf = shelves.first.flatMap(Selection.Shelf.init) ?? (search == nil ? .unread : .all)
        selection = Selection(
            shelf, label: arguments["label"], search: search,
            order: arguments["sort"].flatMap(Selection.Order.init), isReversed: arguments.has("reverse"))
        selection.language = arguments.language
        selection.maximumWords = arguments["shorter"].flatMap { Int($0) }.map { $0 * SavedArticle.wordsPerMinute }
        selection.minimumWords = arguments["longer"].flatMap { Int($0) }.map { $0 * SavedArticle.wordsPerMinute }
        limit = arguments["limit"].flatMap { Int($0) } ?? (arguments.has("json") ? 1_000_000 : 50)
        offset = arguments["skip"].flatMap { Int($0) } ?? 0
        asJSON = arguments.has("json")
        data = DataFolder(arguments["data"])
    }

    func run() async throws {
        guard let library = try data.libraryForReading() else {
            if asJSON { return try Output.standard.write("[]\n") }
            return try Output.error.write("earmark: the library is empty; earmark add FILE or URL fills it.\n")
        }
        let page = try await library.list(selection, limit: limit, offset: offset)
        if asJSON {
            let rows = page.articles.enumerated().map { index, article in
                SavedArticleJSON(article: article, snippet: page.snippets.isEmpty ? nil : page.snippets[index])
            }
            return try Output.standard.write(SavedArticleJSON.text(of: rows))
        }
        try Output.standard.write(Self.table(page, isTerminal: Output.standard.isTerminal))
        if page.articles.isEmpty {
            try Output.error.write("earmark: nothing fits.\n")
        } else if page.hasMore {
            try Output.error.write("More follow: --skip \(offset + limit)\n")
        }
    }

    /// The articles as lines: id, length, date, title and site, labels; under a found one where its words are.
    static func table(_ page: ArticlePage, isTerminal: Bool) -> String {
        let rows = page.articles.map { article in
            (
                id: article.id.short, length: length(of: article), date: date(article.saved),
                title: title(of: article)
            )
        }
        let width = rows.map(\.length.count).max() ?? 0
        var lines: [String] = []
        for (index, row) in rows.enumerated() {
            let length = String(repeating: " ", count: width - row.length.count) + row.length
            lines.append("\(row.id)  \(length)  \(row.date)  \(row.title)")
            if page.snippets.indices.contains(index), !page.snippets[index].text.isEmpty {
                lines.append("          " + shown(page.snippets[index], isTerminal: isTerminal))
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func title(of article: SavedArticle) -> String {
        var title = (article.isFavourite ? "★ " : "") + article.title
        if let site = article.site, !site.isEmpty { title += " · " + site }
        if !article.labels.isEmpty { title += "  [" + article.labels.joined(separator: ", ") + "]" }
        if article.progress > 0 { title += "  \(Int(article.progress * 100)) %" }
        return title.withoutControls
    }

    private static func length(of article: SavedArticle) -> String {
        "\(max(1, (article.estimatedSeconds + 30) / 60)) min"
    }

    /// A day as `2026-03-09`, where the machine is.
    private static func date(_ milliseconds: Int64) -> String {
        let parts = Calendar(identifier: .gregorian).dateComponents(
            [.year, .month, .day], from: Date(timeIntervalSince1970: Double(milliseconds) / 1_000))
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    /// A snippet with its words in bold where people look on.
    private static func shown(_ snippet: Snippet, isTerminal: Bool) -> String {
        guard isTerminal else { return snippet.text.withoutControls }
        let scalars = Array(snippet.text.withoutControls.unicodeScalars)
        var text = ""
        var place = 0
        for match in snippet.matches {
            text += String(String.UnicodeScalarView(scalars[place..<match.lowerBound])) + "\u{1B}[1m"
            text += String(String.UnicodeScalarView(scalars[match])) + "\u{1B}[0m"
            place = match.upperBound
        }
        return text + String(String.UnicodeScalarView(scalars[place...]))
    }
}
