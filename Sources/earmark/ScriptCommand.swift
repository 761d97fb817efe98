import Intake
import Markup
import Narration

/// `earmark script`: prints what would be said.
struct ScriptCommand {
    private let source: Source
    private let title: String?
    private let language: LanguageTag?
    private let asJSON: Bool
    private let rules: SkipRules
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        source = try arguments.source()
        title = arguments["title"]
        language = arguments.language
        asJSON = arguments.has("json")
        rules = try arguments.skipRules()
        data = DataFolder(arguments["data"])
    }

    /// Throws `IntakeError`, and `ToolError.nothingToSpeak` when no utterance comes out.
    func run() async throws {
        let script = try await ReadingMatter(
            of: source, rules: rules, title: title, language: language, data: data
        ).script
        guard !script.utterances.isEmpty else {
            // The reasons are what the user looks for; they go where the complaint goes.
            try Output.error.write(script.skippedLines)
            throw ToolError.nothingToSpeak(subject: source.subject, skippedIsShown: !script.skipped.isEmpty)
        }
        try Output.standard.write(asJSON ? script.json : script.lines)
    }
}
