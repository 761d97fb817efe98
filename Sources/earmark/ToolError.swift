/// What goes wrong in the tool itself.
enum ToolError: Error, Hashable, Sendable {
    /// Asked wrongly: a sentence, and the command whose help tells how; nil for the general help.
    case usage(String, command: String?)
    /// The source has no text that is read aloud.
    case nothingToSpeak(subject: String)
    /// Whoever read standard output has had enough.
    case outputClosed
    /// Standard output takes nothing, with the system's reason.
    case outputFailed(reason: String)
}
