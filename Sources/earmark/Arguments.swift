/// What was given to a command: its arguments and its options, checked.
struct Arguments: Sendable {
    /// The command that they belong to.
    let command: String
    /// The arguments; more than one only where the command takes several.
    private(set) var all: [String] = []
    /// The argument, or nil where none was given.
    var argument: String? { all.first }
    /// Whether help was asked for instead.
    private(set) var wantsHelp = false
    private var values: [String: String] = [:]

    /// Reads the words after a command's name: `--name value`, `--name=value`, `-o value`, `-ovalue`; after `--`
    /// everything is an argument. The last of two equal options counts.
    ///
    /// Throws `ToolError.usage`.
    init(_ words: some Sequence<String>, for command: Command) throws(ToolError) {
        self.command = command.name
        var rest = Array(words)[...]
        var optionsEnded = false
        while let word = rest.popFirst() {
            if optionsEnded || word == "-" || !word.hasPrefix("-") {
                try take(argument: word, command)
            } else if word == "--" {
                optionsEnded = true
            } else if word == "--help" || word == "-h" {
                wantsHelp = true
                return
            } else {
                try take(option: word, &rest, command)
            }
        }
    }

    /// The value of an option, or nil where it was not given; the empty string for a switch.
    subscript(name: String) -> String? { values[name] }

    /// Whether a switch was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    private mutating func take(argument word: String, _ command: Command) throws(ToolError) {
        guard let name = command.argument else {
            throw .usage("\(command.name) takes no argument, and “\(word)” is one", command: command.name)
        }
        guard all.isEmpty || name.hasSuffix("…") else {
            throw .usage(
                "\(command.name) takes one argument (\(name)), and “\(word)” is a second one", command: command.name)
        }
        all.append(word)
    }

    private mutating func take(
        option word: String, _ rest: inout ArraySlice<String>, _ command: Command
    ) throws(ToolError) {
        let (name, attached) = Self.parts(of: word)
        let isLong = word.hasPrefix("--")
        let found = command.options.first { isLong ? $0.name == name : $0.letter.map(String.init) == name }
        guard let option = found else { throw Self.unknown((isLong ? "--" : "-") + name, command) }
        guard let valueName = option.value else {
            if attached != nil { throw .usage("--\(option.name) takes no value", command: command.name) }
            values[option.name] = ""
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            throw .usage("--\(option.name) needs a value: \(valueName)", command: command.name)
        }
        if let complaint = option.complaint(value) {
            throw .usage("--\(option.name): \(complaint)", command: command.name)
        }
        values[option.name] = value
    }

    private static func parts(of word: String) -> (name: String, attached: String?) {
        guard word.hasPrefix("--") else {
            let rest = word.dropFirst(2)
            let value = rest.hasPrefix("=") ? rest.dropFirst() : rest
            return (String(word.dropFirst().prefix(1)), rest.isEmpty ? nil : String(value))
        }
        let sides = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(sides[0]), sides.count == 2 ? String(sides[1]) : nil)
    }

    private static func unknown(_ word: String, _ command: Command) -> ToolError {
        let names = command.options.map { "--" + $0.name } + ["--help"]
        let near = Nearest(to: word, among: names).name.map { "; did you mean \($0)?" } ?? ""
        return .usage("\(command.name) has no option \(word)\(near)", command: command.name)
    }
}
