/// Words: abbreviations, months before days, Roman numbers, words in capitals.
extension Rewriter {
    /// What is said for a word and what belongs to it; nil where it stays.
    func word(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        if text.isDigits(index + 1), ["v", "V"].contains(text.string(index)),
            let number = version(at: index + 1, phrasing)
        {
            return Rewrite(end: number.end, words: phrasing.names.version + " " + number.words)
        }
        if let rewrite = cluster(at: index, phrasing) ?? letterCode(at: index, phrasing) { return rewrite }
        if let rewrite = bareUnit(at: index, phrasing) { return rewrite }
        if let rewrite = prefixedAmount(at: index, phrasing) { return rewrite }
        if text.startsBig(index), let rewrite = monthAndDay(at: index, phrasing) { return rewrite }
        if let rewrite = abbreviation(at: index, phrasing) { return rewrite }
        return capitals(at: index, phrasing)
    }

    /// "in m²", "per km²", "km/h": a unit without its number.
    private func bareUnit(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.length(index) <= 4 else { return nil }
        guard text.isSign(index + 1, of: "²³/") else { return unitBehindPer(at: index, phrasing) }
        let written = text.string(index)
        guard phrasing.units[written] != nil else { return nil }
        let number = Numeral(whole: "2", end: index)
        if text.isSign(index + 1, "/") {
            guard written.utf8.count > 1, text.isWord(index + 2), phrasing.units[text.string(index + 2)] != nil else {
                return nil
            }
        } else if written.utf8.count == 1, written != "m" {
            return nil
        }
        guard let (noun, end) = unit(at: index, number: number, phrasing), end > index + 1 else { return nil }
        let isPer = [phrasing.names.per, "per", "a", "je", "jeden", "ein", "one"].contains(text.word(before: index))
        return Rewrite(end: end, words: isPer ? noun.one : noun.many)
    }

    /// "60 cents per kWh"
    private func unitBehindPer(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.length(index) > 1, text.isSpace(index - 1), text.isWord(index - 2), text.length(index - 2) <= 3,
            !text.isSign(index + 1, ".")
        else { return nil }
        let before = text.string(index - 2)
        guard before == phrasing.names.per || before == "per" || before == "je" else { return nil }
        return phrasing.units[text.string(index)].map { Rewrite(end: index + 1, words: $0.one) }
    }

    /// "USD 5", "US$5", "CHF 20": a currency before its number.
    private func prefixedAmount(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.capitals(index) == .all || text.isSign(index + 1, "$") else { return nil }
        var found = currencySign(at: index, phrasing)
        if found == nil, text.length(index) == 3 || text.length(index) == 2,
            let currency = phrasing.currencies[text.string(index)]
        {
            found = (currency, index + 1)
        }
        guard let (currency, next) = found else { return nil }
        let place = text.skipSpace(next)
        guard let number = text.numeral(at: place, marks: phrasing.marks) else { return nil }
        return quantity(at: index, first: number, currency: currency, phrasing)
    }

    /// "F-16", "B-52", "COVID-19" keep their hyphen; "I-95" and "A-4" are a letter and a number.
    private func letterCode(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.capitals(index) == .all, text.scalar(index + 1) - text.scalar(index) == 1, text.isDigits(index + 2),
            text.isSign(index + 1, "-") || text.isSign(index + 1, "‑"),
            let number = text.numeral(at: index + 2, marks: phrasing.marks), number.fraction.isEmpty,
            number.whole.utf8.count < 5
        else { return nil }
        return Rewrite(end: number.end, words: text.string(index) + " " + phrasing.words(number))
    }

    /// The longest abbreviation that begins at a word.
    func abbreviation(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.length(index) <= 8 || text.tokens[index].first >= 0x80 else { return nil }
        let table = phrasing.abbreviations
        let first = text.lower(index)
        guard first.utf8.count <= 8, table.beginnings.contains(first) else { return nil }
        guard !text.isSign(index - 1, ".") || !text.isWord(index - 2) else { return nil }
        var key = first
        var end = index + 1
        var best: Rewrite?
        func offer() {
            guard let entries = table.entries[key], !text.isDigits(end) || key.hasSuffix(".") else { return }
            guard !(text.isWord(end) && !key.hasSuffix(".")) else { return }
            for entry in entries where fits(entry.place, from: index, to: end) {
                let endsText = key.hasSuffix(".") && text.isEnd(end)
                best = Rewrite(end: end, words: entry.words + (endsText ? "." : ""))
                return
            }
        }
        offer()
        if text.isSign(end, "/"), text.isSpace(end + 1), table.entries[key + "/"] != nil {
            key += "/"
            end += 1
            offer()
        }
        while end < index + 12 {
            if text.isSign(end, ".") {
                key += "."
                end += 1
                offer()
                // "c.-à-d."
                if text.isSign(end, "-"), text.isWord(end + 1) { continue }
                let next = text.isSpace(end) ? end + 1 : end
                guard text.isWord(next), text.length(next) <= 6 else { break }
                key += text.lower(next)
                end = next + 1
                offer()
            } else if text.isSign(end, of: "-/"), text.isWord(end + 1), text.length(end + 1) <= 4 {
                key += text.string(end) + text.lower(end + 1)
                end += 2
                offer()
            } else {
                break
            }
        }
        return best
    }

