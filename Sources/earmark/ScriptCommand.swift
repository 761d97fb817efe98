import Intake
import Markup
import Narration

/// `earmark script`: prints what would be said.
struct ScriptCommand {
    private let source: Source
    private let title: String?
    private let language: LanguageTag?
    private let asJSON: Bool
    private let explains: Bool
    private let rules: SkipRules
    private let pronunciations: Pronunciations
    private let data: DataFolder

    init(_ arguments: Arguments) throws(ToolError) {
        source = try arguments.source()
        title = arguments["title"]
        language = arguments.language
        asJSON = arguments.has("json")
        explains = arguments.has("explain")
        if asJSON, explains { throw .usage("script prints one form: --json or --explain", command: "script") }
        rules = try arguments.skipRules()
        pronunciations = try arguments.pronunciations()
        data = DataFolder(arguments["data"])
    }

    /// Throws `IntakeError`, and `ToolError.nothingToSpeak` when no utterance comes out.
    func run() async throws {
        let matter = try await ReadingMatter(
            of: source, rules: rules, pronunciations: pronunciations, title: title, language: language, data: data)
        let (article, script) = (matter.article, matter.script)
        guard !script.utterances.isEmpty else {
            // The reasons are what the user looks for; they go where the complaint goes.
            try Output.error.write(script.skippedLines)
            throw ToolError.nothingToSpeak(subject: source.subject, skippedIsShown: !script.skipped.isEmpty)
        }
        try Output.standard.write(
            explains ? script.explanation(of: article) : asJSON ? script.json : script.lines)
    }
}
