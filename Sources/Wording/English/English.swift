internal import Language

/// How English says numbers, dates, amounts and signs.
struct English: Phrasing {
    static let americanSpelling = NumberSpelling(locale: "en")
    static let britishSpelling = NumberSpelling(locale: "en_GB")

    /// Whether "and" stands in numbers: "one hundred and five".
    let saysAnd: Bool

    init(region: String?) {
        saysAnd = region.map { !["US", "CA", "PH"].contains($0) } ?? false
    }

    var spelling: NumberSpelling { Self.americanSpelling }
    var marks: NumberMarks { .english }
    var names: SharedSignNames { EnglishTables.names }
    var units: [String: Noun] { EnglishTables.units }
    var squareCubic: (square: String, cubic: String) { ("square", "cubic") }
    var currencies: [String: Currency] { EnglishTables.currencies }
    var scales: [String: Scale] { EnglishTables.scales }
    var months: [String: Int] { EnglishTables.months }
    var abbreviations: AbbreviationTable { EnglishTables.abbreviations }
    var acronyms: AcronymTable { EnglishTables.acronyms }

    func cardinal(_ number: Int, before gender: Gender?) -> String {
        spelled(number, saysAnd ? "%spellout-cardinal-verbose" : "%spellout-cardinal")
    }

    func ordinal(_ number: Int) -> String {
        spelled(number, saysAnd ? "%spellout-ordinal-verbose" : "%spellout-ordinal")
    }

    func fraction(_ digits: String) -> String { self.digits(digits) }

    func year(_ year: Int) -> String {
        if (2001...2009).contains(year) { return cardinal(year, before: nil) }
        return spelled(year, "%spellout-numbering-year").replacing("oh-", with: "oh ")
    }

    func isYear(_ number: Numeral, at index: Int, in text: TokenText) -> Bool {
        guard let value = number.integer, (1000...2199).contains(value) else { return false }
        let before = text.word(before: index)
        if Self.yearPrepositions.contains(before) { return true }
        if value < 1100 { return EnglishTables.months[before] != nil }
        // "over 1,500" is written so as well without the comma.
        let next = text.word(at: number.end)
        let isNoun =
            (next.hasSuffix("s") || Self.countedNouns.contains(next))
            && text.capitals(text.skipSpace(number.end)) == .none
            && !EnglishTables.notNouns.contains(next)
        if Self.countedNouns.contains(next) { return false }
        return !(isNoun && Self.quantifiers.contains(before))
    }

    private static let yearPrepositions: Set<String> = Set(
        words: "in since by until till from during before after circa early late mid year anno ad around")
    private static let countedNouns: Set<String> = Set(
        words: """
            people men women children employees workers soldiers students miles kilometers kilometres meters metres feet \
            words pages copies species households residents inhabitants visitors spectators tickets dollars euros pounds \
            hours degrees tons tonnes acres hectares homes jobs troops refugees members
            """)
    private static let quantifiers: Set<String> = Set(
        words: """
            over about some more than nearly almost up roughly approximately least most only just exactly another all \
            with has have had were are sold bought made for
            """)

    func money(_ whole: Int, parts: Int, _ currency: Currency) -> String {
        let number = Numeral(whole: String(whole), end: 0)
        let rest = Numeral(whole: String(parts), end: 0)
        let name = words(number) + " " + currency.name.form(for: number)
        guard let part = currency.part else { return name }
        if part.one == "penny" { return name + " " + words(rest) }
        return name + " and " + words(rest) + " " + part.form(for: rest)
    }

    func isAttributive(at index: Int, end: Int, in text: TokenText) -> Bool {
        // "5-km run", "$3-billion deal"
        if (index..<end).contains(where: { text.isSign($0, "-") && text.isWord($0 + 1) }) { return true }
        if text.isSign(end, "-"), text.isWord(end + 1) { return true }
        guard ["a", "an"].contains(text.word(before: index)) else { return false }
        let next = text.word(at: end)
        return !next.isEmpty && !EnglishTables.notNouns.contains(next)
    }

    func fraction(_ numerator: Int, over denominator: Int) -> String? {
        guard denominator > 1 else { return nil }
        let one = numerator == 1
        let name: String
        switch denominator {
        case 2: name = one ? "half" : "halves"
        case 4: name = one ? "quarter" : "quarters"
        case 3...20, 100, 1_000: name = ordinal(denominator).replacing("one ", with: "") + (one ? "" : "s")
        // "one three-hundredth"; others are said as they stand.
        case 30...900 where denominator % (denominator < 100 ? 10 : 100) == 0:
            name = ordinal(denominator).replacing(" ", with: "-") + (one ? "" : "s")
        default: return nil
        }
        return cardinal(numerator, before: nil) + " " + name
    }

