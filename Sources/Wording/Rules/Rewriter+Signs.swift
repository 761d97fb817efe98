/// Signs that have a name, or that must not be heard.
extension Rewriter {
    /// What is said for a sign; nil where it stays.
    func sign(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard let sign = text.sign(index) else { return nil }
        let names = phrasing.names
        if let rewrite = leading(sign, at: index, phrasing) ?? arithmetic(sign, at: index, phrasing) { return rewrite }
        switch sign {
        case "&": return entity(at: index, phrasing) ?? Rewrite(end: index + 1, words: padded(names.and, at: index))
        case "@": return Rewrite(end: index + 1, words: padded(names.at, at: index))
        case "#": return hash(at: index, phrasing)
        case "№": return Rewrite(end: text.skipSpace(index + 1), words: names.number + " ")
        case "§": return paragraph(at: index, phrasing)
        case "/", "\\", "⁄": return slash(at: index, phrasing)
        case "_": return Rewrite(end: index + 1, words: text.isWord(index + 1) ? " " : "")
        case "|", "¦": return index == 0 ? dropped(index) : Rewrite(end: index + 1, words: ",")
        case "·", "•": return bullet(at: index)
        case "*", "†", "‡", "¶", "®", "™", "^", "¹", "℠", "`", "¬", "­":
            return superscript(at: index, phrasing) ?? dropped(index)
        case "²", "³", "⁰", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "⁺", "⁻":
            return superscript(at: index, phrasing) ?? dropped(index)
        case "'", "’", "‘": return shortYear(at: index, phrasing)
        case "–", "—", "-", "‒", "‑": return joint(at: index, phrasing)
        default: break
        }
        if let (numerator, denominator) = Self.vulgarFraction(sign) {
            let words = phrasing.fraction(numerator, over: denominator) ?? ""
            let number = Numeral(whole: "0", end: index + 1)
            guard let (noun, end) = unit(at: index + 1, number: number, phrasing) else {
                return Rewrite(end: index + 1, words: words)
            }
            return Rewrite(end: end, words: words + " " + noun.one)
        }
        if index == 0, !text.isSign(index + 1, ","), ("←"..."⇿").contains(sign) || sign == "➔" || sign == "➜" {
            return dropped(index)
        }
        if sign == "!" {
            // "begins with ! or ?": French sets a space before the mark that ends a sentence.
            let isNamed =
                text.isSpace(index - 1) && text.isSpace(index + 1) && text.isWord(index + 2)
                && text.capitals(index + 2) == .none
            return isNamed ? names.others[sign].map { Rewrite(end: index + 1, words: $0) } : nil
        }
        if sign == "→", text.isSpace(index - 1), text.isWord(index - 2), text.isSpace(index + 1),
            text.isWord(index + 2), text.length(index + 2) > 1, text.capitals(index + 2) == .none
        {
            // "The pressure rose → the ice slid": what follows from what is a pause; a path has capitals.
            return Rewrite(end: index + 1, words: "–")
        }
        if let name = names.others[sign] { return Rewrite(end: index + 1, words: padded(name, at: index)) }
        return nil
    }

    /// A word with a space where it touches another.
    func padded(_ words: String, at index: Int) -> String {
        if words.isEmpty { return words }
        let before = index == 0 || text.isSpace(index - 1) ? "" : " "
        let isClosed = text.isSign(index + 1, of: ",.;:!?)]\"”»“")
        let after = index + 1 >= text.count || text.isSpace(index + 1) || isClosed ? "" : " "
        return before + words + after
    }

    /// Nothing is said; of two spaces around it one stays.
    func dropped(_ index: Int) -> Rewrite {
        let isAlone = (index == 0 || text.isSpace(index - 1)) && text.isSpace(index + 1)
        return Rewrite(end: isAlone ? index + 2 : index + 1, words: "")
    }

