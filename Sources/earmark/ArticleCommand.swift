import Intake
import Markup
import Narration

/// `earmark article`: prints what was taken from a page.
struct ArticleCommand {
    /// In which form it is printed.
    private enum Form: String, CaseIterable { case json, html, text }

    private let source: Source
    private let title: String?
    private let language: LanguageTag?
    /// The form that was asked for; nil is for people.
    private let form: Form?

    init(_ arguments: Arguments) throws(ToolError) {
        source = try arguments.source()
        title = arguments["title"]
        language = arguments.language
        let wanted = Form.allCases.filter { arguments.has($0.rawValue) }
        guard wanted.count <= 1 else {
            let names = wanted.map { "--" + $0.rawValue }.joined(separator: " or ")
            throw .usage("article prints one form: \(names)", command: "article")
        }
        form = wanted.first
    }

    /// Throws `IntakeError`, and `ToolError.nothingToSpeak` when the source has no text that is its article's.
    func run() async throws {
        let extraction = try await Intake.typedExtraction(from: source, title: title, language: language)
        let article = extraction.article
        guard !article.text.isEmpty else {
            throw ToolError.nothingToSpeak(subject: source.subject, skippedIsShown: false)
        }
        switch form {
        case .json: try Output.standard.write(extraction.json)
        case .html: try Output.standard.write(extraction.html + "\n")
        case .text: try Output.standard.write((article.title.isEmpty ? "" : article.titleLine) + article.textLines)
        case nil: try Output.standard.write(article.factLines + "\n" + article.textLines)
        }
    }
}

extension Extraction {
    /// The reader's HTML of the article, its utterances marked.
    var html: String { reading.html(for: Script(of: article)) }
}

extension Article {
    fileprivate var titleLine: String { title.withoutControls + "\n\n" }

    /// The text, safe for a terminal.
    fileprivate var textLines: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).withoutControls }
            .joined(separator: "\n") + "\n"
    }

    /// What is known about the article, a line each.
    fileprivate var factLines: String {
        let facts: [(String, String?)] = [
            ("Title", title.isEmpty ? nil : title), ("By", byline), ("Site", site), ("Language", language?.description),
            ("Published", published), ("Picture", picture), ("Address", address),
        ]
        let lines = facts.compactMap { name, value in
            value.map { name + ":" + String(repeating: " ", count: 11 - name.count) + $0.withoutControls + "\n" }
        }
        return lines.joined()
    }
}