    func mixed(_ whole: Numeral, _ numerator: Int, over denominator: Int) -> String {
        let part = fraction(numerator, over: denominator) ?? ""
        if whole.wholeValue == 0 { return part }
        let article = numerator == 1 && denominator < 5 && denominator != 3 ? part.replacing("one ", with: "a ") : part
        return words(whole) + " and " + article
    }

    func slashed(_ first: Int, _ second: Int, at index: Int, end: Int, in text: TokenText) -> String? {
        func both(_ between: String) -> String {
            cardinal(first, before: nil) + between + cardinal(second, before: nil)
        }
        switch (first, second) {
        case (24, 7), (9, 11), (50, 50), (20, 20), (7, 7), (60, 40), (80, 20), (70, 30): return both(" ")
        default: break
        }
        if (1000...2199).contains(first) {
            let short = second < 100 && text.length(index + 2) == 2
            let tail = short ? (second < 10 ? "oh " : "") + cardinal(second, before: nil) : year(second)
            return year(first) + " " + tail
        }
        let before = text.word(before: index)
        let after = text.word(at: end)
        if Self.dayPrepositions.contains(before), !["of", "cup", "cups"].contains(after), first > 12 || second > 12 {
            let date =
                first > 12
                ? WrittenDate(day: first, month: second) : WrittenDate(day: second, month: first, monthFirst: true)
            if date.isPossible { return self.date(date, at: index, end: end, in: text) }
        }
        if ["rated", "rating", "score", "scored", "scores"].contains(before) || ["stars", "points"].contains(after) {
            return both(" out of ")
        }
        return nil
    }

    private static let dayPrepositions: Set<String> = Set(words: "on before after until till since")

    func date(_ date: WrittenDate, at index: Int, end: Int, in text: TokenText) -> String {
        let month = EnglishTables.monthNames[date.month - 1]
        let year = date.year.map { date.isShortYear ? shortYear($0) : self.year($0) }
        guard let day = date.day else { return [month, year].compactMap(\.self).joined(separator: " ") }
        var said = ordinal(day)
        if let last = date.lastDay { said += " to " + (date.monthFirst ? "" : "the ") + ordinal(last) }
        if date.monthFirst || text.length(index) == 4 {
            return month + " " + said + (year.map { ", " + $0 } ?? "")
        }
        let hasArticle = text.word(before: index) == "the"
        return (hasArticle ? "" : "the ") + said + " of " + month + (year.map { " " + $0 } ?? "")
    }

    private func shortYear(_ year: Int) -> String {
        year < 10 ? "oh " + cardinal(year, before: nil) : cardinal(year, before: nil)
    }

    func time(_ time: WrittenTime) -> String {
        var words: String
        let hour = cardinal(time.hour, before: nil)
        switch time.minute {
        case 0 where time.half != nil: words = hour
        case 0 where time.hour > 12: words = hour + " hundred"
        case 0 where time.hour == 0: words = "midnight"
        case 0: words = hour + " o'clock"
        case 1...9: words = hour + " oh " + cardinal(time.minute, before: nil)
        default: words = hour + " " + cardinal(time.minute, before: nil)
        }
        if let second = time.second { words += " and " + counted(second, "second") }
        return words + (time.half.map { " " + $0 } ?? "")
    }

    func halfOfDay(at index: Int, in text: TokenText) -> (words: String, end: Int)? {
        let place = text.skipSpace(index)
        guard text.isWord(place) else { return nil }
        switch text.lower(place) {
        case "am" where text.capitals(place) == .all || place == index, "pm":
            return (text.lower(place) == "am" ? "A.M" : "P.M", place + 1)
        case "a", "p":
            guard text.isSign(place + 1, "."), text.isWord(place + 2), text.lower(place + 2) == "m" else { return nil }
            let words = text.lower(place) == "a" ? "A.M" : "P.M"
            guard text.isSign(place + 3, ".") else { return (words, place + 3) }
            return (text.isEnd(place + 4) ? words + "." : words, place + 4)
        default: return nil
        }
    }

    func lap(_ minutes: Int, _ seconds: Int) -> String? {
        if seconds == 0 { return counted(minutes, "minute") }
        if minutes == 0 { return counted(seconds, "second") }
        return cardinal(minutes, before: nil) + (seconds < 10 ? " oh " : " ") + cardinal(seconds, before: nil)
    }

    func duration(hours: Int, minutes: Int, seconds: Int) -> String {
        counted(hours, "hour") + ", " + counted(minutes, "minute") + ", " + counted(seconds, "second")
    }

    private func counted(_ number: Int, _ noun: String) -> String {
        cardinal(number, before: nil) + " " + noun + (number == 1 ? "" : "s")
    }
}
