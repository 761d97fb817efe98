internal import Language

/// A language whose ways of saying numbers, money, dates, percent and ranges are told by tables alone.
struct TableLanguage: Phrasing {
    let table: LanguageTable
    let names: SharedSignNames
    let spelling: NumberSpelling
    let squareCubic: (square: String, cubic: String)

    /// The tables of a language; nil where there are none.
    init?(_ language: String, region: String?) {
        let isEuropeanPortuguese = language == "pt" && region.map { $0 != "BR" } ?? false
        switch language {
        case "fr": table = .french
        case "es": table = .spanish
        case "it": table = .italian
        case "pt": table = .portuguese
        case "nl": table = .dutch
        default: return nil
        }
        spelling = NumberSpelling(locale: isEuropeanPortuguese ? "pt_PT" : language)
        names = SharedSignNames(table.names)
        squareCubic = table.squareCubic
    }

    var marks: NumberMarks { .continental }
    var units: [String: Noun] { table.units }
    var currencies: [String: Currency] { table.currencies }
    var scales: [String: Scale] { table.scales }
    var months: [String: Int] { table.months }
    var abbreviations: AbbreviationTable { table.abbreviations }
    var acronyms: AcronymTable { AcronymTable(spelledUpTo: 0) }

    func cardinal(_ number: Int, before gender: Gender?) -> String {
        guard table.hasGenders else { return spelled(number) }
        switch gender {
        case .feminine?: return spelled(number, "%spellout-cardinal-feminine")
        case nil: return spelled(number, "%spellout-numbering")
        default: return spelled(number, "%spellout-cardinal-masculine")
        }
    }

    /// Short fractions are read as one number: "trois virgule quatorze".
    func fraction(_ digits: String) -> String {
        guard digits.utf8.count < 3, digits.utf8.first != 0x30, let value = Int(digits) else {
            return self.digits(digits)
        }
        return cardinal(value, before: nil)
    }

    func year(_ year: Int) -> String {
        table.hasYears && (1100..<2000).contains(year)
            ? spelled(year, "%spellout-numbering-year") : cardinal(year, before: nil)
    }

    func isYear(_ number: Numeral, at index: Int, in text: TokenText) -> Bool {
        number.integer.map { (1100...1999).contains($0) } ?? false
    }

    func money(_ whole: Int, parts: Int, _ currency: Currency) -> String {
        let number = Numeral(whole: String(whole), end: 0)
        let rest = table.moneyJoint.isEmpty ? " " : " " + table.moneyJoint + " "
        return words(number, before: currency.name) + " " + currency.name.form(for: number) + rest
            + cardinal(parts, before: .masculine)
    }

    func joint(after scale: Scale, before noun: String) -> String {
        guard scale.isNoun, !table.of.isEmpty else { return " " }
        if table.elides, let first = noun.lowercased().unicodeScalars.first, "aeiouéh".unicodeScalars.contains(first) {
            return " d'"
        }
        return " " + table.of + " "
    }

    func fraction(_ numerator: Int, over denominator: Int) -> String? {
        guard let names = table.fractions[denominator] else { return nil }
        return numerator == 1 ? names.one : cardinal(numerator, before: names.gender) + " " + names.many
    }

    func mixed(_ whole: Numeral, _ numerator: Int, over denominator: Int) -> String {
        let part = fraction(numerator, over: denominator) ?? ""
        return words(whole) + " " + table.names.and + " " + part
    }

    func date(_ date: WrittenDate, at index: Int, end: Int, in text: TokenText) -> String {
        let month = table.monthNames[date.month - 1]
        let year = date.year.map { date.isShortYear ? cardinal($0, before: nil) : self.year($0) }
        let of = table.dateJoint.isEmpty ? " " : " " + table.dateJoint + " "
        guard let day = date.day else { return [month, year].compactMap(\.self).joined(separator: of) }
        var said = day == 1 ? table.first : cardinal(day, before: nil)
        if let last = date.lastDay { said += " " + names.to + " " + cardinal(last, before: nil) }
        return said + of + month + (year.map { of + $0 } ?? "")
    }

    func time(_ time: WrittenTime) -> String {
        if !table.hours.many.isEmpty, time.minute > 0 || time.isNamed {
            let number = Numeral(whole: String(time.hour), end: 0)
            let hour = words(number, before: table.hours) + " " + table.hours.form(for: number)
            return time.minute == 0 ? hour : hour + table.timeJoint + cardinal(time.minute, before: nil)
        }
        let hour = cardinal(time.hour, before: .feminine)
        if time.minute == 0 {
            return table.hours.many.isEmpty
                ? hour : hour + " " + table.hours.form(for: Numeral(whole: String(time.hour), end: 0))
        }
        return hour + table.timeJoint + cardinal(time.minute, before: nil)
    }

