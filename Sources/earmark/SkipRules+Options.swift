import Narration

extension Option {
    /// The options that say what becomes of the kinds of content which not everybody wants to hear.
    static let skipRules: [Option] = SkipRules.Rule.allCases.map { rule in
        let help =
            switch rule {
            case .read: "Speak these kinds of content;\n\(usual(.read))"
            case .announce: "Only say that they are there (“Code block, 12 lines.”);\n\(usual(.announce))"
            case .skip: "Leave them out;\n\(usual(.skip))"
            }
        return Option(rule.rawValue, value: "KIND,…", help, complaint: SkipRules.complaint)
    }

    private static func usual(_ rule: SkipRules.Rule) -> String {
        let kinds = SkipRules.Kind.allCases.filter { SkipRules.standard(for: $0) == rule }
        return "usually " + kinds.map(\.name).joined(separator: ", ")
    }
}

extension Arguments {
    /// The skip rules that were asked for. Throws `ToolError.usage` where a kind is given to two of them.
    func skipRules() throws(ToolError) -> SkipRules {
        var rules: [SkipRules.Kind: SkipRules.Rule] = [:]
        for rule in SkipRules.Rule.allCases {
            for word in SkipRules.words(in: self[rule.rawValue] ?? "") {
                guard let kind = SkipRules.Kind(name: word) else { continue }
                if let other = rules[kind], other != rule {
                    throw .usage(
                        "“\(word)” cannot have both --\(other.rawValue) and --\(rule.rawValue)", command: command)
                }
                rules[kind] = rule
            }
        }
        return SkipRules(rules)
    }
}

extension SkipRules.Kind {
    /// The names of all kinds, as they are typed.
    static var names: [String] { allCases.map(\.name) }

    /// How it is typed: `image-description`.
    var name: String { rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined() }

    /// The kind of a name as people type it, or nil.
    init?(name: some StringProtocol) {
        let name = name.lowercased()
        guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}

extension SkipRules {
    /// What is wrong with a list of kinds, or nil.
    @Sendable fileprivate static func complaint(_ list: String) -> String? {
        let words = words(in: list)
        guard !words.isEmpty else { return "name at least one of \(Kind.names.joined(separator: ", "))" }
        guard let wrong = words.first(where: { Kind(name: $0) == nil }) else { return nil }
        let names = Kind.names
        if let near = Nearest(to: wrong.lowercased(), among: names).name {
            return "“\(wrong)” is no kind; did you mean \(near)?"
        }
        return "“\(wrong)” is no kind; there are \(names.joined(separator: ", "))"
    }

    fileprivate static func words(in list: String) -> [String] {
        list.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
}
