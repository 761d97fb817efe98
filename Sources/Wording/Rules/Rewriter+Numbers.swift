/// Numbers: what digits are part of decides how they are said.
extension Rewriter {
    /// What is said for the digits at a token and what belongs to them. Digits are never left.
    func number(at index: Int, _ phrasing: any Phrasing) -> Rewrite {
        if let written = date(at: index, phrasing) ?? cluster(at: index, phrasing) ?? code(at: index, phrasing)
            ?? time(at: index, phrasing) ?? version(at: index, phrasing) ?? fraction(at: index, phrasing)
        {
            return written
        }
        guard let number = text.numeral(at: index, marks: phrasing.marks) else {
            return Rewrite(end: index + 1, words: phrasing.digits(text.string(index)))
        }
        if number.whole.utf8.count >= 8, !number.isGrouped, text.isSign(index + 1, "-"), text.isDigits(index + 2),
            let code = digitsAndHyphens(at: index, phrasing)
        {
            return code
        }
        if number.whole.utf8.count > (number.isGrouped ? 15 : 8), number.fraction.isEmpty || number.hasLeadingZero {
            return Rewrite(end: index + 1, words: spelledGroups([text.string(index)], phrasing))
        }
        let said = quantity(at: index, first: number, phrasing)
        guard number.isOne else { return said }
        // "un 1 %", "ein 1 km langer Weg": the article is the number.
        let before = text.word(before: index)
        if !before.isEmpty, said.words.hasPrefix(before + " ") {
            return Rewrite(end: said.end, words: String(said.words.dropFirst(before.count + 1)))
        }
        return Rewrite(end: said.end, words: phrasing.agreeing(said.words, at: index, in: text))
    }

    /// The token at which the second number of a range begins, where a dash stands at `index`; nil where none does.
    /// With spaces around it, or as a plain hyphen with spaces, a dash is punctuation.
    func rangeEnd(at index: Int) -> Int? {
        if text.isSign(index, in: Self.dashes), !text.isSpace(index + 1) { return index + 1 }
        if text.isSign(index, "-"), !text.isSpace(index + 1) { return index + 1 }
        if text.isSpace(index), text.isSign(index + 1, in: Self.dashes), text.isSpace(index + 2) { return index + 3 }
        return nil
    }

    static let dashes: Set<Unicode.Scalar> = ["–", "—", "‒", "−", "‑", "‐"]

    /// A number or several of them, with what is counted.
    func quantity(
        at index: Int, first: Numeral, currency leading: Currency? = nil, numberAt: Int? = nil, _ phrasing: any Phrasing
    ) -> Rewrite {
        var numbers = [first]
        var joint = phrasing.names.to
        var end = first.end
        if let (second, place) = secondNumber(after: first, leading: leading, phrasing) {
            numbers.append(second)
            end = place
        } else if leading == nil {
            while numbers.count < 4, let next = factor(at: end, phrasing) {
                numbers.append(next)
                end = next.end
                joint = isProduct(from: index, end: end) ? phrasing.names.times : phrasing.names.by
            }
        }
        let last = numbers[numbers.count - 1]
        let scale = scale(at: end, last, hasCurrency: leading != nil, phrasing)
        if let scale { end = scale.end }
        // "€ 4.799,-"
        if leading != nil, text.isSign(end, ","), text.isSign(end + 1, in: ["-", "–", "—"]) { end += 2 }
        let money = leading.map { ($0, end) } ?? currency(at: end, phrasing)
        if let (currency, place) = money {
            let written = text.isSpace(index) ? index + 1 : index
            let counted = Counted(numbers: numbers, joint: joint, scale: scale?.scale, start: written, end: place)
            return withDenominator(
                Rewrite(end: place, words: amount(counted, of: currency, phrasing)), phrasing)
        }
        if let (noun, place) = unit(at: end, number: last, phrasing) {
            let counted = Counted(numbers: numbers, joint: joint, scale: scale?.scale, start: index, end: place)
            return Rewrite(end: place, words: measure(counted, noun, phrasing))
        }
        let counted = Counted(numbers: numbers, joint: joint, scale: scale?.scale, start: index, end: end)
        if scale != nil { return Rewrite(end: end, words: scaled(counted, phrasing)) }
        return Rewrite(end: end, words: plain(counted, phrasing))
    }

    /// Numbers without a noun: years, or what they are.
    private func plain(_ counted: Counted, _ phrasing: any Phrasing) -> String {
        var numbers = counted.numbers
        if numbers.count == 2, numbers[0].looksLikeYear, let from = numbers[0].integer {
            // "2017–21": the century is the same.
            if numbers[1].whole.utf8.count == 2, numbers[1].fraction.isEmpty, let to = numbers[1].integer,
                to > from % 100
            {
                numbers[1].whole = String(from / 100 * 100 + to)
            }
        }
        let areYears = counted.numbers.contains {
            $0.looksLikeYear && phrasing.isYear($0, at: counted.start, in: text)
        }
        return numbers.map { number in
            if areYears, number.looksLikeYear, let year = number.integer { return phrasing.year(year) }
            return phrasing.words(number)
        }.joined(separator: " " + counted.joint + " ")
    }

    /// The second number of a range.
    private func secondNumber(
        after first: Numeral, leading: Currency?, _ phrasing: any Phrasing
    ) -> (Numeral, end: Int)? {
        guard var next = rangeEnd(at: first.end) else { return nil }
        if leading != nil, currencySign(at: next, phrasing) != nil { next += 1 }
        guard let second = text.numeral(at: next, marks: phrasing.marks), !second.hasLeadingZero || first.looksLikeYear
        else { return nil }
        // "3-4-3" and "10-4G" are something else.
        // "20290811-2210" is a code.
        if first.whole.utf8.count >= 8, !first.isGrouped { return nil }
        if text.isSign(second.end, "-"), text.isDigits(second.end + 1) { return nil }
        if text.isSpace(first.end), first.whole.utf8.count > second.whole.utf8.count { return nil }
        return (second, second.end)
    }

    /// The next number of "3 × 4".
    private func factor(at index: Int, _ phrasing: any Phrasing) -> Numeral? {
        let sign = text.skipSpace(index)
        let isCross = text.isSign(sign, "×") || (text.isWord(sign) && ["x", "X"].contains(text.string(sign)))
        guard isCross else { return nil }
        return text.numeral(at: text.skipSpace(sign + 1), marks: phrasing.marks)
    }

    /// Whether an equals sign stands beside a row of factors.
    private func isProduct(from index: Int, end: Int) -> Bool {
        let before = text.isSpace(index - 1) ? index - 2 : index - 1
        return text.isSign(text.skipSpace(end), of: "=≈") || text.isSign(before, of: "=≈")
    }
}

/// What a quantity is made of.
struct Counted {
    var numbers: [Numeral]
    /// What stands between two numbers.
    var joint: String
    var scale: Scale?
    /// The tokens of the whole.
    var start: Int
    var end: Int
}