    /// Signs that go with the number behind them.
    private func leading(_ sign: Unicode.Scalar, at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        let names = phrasing.names
        let isFree = index == 0 || text.isSpace(index - 1) || text.isSign(index - 1, in: Self.openers)
        if let (currency, next) = currencySign(at: index, phrasing) {
            var place = text.skipSpace(next)
            var prefix = ""
            if text.isSign(place, of: "-−"), text.isDigits(place + 1) {
                prefix = names.minus + " "
                place += 1
            }
            if let number = text.numeral(at: place, marks: phrasing.marks) {
                let amount = quantity(at: index, first: number, currency: currency, phrasing)
                return Rewrite(end: amount.end, words: prefix + amount.words)
            }
            // A sign that stands for its name, not one in a word of code.
            let isAlone = isFree && (text.isSpace(index + 1) || index + 1 == text.count)
            return isAlone ? Rewrite(end: index + 1, words: currency.name.many) : nil
        }
        let numberFollows = text.isDigits(index + 1) || (text.isSign(index + 1, ".") && text.isDigits(index + 2))
        let valueFollows = numberFollows || currencySign(at: index + 1, phrasing) != nil
        switch sign {
        case "-", "−", "–":
            guard isFree, valueFollows, !text.isSpace(index + 1) else { return nil }
            // "word -5" is minus five, a dash before a year is a dash.
            return Rewrite(end: index + 1, words: names.minus + " ")
        case "+": return isFree && valueFollows ? Rewrite(end: index + 1, words: names.plus + " ") : nil
        case "~", "≈", "∼":
            return valueFollows || text.isSpace(index + 1) && text.isDigits(index + 2)
                ? Rewrite(end: text.skipSpace(index + 1), words: padded(names.about, at: index)) : nil
        case ":":
            // ":45" is seconds or minutes alone.
            guard isFree, text.isDigits(index + 1), text.length(index + 1) == 2, let value = Int(text.string(index + 1))
            else { return nil }
            return Rewrite(end: index + 2, words: phrasing.cardinal(value, before: nil))
        case ".":
            if text.isDigits(index - 1), text.string(index + 1) == "x" {
                return Rewrite(end: index + 1, words: " " + names.versionDot + " ")
            }
            if isFree, text.isWord(index + 1) { return Rewrite(end: index + 1, words: names.dot + " ") }
            guard isFree, text.isDigits(index + 1) else { return nil }
            return Rewrite(
                end: index + 2, words: names.decimal + " " + phrasing.fraction(text.string(index + 1)))
        default: return nil
        }
    }

    static let openers: Set<Unicode.Scalar> = Set("([{\"“„‚‘«»›‹'/=:".unicodeScalars)

    /// Signs of arithmetic, where they stand between spaces, numbers or single letters.
    private func arithmetic(_ sign: Unicode.Scalar, at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        let names = phrasing.names
        func said(_ name: String) -> Rewrite { Rewrite(end: index + 1, words: padded(name, at: index)) }
        let isSpaced = text.isSpace(index - 1) && text.isSpace(index + 1)
        let isBesideNumber = text.isDigits(index - 1) || text.isDigits(index + 1)
        switch sign {
        case "±": return said(names.plusMinus)
        case "×", "✕", "⋅": return said(names.times)
        case "÷": return said(names.divided)
        case "≠": return said(names.notEqual)
        case "≤", "⩽": return said(hasLeft(index) && !names.lessOrEqual.isEmpty ? names.lessOrEqual : names.atMost)
        case "≥", "⩾":
            return said(hasLeft(index) && !names.greaterOrEqual.isEmpty ? names.greaterOrEqual : names.atLeast)
        case "≈", "≃", "≅": return said(names.about)
        case "√": return said(names.root)
        case "∞": return said(names.infinity)
        case "=":
            return text.isSign(index + 1, "=") || text.isSign(index - 1, "=") ? dropped(index) : said(names.equals)
        case "+": return said(names.plus)
        case "<": return isSpaced || isBesideNumber ? said(names.less) : dropped(index)
        case ">": return isSpaced || isBesideNumber ? said(names.greater) : dropped(index)
        case "−": return said(names.minus)
        case "-", "–": return isSpaced && isInEquation(index) ? said(names.minus) : nil
        case "°": return said(names.degrees.many)
        case "%": return said(names.percent.many)
        case "‰": return said(names.perMille.many)
        case "~": return dropped(index)
        default: return nil
        }
    }

