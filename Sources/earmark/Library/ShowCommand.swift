import Foundation
import Library
import Narration

/// `earmark show`: what is known about an article, and where it was left.
struct ShowCommand {
    private let name: String
    private let form: Form
    private let data: DataFolder

    private enum Form: String, CaseIterable {
        case facts, json, text, content
    }

    init(_ arguments: Arguments) throws(ToolError) {
        name = try arguments.oneArticle()
        let forms = Form.allCases.filter { arguments.has($0.rawValue) }
        guard forms.count <= 1 else {
            throw .usage(
                "show prints one form: --\(forms.map(\.rawValue).joined(separator: " or --"))", command: "show")
        }
        form = forms.first ?? .facts
        data = DataFolder(arguments["data"])
    }

    func run() async throws {
        guard let library = try data.libraryForReading() else {
            throw ToolError.impossible("the library is empty; earmark add FILE or URL fills it")
        }
        let article = try await library.oneArticle(named: name)
        switch form {
        case .text: try Output.standard.write(try await library.text(of: article.id) + "\n")
        case .content: try Output.standard.write(try await library.content(of: article.id).text)
        case .json:
            let row = SavedArticleJSON(article: article, text: try await library.text(of: article.id))
            try Output.standard.write(SavedArticleJSON.text(of: row))
        case .facts: try Output.standard.write(Self.facts(article, try await library.positions(of: article.id)))
        }
    }

    private static func facts(_ article: SavedArticle, _ positions: [KeptPosition]) -> String {
        let minutes = max(1, (article.estimatedSeconds + 30) / 60)
        let marks = [
            article.isArchived ? "archived" : nil, article.isFavourite ? "favourite" : nil,
            article.finished == nil ? nil : "heard to the end",
        ].compactMap(\.self)
        var facts: [(String, String?)] = [
            ("Id", article.id.description), ("Title", article.title),
            ("By", article.authors.isEmpty ? nil : article.authors.joined(separator: ", ")), ("Site", article.site),
            ("Address", article.address), ("Language", article.language?.description),
            ("Published", article.published), ("Saved", SavedArticleJSON.time(article.saved)),
            ("Length", "about \(minutes) min, \(article.words) words"),
            ("Labels", article.labels.isEmpty ? nil : article.labels.joined(separator: ", ")),
            ("Marks", marks.isEmpty ? nil : marks.joined(separator: ", ")),
            ("Progress", article.progress > 0 ? "\(Int(article.progress * 100)) %" : nil),
        ]
        for position in positions {
            facts.append(
                ("Left", "sentence \(position.position.place.utterance + 1), on \(position.device.name)"))
        }
        return facts.compactMap { name, value in
            value.map { name + ":" + String(repeating: " ", count: 11 - name.count) + $0.withoutControls + "\n" }
        }.joined()
    }
}
