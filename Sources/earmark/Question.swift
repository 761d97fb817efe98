import Glibc

/// A question to whoever sits at the terminal.
enum Question {
    /// Asks and reads the answer; `assumed` when only Enter is pressed.
    ///
    /// Throws `ToolError.usage` when nobody sits there.
    static func ask(_ text: String, assumed: Bool, command: String) throws(ToolError) -> Bool {
        guard isatty(STDIN_FILENO) == 1, Output.error.isTerminal else {
            throw .usage("nobody can be asked here: “\(text)” --yes says yes", command: command)
        }
        try Output.error.write("\(text) [\(assumed ? "Y/n" : "y/N")] ")
        guard let answer = readLine() else {
            try Output.error.write("\n")
            return false
        }
        guard let letter = answer.lowercased().first(where: { !$0.isWhitespace }) else { return assumed }
        return letter == "y"
    }
}
