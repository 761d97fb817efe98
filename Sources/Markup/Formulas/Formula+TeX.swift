extension Formula {
    /// Reads TeX as it is written between dollar signs; nil where it has commands that are not known, or is nested
    /// too deeply.
    init?(tex: some StringProtocol) {
        guard tex.utf8.count <= 2_000 else { return nil }
        var reader = TeXReader(tex)
        guard let formula = reader.read() else { return nil }
        if case .row(let parts) = formula, parts.isEmpty { return nil }
        self = formula
    }
}

/// Reads TeX from left to right.
private struct TeXReader {
    private enum Token: Equatable {
        case command(String)
        case character(Character)
        case open, close, above, below, tab
    }

    private let tokens: [Token]
    private var place = 0

    init(_ text: some StringProtocol) {
        var tokens: [Token] = []
        var rest = Substring(text)
        while let first = rest.first {
            rest = rest.dropFirst()
            switch first {
            case "\\":
                let name = rest.prefix { $0.isASCII && $0.isLetter }
                if name.isEmpty {
                    if let sign = rest.first { tokens.append(.command(String(sign))) }
                    rest = rest.dropFirst()
                } else {
                    tokens.append(.command(String(name)))
                    rest = rest[name.endIndex...]
                }
            case "{": tokens.append(.open)
            case "}": tokens.append(.close)
            case "^": tokens.append(.above)
            case "_": tokens.append(.below)
            case "&": tokens.append(.tab)
            case "~": tokens.append(.character(" "))
            default: tokens.append(.character(first))
            }
        }
        self.tokens = tokens
    }

    mutating func read() -> Formula? {
        let formula = row(depth: 0) { $0 == nil }
        return place == tokens.count ? formula : nil
    }

    private var next: Token? { place < tokens.count ? tokens[place] : nil }

    /// Parts up to a token that ends them; that token stays.
    private mutating func row(depth: Int, until ends: (Token?) -> Bool) -> Formula? {
        guard depth < Formula.depthLimit else { return nil }
        var parts: [Formula] = []
        while !ends(next) {
            guard let token = next else { return nil }
            switch token {
            case .above, .below:
                place += 1
                guard let script = argument(depth: depth + 1) else { return nil }
                let part = parts.popLast() ?? .row([])
                parts.append(Self.adding(script, above: token == .above, to: part))
            case .character("'"):
                place += 1
                parts.append(Self.adding(.sign("′"), above: true, to: parts.popLast() ?? .row([])))
            case .character(let character) where character.isWhitespace: place += 1
            default:
                guard let part = argument(depth: depth + 1) else { return nil }
                if case .row(let inner) = part { parts += inner } else { parts.append(part) }
            }
        }
        return Formula(row: parts)
    }

    private static func adding(_ script: Formula, above: Bool, to part: Formula) -> Formula {
        guard case .scripts(let inner, let below, let over) = part, (above ? over : below) == nil else {
            return .scripts(part, below: above ? nil : script, above: above ? script : nil)
        }
        return .scripts(inner, below: above ? below : script, above: above ? script : over)
    }

    /// One character, one command with its arguments, or what is between braces.
    private mutating func argument(depth: Int) -> Formula? {
        guard depth < Formula.depthLimit else { return nil }
        while case .character(let character) = next, character.isWhitespace { place += 1 }
        guard let token = next else { return nil }
        place += 1
        switch token {
        case .open:
            let inside = row(depth: depth + 1) { $0 == .close }
            guard next == .close else { return nil }
            place += 1
            return inside
        case .command(let name): return command(name, depth: depth)
        case .character(let character):
            if character.isNumber { return number(from: character) }
            return character.isLetter ? .name(String(character)) : .sign(Formula.normal(String(character)))
        case .close, .above, .below, .tab: return nil
        }
    }

    private mutating func number(from first: Character) -> Formula {
        var digits = String(first)
        while case .character(let character) = next, character.isNumber || (character == "." && isNumber(at: place + 1))
        {
            digits.append(character)
            place += 1
        }
        return .number(digits)
    }

    private func isNumber(at place: Int) -> Bool {
        guard place < tokens.count, case .character(let character) = tokens[place] else { return false }
        return character.isNumber
    }

    private mutating func command(_ name: String, depth: Int) -> Formula? {
        if let sign = TeXCommands.signs[name] { return .sign(sign) }
        if let letter = TeXCommands.letters[name] { return .name(letter) }
        if TeXCommands.functions.contains(name) { return .name(name) }
        if TeXCommands.silent.contains(name) { return .row([]) }
        if let accent = TeXCommands.accents[name] {
            guard let inside = argument(depth: depth + 1) else { return nil }
            return .accent(inside, accent)
        }
        switch name {
        case "frac", "dfrac", "tfrac", "cfrac":
            guard let upper = argument(depth: depth + 1), let lower = argument(depth: depth + 1) else { return nil }
            return .fraction(upper, lower)
        case "sqrt":
            var degree: Formula?
            if next == .character("[") {
                place += 1
                degree = row(depth: depth + 1) { $0 == .character("]") || $0 == nil }
                guard next != nil else { return nil }
                place += 1
            }
            guard let inside = argument(depth: depth + 1) else { return nil }
            return .root(inside, degree: degree)
        case "text", "textrm", "textit", "textbf", "mbox", "operatorname": return words()
        case "mathrm", "mathbf", "mathit", "mathsf", "mathcal", "mathbb", "mathfrak", "boldsymbol", "mathop", "mathbin",
            "mathrel", "bm", "pmb", "underline":
            return argument(depth: depth + 1)
        case "left", "right", "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "bigg", "Bigg":
            if next == .character(".") {
                place += 1
                return .row([])
            }
            return argument(depth: depth + 1)
        default: return nil
        }
    }

    /// The text between braces as it is written.
    private mutating func words() -> Formula? {
        while case .character(let character) = next, character.isWhitespace { place += 1 }
        guard next == .open else { return argument(depth: 1) }
        place += 1
        var text = ""
        while let token = next, token != .close {
            guard case .character(let character) = token else { return nil }
            text.append(character)
            place += 1
        }
        guard next == .close else { return nil }
        place += 1
        let cleaned = TextBuffer.cleaned(text)
        return cleaned.isEmpty ? .row([]) : .text(cleaned)
    }
}