    /// Whether an equals sign stands within a few tokens, and numbers or single letters on both sides.
    private func isInEquation(_ index: Int) -> Bool {
        guard isOperand(index - 2), isOperand(index + 2) else { return false }
        return (index - 8...index + 8).contains { text.isSign($0, "=") }
    }

    /// Whether a number or a single letter stands to the left of a sign.
    private func hasLeft(_ index: Int) -> Bool {
        isOperand(text.isSpace(index - 1) ? index - 2 : index - 1)
    }

    private func isOperand(_ index: Int) -> Bool {
        text.isDigits(index) || (text.isWord(index) && text.length(index) == 1)
    }

    /// A dash between two values that each have a sign or a unit: "10 %–20 %".
    private func joint(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard index > 0 else { return nil }
        if text.isSpace(index - 1), text.isSpace(index + 1), text.isDigits(index + 2), text.isWord(index - 2),
            phrasing.months[text.lower(index - 2)] != nil, !text.isSign(index, "-")
        {
            return Rewrite(end: index + 1, words: phrasing.names.to)
        }
        guard !text.isSpace(index - 1) else { return nil }
        // "May–September"
        if text.isWord(index - 1), text.isWord(index + 1), !text.isSign(index, "-"), text.startsBig(index + 1),
            phrasing.months[text.lower(index - 1)] != nil, phrasing.months[text.lower(index + 1)] != nil
        {
            return Rewrite(end: index + 1, words: " " + phrasing.names.to + " ")
        }
        let valueFollows =
            text.isDigits(index + 1)
            || (currencySign(at: index + 1, phrasing) != nil && text.isDigits(index + 2))
        guard valueFollows, !text.isSign(index, of: "-‑") || text.isSign(index - 1, "%") else { return nil }
        let valueBefore =
            (text.isDigits(index - 1) && text.isSign(index - 2, ":"))
            || text.isSign(index - 1, of: "%°€$£'′″²³")
            || (text.isWord(index - 1) && text.isDigits(text.isSpace(index - 2) ? index - 3 : index - 2))
        return valueBefore ? Rewrite(end: index + 1, words: " " + phrasing.names.to + " ") : nil
    }

    /// "&quot;" and the like, left over from markup that was encoded twice.
    private func entity(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.isWord(index + 1), text.isSign(index + 2, ";") else { return nil }
        switch text.string(index + 1) {
        case "amp": return Rewrite(end: index + 3, words: phrasing.names.and)
        case "quot", "apos", "lt", "gt", "nbsp", "rsquo", "lsquo", "ldquo", "rdquo", "mdash", "ndash", "hellip", "shy":
            return Rewrite(end: index + 3, words: text.string(index + 1) == "nbsp" ? " " : "")
        default: return nil
        }
    }

    /// "#1" is a number; "#ClimateAction" a hashtag in words.
    private func hash(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        if text.isDigits(index + 1) {
            return Rewrite(end: index + 1, words: padded(phrasing.names.number, at: index).trailing)
        }
        if let name = phrasing.names.others["#"], !text.isWord(index + 1) {
            let isAlone = index > 0 ? text.isSpace(index - 1) : text.isSign(index + 1, ",")
            if isAlone, index > 0 || text.count > 1 { return Rewrite(end: index + 1, words: padded(name, at: index)) }
        }
        guard text.isWord(index + 1) else { return dropped(index) }
        let isFree = index == 0 || !(text.isWord(index - 1) || text.isDigits(index - 1))
        // "C#" and "F#" are names.
        guard isFree else { return dropped(index) }
        return Rewrite(end: index + 2, words: phrasing.names.hashtag + " " + Self.humps(text.string(index + 1)))
    }

    /// The words of "ClimateAction".
    static func humps(_ word: String) -> String {
        var result = ""
        var previousIsSmall = false
        for character in word {
            if character.isUppercase, previousIsSmall { result.append(" ") }
            result.append(character)
            previousIsSmall = character.isLowercase
        }
        return result
    }

