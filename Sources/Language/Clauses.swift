/// Where a sentence that is too long for one breath is cut.
///
/// After a semicolon, colon or dash, else after a comma, else before a conjunction or behind a bracket, else between words
/// (found by ICU's dictionaries where the script sets no spaces), else between two characters. Of equal places the one
/// that makes the parts most alike. Never inside a number, an address or an atom where any other place exists.
final class Clauses {
    private let language: String
    private lazy var wordBreaks = Breaks(.words, in: language)
    private lazy var characterBreaks = Breaks(.characters, in: language)

    init(language: String) {
        self.language = language
    }

    /// The range in parts of at most `limit` units, without the white space between them. An address and an
    /// atom count as if they were short: what is said for them is.
    func cuts(of units: [UInt16], in range: Range<Int>, atoms: [Range<Int>], limit: Int) -> [Range<Int>] {
        guard range.count > limit else { return [range] }
        let shrunk = ShrunkText(units, range, atoms: atoms)
        var parts: [Range<Int>] = []
        var start = 0
        while shrunk.units.count - start > limit {
            let end = cut(of: shrunk, from: start, limit: limit)
            parts.append(shrunk.original(start..<end))
            start = end
            while start < shrunk.units.count, shrunk.units[start].isSpace { start += 1 }
        }
        if start < shrunk.units.count { parts.append(shrunk.original(start..<shrunk.units.count)) }
        return parts
    }

    private func cut(of text: ShrunkText, from start: Int, limit: Int) -> Int {
        let units = text.units
        let rest = units.count - start
        let ideal = start + rest / ((rest + limit - 1) / limit)
        let high = min(start + limit, units.count - 1)
        var best: (score: Int, place: Int)?
        func look(_ rank: (Int, [UInt16]) -> Int?) {
            for place in (start + limit / 5)...high {
                guard let rank = rank(place, units) else { continue }
                let score = rank * 1000 - abs(place - ideal)
                if score > best?.score ?? 0 { best = (score, place) }
            }
        }
        look(Self.rank(atMark:in:))
        // Words are looked up only where no mark is found.
        if best.map({ $0.score < 2000 }) ?? true { look(Self.rank(betweenWordsAt:in:)) }
        if let best, best.score > 1000 { return best.place }
        return wordEnd(in: text, from: start, ideal: ideal, high: high) ?? best?.place
            ?? characterEnd(in: text, from: start, high: high)
    }

    /// How well a cut at a mark before the unit at `place` suits, from 5 for the best to 0 for one to be avoided; nil
    /// where there is none.
    private static func rank(atMark place: Int, in units: [UInt16]) -> Int? {
        if units[place - 1] < 0x80, !units[place - 1].isSpace { return nil }
        switch units[place - 1] {
        case 0xFF1B, 0xFF1A, 0x2014: return units[place] == 0x2014 || units[place].isCloser ? nil : 5
        case 0x3002, 0xFF01, 0xFF1F: return units[place].isCloser ? nil : 5
        case 0xFF0C, 0x3001, 0x060C, 0x061B: return units[place].isCloser || units[place].isDigit ? nil : 4
        default: break
        }
        guard units[place - 1].isSpace, !units[place].isSpace else { return nil }
        var before = place - 1
        while before > 0, units[before - 1].isSpace { before -= 1 }
        guard before > 0 else { return 1 }
        // "1 000 000" is one number; "12 km" and "May 12" belong together.
        if units[before - 1].isDigit { return units[place].isDigit ? nil : 0 }
        if units[place].isDigit { return 0 }
        let last = before
        while before > 0, units[before - 1].isCloser { before -= 1 }
        guard before > 0 else { return 1 }
        switch units[before - 1] {
        case 0x3B, 0x3A, 0x2014, 0x2013, 0x37E, 0x387: return 5
        case 0x2C, 0x060C, 0x061B, 0x21, 0x3F, 0x2026, 0x61F, 0x55D: return 4
        // An abbreviation, most likely before what it belongs to.
        case 0x2E where before == last: return 0
        default: break
        }
        return before < last || units[place].isDash ? 3 : nil
    }

    /// How well a cut between two words suits: 3 before a conjunction, 1 where a short word would hang.
    private static func rank(betweenWordsAt place: Int, in units: [UInt16]) -> Int? {
        guard units[place - 1].isSpace, !units[place].isSpace, rank(atMark: place, in: units) == nil else { return nil }
        let before = place - 1
        guard before > 0, !units[before - 1].isDigit else { return nil }
        var end = place
        while end < units.count, units[end].isLetter, end - place <= ShortWord.limit { end += 1 }
        if let word = ShortWord(units, place..<end), conjunctions.contains(word) { return 3 }
        // "the |" and "of |" would hang.
        var start = before
        while start > 0, units[start - 1].isLetter, before - start < 4 { start -= 1 }
        return before - start < 4 ? 1 : 2
    }

    /// Between two words, or two signs, where no space tells them apart.
    private func wordEnd(in text: ShrunkText, from start: Int, ideal: Int, high: Int) -> Int? {
        let units = text.units
        guard units[start...high].contains(where: \.isUnspaced) else { return nil }
        let window = Array(units[start..<min(units.count, high + 24)])
        var best: (place: Int, distance: Int)?
        for end in wordBreaks.ends(in: window) {
            let place = start + end
            guard place > start, place <= high, place < units.count, !text.isInsideAtom(place) else { continue }
            let (left, right) = (Traits.of(units[place - 1]), Traits.of(units[place]))
            // No cut between a number and its counter, before a stop, or after an opening bracket.
            guard !left.contains(.digit), !left.contains(.opener) || left.contains(.closer) else { continue }
            guard !right.isDisjoint(with: [.letter, .opener]), !right.contains(.closer) else { continue }
            // In Japanese endings and particles are kana: what follows them in another script begins a phrase.
            let isPhrase = language != "ja" || Self.isHiragana(units[place - 1]) && !Self.isHiragana(units[place])
            let distance = abs(place - ideal) + (isPhrase ? 0 : 16)
            if best.map({ $0.distance > distance }) ?? true { best = (place, distance) }
        }
        return best?.place
    }

    private static func isHiragana(_ unit: UInt16) -> Bool { unit >= 0x3041 && unit <= 0x309F }

    /// Between two characters: the last resort.
    private func characterEnd(in text: ShrunkText, from start: Int, high: Int) -> Int {
        let units = text.units
        if let space = (start + 1...high).last(where: { units[$0 - 1].isSpace }) { return space }
        let window = Array(units[start..<min(units.count, high + 24)])
        let ends = characterBreaks.ends(in: window).prefix { start + $0 <= high }.map { start + $0 }
        let good = ends.last { place in
            !text.isInsideAtom(place) && !(units[place - 1].isDigit && units[place].isDigit)
                && !Traits.of(units[place]).contains(.closer)
        }
        if let good, good > start + (high - start) / 2 { return good }
        if let last = ends.last, last > start { return last }
        // Nothing but marks: only pairs are kept whole.
        return units[high] >= 0xDC00 && units[high] <= 0xDFFF ? high - 1 : high
    }

    private static let conjunctions: Set<ShortWord> = Set(
        """
        and or but because while which that who when where although if so than und oder aber weil während dass wenn denn \
        sondern als damit obwohl sowie et ou mais parce que qui lorsque y o pero porque cuando e ma che perché quando \
        mas quem en of maar omdat terwijl dat die и или но что который чтобы потому когда і але що який якщо i ale \
        który że ponieważ a nebo který protože och eller men som att og ve veya ama ki και ή αλλά που
        """.split(separator: " ").compactMap { ShortWord($0) })
}
