/// A formula as a tree, whether it was written in MathML or in TeX.
indirect enum Formula: Hashable {
    /// A letter, or the name of a function.
    case name(String)
    case number(String)
    /// An operator, a relation, a bracket.
    case sign(String)
    /// Words inside the formula.
    case text(String)
    case row([Formula])
    case fraction(Formula, Formula)
    case root(Formula, degree: Formula?)
    /// A part with something below or above to its right, or with limits.
    case scripts(Formula, below: Formula?, above: Formula?)
    /// A part with a mark over it: a bar, an arrow.
    case accent(Formula, String)
    /// A matrix or lines of equations.
    case table([[Formula]])

    /// Formulas nest no deeper than this; deeper ones are not read.
    static let depthLimit = 24

    /// A row of parts, or the one part alone.
    init(row parts: [Formula]) {
        self = parts.count == 1 ? parts[0] : .row(parts)
    }

    /// Letters, numbers and signs in it, up to about the limit.
    func leafCount(limit: Int = 1_000) -> Int {
        switch self {
        case .name, .number, .sign, .text: return 1
        case .row(let parts):
            var count = 0
            for part in parts where count < limit { count += part.leafCount(limit: limit - count) }
            return count
        case .fraction(let upper, let lower): return upper.leafCount(limit: limit) + lower.leafCount(limit: limit)
        case .root(let inside, let degree):
            return 1 + inside.leafCount(limit: limit) + (degree?.leafCount(limit: limit) ?? 0)
        case .scripts(let part, let below, let above):
            return part.leafCount(limit: limit) + (below?.leafCount(limit: limit) ?? 0)
                + (above?.leafCount(limit: limit) ?? 0)
        case .accent(let part, _): return part.leafCount(limit: limit)
        case .table(let rows):
            return rows.reduce(0) { $0 + $1.reduce(0) { $0 + $1.leafCount(limit: limit) } }
        }
    }

    /// Its words by language code, for the languages that can say it. Formulas that are too long to follow by ear, or
    /// have signs without a name, have none.
    var words: [String: String] {
        guard leafCount() <= 40 else { return [:] }
        var words: [String: String] = [:]
        for language in FormulaWords.languages { words[language.code] = language.words(of: self) }
        return words
    }
}
