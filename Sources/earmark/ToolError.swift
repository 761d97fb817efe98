/// What goes wrong in the tool itself.
enum ToolError: Error, Hashable, Sendable {
    /// Asked wrongly: a sentence, and the command whose help tells how; nil for the general help.
    case usage(String, command: String?)
    /// The source has no text that is read aloud; whether people have been shown what was skipped.
    case nothingToSpeak(subject: String, skippedIsShown: Bool)
    /// Whoever read standard output has had enough.
    case outputClosed
    /// Standard output takes nothing, with the system's reason.
    case outputFailed(reason: String)
    /// The sound cannot go where it should, with the reason and what to do.
    case output(String, reason: String)
    /// The data folder cannot be made, with the system's reason.
    case dataFolder(String, reason: String)
    /// The finished sound in a folder is being cleared by another process.
    case cacheInUse(String)
    /// The settings, by their path, cannot be read or written.
    case settings(String, reason: String)
    /// The voice of this id can be had and is not installed.
    case notInstalled(String)
    /// It cannot be done, with the sentence that says why and what to do.
    case impossible(String)
    /// The listener said no.
    case declined
    /// Every voice failed on every sentence.
    case noVoiceSpoke
}
