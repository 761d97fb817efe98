/// A command of the tool, as it is declared.
struct Command: Sendable {
    /// Its name.
    let name: String
    /// What it does, in one line.
    let summary: String
    /// What its one argument is called in the help, or nil when it takes none.
    let argument: String?
    /// Its options.
    let options: [Option]
    /// What else is to be known, one paragraph each.
    let notes: [String]
    /// Lines that one can type.
    let examples: [String]
    /// Carries it out.
    let run: @Sendable (Arguments) async throws -> Void
}
