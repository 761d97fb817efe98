import Fetch
import Glibc
import Intake
import Markup
import Narration

extension Arguments {
    /// The source that was given; standard input when none was and something is piped in.
    ///
    /// Throws `ToolError.usage`.
    func source() throws(ToolError) -> Source {
        if let argument { return Source(argument: argument) }
        guard isatty(STDIN_FILENO) == 0 else {
            throw .usage("\(command) needs a file, a web address, or - for standard input", command: command)
        }
        return .standardInput
    }

    /// The language that was declared; its check has passed already.
    var language: LanguageTag? { self["language"].flatMap { LanguageTag($0) } }
}

extension Intake {
    /// The article of a source; where somebody looks on, a fetch of an address says so, since it may take a while.
    ///
    /// Throws `IntakeError`, or `CancellationError` when the task was cancelled.
    static func typedArticle(from source: Source, title: String?, language: LanguageTag?) async throws -> Article {
        try await typedExtraction(from: source, title: title, language: language).article
    }

    /// The article of a source with its HTML, as ``typedArticle(from:title:language:)`` does it.
    static func typedExtraction(
        from source: Source, title: String?, language: LanguageTag?
    ) async throws -> Extraction {
        var isShown = false
        if case .address = source, isatty(STDERR_FILENO) == 1 {
            isShown = true
            try Output.error.write("Fetching \(source.subject.withoutControls) …")
        }
        // The line goes when the article is there or a complaint takes its place.
        defer { if isShown { try? Output.error.write("\r\u{1B}[2K") } }
        return try await commandLine.extraction(from: source, title: title, language: language)
    }

    /// The intake of the command line: its addresses are typed by the user.
    static var commandLine: Intake {
        Intake(fetcher: Fetcher(limits: FetchLimits(), rule: .typed, userAgent: "Earmark/\(Earmark.version)"))
    }
}
