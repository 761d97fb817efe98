/// The help texts, made of what the commands declare.
enum Help {
    /// What the tool is and which commands it has.
    static var general: String {
        let width = (Command.all.map(\.name.count) + [4]).max() ?? 0
        let commands = summaries(of: Command.all, width: width)
        let lines =
            [
                "Earmark reads saved articles aloud.", "", "Usage: earmark COMMAND [ARGUMENTS]", "", "Commands:",
            ] + commands + [
                "  " + padded("help", width) + "  Explain a command: earmark help COMMAND", "", "Options:",
                "  -h, --help     Show this help", "  -V, --version  Show the version", "",
                "Exit codes: 0 done, 1 failed, 2 asked wrongly, 130 interrupted",
            ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// All of one command.
    static func text(of command: Command) -> String {
        let argument = command.argument.map { " [\($0)]" } ?? ""
        let options = command.options + [Option("help", letter: "h", "Show this help")]
        let width = options.map(\.usage.count).max() ?? 0
        var lines = [command.summary, "", "Usage: earmark \(command.name)\(argument) [OPTIONS]", "", "Options:"]
        for option in options {
            let help = option.help.split(separator: "\n")
            lines.append("  " + padded(option.usage, width) + "  " + (help.first ?? ""))
            lines += help.dropFirst().map { String(repeating: " ", count: width + 4) + $0 }
        }
        if !command.commands.isEmpty { lines += ["", "Commands:"] + summaries(of: command.commands) }
        for note in command.notes { lines += ["", note] }
        if !command.examples.isEmpty { lines += ["", "Examples:"] + command.examples.map { "  " + $0 } }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func summaries(of commands: [Command], width: Int? = nil) -> [String] {
        let width = width ?? commands.map(\.name.count).max() ?? 0
        return commands.map { "  " + padded($0.name, width) + "  " + $0.summary }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
