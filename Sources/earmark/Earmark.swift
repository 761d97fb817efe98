import Glibc

/// The command line tool.
@main
enum Earmark {
    /// The version of the program, as `--version` prints it and servers are told.
    static let version = "0.1.0"

    static func main() async {
        // A reader that closes its end of a pipe must be an error of `write`, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        // The same for a file that grows over the limit of its size.
        signal(SIGXFSZ, SIG_IGN)
        let code = await run(Array(CommandLine.arguments.dropFirst()))
        // Not `exit`: it takes libraries down while threads of theirs may still work.
        _exit(code.rawValue)
    }

    private static func run(_ words: [String]) async -> ExitCode {
        do {
            try await Invocation(words).run()
            return .success
        } catch {
            let failure = Failure(error)
            failure.report()
            return failure.code
        }
    }
}
