/// What many write as Markdown and CommonMark does not know: footnotes (`[^1]`) and tables (`| a | b |`).
///
/// Both become HTML inside the Markdown. Listings, fenced or indented, stay as they are.
public func withExtensionsAsHTML(markdown text: String) -> String {
    var rewriting = ExtensionRewriting()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for index in lines.indices {
        rewriting.take(lines[index], next: index + 1 < lines.count ? lines[index + 1] : "")
    }
    return rewriting.finished().joined(separator: "\n")
}

/// Goes through Markdown line by line.
private struct ExtensionRewriting {
    private enum Place {
        case text, table, note
        case listing(fence: Character)
    }

    private var place = Place.text
    private var output: [String] = []

    mutating func take(_ line: Substring, next: Substring) {
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        if case .listing(let fence) = place {
            output.append(String(line))
            if trimmed.hasPrefix(String(repeating: fence, count: 3)) { place = .text }
            return
        }
        if case .table = place {
            if isDelimiterRow(line) { return }
            if line.contains("|") { return output.append(row(line, cell: "td")) }
            endTable()
        }
        if case .note = place, !trimmed.isEmpty, line.first?.isWhitespace != true, noteStart(of: line) == nil {
            endNote()
        }
        if let fence = trimmed.first, fence == "`" || fence == "~",
            trimmed.hasPrefix(String(repeating: fence, count: 3))
        {
            place = .listing(fence: fence)
            return output.append(String(line))
        }
        if case .text = place, line.hasPrefix("    ") || line.hasPrefix("\t") { return output.append(String(line)) }
        if let note = noteStart(of: line) {
            if case .note = place { endNote() }
            place = .note
            output += ["", "<aside role=\"doc-footnote\">", "", withoutMarks(String(note))]
            return
        }
        if line.contains("|"), isDelimiterRow(next) {
            place = .table
            output += ["", "<table>", row(line, cell: "th")]
            return
        }
        if case .note = place { return output.append(withoutMarks(String(trimmed))) }
        output.append(withoutMarks(String(line)))
    }

    consuming func finished() -> [String] {
        switch place {
        case .table: endTable()
        case .note: endNote()
        case .text, .listing: break
        }
        return output
    }

    private mutating func endTable() {
        output += ["</table>", ""]
        place = .text
    }

    private mutating func endNote() {
        output += ["", "</aside>", ""]
        place = .text
    }

    /// The text of a note where its line begins one: `[^name]: text`.
    private func noteStart(of line: Substring) -> Substring? {
        guard line.hasPrefix("[^"), let end = line.firstRange(of: "]:") else { return nil }
        let name = line[..<end.lowerBound].dropFirst(2)
        guard !name.contains(where: { $0 == "]" || $0.isWhitespace }) else { return nil }
        return line[end.upperBound...]
    }

    /// The line with its marks of notes as links, outside of inline code.
    private func withoutMarks(_ line: String) -> String {
        guard line.contains("[^") else { return line }
        var result = ""
        var rest = line[...]
        var isInCode = false
        while let first = rest.first {
            if first == "`" { isInCode.toggle() }
            if !isInCode, rest.hasPrefix("[^"), let end = rest.firstIndex(of: "]"),
                case let name = rest[..<end].dropFirst(2), !name.isEmpty, name.count <= 40,
                name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
            {
                result += "<a role=\"doc-noteref\" href=\"#note\">\(name)</a>"
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// `|---|:-:|`, with at least one `|` and one `-`.
    private func isDelimiterRow(_ line: Substring) -> Bool {
        line.contains("|") && line.contains("-") && line.allSatisfy { "|-: \t".contains($0) }
    }

    private func row(_ line: Substring, cell name: String) -> String {
        var cells = line.trimmingPrefix(while: \.isWhitespace)
        if cells.first == "|" { cells = cells.dropFirst() }
        while cells.last?.isWhitespace == true { cells = cells.dropLast() }
        if cells.last == "|" { cells = cells.dropLast() }
        let texts = cells.split(separator: "|", omittingEmptySubsequences: false)
        let inner = texts.map { text in
            let html = html(fromMarkdown: withoutMarks(String(text)), keepingHTML: true)
            return "<\(name)>\(html.split(whereSeparator: \.isNewline).joined(separator: " "))</\(name)>"
        }
        return "<tr>\(inner.joined())</tr>"
    }
}
