/// Scales, currencies and units behind numbers.
extension Rewriter {
    /// The scale behind a number: "m", "Mrd.", "million".
    func scale(
        at index: Int, _ number: Numeral, hasCurrency: Bool, _ phrasing: any Phrasing
    ) -> (scale: Scale, end: Int)? {
        let isAdjacent = !text.isSpace(index)
        let place = text.isSign(index, "-") ? index + 1 : text.skipSpace(index)
        guard text.isWord(place) else { return nil }
        let written = text.string(place)
        guard let scale = phrasing.scales[written] ?? phrasing.scales[written.lowercased()] else { return nil }
        if written.utf8.count == 1 {
            // "5 m" is five metres; "$5m" is money; "10k" a thousand each.
            let isBeforeSign = currencySign(at: place + 1, phrasing) != nil
            guard isAdjacent || isBeforeSign, !text.isSign(index, "-") else { return nil }
            let needsCurrency = written == "m" || written == "b" || written == "t" || written == "K"
            if needsCurrency, !hasCurrency, currency(at: place + 1, phrasing) == nil { return nil }
        }
        var end = place + 1
        if text.isSign(end, "."), written.utf8.count < 5, !text.isEnd(end + 1) || currency(at: end + 1, phrasing) != nil
        {
            end += 1
        }
        return (scale, end)
    }

    /// The currency whose sign stands at a token: "$", "US$", "£".
    func currencySign(at index: Int, _ phrasing: any Phrasing) -> (currency: Currency, end: Int)? {
        if let sign = text.sign(index) {
            // Most signs are none of a currency: their names need not be looked for.
            guard sign == "$" || (0xA2...0xA5).contains(sign.value) || (0x20A0...0x20CF).contains(sign.value),
                let currency = phrasing.currencies[String(sign)]
            else { return nil }
            return (currency, index + 1)
        }
        if text.isWord(index), text.isSign(index + 1, "$"), text.capitals(index) == .all,
            let currency = phrasing.currencies[text.string(index) + "$"]
        {
            return (currency, index + 2)
        }
        if text.isWord(index), text.isSign(index + 1, "-"), text.isSign(index + 2, "$"),
            let currency = phrasing.currencies[text.string(index) + "$"]
        {
            return (currency, index + 3)
        }
        if text.isWord(index), text.isSign(index + 1, "€"), let currency = phrasing.currencies[text.string(index) + "€"]
        {
            return (currency, index + 2)
        }
        return nil
    }

    /// The currency behind a number: sign, code or name.
    func currency(at index: Int, _ phrasing: any Phrasing) -> (Currency, end: Int)? {
        let place = text.isSign(index, "-") && text.isWord(index + 1) ? index + 1 : text.skipSpace(index)
        if let (currency, end) = currencySign(at: place, phrasing) {
            // "5 $10": the sign belongs to what follows.
            if text.isSpace(index), text.isDigits(end) { return nil }
            return (currency, end)
        }
        guard text.isWord(place), let currency = phrasing.currencies[text.string(place)] else { return nil }
        let isShort = text.length(place) < 3
        if isShort, text.isSign(place + 1, "."), !text.isEnd(place + 2) { return (currency, place + 2) }
        return (currency, place + 1)
    }

    /// What is said for an amount of money.
    func amount(_ counted: Counted, of currency: Currency, _ phrasing: any Phrasing) -> String {
        let first = counted.numbers[0]
        let isSingle = counted.numbers.count == 1
        if isSingle, counted.scale == nil, first.fraction.utf8.count == 2, let part = currency.part,
            let whole = first.wholeValue, let parts = Int(first.fraction)
        {
            if parts == 0 { return money(Counted(wholeOf: counted), currency.name, phrasing) }
            if whole == 0 {
                let number = Numeral(whole: String(parts), end: first.end)
                return phrasing.words(number, before: part) + " " + part.form(for: number)
            }
            return phrasing.money(whole, parts: parts, currency)
        }
        return money(counted, currency.name, phrasing)
    }

    private func money(_ counted: Counted, _ noun: Noun, _ phrasing: any Phrasing) -> String {
        let isAttributive = phrasing.isAttributive(at: counted.start, end: counted.end, in: text)
        let last = counted.numbers[counted.numbers.count - 1]
        if counted.scale != nil {
            let name = isAttributive ? noun.one : noun.many
            return scaled(counted, phrasing) + joint(of: counted, before: name, phrasing) + name
        }
        let name = isAttributive ? noun.one : noun.form(for: last)
        return phrasing.list(counted.numbers, counted.joint, before: noun) + " " + name
    }

    private func joint(of counted: Counted, before noun: String, _ phrasing: any Phrasing) -> String {
        counted.scale.map { phrasing.joint(after: $0, before: noun) } ?? " "
    }

