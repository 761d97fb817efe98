internal import Language

/// How German says numbers, dates, amounts and signs.
struct German: Phrasing {
    private static let shared = NumberSpelling(locale: "de")
    /// Whether January is "Jänner".
    let isAustrian: Bool

    init(region: String?) {
        isAustrian = region == "AT"
    }

    var spelling: NumberSpelling { Self.shared }
    var marks: NumberMarks { .continental }
    var names: SharedSignNames { GermanTables.names }
    var units: [String: Noun] { GermanTables.units }
    var squareCubic: (square: String, cubic: String) { ("Quadrat-", "Kubik-") }
    var currencies: [String: Currency] { GermanTables.currencies }
    var scales: [String: Scale] { GermanTables.scales }
    var months: [String: Int] { GermanTables.months }
    var abbreviations: AbbreviationTable { GermanTables.abbreviations }
    var acronyms: AcronymTable { GermanTables.acronyms }
    var perYear: String? { "Jahr" }

    func cardinal(_ number: Int, before gender: Gender?) -> String {
        switch (number, gender) {
        case (100, _): return "hundert"
        case (1_000, _): return "tausend"
        case (100_000, _): return "hunderttausend"
        case (1, .feminine?): return "eine"
        case (_, nil): return spelled(number, "%spellout-cardinal-neuter").standingAlone(number)
        case (_, .feminine?) where number % 100 == 1 && number > 100 && number < 1_000_000:
            return spelled(number, "%spellout-cardinal-masculine")
        default: return spelled(number, "%spellout-cardinal-masculine")
        }
    }

    func fraction(_ digits: String) -> String { self.digits(digits) }

    func year(_ year: Int) -> String {
        (1100..<2000).contains(year) ? spelled(year, "%spellout-numbering-year") : cardinal(year, before: nil)
    }

    func isYear(_ number: Numeral, at index: Int, in text: TokenText) -> Bool {
        guard let value = number.integer, (1100...1999).contains(value) else { return false }
        let before = text.word(before: index)
        if Self.yearWords.contains(before) { return true }
        if Self.quantifiers.contains(before) { return false }
        // Behind a number stands what is counted, mostly with a capital; behind a year seldom.
        let next = text.skipSpace(number.end)
        guard text.isSpace(number.end), text.startsBig(next) else { return true }
        return !GermanTables.countedNouns.contains(text.string(next))
    }

    private static let yearWords: Set<String> = Set(
        words: """
            im jahr jahre jahren jahres seit ab bis von vor nach anno um zwischen sommer winter herbst frühjahr frühling ende \
            anfang mitte saison
            """
    ).union(GermanTables.monthNames.map { $0.lowercased() })
    private static let quantifiers: Set<String> = Set(
        words:
            "rund etwa circa ungefähr über fast knapp mehr als mindestens höchstens gut insgesamt nur die den alle weitere"
    )

    func money(_ whole: Int, parts: Int, _ currency: Currency) -> String {
        let number = Numeral(whole: String(whole), end: 0)
        return words(number, before: currency.name) + " " + currency.name.form(for: number) + " "
            + cardinal(parts, before: nil)
    }

    func fraction(_ numerator: Int, over denominator: Int) -> String? {
        guard denominator > 1 else { return nil }
        if denominator == 2 { return numerator == 1 ? "ein halb" : cardinal(numerator, before: nil) + " Halbe" }
        guard denominator <= 20 || denominator == 100 || denominator == 1_000 else { return nil }
        let ordinal =
            denominator == 100 ? "hundertste" : denominator == 1_000 ? "tausendste" : ordinalStem(denominator) + "e"
        let name = ordinal.prefix(1).uppercased() + ordinal.dropFirst() + "l"
        return cardinal(numerator, before: .neuter) + " " + name
    }

    func mixed(_ whole: Numeral, _ numerator: Int, over denominator: Int) -> String {
        let part = fraction(numerator, over: denominator) ?? ""
        guard let value = whole.wholeValue else { return part }
        if value == 0 { return part }
        if numerator == 1, denominator == 2 {
            return value == 1 ? "eineinhalb" : cardinal(value, before: nil) + "einhalb"
        }
        return cardinal(value, before: nil) + " " + part
    }

    /// An ordinal without its ending: "dritt".
    func ordinalStem(_ number: Int) -> String {
        switch number {
        case 100: "hundertst"
        case 1_000: "tausendst"
        default: String(spelled(number, "%spellout-ordinal").dropLast())
        }
    }

    func slashed(_ first: Int, _ second: Int, at index: Int, end: Int, in text: TokenText) -> String? {
        if (1100...2199).contains(first), text.length(index) == 4 {
            return year(first) + " " + (second > 99 ? year(second) : cardinal(second, before: nil))
        }
        // "bis 12/2031"
        if (1...12).contains(first), (1900...2199).contains(second), text.length(end - 1) == 4,
            Self.monthPrepositions.contains(text.word(before: index))
        {
            return date(WrittenDate(month: first, year: second), at: index, end: end, in: text)
        }
        if (first, second) == (24, 7) { return "vierundzwanzig sieben" }
        if (first, second) == (9, 11) { return "neun elf" }
        return nil
    }

    private static let monthPrepositions: Set<String> = Set(words: "bis ab seit im vom von stand anfang mitte ende")

    func date(_ date: WrittenDate, at index: Int, end: Int, in text: TokenText) -> String {
        let name = date.month == 1 && isAustrian ? "Jänner" : GermanTables.monthNames[date.month - 1]
        let year = date.year.map { " " + (date.isShortYear ? cardinal($0, before: nil) : self.year($0)) } ?? ""
        guard let day = date.day else { return name + year }
        let ending = GermanDeclension.dayEnding(before: index, in: text)
        var said = ordinalStem(day) + ending
        if let last = date.lastDay { said += " bis " + ordinalStem(last) + ending }
        return said + " " + name + year
    }

    func time(_ time: WrittenTime) -> String {
        var words = (time.hour == 1 ? "ein" : cardinal(time.hour, before: nil)) + " Uhr"
        if time.minute > 0 { words += " " + cardinal(time.minute, before: nil) }
        if let second = time.second { words += " und " + counted(second, "Sekunde", "Sekunden") }
        return words
    }

    func clockWord(at index: Int, in text: TokenText) -> Int? {
        let place = text.skipSpace(index)
        if text.isWord(place), ["uhr", "h"].contains(text.lower(place)) { return place + 1 }
        return nil
    }

    func duration(hours: Int, minutes: Int, seconds: Int) -> String {
        counted(hours, "Stunde", "Stunden") + ", " + counted(minutes, "Minute", "Minuten") + " und "
            + counted(seconds, "Sekunde", "Sekunden")
    }

    private func counted(_ number: Int, _ one: String, _ many: String) -> String {
        number == 1 ? "eine " + one : cardinal(number, before: nil) + " " + many
    }
}

extension String {
    /// ICU's neuter form says "ein" at the end; a number that stands alone ends in "eins".
    fileprivate func standingAlone(_ number: Int) -> String {
        number % 100 == 1 && hasSuffix("ein") ? self + "s" : self
    }
}
