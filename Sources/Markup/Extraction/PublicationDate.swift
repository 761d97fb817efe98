/// Dates as pages write them.
enum PublicationDate {
    /// The date as ISO 8601: what is that already stays as it is; "March 9, 2031", "9 March 2031", "2031/03/09",
    /// "20310309" and "09.03.2031" become `2031-03-09`; nil for anything else and for dates that no calendar has.
    static func iso(_ text: String) -> String? {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let numbers = text.split(whereSeparator: { !$0.isASCII || !$0.isNumber })
        if let first = numbers.first, text.hasPrefix(first), first.utf8.count == 4, numbers.count >= 3 {
            guard let date = date(first, numbers[1].prefix(2), numbers[2].prefix(2)) else { return nil }
            let rest = text.utf8.dropFirst(10)
            let isStamp = text.utf8.dropFirst(4).first == UInt8(ascii: "-") && text.utf8.count <= 35
            guard isStamp, let mark = rest.first, mark == UInt8(ascii: "T") || mark == UInt8(ascii: " "),
                rest.dropFirst().first.map({ (0x30...0x39).contains($0) }) == true
            else { return date }
            // A space in place of the `T` is common; anything but a clock's signs behind it is not a time.
            let clock = String(decoding: rest.dropFirst(), as: UTF8.self)
            guard clock.allSatisfy({ $0.isASCII && ($0.isNumber || ":.+-Z".contains($0)) }) else { return date }
            return date + "T" + clock
        }
        if numbers.count == 1, let first = numbers.first, text.utf8.count == 8, first.utf8.count == 8 {
            return date(first.prefix(4), first.dropFirst(4).prefix(2), first.suffix(2))
        }
        return worded(text, numbers)
    }

    private static func worded(_ text: String, _ numbers: [Substring]) -> String? {
        guard let year = numbers.first(where: { $0.utf8.count == 4 }),
            let day = numbers.first(where: { $0.utf8.count <= 2 })
        else { return nil }
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) where word.count >= 3 {
            if let month = months.firstIndex(where: { $0.contains(where: word.hasPrefix) }) {
                return date(year, "\(month + 1)", day)
            }
        }
        // With points the day comes first everywhere; with slashes that depends on the country.
        if text.contains("."), numbers.count >= 3, numbers[2] == year { return date(year, numbers[1], numbers[0]) }
        return nil
    }

    /// How the months begin in English, German, French, Spanish, Italian, Portuguese and Dutch.
    private static let months = [
        ["jan", "jän", "ene", "gen"], ["feb", "fév", "fev"], ["mar", "mär", "maa", "mrt"], ["apr", "avr", "abr"],
        ["may", "mai", "mag", "mei"], ["jun", "juin", "giu"], ["jul", "juil", "lug"], ["aug", "aoû", "ago"],
        ["sep", "set"], ["oct", "okt", "ott", "out"], ["nov"], ["dec", "dez", "déc", "dic"],
    ]

    private static func date(
        _ year: some StringProtocol, _ month: some StringProtocol, _ day: some StringProtocol
    ) -> String? {
        guard let year = Int(year), let month = Int(month), let day = Int(day), (1000...2999).contains(year),
            (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(padded(month))-\(padded(day))"
    }
}
