/// A command of the tool, as it is declared.
struct Command: Sendable {
    /// Its name; a command of a command has both, `voices install`.
    let name: String
    /// What it does, in one line.
    let summary: String
    /// What its argument is called in the help, with an ellipsis where it takes several; nil when it takes none.
    let argument: String?
    /// Its options.
    let options: [Option]
    /// What else is to be known, one paragraph each.
    let notes: [String]
    /// Lines that one can type.
    let examples: [String]
    /// Carries it out.
    let run: @Sendable (Arguments) async throws -> Void
    /// Commands of its own, which stand behind its name.
    var commands: [Command] = []
}
