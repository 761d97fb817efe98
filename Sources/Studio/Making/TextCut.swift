import Narration

/// A text in two pieces.
struct TextCut: Hashable {
    /// What is said first.
    let first: String
    /// What is said then.
    let rest: String
    /// Where the rest begins in the whole, in Unicode scalars.
    let offset: Int

    private init(_ scalars: [Unicode.Scalar], firstEnds end: Int, restBegins begin: Int) {
        func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return String(view)
        }
        first = text(scalars[..<end])
        rest = text(scalars[begin...])
        offset = begin
    }

    /// A text cut at the space nearest to its middle; nil when it has none.
    init?(halving text: String) {
        let scalars = Array(text.unicodeScalars)
        let middle = scalars.count / 2
        let spaces = scalars.indices.filter { scalars[$0] == " " && $0 > 0 && $0 < scalars.count - 1 }
        guard let cut = spaces.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return nil }
        self.init(scalars, firstEnds: cut, restBegins: cut + 1)
    }
}

// MARK: - The first clause

extension TextCut {
    /// Weights below which a first piece sounds cut off, a rest is not worth the cut, and a whole is soon made anyway.
    private static let leastFirst = 12.0
    private static let leastRest = 18.0
    private static let leastWhole = 48.0

    /// A long text cut behind its first clause, where a reader pauses anyway; nil for a short one, and where no mark
    /// ends a clause that can stand alone.
    init?(firstClauseOf text: String) {
        guard TextWeight(text).total >= Self.leastWhole else { return nil }
        let scalars = Array(text.unicodeScalars)
        var before = TextWeight()
        var place = 0
        var spaces = 0
        var brackets = 0
        while place < scalars.count {
            let scalar = scalars[place]
            before.add(scalar)
            if scalar == " " { spaces += 1 }
            if "([{".unicodeScalars.contains(scalar) { brackets += 1 }
            if ")]}".unicodeScalars.contains(scalar) { brackets -= 1 }
            place += 1
            guard brackets <= 0, let end = Self.clauseEnd(in: scalars, after: place) else { continue }
            let isWide = scalar.value >= 0x3000
            guard before.total >= Self.leastFirst, spaces > 0 || isWide else { continue }
            var begin = end
            while begin < scalars.count, scalars[begin] == " " { begin += 1 }
            guard TextWeight(scalars[begin...]).total >= Self.leastRest else { return nil }
            self.init(scalars, firstEnds: end, restBegins: begin)
            return
        }
        return nil
    }

    /// Where the first piece would end if the scalar before `place` ends a clause: behind the quotes that close there.
    private static func clauseEnd(in scalars: [Unicode.Scalar], after place: Int) -> Int? {
        switch scalars[place - 1] {
        case "、", "，", "；", "：": return place
        case ",", ";", ":", "،", "؛":
            var end = place
            while end < scalars.count, "\"'”’»".unicodeScalars.contains(scalars[end]) { end += 1 }
            return end < scalars.count && scalars[end] == " " ? end : nil
        case "–", "—":
            guard place > 1, place < scalars.count else { return nil }
            return scalars[place] == " " && scalars[place - 2] == " " ? place : nil
        default: return nil
        }
    }
}
