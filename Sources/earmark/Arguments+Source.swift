import Fetch
import Glibc
import Intake
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
    /// The intake of the command line: its addresses are typed by the user.
    static var commandLine: Intake {
        Intake(fetcher: Fetcher(limits: FetchLimits(), rule: .typed, userAgent: "Earmark/\(Earmark.version)"))
    }
}