    private func fits(_ place: AbbreviationTable.Place, from start: Int, to end: Int) -> Bool {
        let next = text.skipSpace(end)
        switch place {
        case .anywhere: return true
        case .beforeNumber:
            let behindComma = text.isSign(next, ",") ? text.skipSpace(next + 1) : next
            return text.isDigits(behindComma)
                || (text.capitals(next) == .all && text.string(next) != "I" && Roman.value(text.string(next)) != nil)
                || text.isSign(next, "§")
        case .beforeName: return text.startsBig(next)
        case .afterNumber:
            let before = text.isSpace(start - 1) ? start - 2 : start - 1
            return text.isDigits(before)
        case .afterName: return text.wordIndex(before: start).map(text.startsBig) ?? false
        }
    }

    /// A word in capitals: a Roman number, an acronym that is spelled, or a word that is written large.
    private func capitals(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.capitals(index) == .mixed || text.capitals(index) == .all else { return nil }
        let table = phrasing.acronyms
        if text.capitals(index) == .mixed || text.capitals(index) == .all, let words = table.others[text.string(index)]
        {
            return Rewrite(end: index + 1, words: words)
        }
        guard text.capitals(index) == .all else { return nil }
        let written = text.string(index)
        if !isCapitals || written.utf8.count > 1, let number = Roman.value(written),
            let rewrite = phrasing.roman(number, at: index, in: text)
        {
            return rewrite
        }
        let letters = text.scalar(index + 1) - text.scalar(index)
        guard letters > 1, !text.isSign(index - 1, of: "'’") else { return nil }
        if table.words.contains(written) { return nil }
        if table.spelled.contains(written), !(isCapitals && table.emphasised.contains(written)) {
            return spelledWord(written, at: index)
        }
        if text.isSign(index + 1, "&") || text.isSign(index - 1, "&") {
            return letters <= 3 && Self.hasVowel(written) ? spelledWord(written, at: index) : nil
        }
        if letters > 1, let number = Roman.value(written), number < 40, !["XX", "XXX"].contains(written) {
            return Rewrite(end: index + 1, words: phrasing.cardinal(number, before: nil))
        }
        if isCapitals || table.emphasised.contains(written) || isAmongCapitals(index) {
            // Engines spell short words in capitals: as a word it is written small.
            let isSmall = isCapitals || letters <= 4
            return isSmall && Self.hasVowel(written) ? Rewrite(end: index + 1, words: written.lowercased()) : nil
        }
        guard letters <= table.spelledUpTo, Self.hasVowel(written) else { return nil }
        return spelledWord(written, at: index)
    }

    private func spelledWord(_ written: String, at index: Int) -> Rewrite {
        Rewrite(end: index + 1, words: Self.spelled(written))
    }

    /// Whether a word stands in a row of words in capitals: three at least.
    private func isAmongCapitals(_ index: Int) -> Bool {
        func isLarge(_ index: Int) -> Bool {
            text.capitals(index) == .all && text.length(index) > 1
        }
        let before = isLarge(index - 2) && text.isSpace(index - 1)
        let after = isLarge(index + 2) && text.isSpace(index + 1)
        let twoBefore = before && isLarge(index - 4)
        let twoAfter = after && isLarge(index + 4)
        return (before && after) || twoBefore || twoAfter
    }

    static func hasVowel(_ word: String) -> Bool {
        word.unicodeScalars.contains { "AEIOUYÄÖÜÉÈÀÁÍÓÚÂÊÔ".unicodeScalars.contains($0) }
    }
}

/// Roman numbers.
enum Roman {
    /// The number that capitals stand for as Romans wrote it, up to 3,999; nil where they are none.
    static func value(_ letters: String) -> Int? {
        guard letters.utf8.count <= 12 else { return nil }
        var total = 0
        var previous = 0
        for letter in letters.utf8.reversed() {
            guard let value = values[letter] else { return nil }
            total += value < previous ? -value : value
            previous = max(previous, value)
        }
        return total > 0 && text(of: total) == letters ? total : nil
    }

    /// A number as Romans wrote it.
    static func text(of number: Int) -> String {
        var rest = number
        var letters = ""
        for (value, sign) in signs {
            while rest >= value {
                letters += sign
                rest -= value
            }
        }
        return letters
    }

    private static let values: [UInt8: Int] = [
        0x49: 1, 0x56: 5, 0x58: 10, 0x4C: 50, 0x43: 100, 0x44: 500, 0x4D: 1_000,
    ]
    private static let signs: [(Int, String)] = [
        (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
}
