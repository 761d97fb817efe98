internal import Narration

/// Hands out the spans of a text range by range, from its start on: all ranges together cost one walk.
struct SpanCursor {
    private var rest: ArraySlice<Block.Span>
    private var open: [Block.Span] = []

    /// Spans by where they start.
    init(_ spans: [Block.Span]) {
        rest = spans[...]
    }

    /// The spans inside a range that does not begin before the one asked for last, counted from its start. What
    /// reaches over its borders is cut.
    mutating func spans(in range: Range<Int>) -> [Block.Span] {
        while let first = rest.first, first.scalars.lowerBound < range.upperBound {
            open.append(first)
            rest.removeFirst()
        }
        if open.isEmpty { return [] }
        open.removeAll { $0.scalars.upperBound <= range.lowerBound }
        return open.compactMap { span in
            // A label is said before its part, once.
            if case .label = span.meaning, span.scalars.lowerBound < range.lowerBound { return nil }
            let part = span.scalars.clamped(to: range)
            return part.isEmpty ? nil : Block.Span(part.shifted(by: -range.lowerBound), span.meaning)
        }
    }
}

extension [Block.Span] {
    /// The parts that one saying stands for: not to be cut. In order and apart.
    var atoms: [Range<Int>] {
        var atoms: [Range<Int>] = []
        for span in self {
            switch span.meaning {
            case .said, .abbreviation, .formula:
                if let last = atoms.last, span.scalars.lowerBound < last.upperBound { continue }
                atoms.append(span.scalars)
            case .language, .code, .label: continue
            }
        }
        return atoms
    }
}

extension Range<Int> {
    /// The same range further on.
    func shifted(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
