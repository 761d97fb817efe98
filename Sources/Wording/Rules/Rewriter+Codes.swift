/// Digits that name something and count nothing: telephone numbers, versions, addresses of machines, codes.
extension Rewriter {
    /// Telephone numbers, ISBNs, postcodes and the like, digit by digit; nil where the digits are none of these.
    func code(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        if isAfterISBN(index), let rewrite = digitsAndHyphens(at: index, phrasing) { return rewrite }
        return telephone(at: index, phrasing) ?? machineAddress(at: index, phrasing) ?? chain(at: index, phrasing)
    }

    /// Groups of digits, one digit after another, with a pause between the groups.
    func spelledGroups(_ groups: [String], _ phrasing: any Phrasing) -> String {
        groups.map { group in
            var parts: [String] = []
            var rest = Substring(group)
            while rest.utf8.count > 4 {
                parts.append(phrasing.digits(rest.prefix(3)))
                rest = rest.dropFirst(3)
            }
            return (parts + [phrasing.digits(rest)]).joined(separator: ", ")
        }.joined(separator: ", ")
    }

    private static let telephoneWords: Set<String> = [
        "tel", "telefon", "telefonnummer", "fax", "phone", "telephone", "call", "dial", "text", "ring", "mobil",
        "mobile", "handy", "hotline", "rufnummer", "notruf", "call", "calling", "called", "dialled", "dialed", "wähle",
        "wählen", "téléphone", "tél", "teléfono", "telefono", "telefone", "telefoon", "bel",
    ]

    private func isAfterTelephoneWord(_ index: Int) -> Bool {
        var place = index - 1
        if text.isSpace(place) { place -= 1 }
        while text.isSign(place, of: ":.(") || text.isSpace(place) { place -= 1 }
        return text.isWord(place) && Self.telephoneWords.contains(text.lower(place))
    }

    /// "+44 20 7946 0958", "0117 496 0823", "(555) 123-4567", "911" after "call".
    private func telephone(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        let hasPlus = text.isSign(index - 1, "+")
        let isNamed = isAfterTelephoneWord(hasPlus ? index - 1 : index)
        let hasBracket = text.isSign(index - 1, "(") && text.isSign(index + 1, ")") && text.length(index) <= 5
        let startsWithZero = text.bytes[text.byte(index)] == 0x30
        guard hasPlus || isNamed || hasBracket || startsWithZero || isNorthAmerican(at: index) else { return nil }
        var groups = [text.string(index)]
        var end = index + 1
        while groups.count < 8, let next = nextGroup(after: end, isDotted: isNamed) {
            groups.append(text.string(next))
            end = next + 1
        }
        let count = groups.reduce(0) { $0 + $1.utf8.count }
        if isNamed, groups.count == 1, count <= 6, !hasPlus {
            return Rewrite(end: end, words: phrasing.digits(groups[0]))
        }
        let isLong = count >= 7 && count <= 16
        guard isLong, groups.count > 1 || (count >= 9 && (startsWithZero || hasPlus)) || isNamed else { return nil }
        if text.isSign(end, of: ".,"), text.isDigits(end + 1) { return nil }
        if !hasPlus, !isNamed, !hasBracket, startsWithZero, groups[0].utf8.count < 3 { return nil }
        if hasBracket {
            let rest = spelledGroups(Array(groups.dropFirst()), phrasing)
            return Rewrite(end: end, words: phrasing.digits(groups[0]) + "), " + rest)
        }
        return Rewrite(end: end, words: spelledGroups(groups, phrasing))
    }

    private func nextGroup(after end: Int, isDotted: Bool) -> Int? {
        var next = end
        if text.isSign(next, ")") { next += 1 }
        if text.isSpace(next) { next += 1 }
        if text.isSign(next, of: "-–/‑(") { next += 1 }
        if isDotted, text.isSign(next, "."), !text.isSpace(next + 1) { next += 1 }
        if text.isSpace(next) { next += 1 }
        guard next > end, text.isDigits(next) else { return nil }
        return next
    }

    /// "555-123-4567", "1-800-555-0199".
    private func isNorthAmerican(at index: Int) -> Bool {
        var lengths = [text.length(index)]
        var end = index + 1
        while lengths.count < 4, text.isSign(end, of: "-."), text.isDigits(end + 1) {
            lengths.append(text.length(end + 1))
            end += 2
        }
        return lengths == [3, 3, 4] || lengths == [1, 3, 3, 4]
    }

