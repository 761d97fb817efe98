/// What only German does.
extension German {
    func special(at index: Int, in rewriter: Rewriter) -> Rewrite? {
        let text = rewriter.text
        switch text.kind(index) {
        case .digits:
            return compound(at: index, text) ?? halfInDigits(at: index, text) ?? clock(at: index, text) ?? dashAmount(
                at: index, text)
                ?? ordinal(at: index, rewriter) ?? one(at: index, text) ?? postcode(at: index, text)
        case .word:
            return street(at: index, text) ?? weekdays(at: index, text) ?? smallWord(at: index, text)
        case .sign:
            if text.isSign(index, "½") { return half(at: index, text) }
            // "Leser:innen", "Leser*innen": a small stop before the ending.
            guard text.isSign(index, of: ":*_·"), text.isWord(index - 1), text.isWord(index + 1),
                ["in", "innen", "r", "n"].contains(text.string(index + 1))
            else { return nil }
            return Rewrite(end: index + 1, words: text.length(index + 1) > 1 ? " " : "")
        default: return nil
        }
    }

    // MARK: - Words that begin with a number

    /// "90er", "1990er-Jahre", "18-jährig", "5-mal", "3-fach", "2-Zimmer-Wohnung", "5%-Hürde".
    private func compound(at index: Int, _ text: TokenText) -> Rewrite? {
        guard let number = text.numeral(at: index, marks: marks), let value = number.integer else { return nil }
        let end = number.end
        if text.isWord(end), text.string(end) == "er" || text.string(end) == "ern" {
            let decade = number.looksLikeYear ? year(value) : cardinal(value, before: nil)
            let said = decade + text.string(end)
            // Nouns are written large; engines do not care, and so the ear decides nothing.
            return Rewrite(end: end + 1, words: said)
        }
        var place = end
        var percent = ""
        if text.isSign(place, "%") {
            percent = "-Prozent"
            place += 1
            if text.isWord(place), ["ig", "ige", "iger", "iges", "igen", "igem"].contains(text.string(place)) {
                return Rewrite(end: place + 1, words: cardinal(value, before: .neuter) + "prozent" + text.string(place))
            }
        }
        if percent.isEmpty, text.isWord(place), let joined = joined(text.string(place), value, isDirect: true) {
            return Rewrite(end: place + 1, words: joined)
        }
        guard text.isSign(place, of: "-‑") else { return nil }
        if text.isSpace(place + 1), ["und", "oder", "bis"].contains(text.string(place + 2)) {
            return Rewrite(end: place, words: cardinal(value, before: .neuter) + percent)
        }
        guard text.isWord(place + 1) else { return nil }
        let next = text.string(place + 1)
        if percent.isEmpty, let joined = joined(next, value, isDirect: false) {
            return Rewrite(end: place + 2, words: joined)
        }
        // A compound in several parts: its number is spelled with its hyphen.
        if let noun = units[next], percent.isEmpty, text.isSign(place + 2, "-") {
            return Rewrite(
                end: place + 2, words: cardinal(value, before: .neuter) + "-" + noun.one.replacing(" ", with: "-"))
        }
        guard text.startsBig(place + 1) || !percent.isEmpty else { return nil }
        return Rewrite(end: place, words: cardinal(value, before: .neuter) + percent)
    }

    private func joined(_ ending: String, _ value: Int, isDirect: Bool) -> String? {
        let stems = [
            "jährig", "Jährig", "fach", "mal", "malig", "stündig", "minütig", "tägig", "wöchig", "monatig", "köpfig",
            "prozentig", "stellig", "teilig", "seitig", "jähr", "stöckig", "geschossig", "motorig", "spurig", "türig",
            "sitzig",
            "stufig", "wertig", "gradig", "eckig", "sekündig", "gängig", "tonner", "zylinder",
        ]
        guard let stem = stems.first(where: ending.hasPrefix), ending.utf8.count <= stem.utf8.count + 4 else {
            return nil
        }
        return cardinal(value, before: .neuter) + ending.lowercased()
    }

    // MARK: - Times and amounts

