import Markup
import Narration
import Testing

/// The blocks of HTML, a line each: kind, level, text, with labels and other meanings in the text where they apply:
/// `listItem 1: {3} a`, `paragraph: H₂O {= two}`; what is left out has its reason behind it.
func blockLines(_ html: String, title: String = "") -> [String] {
    Article(html: html, title: title).blocks.map { block in
        var line = block.kind.rawValue + (block.level.map { " \($0)" } ?? "")
        if let language = block.language { line += " " + language.description }
        if block.followsBreak { line += " after a break" }
        line += ": " + marked(block)
        if case .skip(let reason) = block.treatment { line += " (\(reason))" }
        return line
    }
}

/// The text of a block with its spans' meanings in braces, before their parts.
private func marked(_ block: Block) -> String {
    var result = ""
    for (offset, scalar) in block.text.unicodeScalars.enumerated() {
        for span in block.spans where span.scalars.lowerBound == offset {
            switch span.meaning {
            case .label(let label): result += "{\(label)}"
            case .said(let said): result += "{=\(said)}"
            case .language(let language): result += "{\(language)}"
            case .abbreviation(let title): result += "{\(title)}"
            case .formula(let words): result += "{\(words["en"] ?? "-")}"
            case .code: result += "`"
            }
        }
        result.unicodeScalars.append(scalar)
    }
    return result
}

/// A row of a table test: HTML and the lines of its blocks.
struct BlockRow: Sendable, CustomTestStringConvertible {
    var name: String
    var html: String
    var lines: [String]
    var at: SourceLocation

    init(_ name: String, _ html: String, _ lines: [String], at: SourceLocation = #_sourceLocation) {
        (self.name, self.html, self.lines, self.at) = (name, html, lines, at)
    }

    var testDescription: String { name }
}
