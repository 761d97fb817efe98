import Glibc

/// One call of the tool: finds the command and carries it out.
struct Invocation {
    private let words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    /// Throws whatever the command throws, and `ToolError.usage` when there is no such command.
    func run() async throws {
        guard let first = words.first else {
            try Output.error.write(Help.general)
            throw ToolError.usage("a command is needed", command: nil)
        }
        switch first {
        case "--version", "-V": try Output.standard.write("earmark \(Earmark.version)\n")
        case "--help", "-h": try Output.standard.write(Help.general)
        case "help": try help(words.dropFirst())
        default: try await run(Self.command(first, with: words.dropFirst()))
        }
    }

    private func run(_ found: (command: Command, rest: ArraySlice<String>)) async throws {
        let command = found.command
        let arguments = try Arguments(found.rest, for: command)
        if arguments.wantsHelp {
            try Output.standard.write(Help.text(of: command))
        } else {
            try await command.run(arguments)
        }
    }

    private func help(_ words: ArraySlice<String>) throws {
        guard let name = words.first, name != "help", !name.hasPrefix("-") else {
            return try Output.standard.write(Help.general)
        }
        try Output.standard.write(Help.text(of: Self.command(name, with: words.dropFirst()).command))
    }

    /// The command of a name, or the one of its own that the next word names, and the words after that.
    private static func command(
        _ name: String, with rest: ArraySlice<String>
    ) throws(ToolError) -> (command: Command, rest: ArraySlice<String>) {
        if let command = Command.all.first(where: { $0.name == name }) {
            guard !command.commands.isEmpty, let next = rest.first, !next.hasPrefix("-") else { return (command, rest) }
            if let own = command.commands.first(where: { $0.name == name + " " + next }) {
                return (own, rest.dropFirst())
            }
            let names = command.commands.map { String($0.name.dropFirst(name.count + 1)) }
            let near = Nearest(to: next, among: names).name.map { "; did you mean \($0)?" } ?? ""
            throw .usage("\(name) has no command “\(next)”\(near)", command: name)
        }
        if name.hasPrefix("-") {
            let near = Nearest(to: name, among: ["--help", "--version"]).name.map { "; did you mean \($0)?" } ?? ""
            throw .usage("there is no option \(name) without a command\(near)", command: nil)
        }
        let exists = unsafe access(name, F_OK) == 0
        if exists || name.contains("/") {
            throw .usage("“\(name)” is no command; did you mean earmark say \(name)?", command: nil)
        }
        let near = Nearest(to: name, among: Command.all.map(\.name) + ["help"]).name
        throw .usage("there is no command “\(name)”" + (near.map { "; did you mean \($0)?" } ?? ""), command: nil)
    }
}