    /// "10 Uhr", "14 Uhr 30", "10.30 Uhr", "9–17 Uhr".
    private func clock(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.length(index) <= 2, let hour = Int(text.string(index)), hour <= 24 else { return nil }
        if text.isSign(index + 1, "."), text.isDigits(index + 2), text.length(index + 2) == 2,
            let minute = Int(text.string(index + 2)), minute < 60
        {
            if let end = clockWord(at: index + 3, in: text), text.lower(end - 1) == "uhr" {
                return Rewrite(end: end, words: time(WrittenTime(hour: hour, minute: minute)))
            }
            if isBeforeClockList(index + 3, text) {
                return Rewrite(end: index + 3, words: time(WrittenTime(hour: hour, minute: minute)))
            }
            // "10.30–12.00 Uhr"
            guard isBeforeClockRange(index + 3, text) else { return nil }
            let end = text.skipSpace(text.skipSpace(index + 3) + 1)
            return Rewrite(end: end, words: time(WrittenTime(hour: hour, minute: minute)) + " bis ")
        }
        if let end = clockWord(at: index + 1, in: text), text.lower(end - 1) == "uhr" {
            var time = WrittenTime(hour: hour, minute: 0, isNamed: true)
            var last = end
            if text.isSpace(end), text.isDigits(end + 1), text.length(end + 1) == 2,
                let minute = Int(text.string(end + 1)),
                minute < 60, !text.isSign(end + 2, of: ".,:") || text.isEnd(end + 3) || text.isSpace(end + 3)
            {
                time.minute = minute
                last = end + 2
            }
            return Rewrite(end: last, words: self.time(time))
        }
        guard text.isSign(index + 1, of: "–-") || text.isSpace(index + 1), isBeforeClockRange(index + 1, text)
        else { return nil }
        let dash = text.skipSpace(index + 1)
        return Rewrite(end: text.skipSpace(dash + 1), words: cardinal(hour, before: nil) + " bis ")
    }

    /// Whether more times and "Uhr" follow: "9.30, 13.00 und 16.12 Uhr".
    private func isBeforeClockList(_ index: Int, _ text: TokenText) -> Bool {
        var place = index
        for _ in 0..<6 {
            if text.isSign(place, ",") { place += 1 }
            guard text.isSpace(place) else { return false }
            place += 1
            if text.isWord(place), ["und", "oder", "sowie"].contains(text.string(place)) { place += 2 }
            guard text.isDigits(place), text.isSign(place + 1, "."), text.isDigits(place + 2),
                text.length(place + 2) == 2
            else { return false }
            place += 3
            if let end = clockWord(at: place, in: text) { return text.lower(end - 1) == "uhr" }
        }
        return false
    }

    /// Whether a dash, another time and "Uhr" follow.
    private func isBeforeClockRange(_ index: Int, _ text: TokenText) -> Bool {
        var place = text.skipSpace(index)
        guard text.isSign(place, of: "–-") else { return false }
        place = text.skipSpace(place + 1)
        guard text.isDigits(place), text.length(place) <= 2 else { return false }
        place += 1
        if text.isSign(place, of: ".:"), text.isDigits(place + 1) { place += 2 }
        return clockWord(at: place, in: text).map { text.lower($0 - 1) == "uhr" } ?? false
    }

    /// "5,– €", "5,-"; "32.90 Franken".
    private func dashAmount(at index: Int, _ text: TokenText) -> Rewrite? {
        if text.isSign(index + 1, "."), text.isDigits(index + 2), text.length(index + 2) == 2, text.isSpace(index + 3),
            let currency = text.sign(index + 4).flatMap({ currencies[String($0)] })
                ?? currencies[text.string(index + 4)],
            let whole = Int(text.string(index)), let parts = Int(text.string(index + 2))
        {
            let number = Numeral(whole: String(whole), end: index)
            let said = words(number, before: currency.name) + " " + currency.name.form(for: number)
            return Rewrite(end: index + 5, words: parts == 0 ? said : money(whole, parts: parts, currency))
        }
        guard let number = text.numeral(at: index, marks: marks), number.fraction.isEmpty, text.isSign(number.end, ","),
            text.isSign(number.end + 1, of: "–-—")
        else { return nil }
        var end = number.end + 2
        if text.isSign(end, "-") { end += 1 }
        let place = text.skipSpace(end)
        let currency =
            text.sign(place).flatMap { currencies[String($0)] }
            ?? (text.isWord(place) ? currencies[text.string(place)] : nil)
        guard let currency else { return Rewrite(end: end, words: words(number)) }
        return Rewrite(
            end: place + 1, words: words(number, before: currency.name) + " " + currency.name.form(for: number))
    }

    /// "1 Kind", "1 Frau": the number agrees with the noun behind it.
    private func one(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.string(index) == "1", text.isSpace(index + 1), text.startsBig(index + 2),
            text.capitals(index + 2) != .all
        else { return nil }
        let noun = text.string(index + 2)
        guard units[noun] == nil, currencies[noun] == nil, scales[noun.lowercased()] == nil else { return nil }
        let before = text.word(before: index)
        if GermanTables.numbered.contains(before) || text.wordIndex(before: index).map(text.startsBig) ?? false {
            return nil
        }
        let gender = GermanDeclension.gender(of: index + 2, in: text)
        return Rewrite(
            end: index + 1,
            words: String(agreeing(gender == .feminine ? "eine " : "ein x", at: index, in: text).prefix { $0 != " " }))
    }