    /// What is said for numbers with a scale.
    func scaled(_ counted: Counted, _ phrasing: any Phrasing) -> String {
        guard let scale = counted.scale else { return phrasing.list(counted.numbers, counted.joint, before: nil) }
        let last = counted.numbers[counted.numbers.count - 1]
        return phrasing.list(counted.numbers, counted.joint, before: scale.name) + " " + scale.name.form(for: last)
    }

    /// What is said for numbers with a unit.
    func measure(_ counted: Counted, _ noun: Noun, _ phrasing: any Phrasing) -> String {
        let last = counted.numbers[counted.numbers.count - 1]
        if counted.scale != nil {
            return scaled(counted, phrasing) + joint(of: counted, before: noun.many, phrasing) + noun.many
        }
        let isAttributive = phrasing.isAttributive(at: counted.start, end: counted.end, in: text)
        let name = isAttributive ? noun.one : noun.form(for: last)
        return phrasing.list(counted.numbers, counted.joint, before: noun) + " " + name
    }

    /// The unit behind a number, with its denominator: "km/h", "m²", "l/100 km", "%".
    func unit(at index: Int, number: Numeral, _ phrasing: any Phrasing) -> (Noun, end: Int)? {
        let isHyphen = text.isSign(index, "-") && text.isWord(index + 1)
        let place = isHyphen ? index + 1 : text.skipSpace(index)
        let names = phrasing.names
        if text.isSign(place, "%") { return (names.percent, place + 1) }
        if text.isSign(place, "‰") { return (names.perMille, place + 1) }
        // "3 in. deep", "a 5-in. pan": without the stop it is the preposition.
        if place > index, text.isSign(place + 1, "."), text.string(place) == "in", let noun = phrasing.units["in."],
            !text.isEnd(place + 2)
        {
            return (noun, place + 2)
        }
        // "9 t/m 29 april" is no tonne per metre in Dutch.
        if text.isSign(place + 1, "/"), text.isWord(place + 2),
            phrasing.abbreviations.entries[text.string(place) + "/" + text.string(place + 2)] != nil
        {
            return nil
        }
        guard let (noun, end) = simpleUnit(at: place, isAdjacent: place == index, phrasing) else { return nil }
        if text.isSign(end - 1, of: "°′″'\""), text.isWord(text.skipSpace(end)),
            let direction = names.compass[text.string(text.skipSpace(end))], !text.isWord(text.skipSpace(end) + 2)
        {
            let one = noun.one + " " + direction
            return (Noun(one: one, many: noun.many + " " + direction, gender: noun.gender), text.skipSpace(end) + 1)
        }
        // "55 dB(A)"
        if text.isSign(end, "("), text.isWord(end + 1), text.length(end + 1) == 1, text.isSign(end + 2, ")"),
            text.string(end - 1) == "dB"
        {
            let words = " " + text.string(end + 1)
            return (Noun(one: noun.one + words, many: noun.many + words, gender: noun.gender), end + 3)
        }
        guard let slash = slash(at: end) else {
            let hasStop = text.isSign(end, ".") && text.isWord(end - 1) && !text.isEnd(end + 1)
            return (noun, hasStop && stopBelongs(to: end - 1, phrasing) ? end + 1 : end)
        }
        if text.isDigits(slash), text.string(slash) == "100",
            phrasing.units[text.string(text.skipSpace(slash + 1))] != nil,
            let (below, end) = simpleUnit(at: text.skipSpace(slash + 1), isAdjacent: false, phrasing)
        {
            let hundred = phrasing.cardinal(100, before: below.gender)
            let words = " " + names.over + " " + hundred + " " + below.many
            return (Noun(one: noun.one + words, many: noun.many + words, gender: noun.gender), end)
        }
        guard let (below, belowEnd) = simpleUnit(at: slash, isAdjacent: true, phrasing) else {
            // "0.4 s/day", "9 m/a"
            let name = text.string(slash) == "a" ? phrasing.perYear : text.length(slash) > 2 ? text.string(slash) : nil
            guard let name, text.isWord(slash) else { return (noun, end) }
            let words = " " + names.per + " " + name
            return (Noun(one: noun.one + words, many: noun.many + words, gender: noun.gender), slash + 1)
        }
        // "chilometri all'ora"
        let isElided = names.per == "al" && "aeiou".contains(below.one.first ?? " ")
        let words = isElided ? " all'" + below.one : " " + names.per + " " + below.one
        return (Noun(one: noun.one + words, many: noun.many + words, gender: noun.gender), belowEnd)
    }

    /// Whether the stop behind a unit is its own: "Std.", "ft." in mid-sentence.
    private func stopBelongs(to index: Int, _ phrasing: any Phrasing) -> Bool {
        phrasing.units[text.string(index) + "."] != nil || text.isSign(index + 2, in: [",", ";", ":", ")"])
            || (text.isSpace(index + 2) && text.isDigits(index + 3)
                && Self.writtenWithStop.contains(text.string(index)))
            || (text.isSpace(index + 2) && text.isWord(index + 3) && text.capitals(index + 3) == .none)
    }