    func clockWord(at index: Int, in text: TokenText) -> Int? {
        let place = text.skipSpace(index)
        return text.isWord(place) && table.clockWords.contains(text.lower(place)) ? place + 1 : nil
    }

    func duration(hours: Int, minutes: Int, seconds: Int) -> String {
        [hours, minutes, seconds].map { cardinal($0, before: nil) }.joined(separator: " ")
    }

    func special(at index: Int, in rewriter: Rewriter) -> Rewrite? {
        let text = rewriter.text
        guard text.isDigits(index) else { return text.isWord(index) ? written(at: index, text) : nil }
        return clock(at: index, text) ?? spoons(at: index, text) ?? ordinal(at: index, rewriter)
            ?? counted(at: index, text)
    }

    /// "21 páginas", "2 casas": the number agrees with the noun behind it, as far as its ending tells the gender.
    private func counted(at index: Int, _ text: TokenText) -> Rewrite? {
        guard !table.feminineEndings.isEmpty, let number = text.numeral(at: index, marks: marks),
            let value = number.integer,
            !number.hasLeadingZero, text.isSpace(number.end), text.capitals(number.end + 1) == .none
        else { return nil }
        let noun = text.string(number.end + 1)
        guard noun.utf8.count > 3, units[noun] == nil, scales[noun] == nil, currencies[noun] == nil,
            months[noun] == nil,
            !table.notNouns.contains(noun), value == 1 || !table.onlyOneAgrees
        else { return nil }
        let isFeminine = table.feminineEndings.contains(where: noun.hasSuffix)
        return Rewrite(end: number.end, words: cardinal(value, before: isFeminine ? .feminine : .masculine))
    }

    /// "14 h 30", "14h30", "20 uur".
    private func clock(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.length(index) <= 2, let hour = Int(text.string(index)), hour <= 24 else { return nil }
        if text.isSign(index + 1, "."), text.length(index + 2) == 2, let minute = Int(text.string(index + 2)),
            minute < 60,
            let end = clockWord(at: index + 3, in: text)
                ?? (isAfterHourWord(index, text) ? index + 3 : nil)
        {
            return Rewrite(end: end, words: self.time(WrittenTime(hour: hour, minute: minute, isNamed: true)))
        }
        guard let end = clockWord(at: index + 1, in: text),
            !table.hoursAreLengths || table.beforeHours.contains(text.word(before: index)) || text.isDigits(end)
        else { return nil }
        var time = WrittenTime(hour: hour, minute: 0, isNamed: true)
        let place = text.skipSpace(end)
        if text.isDigits(place), text.length(place) == 2, let minute = Int(text.string(place)), minute < 60 {
            time.minute = minute
            // "2h18 min"
            let minutes = text.skipSpace(place + 1)
            if text.string(minutes) == "min", let noun = units["min"] {
                return Rewrite(end: minutes + 1, words: self.time(time) + " " + noun.many)
            }
            return Rewrite(end: place + 1, words: self.time(time))
        }
        return Rewrite(end: end, words: self.time(time))
    }

    /// Whether digits with a stop are an hour without its word: "alle 6.55".
    private func isAfterHourWord(_ index: Int, _ text: TokenText) -> Bool {
        guard table.beforeHours.contains(text.word(before: index)), !text.isSign(index + 3, "%") else { return false }
        return !(text.isSign(index + 3, in: [".", ","]) && text.isDigits(index + 4))
    }

    /// "1er", "2e", "1º", "3ª".
    private func ordinal(at index: Int, _ rewriter: Rewriter) -> Rewrite? {
        let text = rewriter.text
        guard text.length(index) <= 4, let value = Int(text.string(index)), value > 0 else { return nil }
        if let date = rewriter.date(at: index, self) { return date }
        if text.isSign(index + 1, "."), text.isSign(index + 2, of: "ºª") {
            let isFeminine = text.isSign(index + 2, "ª")
            return Rewrite(
                end: index + 3, words: spelled(value, isFeminine ? table.ordinals.feminine : table.ordinals.masculine))
        }
        if text.isSign(index + 1, of: "ºª")
            || (table.degreeIsOrdinal && text.isSign(index + 1, "°") && !text.isWord(index + 2))
        {
            let isFeminine = text.isSign(index + 1, "ª")
            return Rewrite(
                end: index + 2, words: spelled(value, isFeminine ? table.ordinals.feminine : table.ordinals.masculine))
        }
        guard text.isWord(index + 1), let isFeminine = table.ordinalEndings[text.string(index + 1)] else { return nil }
        return Rewrite(
            end: index + 2, words: spelled(value, isFeminine ? table.ordinals.feminine : table.ordinals.masculine))
    }
}
