/// Dates in digits, and with months in words.
extension Rewriter {
    /// What is said for a date that begins with the digits at a token; nil where they are none.
    func date(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard
            let (date, end) = internationalDate(at: index) ?? digitDate(at: index) ?? dayAndMonth(at: index, phrasing),
            date.isPossible
        else { return nil }
        return Rewrite(end: end, words: phrasing.date(date, at: index, end: end, in: text))
    }

    private func value(_ index: Int) -> Int? { Int(text.string(index)) }

    /// "2026-11-30", and with a time behind a T.
    private func internationalDate(at index: Int) -> (WrittenDate, end: Int)? {
        guard text.length(index) == 4, let year = value(index), text.isSign(index + 1, of: "-‑/."),
            text.isDigits(index + 2), text.length(index + 2) == 2, let month = value(index + 2),
            text.isSign(index + 3, of: "-‑/."), text.isDigits(index + 4), text.length(index + 4) == 2,
            let day = value(index + 4)
        else { return nil }
        return (WrittenDate(day: day, month: month, year: year), index + 5)
    }

    /// "30.11.2026", "3/10/2026", "30.11.".
    private func digitDate(at index: Int) -> (WrittenDate, end: Int)? {
        guard text.length(index) <= 2, let first = value(index), let mark = text.sign(index + 1),
            mark == "." || mark == "/" || mark == "-"
        else { return nil }
        var place = index + 2
        if mark == ".", text.isSpace(place), text.isDigits(place + 1) { place += 1 }
        guard text.isDigits(place), text.length(place) <= 2, let second = value(place) else { return nil }
        guard text.isSign(place + 1, mark) else { return nil }
        var last = place + 2
        if mark == ".", text.isSpace(last), text.isDigits(last + 1) { last += 1 }
        let monthFirst = mark == "/" && (self.monthFirst || second > 12) && first <= 12
        var date = WrittenDate(
            day: monthFirst ? second : first, month: monthFirst ? first : second, monthFirst: monthFirst)
        guard text.isDigits(last), [2, 4].contains(text.length(last)), let year = value(last) else {
            // "am 30.11." has no year.
            // "bis 1.6. Danach" is a version at the end of a sentence.
            let isEnd =
                text.word(before: index) == "bis"
                && (text.startsBig(text.skipSpace(place + 2)) || text.isEnd(place + 2) && isAfterVersion(index))
            return mark == "." && isAfterDayWord(index) && !isEnd ? (date, place + 2) : nil
        }
        if text.isSign(last + 1, "."), text.isDigits(last + 2) { return nil }
        if text.length(last) == 2 {
            let isPadded = text.length(index) == 2 && text.length(place) == 2
            guard isPadded || isAfterDayWord(index) else { return nil }
            date.isShortYear = true
        }
        guard mark != "-" || text.length(last) == 4 else { return nil }
        date.year = year
        return (date, last + 1)
    }

    /// "from version 1.0 to 1.6."
    private func isAfterVersion(_ index: Int) -> Bool {
        (max(0, index - 10)..<index).contains { text.isWord($0) && text.lower($0) == "version" }
    }

    private static let dayWords: Set<String> = [
        "am", "vom", "bis", "zum", "ab", "seit", "der", "den", "dem", "des", "montag", "dienstag", "mittwoch",
        "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "beim", "zur", "nach", "vor", "on", "mo", "di",
        "mi",
        "do", "fr", "sa", "so",
    ]

    private func isAfterDayWord(_ index: Int) -> Bool {
        if Self.dayWords.contains(text.word(before: index)) { return true }
        guard text.isSpace(index - 1), text.isSign(index - 2, of: ",.") else { return false }
        return text.isWord(index - 3) && Self.dayWords.contains(text.lower(index - 3))
    }

