extension Formula {
    /// The formula in one line of text, as it is shown where no formula can be drawn: `x = (−b ± √(b² − 4ac))/2a`.
    var line: String {
        switch self {
        case .name(let name), .number(let name): return name
        case .text(let text): return text
        case .sign(let sign): return sign
        case .row(let parts): return Self.joined(parts)
        case .fraction(let upper, let lower): return "\(upper.grouped)/\(lower.grouped)"
        case .root(let inside, let degree): return (degree.map { Self.above($0) } ?? "") + "√" + inside.grouped
        case .scripts(let part, let below, let above):
            return part.grouped + (below.map(Self.below) ?? "") + (above.map(Self.above) ?? "")
        case .accent(let part, let mark):
            guard let combining = Self.combining[mark] else { return part.grouped + mark }
            return part.grouped + combining
        case .table(let rows):
            return rows.map { $0.map(\.line).joined(separator: ", ") }.joined(separator: "; ")
        }
    }

    private var grouped: String {
        switch self {
        case .row(let parts) where parts.count > 1:
            let line = line
            if case .sign("(") = parts[0], case .sign(")") = parts[parts.count - 1],
                parts.dropFirst().dropLast().allSatisfy({
                    if case .sign(let sign) = $0 { !"()".contains(sign) } else { true }
                })
            {
                return line
            }
            return line.unicodeScalars.count == 1 ? line : "(\(line))"
        case .fraction: return "(\(line))"
        default: return line
        }
    }

    private static func joined(_ parts: [Formula]) -> String {
        var line = ""
        for (offset, part) in parts.enumerated() {
            if case .sign(let sign) = part {
                if spaced.contains(sign), offset > 0, offset < parts.count - 1, !follows(parts, offset) {
                    line += " \(sign) "
                } else {
                    line += sign == "," || sign == ";" ? sign + " " : sign
                }
            } else {
                let piece = part.line
                if offset > 0, let last = line.last, let first = piece.first, last != " ", last != "(",
                    first.isLetter || first.isNumber || first == "√", part.isWord || parts[offset - 1].isWord,
                    last.isLetter || last.isNumber || last == ")" || part.isText
                {
                    line += " "
                }
                line += piece
            }
        }
        return line
    }

    /// Whether a sign stands behind another sign or an opening bracket: then it belongs to what follows.
    private static func follows(_ parts: [Formula], _ offset: Int) -> Bool {
        guard case .sign(let before) = parts[offset - 1] else { return false }
        return spaced.contains(before) || "([{".contains(before)
    }

    private var isText: Bool {
        if case .text = self { true } else { false }
    }

    private var isWord: Bool {
        switch self {
        case .name(let name): name.count > 1
        case .text: true
        case .scripts(let part, _, _): part.isWord
        default: false
        }
    }

    private static func above(_ part: Formula) -> String {
        let line = part.line
        return TextBuffer.Shape.canRaise(line)
            ? String(String.UnicodeScalarView(line.unicodeScalars.map { TextBuffer.Shape.raised.folded($0) ?? $0 }))
            : ["*", "†", "′", "″", "∗"].contains(line) ? line : "^" + part.grouped
    }

    private static func below(_ part: Formula) -> String {
        let line = part.line
        return TextBuffer.Shape.canLower(line)
            ? String(String.UnicodeScalarView(line.unicodeScalars.map { TextBuffer.Shape.lowered.folded($0) ?? $0 }))
            : "_" + part.grouped
    }

    private static let spaced: Set<String> = [
        "=", "+", "−", "-", "±", "×", "<", ">", "≤", "≥", "≠", "≈", "∼", "∝", "→", "⇒", "⟹", "⟺", "⇔", "∈", "∉", "⊂",
        "⊆", "∪",
        "∩", "≡", "≪", "≫", "∓", "↦", "←", "∧", "∨",
    ]
    private static let combining: [String: String] = [
        "¯": "\u{304}", "^": "\u{302}", "~": "\u{303}", "˙": "\u{307}", "¨": "\u{308}", "→": "\u{20D7}",
    ]
}