    /// "um 1/2 4 Uhr", "1/2 Stunde".
    private func halfInDigits(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.string(index) == "1", text.isSign(index + 1, "/"), text.string(index + 2) == "2",
            text.isSpace(index + 3)
        else { return nil }
        if text.isDigits(index + 4), text.length(index + 4) <= 2, let hour = Int(text.string(index + 4)), hour <= 12,
            clockWord(at: index + 5, in: text) != nil || text.word(before: index) == "um"
        {
            let end = clockWord(at: index + 5, in: text) ?? index + 5
            return Rewrite(end: end, words: "halb " + cardinal(hour, before: nil))
        }
        return half(at: index + 2, text)
    }

    /// "½ Liter", "eine ½ Stunde": a half agrees with its noun.
    private func half(at index: Int, _ text: TokenText) -> Rewrite? {
        let place = text.skipSpace(index + 1)
        guard text.isWord(place), !text.isDigits(index - 1) else { return nil }
        let index = text.isSign(index - 1, "/") ? index - 2 : index
        let end = place - 1
        let unit = units[text.string(place)]
        guard let gender = unit?.gender ?? GermanDeclension.gender(of: place, in: text) else { return nil }
        let before = text.word(before: index)
        let hasArticle = before.hasPrefix("ein") || before.hasPrefix("kein")
        let half: String
        switch gender {
        case .feminine: half = hasArticle ? "halbe" : "eine halbe"
        case .masculine: half = hasArticle ? (before == "einen" ? "halben" : "halber") : "ein halber"
        case .neuter: half = hasArticle ? "halbes" : "ein halbes"
        }
        guard let unit else { return Rewrite(end: end, words: half) }
        return Rewrite(end: place + 1, words: half + " " + unit.one)
    }

    /// "10115 Berlin": five digits in an address.
    private func postcode(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.length(index) == 5, text.isSpace(index + 1), text.startsBig(index + 2),
            !GermanTables.countedNouns.contains(text.string(index + 2))
        else { return nil }
        let isInAddress =
            index == 0 || (text.isSpace(index - 1) && text.isSign(index - 2, ","))
            || (text.isSign(index - 1, "-") && text.isWord(index - 2))
        return isInAddress ? Rewrite(end: index + 1, words: digits(text.string(index))) : nil
    }

    func agreeing(_ words: String, at index: Int, in text: TokenText) -> String {
        let before = text.word(before: index)
        if words.hasPrefix("eine ") {
            return Self.dative.contains(before) ? "einer " + words.dropFirst(5) : words
        }
        guard words.hasPrefix("ein "), words != "ein halb" else { return words }
        if Self.dative.contains(before) { return "einem " + words.dropFirst(4) }
        let isNeuter = [
            "Prozent", "Gramm", "Kilogramm", "Gigabyte", "Megabyte", "Watt", "Viertel", "Drittel", "Pfund", "Jahr",
        ]
        .contains { words.dropFirst(4).hasPrefix($0) }
        return Self.accusative.contains(before) && !isNeuter && words.dropFirst(4).contains { !$0.isWhitespace }
            ? "einen " + words.dropFirst(4) : words
    }

    private static let dative: Set<String> = Set(words: "mit von nach zu bei aus seit in ab vor unter binnen")
    private static let accusative: Set<String> = Set(words: "für um gegen ohne durch über auf je")

    /// "Mo.–Fr.", "Di–So".
    private func weekdays(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.length(index) == 2, let first = Self.weekdayNames[text.string(index)] else { return nil }
        var place = text.isSign(index + 1, ".") ? index + 2 : index + 1
        guard text.isSign(place, in: ["–", "-"]), let last = Self.weekdayNames[text.string(place + 1)] else {
            return nil
        }
        place = text.isSign(place + 2, ".") && !text.isEnd(place + 3) ? place + 3 : place + 2
        return Rewrite(end: place, words: first + " bis " + last)
    }

    private static let weekdayNames = [
        "Mo": "Montag", "Di": "Dienstag", "Mi": "Mittwoch", "Do": "Donnerstag", "Fr": "Freitag", "Sa": "Samstag",
        "So": "Sonntag",
    ]

    /// "u.", "s. Abbildung": capitals would be initials.
    private func smallWord(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.length(index) == 1, text.isSign(index + 1, "."), text.isSpace(index + 2), text.isWord(index + 3),
            !text.isSign(index - 1, ".")
        else { return nil }
        let next = text.string(index + 3)
        switch text.string(index) {
        case "u" where !text.isSign(index + 4, "."): return Rewrite(end: index + 2, words: "und")
        case "s" where text.startsBig(index + 3) && next.utf8.count > 1: return Rewrite(end: index + 2, words: "siehe")
        default: return nil
        }
    }

    /// "Hauptstr. 5"
    private func street(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.isSign(index + 1, "."), text.length(index) > 4 else { return nil }
        let word = text.string(index)
        guard word.hasSuffix("str") else { return nil }
        let end = index + 2
        return Rewrite(end: end, words: word + "aße" + (text.isEnd(end) ? "." : ""))
    }
}
