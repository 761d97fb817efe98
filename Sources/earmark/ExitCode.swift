/// How the process ends, for scripts that call it.
enum ExitCode: Int32, Hashable, Sendable {
    case success = 0
    /// It was asked rightly and could not be done.
    case failed = 1
    /// It was asked wrongly.
    case usage = 2
    /// Ctrl-C.
    case interrupted = 130
}
