internal import HTMLTree

extension Formula {
    /// Reads a `math` element, or any part of one; nil where it is nested too deeply or has nothing.
    /// Source: MathML Core, section 3.
    init?(mathML index: HTMLTree.Index, in tree: HTMLTree) {
        var budget = 4_000
        guard let formula = Self.read(index, in: tree, depth: 0, budget: &budget) else { return nil }
        if case .row(let parts) = formula, parts.isEmpty { return nil }
        self = formula
    }

    private static func read(_ index: HTMLTree.Index, in tree: HTMLTree, depth: Int, budget: inout Int) -> Formula? {
        budget -= 1
        guard depth < depthLimit, budget > 0, let element = tree.element(at: index) else { return nil }
        switch element.name {
        case "mi":
            return leaf(index, in: tree) { .name($0) }
        case "mn":
            return leaf(index, in: tree) { .number($0) }
        case "mo":
            return leaf(index, in: tree) { $0.allSatisfy(\.isLetter) && $0.count > 1 ? .name($0) : .sign(normal($0)) }
        case "mtext", "ms":
            return leaf(index, in: tree) { text in
                text.contains(where: { $0.isLetter || $0.isNumber }) ? .text(text) : .sign(normal(text))
            }
        case "mspace", "mphantom", "none", "mprescripts", "annotation", "annotation-xml", "maligngroup", "malignmark":
            return .row([])
        case "semantics", "maction":
            guard let first = children(of: index, in: tree).first else { return .row([]) }
            return read(first, in: tree, depth: depth + 1, budget: &budget)
        default: break
        }
        var parts: [Formula] = []
        for child in children(of: index, in: tree) {
            guard let part = read(child, in: tree, depth: depth + 1, budget: &budget) else { return nil }
            parts.append(part)
        }
        return combined(element, parts)
    }

    private static func combined(_ element: HTMLTree.Element, _ parts: [Formula]) -> Formula? {
        switch element.name {
        case "mfrac": return parts.count == 2 ? .fraction(parts[0], parts[1]) : nil
        case "msqrt": return .root(flat(parts), degree: nil)
        case "mroot": return parts.count == 2 ? .root(parts[0], degree: parts[1]) : nil
        case "msup": return parts.count == 2 ? .scripts(parts[0], below: nil, above: parts[1]) : nil
        case "msub", "munder": return parts.count == 2 ? .scripts(parts[0], below: parts[1], above: nil) : nil
        case "msubsup", "munderover":
            return parts.count == 3 ? .scripts(parts[0], below: parts[1], above: parts[2]) : nil
        case "mover":
            guard parts.count == 2 else { return nil }
            if case .sign(let mark) = parts[1], let accent = accents[mark] { return .accent(parts[0], accent) }
            return .scripts(parts[0], below: nil, above: parts[1])
        case "mtable": return .table(parts.map { if case .row(let cells) = $0 { cells } else { [$0] } })
        case "mtr", "mlabeledtr": return .row(parts)
        case "mfenced":
            var inside: [Formula] = [.sign(element["open"] ?? "(")]
            for (offset, part) in parts.enumerated() {
                if offset > 0 { inside.append(.sign(",")) }
                inside.append(part)
            }
            return .row(inside + [.sign(element["close"] ?? ")")])
        case "mmultiscripts": return nil
        default: return flat(parts)
        }
    }

    /// Rows in rows are one row.
    static func flat(_ parts: [Formula]) -> Formula {
        var result: [Formula] = []
        for part in parts {
            if case .row(let inner) = part { result += inner } else { result.append(part) }
        }
        return Formula(row: result)
    }

    private static func leaf(_ index: HTMLTree.Index, in tree: HTMLTree, _ make: (String) -> Formula) -> Formula {
        let text = TextBuffer.cleaned(tree.text(of: index, limit: 200))
        return text.isEmpty ? .row([]) : make(text)
    }

    private static func children(of index: HTMLTree.Index, in tree: HTMLTree) -> [HTMLTree.Index] {
        var children: [HTMLTree.Index] = []
        var child = tree.nodes[index].firstChild
        while let place = child {
            if tree.element(at: place) != nil { children.append(place) }
            child = tree.nodes[place].nextSibling
        }
        return children
    }

    /// One sign for those that look and mean the same.
    static func normal(_ sign: String) -> String {
        same[sign] ?? sign
    }

    private static let same: [String: String] = [
        "-": "−", "–": "−", "*": "∗", "⋅": "·", "⁢": "", "'": "′", "∣": "|", "∥": "‖", "||": "‖", "...": "…", "⋯": "…",
        "⟶": "→", "⟹": "⇒", "⟺": "⇔", "⩽": "≤", "⩾": "≥", "⟨": "⟨", "〈": "⟨", "〉": "⟩", "∘": "∘", ":=": "≔",
    ]

    static let accents: [String: String] = [
        "¯": "¯", "‾": "¯", "―": "¯", "_": "¯", "^": "^", "ˆ": "^", "~": "~", "˜": "~", "∼": "~", "˙": "˙", ".": "˙",
        "¨": "¨", "→": "→", "⃗": "→",
    ]
}