    private func isAfterISBN(_ index: Int) -> Bool {
        var place = index - 1
        while text.isSpace(place) || text.isSign(place, of: ":-") || text.isDigits(place) { place -= 1 }
        return text.isWord(place) && ["isbn", "issn", "iban", "ean", "pin", "oclc"].contains(text.lower(place))
    }

    func digitsAndHyphens(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard text.length(index) > 2 || text.isSign(index + 1, "-") else { return nil }
        var groups = [text.string(index)]
        var end = index + 1
        while groups.count < 12, text.isSign(end, of: "-–‑") || text.isSpace(end), text.isDigits(end + 1) {
            groups.append(text.string(end + 1))
            end += 2
        }
        var words = spelledGroups(groups, phrasing)
        if text.isSign(end, "-"), text.isWord(end + 1), text.string(end + 1) == "X" {
            words += " X"
            end += 2
        }
        return Rewrite(end: end, words: words)
    }

    /// "192.168.0.1".
    private func machineAddress(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        var groups = [text.string(index)]
        var end = index + 1
        while groups.count < 5, text.isSign(end, "."), text.isDigits(end + 1) {
            groups.append(text.string(end + 1))
            end += 2
        }
        guard groups.count == 4, groups.allSatisfy({ Int($0).map { $0 < 256 } ?? false }),
            groups.contains(where: { $0.utf8.count == 3 })
        else { return nil }
        return Rewrite(end: end, words: groups.map(phrasing.digits).joined(separator: " " + phrasing.names.dot + " "))
    }

    /// "6.2.1", "v2.0": each part a number of its own.
    func version(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        var parts = [text.string(index)]
        var end = index + 1
        while parts.count < 8, text.isSign(end, "."), text.isDigits(end + 1) {
            parts.append(text.string(end + 1))
            end += 2
        }
        let isNamed = text.isWord(index - 1) && ["v", "V"].contains(text.string(index - 1))
        let before = text.word(before: index)
        // Where a comma parts the fraction, a stop inside a number is one of a version: "3.2".
        let isDotted = parts.count == 2 && phrasing.marks.decimal == "," && parts[1].utf8.count != 3
        guard parts.count > 2 || isDotted || (parts.count == 2 && (isNamed || Self.software.contains(before))) else {
            return nil
        }
        // "1.234.567" is a number where stops part groups.
        if parts.count > 2, phrasing.marks.groups.contains("."), parts.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
            parts[0].utf8.count <= 3, !isNamed, !Self.software.contains(before)
        {
            return nil
        }
        let words = parts.map { phrasing.words(Numeral(whole: $0, end: 0)) }
        return Rewrite(end: end, words: words.joined(separator: " " + phrasing.names.versionDot + " "))
    }

    static let software: Set<String> = Set(
        words: """
            version versions release swift python ios ipados macos android linux kernel ubuntu debian fedora php java node \
            ruby rust go windows firefox chrome safari postgresql mysql sqlite kubernetes docker django rails react vue \
            angular gcc clang llvm xcode gnome kde plasma bluetooth usb http tls ssl ipv v build
            """)

    /// "3-4-3", "1-2-3": numbers in a row, neither date nor range.
    private func chain(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        var parts = [text.string(index)]
        var end = index + 1
        while parts.count < 12, text.isSign(end, "-"), text.isDigits(end + 1) {
            parts.append(text.string(end + 1))
            end += 2
        }
        if parts.count == 2 {
            // "555-0123": a zero at the beginning is no number of a range.
            let second = parts[1]
            guard second.utf8.first == 0x30, second.utf8.count > 2 else { return nil }
            return Rewrite(end: end, words: spelledGroups(parts, phrasing))
        }
        guard parts.count > 2, !(parts.count == 3 && parts[0].utf8.count == 4) else { return nil }
        if parts.allSatisfy({ $0.utf8.count <= 2 && $0.utf8.first != 0x30 }) {
            return Rewrite(
                end: end, words: parts.map { phrasing.words(Numeral(whole: $0, end: 0)) }.joined(separator: " "))
        }
        return Rewrite(end: end, words: spelledGroups(parts, phrasing))
    }
}
