internal import Language

/// How one language says formulas.
struct FormulaWords {
    /// The language's code.
    var code: String
    /// Words for operators and relations. The empty string is not said.
    var signs: [String: String]
    /// Words for letters that have a name, and for functions.
    var names: [String: String]
    var square: String
    var cube: String
    /// Before what stands above to the right, and behind it.
    var power: (before: String, after: String)
    /// Before what stands below to the right.
    var index: String
    var over: String
    var root: String
    var cubeRoot: String
    /// A root of another degree: before the degree, and between it and the root.
    var anyRoot: (before: String, after: String)
    /// Before the argument of a function.
    var of: String
    /// Before the limits of a sum.
    var from: String
    var to: String
    /// What stands below a limit: `x → 0`.
    var below: String
    var accents: [String: String]
    var halves: [String: String]
    var absolute: String
    var prime: String

    static let languages = [english, german]

    /// The words of a formula, or nil where a part has none.
    func words(of formula: Formula) -> String? {
        guard let parts = said(formula) else { return nil }
        var words = ""
        for part in parts where !part.isEmpty {
            let isStop = part == "," || part == "."
            if isStop, words.isEmpty || words.last == "," && part == "," { continue }
            if isStop, words.last == "," { words.removeLast() }
            words += words.isEmpty || isStop ? part : " " + part
        }
        while let last = words.last, last == "," || last == "." { words.removeLast() }
        return words.contains { $0.isLetter || $0.isNumber } ? words : nil
    }

    private func said(_ formula: Formula) -> [String]? {
        switch formula {
        case .name(let name): return [names[name] ?? name]
        case .number(let number): return [number]
        case .text(let text): return [text]
        case .sign(let sign): return signs[sign].map { [$0] }
        case .row(let parts): return said(parts)
        case .fraction(let upper, let lower): return said(upper, over: lower)
        case .root(let inside, let degree): return said(rootOf: inside, degree: degree)
        case .scripts(let part, let below, let above): return said(part, below: below, above: above)
        case .accent(let part, let mark):
            guard let inside = said(part), let mark = accents[mark] else { return nil }
            return inside + [mark]
        case .table: return nil
        }
    }

    private static func beginsWithLetter(_ formula: Formula) -> Bool {
        switch formula {
        case .name(let name): name.count == 1
        case .scripts(let part, _, _): beginsWithLetter(part)
        default: false
        }
    }

    private func said(_ parts: [Formula]) -> [String]? {
        var words: [String] = []
        var bars = 0
        for (offset, part) in parts.enumerated() {
            if case .sign("|") = part {
                // Bars come in pairs around a value.
                bars += 1
                guard parts.count(where: { $0 == .sign("|") }) % 2 == 0 else { return nil }
                words.append(bars % 2 == 1 ? absolute : ",")
                continue
            }
            if case .sign("(") = part, offset > 0, isFunction(parts[offset - 1]),
                let close = Self.closing(parts, from: offset), close - offset <= 8
            {
                words.append(of)
                continue
            }
            if case .sign("·") = part, offset == 0 || Self.isOpening(parts[offset - 1]) { return nil }
            if case .sign(let sign) = part, Self.brackets.contains(sign) {
                // Round a single letter or number nothing has to be said; elsewhere a short stop tells it.
                if ")]⟩".contains(sign) || (words.last.map { $0 != "," } ?? false) { words.append(",") }
                continue
            }
            guard let said = said(part) else { return nil }
            // "2 g" is two times g here, and no weight: a number before a letter is written out.
            if case .number(let number) = part, offset + 1 < parts.count, Self.beginsWithLetter(parts[offset + 1]),
                let value = Int(number), let spelled = NumberSpelling(locale: code).words(for: value)
            {
                words.append(spelled)
                continue
            }
            words += said
        }
        while words.last == "," { words.removeLast() }
        return words
    }

    private static let brackets: Set<String> = ["(", ")", "[", "]", "⟨", "⟩"]

    /// Whether what follows has nothing before it that it could belong to.
    private static func isOpening(_ part: Formula) -> Bool {
        if case .sign(let sign) = part { return ["(", "[", "⟨", ",", "|"].contains(sign) }
        return false
    }

    private func isFunction(_ part: Formula) -> Bool {
        switch part {
        case .name(let name): name.count > 1 || "fgFGPpφψΓ".contains(name)
        case .scripts(let inner, _, _): isFunction(inner)
        default: false
        }
    }

    private static func closing(_ parts: [Formula], from open: Int) -> Int? {
        var depth = 0
        for offset in open..<parts.count {
            if parts[offset] == .sign("(") { depth += 1 }
            if parts[offset] == .sign(")") { depth -= 1 }
            if depth == 0 { return offset }
        }
        return nil
    }

    private func said(_ upper: Formula, over lower: Formula) -> [String]? {
        if case .number(let above) = upper, case .number(let under) = lower, let half = halves["\(above)/\(under)"] {
            return [half]
        }
        guard let above = said(upper), let under = said(lower) else { return nil }
        let isLong = upper.leafCount() > 2 || lower.leafCount() > 2
        return above + (isLong ? [","] : []) + [over] + under + (isLong ? [","] : [])
    }

    private func said(rootOf inside: Formula, degree: Formula?) -> [String]? {
        guard let inside = said(inside) else { return nil }
        switch degree {
        case nil: return [root] + inside
        case .number("3"): return [cubeRoot] + inside
        case .some(let degree): return said(degree).map { [anyRoot.before] + $0 + [anyRoot.after] + inside }
        }
    }

    private func said(_ part: Formula, below: Formula?, above: Formula?) -> [String]? {
        // What is raised behind a bracket belongs to all of the bracket.
        var isBracket = false
        if case .sign(let sign) = part { isBracket = [")", "]", "⟩", "|"].contains(sign) }
        guard let inside = isBracket ? [","] : said(part) else { return nil }
        if case .sign(let sign) = part, "∑∏∫⋃⋂".contains(sign) { return limits(inside, below, above) }
        if case .name(let name) = part, ["lim", "max", "min", "sup", "inf"].contains(name), let below {
            return said(below).map { inside + [self.below] + $0 + [","] }
        }
        var words = inside
        if let below {
            guard let said = said(below) else { return nil }
            words += (index.isEmpty ? [] : [index]) + said
        }
        guard let above else { return words }
        switch above {
        case .number("2"): return words + [square]
        case .number("3"): return words + [cube]
        case .sign("′"), .row([.sign("′")]): return words + [prime]
        case .sign("∗"), .sign("†"), .sign("+"), .sign("∘"), .sign("°"):
            return said(above).map { words + $0 }
        case .name("T"): return words + [code == "de" ? "transponiert" : "transpose"]
        default:
            guard let said = said(above) else { return nil }
            return words + [power.before] + said + (power.after.isEmpty ? [] : [power.after])
        }
    }

    private func limits(_ sign: [String], _ below: Formula?, _ above: Formula?) -> [String]? {
        var words = sign
        if let below {
            guard let said = said(below) else { return nil }
            words += [from] + said
        }
        if let above {
            guard let said = said(above) else { return nil }
            words += [to] + said
        }
        return words + [of]
    }
}
