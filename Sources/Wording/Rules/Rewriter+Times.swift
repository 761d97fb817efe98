/// Times, lengths of time, scores and ratios: digits with a colon between them.
extension Rewriter {
    /// What is said for digits with a colon, or for an hour with its word; nil where there is neither.
    func time(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        if text.isSpace(index + 1), text.isSign(index + 2, ":"), text.isSpace(index + 3), text.isDigits(index + 4),
            let first = text.numeral(at: index, marks: phrasing.marks),
            let second = text.numeral(at: index + 4, marks: phrasing.marks)
        {
            let words = phrasing.words(first) + " " + phrasing.names.ratio + " " + phrasing.words(second)
            return Rewrite(end: second.end, words: words)
        }
        guard text.length(index) <= 2, let first = Int(text.string(index)) else { return ratio(at: index, phrasing) }
        guard text.isSign(index + 1, ":"), text.isDigits(index + 2), let second = Int(text.string(index + 2)) else {
            return nil
        }
        guard text.length(index + 2) == 2, second < 60,
            !(text.isSign(index + 3, in: [",", "."])
                && text.numeral(at: index + 2, marks: phrasing.marks)?.isGrouped == true)
        else { return ratio(at: index, phrasing) }
        if text.isSign(index + 3, ":"), text.isDigits(index + 4), text.length(index + 4) == 2,
            let third = Int(text.string(index + 4)), third < 60
        {
            return clock(at: index, first, second, third, phrasing)
        }
        if isScore(index) { return ratio(at: index, phrasing) }
        if first > 24 {
            guard let words = phrasing.lap(first, second) else { return ratio(at: index, phrasing) }
            return Rewrite(end: index + 3, words: words)
        }
        return clock(at: index, first, second, nil, phrasing)
    }

    private func clock(at index: Int, _ hour: Int, _ minute: Int, _ second: Int?, _ phrasing: any Phrasing) -> Rewrite {
        var end = second == nil ? index + 3 : index + 5
        if second != nil, text.isSign(end, "."), text.isDigits(end + 1) { end += 2 }
        var time = WrittenTime(hour: hour, minute: minute, second: second)
        if let (half, place) = phrasing.halfOfDay(at: end, in: text) {
            time.half = half
            end = place
        } else if let place = phrasing.clockWord(at: end, in: text) {
            time.isNamed = true
            end = place
        } else if second == nil, text.string(index) == "0", let words = phrasing.lap(0, minute) {
            return Rewrite(end: end, words: words)
        } else if second == 0, ["at", "um"].contains(text.word(before: index)) {
            time.second = nil
        } else if let second, !isAfterDate(index) {
            return Rewrite(end: end, words: phrasing.duration(hours: hour, minutes: minute, seconds: second))
        }
        return Rewrite(end: end, words: phrasing.time(time))
    }

    /// Whether a date stands before: "2026-11-30T10:30:00".
    private func isAfterDate(_ index: Int) -> Bool {
        text.isDigits(index - 2) && text.length(index - 2) <= 4 && (text.isSpace(index - 1) || text.isWord(index - 1))
    }

    private static let scoreWords: Set<String> = Set(
        words: """
            score scored win won lost beat victory defeat draw lead led ahead trailing ratio odds sieg siegte gewann \
            gewinnt gewannen siegten verlor verloren unterlag niederlage endstand halbzeit halbzeitstand führung führte \
            unentschieden stand ausgleich tor tore endete satz verhältnis maßstab besiegte besiegten schlug remis \
            erfolg heimsieg auswärtssieg
            """)

    /// Whether words of sport or of proportion stand near.
    private func isScore(_ index: Int) -> Bool {
        var place = index - 1
        for _ in 0..<8 {
            if text.isWord(place), Self.scoreWords.contains(text.lower(place)) { return true }
            place -= 1
        }
        let next = text.skipSpace(index + 3)
        return text.isWord(next) && Self.scoreWords.contains(text.lower(next))
    }

    /// "3:2", "1:50.000".
    private func ratio(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.isSign(index + 1, ":"), let first = text.numeral(at: index, marks: phrasing.marks),
            first.end == index + 1, let second = text.numeral(at: index + 2, marks: phrasing.marks)
        else { return nil }
        let words = phrasing.words(first) + " " + phrasing.names.ratio + " " + phrasing.words(second)
        return Rewrite(end: second.end, words: words)
    }

    /// "3/4", "½" and "3½" in digits: a fraction, or two numbers that mean something together.
    func fraction(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        if let number = text.numeral(at: index, marks: phrasing.marks), number.fraction.isEmpty {
            let place = text.isSpace(number.end) ? number.end + 1 : number.end
            if let (numerator, denominator) = Self.vulgarFraction(text.sign(place)) {
                let words = phrasing.mixed(number, numerator, over: denominator)
                return withUnit(Rewrite(end: place + 1, words: words), number: number, phrasing)
            }
            // "1 1/2"
            if text.isSpace(number.end), let (numerator, denominator, end) = slashed(at: number.end + 1),
                numerator < denominator, phrasing.fraction(numerator, over: denominator) != nil
            {
                let words = phrasing.mixed(number, numerator, over: denominator)
                return withUnit(Rewrite(end: end, words: words), number: number, phrasing)
            }
        }
        guard let (numerator, denominator, end) = slashed(at: index) else { return nil }
        if let words = phrasing.slashed(numerator, denominator, at: index, end: end, in: text) {
            return Rewrite(end: end, words: words)
        }
        if numerator < denominator, denominator <= 1_000, let words = phrasing.fraction(numerator, over: denominator) {
            return Rewrite(end: end, words: phrasing.agreeing(words, at: index, in: text))
        }
        let parts = [index, index + 2].map { phrasing.words(Numeral(whole: text.string($0), end: 0)) }
        return Rewrite(end: end, words: parts.joined(separator: " " + phrasing.names.slash + " "))
    }

    private func slashed(at index: Int) -> (Int, Int, end: Int)? {
        guard text.isDigits(index), text.isSign(index + 1, of: "/⁄"), text.isDigits(index + 2),
            text.length(index) <= 6, text.length(index + 2) <= 6, !text.isSign(index + 3, "/"),
            !text.isSign(index - 1, "/"),
            let first = Int(text.string(index)), let second = Int(text.string(index + 2))
        else { return nil }
        return (first, second, index + 3)
    }

    private func withUnit(_ rewrite: Rewrite, number: Numeral, _ phrasing: any Phrasing) -> Rewrite {
        guard let (noun, end) = unit(at: rewrite.end, number: number, phrasing) else { return rewrite }
        return Rewrite(end: end, words: rewrite.words + " " + noun.many)
    }

    /// The numbers of a sign such as "½".
    static func vulgarFraction(_ sign: Unicode.Scalar?) -> (Int, Int)? {
        switch sign {
        case "½": (1, 2)
        case "⅓": (1, 3)
        case "⅔": (2, 3)
        case "¼": (1, 4)
        case "¾": (3, 4)
        case "⅕": (1, 5)
        case "⅖": (2, 5)
        case "⅗": (3, 5)
        case "⅘": (4, 5)
        case "⅙": (1, 6)
        case "⅚": (5, 6)
        case "⅐": (1, 7)
        case "⅛": (1, 8)
        case "⅜": (3, 8)
        case "⅝": (5, 8)
        case "⅞": (7, 8)
        case "⅑": (1, 9)
        case "⅒": (1, 10)
        default: nil
        }
    }
}
