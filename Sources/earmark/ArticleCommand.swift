import Intake
import Markup
import Narration

/// `earmark article`: prints what was taken from a page.
struct ArticleCommand {
    /// In which form it is printed.
    private enum Form { case summary, text, json }

    private let source: Source
    private let title: String?
    private let language: LanguageTag?
    private let form: Form

    init(_ arguments: Arguments) throws(ToolError) {
        source = try arguments.source()
        title = arguments["title"]
        language = arguments.language
        let wanted = ["json", "text"].filter(arguments.has)
        guard wanted.count <= 1 else {
            throw .usage("article prints one form: --\(wanted.joined(separator: " or --"))", command: "article")
        }
        form =
            switch wanted.first {
            case "json": .json
            case "text": .text
            default: .summary
            }
    }

    /// Throws `IntakeError`, and `ToolError.nothingToSpeak` when the source has no text that is its article's.
    func run() async throws {
        let article = try await Intake.typedArticle(from: source, title: title, language: language)
        guard !article.text.isEmpty || !article.title.isEmpty else {
            throw ToolError.nothingToSpeak(subject: source.subject, skippedIsShown: false)
        }
        switch form {
        case .json: try Output.standard.write(article.json)
        case .text: try Output.standard.write(article.plainText)
        case .summary: try Output.standard.write(article.summary)
        }
    }
}

extension Article {
    /// Title and text.
    fileprivate var plainText: String {
        ([title] + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)).map(\.withoutControls)
            .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// What is known about the article, a line each, and its text.
    fileprivate var summary: String {
        let facts: [(String, String?)] = [
            ("Title", title.isEmpty ? nil : title), ("By", byline), ("Site", site), ("Language", language?.description),
            ("Published", published), ("Picture", picture), ("Address", address),
        ]
        let lines = facts.compactMap { name, value in
            value.map { name + ":" + String(repeating: " ", count: 11 - name.count) + $0.withoutControls + "\n" }
        }
        return lines.joined() + "\n" + text.split(separator: "\n").map { String($0).withoutControls }
            .joined(separator: "\n\n") + "\n"
    }
}
