/// What only English does.
extension English {
    func special(at index: Int, in rewriter: Rewriter) -> Rewrite? {
        let text = rewriter.text
        switch text.kind(index) {
        case .digits:
            return multiple(at: index, text) ?? decade(at: index, text) ?? hour(at: index, text) ?? ordinal(
                at: index, rewriter)
                ?? feet(at: index, text)
        case .sign where text.isSign(index, "£"): return oldMoney(at: index, text)
        default: return nil
        }
    }

    /// "£12 10s. 6d.": pounds, shillings and pence.
    private func oldMoney(at index: Int, _ text: TokenText) -> Rewrite? {
        guard let pounds = text.numeral(at: index + 1, marks: marks), pounds.fraction.isEmpty,
            text.isSpace(pounds.end), text.isDigits(pounds.end + 1), text.string(pounds.end + 2) == "s",
            let shillings = text.numeral(at: pounds.end + 1, marks: marks)
        else { return nil }
        func counted(_ number: Numeral, _ one: String, _ many: String) -> String {
            words(number) + " " + (number.isOne ? one : many)
        }
        var said = counted(pounds, "pound", "pounds") + ", " + counted(shillings, "shilling", "shillings")
        var end = pounds.end + 3
        if text.isSign(end, "."), !text.isEnd(end + 1) { end += 1 }
        if text.isSpace(end), text.string(end + 2) == "d", let pence = text.numeral(at: end + 1, marks: marks) {
            said += " and " + counted(pence, "penny", "pence")
            end += 3
            if text.isSign(end, "."), !text.isEnd(end + 1) { end += 1 }
        }
        return Rewrite(end: end, words: said)
    }

    /// "2x as salty"; between two numbers an x is a product.
    private func multiple(at index: Int, _ text: TokenText) -> Rewrite? {
        guard let number = text.numeral(at: index, marks: marks),
            text.string(number.end) == "x" || text.isSign(number.end, "×"),
            text.isSpace(number.end + 1), Self.comparisons.contains(text.string(number.end + 2))
        else { return nil }
        return Rewrite(end: number.end + 1, words: words(number) + (number.isOne ? " time" : " times"))
    }

    private static let comparisons: Set<String> = Set(
        words: "as more less faster slower better higher lower larger bigger the per longer cheaper stronger")

    /// "1980s", "90s", "1990's".
    private func decade(at index: Int, _ text: TokenText) -> Rewrite? {
        var end = index + 1
        if text.isSign(end, of: "'’"), text.isWord(end + 1), text.string(end + 1) == "s" { end += 1 }
        let isOwner = end > index + 1
        guard text.isWord(end), text.string(end) == "s", let value = Int(text.string(index)) else { return nil }
        let length = text.length(index)
        if length == 4, (1000...2999).contains(value), value % 10 == 0 {
            return Rewrite(end: end + 1, words: plural(year(value)))
        }
        // "in 2017's first week"
        if isOwner {
            return length == 4 && (1000...2199).contains(value) ? Rewrite(end: end + 1, words: year(value) + "'s") : nil
        }
        guard value % 10 == 0, length <= 3 || value % 1000 == 0 else { return nil }
        return Rewrite(end: end + 1, words: plural(cardinal(value, before: nil)))
    }

    private func plural(_ words: String) -> String {
        words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
    }

    /// "3 p.m.", "3pm", "11am".
    private func hour(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.length(index) <= 2, let value = Int(text.string(index)), (1...12).contains(value) else { return nil }
        guard let (half, end) = halfOfDay(at: index + 1, in: text) else {
            // "3–5 p.m."
            guard text.isSign(index + 1, of: "–-"), text.isDigits(index + 2), text.length(index + 2) <= 2,
                let last = Int(text.string(index + 2)), (1...12).contains(last),
                let (half, end) = halfOfDay(at: index + 3, in: text)
            else { return nil }
            let words = cardinal(value, before: nil) + " to " + cardinal(last, before: nil) + " " + half
            return Rewrite(end: end, words: words)
        }
        return Rewrite(end: end, words: cardinal(value, before: nil) + " " + half)
    }

    /// "21st", "1,000th"; not the day of a date.
    private func ordinal(at index: Int, _ rewriter: Rewriter) -> Rewrite? {
        let text = rewriter.text
        guard let number = text.numeral(at: index, marks: marks), text.isWord(number.end),
            ["st", "nd", "rd", "th"].contains(text.lower(number.end)), let value = number.integer
        else { return nil }
        if let date = rewriter.date(at: index, self) { return date }
        return Rewrite(end: number.end + 1, words: ordinal(value))
    }

    /// 6'2", 5′11″, 6 ft 2 in.
    private func feet(at index: Int, _ text: TokenText) -> Rewrite? {
        if text.length(index) <= 2, text.isSpace(index + 1), text.string(index + 2) == "ft", text.isSpace(index + 3),
            text.isDigits(index + 4), text.isSpace(index + 5), text.string(index + 6) == "in",
            let feet = Int(text.string(index)), let inches = Int(text.string(index + 4))
        {
            return Rewrite(
                end: index + 7, words: cardinal(feet, before: nil) + " foot " + cardinal(inches, before: nil))
        }
        guard text.length(index) <= 2, text.isSign(index + 1, of: "'′’"), text.isDigits(index + 2),
            text.length(index + 2) <= 2, text.isSign(index + 3, of: "\"″”"),
            let feet = Int(text.string(index)),
            let inches = Int(text.string(index + 2)), inches < 12
        else { return nil }
        let tail = inches == 0 ? "" : " " + cardinal(inches, before: nil)
        return Rewrite(end: index + 4, words: cardinal(feet, before: nil) + " foot" + tail)
    }

    // MARK: - Roman numbers

    func roman(_ number: Int, at index: Int, in text: TokenText) -> Rewrite? {
        let written = text.string(index)
        guard let before = text.wordIndex(before: index), text.isSpace(index - 1) else {
            return century(number, at: index, text)
        }
        let word = text.string(before)
        let isLetter = written.utf8.count == 1
        if EnglishTables.regnal.contains(word) {
            // "Charles I know" is not the first Charles.
            if written == "I", EnglishTables.afterPronoun.contains(text.word(at: index + 1)) { return nil }
            guard number <= 30 else { return nil }
            return Rewrite(end: index + 1, words: "the " + ordinal(number))
        }
        if EnglishTables.beforeRoman.contains(text.lower(before)) {
            if written == "I", EnglishTables.afterPronoun.contains(text.word(at: index + 1)) { return nil }
            return Rewrite(end: index + 1, words: cardinal(number, before: nil))
        }
        if text.lower(before) == "the", let century = century(number, at: index, text) { return century }
        guard !isLetter, text.startsBig(before), written.utf8.allSatisfy({ [0x49, 0x56, 0x58].contains($0) }),
            !["XX", "XXX"].contains(written)
        else { return year(number, written).map { Rewrite(end: index + 1, words: $0) } }
        return Rewrite(end: index + 1, words: cardinal(number, before: nil))
    }

    private func century(_ number: Int, at index: Int, _ text: TokenText) -> Rewrite? {
        guard ["century", "centuries", "olympiad"].contains(text.word(at: index + 1)) else { return nil }
        return Rewrite(end: index + 1, words: ordinal(number))
    }

    /// "MCMXCIV"
    private func year(_ number: Int, _ written: String) -> String? {
        written.utf8.count >= 4 && (1500...2100).contains(number) && written.hasPrefix("M") ? year(number) : nil
    }
}