    private func paragraph(at index: Int, _ phrasing: any Phrasing) -> Rewrite {
        let isSeveral = text.isSign(index + 1, "§")
        let end = text.skipSpace(isSeveral ? index + 2 : index + 1)
        return Rewrite(end: end, words: (isSeveral ? phrasing.names.sections : phrasing.names.section) + " ")
    }

    private func slash(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        if text.isSpace(index - 1), text.isSpace(index + 1) { return Rewrite(end: index + 1, words: ",") }
        // "2 turns/s": a unit below a word.
        if text.isWord(index - 1), text.length(index - 1) > 3, text.isWord(index + 1), text.length(index + 1) <= 2,
            text.isSpace(index - 2), let noun = phrasing.units[text.string(index + 1)]
        {
            return Rewrite(end: index + 2, words: " " + phrasing.names.per + " " + noun.one)
        }
        if text.isWord(index - 1), text.isWord(index + 1) { return Rewrite(end: index + 1, words: " ") }
        return Rewrite(end: index + 1, words: " ")
    }

    /// " | " and " · " between two parts: a pause, and no space before it.
    func bar(behind index: Int) -> Rewrite? {
        guard let sign = text.sign(index + 1), sign == "|" || sign == "·" || sign == "•" || sign == "¦" || sign == "/",
            text.isSpace(index + 2), index > 0
        else { return nil }
        let hasStop = text.isSign(index - 1, in: [".", "!", "?", ",", ";", ":"])
        return Rewrite(end: index + 2, words: hasStop ? "" : ",")
    }

    /// A dot in the middle: between two spaces it parts, at the beginning it marks an item.
    private func bullet(at index: Int) -> Rewrite {
        if text.isSpace(index - 1), text.isSpace(index + 1), index > 1 { return Rewrite(end: index + 1, words: ",") }
        return dropped(index)
    }

    /// A power behind a number or a single letter; elsewhere a mark of a note, which is not said.
    private func superscript(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        let letters = text.isWord(index - 1) ? text.scalar(index) - text.scalar(index - 1) : 0
        let isBase =
            text.isDigits(index - 1) || text.isSign(index - 1, ")") || letters == 1
            || (letters == 2 && (index - 6..<index).contains { text.isSign($0, "=") })
        guard isBase else { return nil }
        if text.isSign(index, "^") {
            guard text.isDigits(index + 1), let power = Int(text.string(index + 1)) else { return nil }
            return Rewrite(end: index + 2, words: " " + phrasing.power(power))
        }
        var end = index
        var value = 0
        var isNegative = false
        while let sign = text.sign(end) {
            if sign == "⁻" {
                isNegative = true
            } else if let digit = Self.superscripts[sign] {
                value = min(value * 10 + digit, 9_999)
            } else if sign != "⁺" {
                break
            }
            end += 1
        }
        guard end > index else { return nil }
        return Rewrite(end: end, words: " " + phrasing.power(isNegative ? -value : value))
    }

    private static let superscripts: [Unicode.Scalar: Int] = [
        "⁰": 0, "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9,
    ]

    /// "'68", "'90s": the century is left out.
    private func shortYear(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard index == 0 || text.isSpace(index - 1) || text.isSign(index - 1, in: Self.openers),
            text.isDigits(index + 1), text.length(index + 1) == 2
        else { return nil }
        let rest = phrasing.special(at: index + 1, in: self) ?? number(at: index + 1, phrasing)
        return rest
    }
}

extension Phrasing {
    /// A power in words, behind its base.
    func power(_ exponent: Int) -> String {
        switch exponent {
        case 2: names.squared
        case 3: names.cubed
        case ..<0: names.power + " " + names.minus + " " + cardinal(-exponent, before: nil)
        default: names.power + " " + cardinal(exponent, before: nil)
        }
    }
}

extension String {
    /// The same with one space at the end.
    fileprivate var trailing: String { hasSuffix(" ") ? self : self + " " }
}
