/// What stands between two `---` lines at the head of a Markdown file: names and values, one a line.
///
/// Only flat `name: value` lines are read; lists and nested values are passed over.
public struct FrontMatter: Hashable, Sendable {
    /// The values by their names in lower case, quotes around them removed.
    public var values: [String: String]
    /// The Markdown after the front matter; all of it where there is none.
    public var body: String

    /// Takes the front matter off a Markdown text.
    public init(of text: String) {
        values = [:]
        body = text
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let first = lines.first, Self.isFence(first, "---") else { return }
        guard let end = lines.dropFirst().firstIndex(where: { Self.isFence($0, "---") || Self.isFence($0, "...") })
        else { return }
        // A ruled line at the head of a text is none: front matter has a name on each line of the first level.
        let inside = lines[1..<end]
        guard inside.contains(where: { $0.contains(":") }) || inside.allSatisfy(\.isEmpty) else { return }
        for line in inside {
            guard let colon = line.firstIndex(of: ":"), let head = line.first, !head.isWhitespace, head != "-",
                head != "#"
            else { continue }
            let value = Self.trimmed(line[line.index(after: colon)...])
            if !value.isEmpty { values[line[..<colon].lowercased()] = value }
        }
        body = lines.indices.contains(end + 1) ? String(text[lines[end + 1].startIndex...]) : ""
    }

    private static func isFence(_ line: Substring, _ fence: String) -> Bool {
        line.hasPrefix(fence) && line.dropFirst(3).allSatisfy(\.isWhitespace)
    }

    private static func trimmed(_ value: Substring) -> String {
        var value = value.drop(while: \.isWhitespace)
        while value.last?.isWhitespace == true { value.removeLast() }
        if value.count > 1, let quote = value.first, quote == "\"" || quote == "'", value.last == quote {
            value = value.dropFirst().dropLast()
        }
        return String(value)
    }
}