    /// Units that many write with a stop: "5 hrs. 10 min".
    private static let writtenWithStop: Set<String> = [
        "hr", "hrs", "min", "mins", "ft", "lb", "lbs", "oz", "yd", "sec",
    ]

    private func slash(at index: Int) -> Int? {
        text.isSign(index, "/") && (text.isWord(index + 1) || text.isDigits(index + 1)) ? index + 1 : nil
    }

    private func simpleUnit(at index: Int, isAdjacent: Bool, _ phrasing: any Phrasing) -> (Noun, end: Int)? {
        if text.isSign(index, "°") {
            guard text.isWord(index + 1) || (text.isSpace(index + 1) && text.isWord(index + 2)) else {
                return (phrasing.names.degrees, index + 1)
            }
            let letter = text.skipSpace(index + 1)
            if let noun = phrasing.units["°" + text.string(letter)] { return (noun, letter + 1) }
            return (phrasing.names.degrees, index + 1)
        }
        if text.isSign(index, of: "′'’″\""), isArc(index) {
            let isMinute = text.isSign(index, of: "′'’")
            return (isMinute ? phrasing.names.arcMinutes : phrasing.names.arcSeconds, index + 1)
        }
        if text.isSign(index, of: "℃℉Ω′″"), let sign = text.sign(index),
            let noun = phrasing.units[String(sign)]
        {
            return (noun, index + 1)
        }
        guard text.isWord(index) else { return nil }
        // "sq ft", "fl oz".
        if text.isSpace(index + 1), text.isWord(index + 2), text.length(index) <= 3,
            let noun = phrasing.units[text.string(index) + "_" + text.string(index + 2)]
        {
            return (noun, index + 3)
        }
        guard var noun = phrasing.units[text.string(index)] else { return nil }
        let written = text.string(index)
        // A letter alone is a unit behind a number, but not in "5 A levels".
        if written.utf8.count == 1, !isAdjacent, text.isSpace(index + 1), text.isWord(index + 2),
            text.capitals(index) == .all, text.capitals(index + 2) == .none
        {
            if phrasing.units["_" + written] == nil, written == "A" || written == "C" || written == "F" { return nil }
        }
        var end = index + 1
        if text.isSign(end, of: "²³") {
            let names = phrasing.squareCubic
            let power = text.isSign(end, "²") ? names.square : names.cubic
            noun = phrasing.raised(noun, by: power)
            end += 1
        } else if text.isDigits(end), ["2", "3"].contains(text.string(end)), Self.lengths.contains(written) {
            noun = phrasing.raised(
                noun, by: text.string(end) == "2" ? phrasing.squareCubic.square : phrasing.squareCubic.cubic)
            end += 1
        }
        return (noun, end)
    }

    /// Whether the number before a sign stands behind degrees or minutes of an arc: "52° 31′ 12″".
    private func isArc(_ index: Int) -> Bool {
        let number = text.isSpace(index - 1) ? index - 2 : index - 1
        let before = text.isSpace(number - 1) ? number - 2 : number - 1
        return text.isDigits(number) && text.isSign(before, of: "°′'’")
    }

    private static let lengths: Set<String> = ["m", "km", "cm", "mm", "dm"]

    /// "€/month", "$/kWh": what an amount is for.
    func withDenominator(_ rewrite: Rewrite, _ phrasing: any Phrasing) -> Rewrite {
        guard text.isSign(rewrite.end, "/"), text.isWord(rewrite.end + 1) else { return rewrite }
        let below = simpleUnit(at: rewrite.end + 1, isAdjacent: true, phrasing)
        let name = below?.0.one ?? text.string(rewrite.end + 1)
        return Rewrite(end: below?.end ?? rewrite.end + 2, words: rewrite.words + " " + phrasing.names.per + " " + name)
    }
}

extension Counted {
    /// The same without a fraction of nothing: "$5.00".
    init(wholeOf counted: Counted) {
        self = counted
        for index in numbers.indices { numbers[index].fraction = "" }
    }
}

extension Phrasing {
    /// A unit of area or volume. Words of one language are put together differently in another.
    func raised(_ noun: Noun, by power: String) -> Noun {
        if power.hasSuffix("-") {
            let prefix = String(power.dropLast())
            return Noun(
                one: prefix + noun.one.lowercased(), many: prefix + noun.many.lowercased(), gender: noun.gender)
        }
        if power.hasPrefix("+") {
            let parts = power.dropFirst().split(separator: "/").map(String.init)
            let one = parts.first ?? ""
            return Noun(
                one: noun.one + " " + one, many: noun.many + " " + (parts.last ?? one), gender: noun.gender)
        }
        return Noun(one: power + " " + noun.one, many: power + " " + noun.many, gender: noun.gender)
    }
}
