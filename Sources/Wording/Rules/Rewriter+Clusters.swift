/// Letters and digits in one word: "H2O", "4K", "B12", "mp3", "F16".
extension Rewriter {
    /// What is said for letters and digits that begin at a token and hang together; nil where they do not.
    /// A number with a unit, an ordinal ending or a scale is none, as long as nothing hangs on that.
    func cluster(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        var end = index + 1
        while end < index + 24, text.isWord(end) || text.isDigits(end) || isSubscript(end) { end += 1 }
        guard end > index + 1,
            (index..<end).contains(where: text.isDigits) || (index..<end).contains(where: isSubscript)
        else { return nil }
        let startsWithDigits = text.isDigits(index)
        if startsWithDigits, end == index + 2 {
            let written = text.string(index + 1)
            if isCounted(written, at: index + 1, phrasing) { return nil }
        }
        if startsWithDigits, end == index + 3, text.isDigits(index + 2), ["x", "X"].contains(text.string(index + 1)) {
            return nil
        }
        if end - index > 5 || (index..<end).contains(where: { text.isDigits($0) && text.length($0) > 6 }) {
            return Rewrite(end: end, words: characters(of: index..<end, phrasing))
        }
        let parts = (index..<end).map { part(at: $0, in: index..<end, phrasing) }
        return Rewrite(end: end, words: parts.joined(separator: " "))
    }

    /// Whether letters behind digits are a unit or another ending of a number.
    private func isCounted(_ letters: String, at index: Int, _ phrasing: any Phrasing) -> Bool {
        // "4K" is a name, "4 K" a temperature.
        if phrasing.units[letters] != nil, letters != "K" { return true }
        if let scale = phrasing.scales[letters] ?? phrasing.scales[letters.lowercased()] {
            _ = scale
            if letters.utf8.count > 1 || letters == "k" || letters == "M" { return true }
            return currency(at: index + 1, phrasing) != nil
        }
        return phrasing.currencies[letters] != nil || letters == "x"
    }

    private func isSubscript(_ index: Int) -> Bool {
        text.sign(index).map { ("₀"..."₉").contains($0) } ?? false
    }

    private func part(at index: Int, in range: Range<Int>, _ phrasing: any Phrasing) -> String {
        if isSubscript(index), let sign = text.sign(index) {
            return phrasing.cardinal(Int(sign.value - 0x2080), before: nil)
        }
        if text.isDigits(index) {
            let digits = text.string(index)
            if digits.utf8.count == 3, digits.utf8.first != 0x30, index > range.lowerBound,
                let pair = phrasing.pair(digits)
            {
                return pair
            }
            if digits.utf8.count > 4 { return phrasing.digits(digits) }
            return phrasing.words(Numeral(whole: digits, end: 0))
        }
        let written = text.string(index)
        switch text.capitals(index) {
        case .all: return phrasing.acronyms.words.contains(written) ? written : Self.spelled(written)
        case .none where written.utf8.count < 3 || Self.spelledEndings.contains(written):
            return Self.spelled(written.uppercased())
        default: return written
        }
    }

    static let spelledEndings: Set<String> = ["mp", "utf", "sha", "md", "ipv", "px", "dpi", "fps"]

    /// Letters with stops between them: engines say each by its name, with one stress for the whole, and the missing
    /// last stop keeps them from hearing the end of a sentence.
    static func spelled(_ letters: some StringProtocol) -> String {
        letters.map(String.init).joined(separator: ".")
    }

    /// Character by character.
    func characters(of range: Range<Int>, _ phrasing: any Phrasing) -> String {
        range.map { index in
            if text.isDigits(index) { return phrasing.digits(text.string(index)) }
            if text.isWord(index) { return text.string(index).map { String($0).uppercased() }.joined(separator: " ") }
            return ""
        }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Phrasing {
    /// Three digits of a name, as English says them: "A380" is "A three eighty"; nil elsewhere.
    func pair(_ digits: String) -> String? {
        guard spelling == English.americanSpelling, let value = Int(digits), value % 100 != 0 else { return nil }
        let rest = value % 100
        let tail = rest < 10 ? "oh " + cardinal(rest, before: nil) : cardinal(rest, before: nil)
        return cardinal(value / 100, before: nil) + " " + tail
    }
}