    /// "3 October 2026", "5–7 March", "3. Oktober", "1er mai", "3 de octubre de 2026".
    private func dayAndMonth(at index: Int, _ phrasing: any Phrasing) -> (WrittenDate, end: Int)? {
        guard text.length(index) <= 2, let day = value(index), (1...31).contains(day) else { return nil }
        var end = dayEnd(at: index + 1)
        var lastDay: Int?
        if let next = rangeEnd(at: end), text.isDigits(next), text.length(next) <= 2 {
            lastDay = value(next)
            end = dayEnd(at: next + 1)
        }
        guard text.isSpace(end) else { return nil }
        var place = end + 1
        if text.isWord(place), ["of", "de", "di"].contains(text.string(place)), text.isSpace(place + 1) { place += 2 }
        guard text.isWord(place), let month = phrasing.months[text.lower(place)], isMonth(place)
        else { return nil }
        end = place + 1
        if text.isSign(end, "."), text.length(place) <= 5, !text.isEnd(end + 1) { end += 1 }
        var date = WrittenDate(day: day, lastDay: lastDay, month: month)
        if let (year, place) = yearBehind(end) {
            date.year = year
            end = place
        }
        return (date, end)
    }

    /// Whether a word that is a month's name is one here.
    private func isMonth(_ index: Int) -> Bool {
        // "march", "may" and "mar" are words where a language writes months large.
        !["may", "march", "mar"].contains(text.string(index)) || text.capitals(index) != .none
    }

    /// The token behind a day: its ordinal ending or stop.
    private func dayEnd(at index: Int) -> Int {
        if text.isWord(index), ["st", "nd", "rd", "th", "er"].contains(text.lower(index)) { return index + 1 }
        if text.isSign(index, of: "º°") { return index + 1 }
        if text.isSign(index, "."), text.isSpace(index + 1) || rangeEnd(at: index + 1) != nil { return index + 1 }
        return index
    }

    /// The year behind a month: "2026", ", 2026", "de 2026".
    func yearBehind(_ index: Int) -> (year: Int, end: Int)? {
        var place = index
        if text.isSign(place, ",") { place += 1 }
        guard text.isSpace(place) else { return nil }
        place += 1
        if text.isWord(place), ["de", "del"].contains(text.string(place)), text.isSpace(place + 1) { place += 2 }
        guard text.isDigits(place), text.length(place) == 4, let year = value(place), (1000...2999).contains(year),
            !(text.isSign(place + 1, ":") && text.isDigits(place + 2))
        else { return nil }
        // "3 October, 2026–2027" and "May 5, 1500.5" are something else.
        if text.isSign(place + 1, of: ".,"), text.isDigits(place + 2) { return nil }
        return (year, place + 1)
    }

    /// "October 3, 2026", "Oct. 3rd", "March 5–7": a month before its day.
    func monthAndDay(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.startsBig(index), let month = phrasing.months[text.lower(index)] else { return nil }
        var place = index + 1
        if text.isSign(place, ".") { place += 1 }
        guard text.isSpace(place), text.isDigits(place + 1), text.length(place + 1) <= 2, let day = value(place + 1),
            (1...31).contains(day)
        else { return nil }
        var end = dayEnd(at: place + 2)
        if end == place + 3, text.isSign(place + 2, ".") { end = place + 2 }
        if text.isWord(end) || (text.isSign(end, of: ":%.") && text.isDigits(end + 1)) { return nil }
        var date = WrittenDate(day: day, month: month, monthFirst: true)
        if let next = rangeEnd(at: end), text.isDigits(next), text.length(next) <= 2, let last = value(next),
            (1...31).contains(last), !text.isSign(next + 1, ":")
        {
            date.lastDay = last
            end = dayEnd(at: next + 1)
            if text.isSign(end - 1, ".") { end -= 1 }
        }
        if let (year, place) = yearBehind(end) {
            date.year = year
            end = place
        }
        return Rewrite(end: end, words: phrasing.date(date, at: index, end: end, in: text))
    }
}
