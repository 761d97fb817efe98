/// Where a sentence that is too long for one breath is cut.
enum Clauses {
    /// The range in parts of at most `limit` units, cut after the last semicolon, colon or dash that leaves both parts
    /// a sensible length, else after a comma, else before a conjunction, else at a space, else between two characters.
    static func cuts(of units: [UInt16], in range: Range<Int>, limit: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        while range.upperBound - start > limit {
            let end = cut(of: units, from: start, to: range.upperBound, limit: limit)
            parts.append(start..<end)
            start = end
            while start < range.upperBound, units[start].isSpace { start += 1 }
        }
        parts.append(start..<range.upperBound)
        return parts
    }

    private static func cut(of units: [UInt16], from start: Int, to end: Int, limit: Int) -> Int {
        let last = start + limit
        // What is left should not be a word or two where a better place exists.
        let high = min(last, max(start + limit / 2, end - limit / 8))
        let low = start + limit / 5
        var best: (rank: Int, place: Int)?
        for place in stride(from: high, to: low, by: -1) {
            guard let rank = rank(of: place, in: units) else { continue }
            if rank > best?.rank ?? 0 { best = (rank, place) }
            if rank == 4 { break }
        }
        if let best { return best.place }
        for place in stride(from: last, to: start, by: -1) where units[place - 1].isSpace { return place }
        var place = last
        while place > start + 1, units[place].continuesCharacter || units[place - 1] == 0x200D { place -= 1 }
        if place > start + 1 { return place }
        // Nothing but marks: only pairs are kept whole.
        return units[last] >= 0xDC00 && units[last] <= 0xDFFF ? last - 1 : last
    }

    /// How well a cut before the unit at `place` suits: 4 after `;`, `:` or a dash, 3 after a comma, 2 before a
    /// conjunction, 1 at a space; nil where a word would be cut.
    private static func rank(of place: Int, in units: [UInt16]) -> Int? {
        switch units[place - 1] {
        case 0xFF1B, 0xFF1A, 0x2014: return units[place] == 0x2014 ? nil : 4
        case 0xFF0C, 0x3001, 0x060C, 0x061B: return 3
        default: break
        }
        guard units[place - 1].isSpace else { return nil }
        var before = place - 1
        while before > 0, units[before - 1].isSpace || units[before - 1].isCloser { before -= 1 }
        guard before > 0 else { return 1 }
        switch units[before - 1] {
        case 0x3B, 0x3A, 0x2014, 0x2013: return 4
        case 0x2C, 0x060C: return 3
        default:
            let word = units[place...].prefix(12).prefix { $0.isLetter }
            return conjunctions.contains(Array(word)) ? 2 : 1
        }
    }

    private static let conjunctions: Set<[UInt16]> = Set(
        """
        and or but because while which that who when where although if so und oder aber weil während dass wenn denn \
        sondern et ou mais parce que qui y o pero porque e ma che perché en of maar omdat и или но что который
        """.split(separator: " ").map { Array($0.utf16) })
}
