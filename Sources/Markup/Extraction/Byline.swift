/// Names of authors as pages write them, put in order.
enum Byline {
    /// The names as one line: "Ada Reed, Tom Low and May Ash" without "By"; nil where none is left.
    static func joined(_ names: [String]) -> String? {
        var kept: [String] = []
        for name in names {
            guard let name = cleaned(name), !kept.contains(where: { $0.lowercased() == name.lowercased() }) else {
                continue
            }
            kept.append(name)
        }
        return kept.isEmpty ? nil : kept.joined(separator: ", ")
    }

    /// A name without "By" before it and dates, addresses and handles behind; nil for what is no name.
    private static func cleaned(_ text: String) -> String? {
        var name = text[...]
        guard !name.contains("://"), !name.hasPrefix("@"), !name.hasPrefix("/") else { return nil }
        let lower = name.lowercased()
        for opening in openings where lower.hasPrefix(opening) {
            name = name.dropFirst(opening.count)
            break
        }
        // What stands behind a bar, a bullet or a bracket, and from the first digit on, is a date or a role.
        if let end = name.firstIndex(where: { "|•·(@\n".contains($0) || $0.isNumber }) { name = name[..<end] }
        for word in endings {
            if let range = name.firstRange(of: word) { name = name[..<range.lowerBound] }
        }
        let trimmed = name.drop { $0.isWhitespace || ",:;-–—".contains($0) }
        guard let last = trimmed.lastIndex(where: { !$0.isWhitespace && !",:;-–—/".contains($0) }) else { return nil }
        let result = String(trimmed[...last])
        guard result.utf8.count <= 120, result.contains(where: \.isLetter) else { return nil }
        return ["admin", "administrator", "editor", "webmaster", "null", "undefined", "author"].contains(
            result.lowercased()) ? nil : result
    }

    private static let openings = [
        "written by ", "posted by ", "published by ", "author: ", "by: ", "by ", "von ", "par ", "por ", "di ", "door ",
        "autor: ", "texto: ", "text: ", "af ", "av ", "автор: ",
    ]
    private static let endings = [" on ", " Updated", " Published", " Posted", " Follow"]
}
