internal import Narration

/// Goes through the tokens of a text once and says what each rule finds in other words.
///
/// Every rule looks a bounded number of tokens ahead and back, so that the whole is linear in the text.
struct Rewriter {
    let text: TokenText
    /// The language's ways; nil where only what no language says is done.
    let phrasing: (any Phrasing)?
    /// The words of the fixed stretches, by their numbers.
    let fixed: [String]
    /// What is said before a place of the text and not written there, in order.
    var labels: [Label] = []
    /// Whether dates in digits begin with the month.
    let monthFirst: Bool
    /// Where the text is inline code, in tokens' scalars.
    let code: [Range<Int>]
    /// Where the text is in another language: its words are left alone.
    let foreign: [Range<Int>]
    /// Whether the text is a line in capitals, whose words are no acronyms.
    let isCapitals: Bool

    /// The spoken form of the text, which is `original` in tokens.
    func form(of original: String) -> SpokenForm {
        let abbreviations = phrasing?.abbreviations
        var ordinaryEnd = 0
        while ordinaryEnd < text.count, isOrdinary(ordinaryEnd, abbreviations) { ordinaryEnd += 1 }
        if ordinaryEnd == text.count, labels.isEmpty { return SpokenForm(original) }
        var output = SpokenOutput(reserving: text.bytes.count)
        var index = 0
        var labels = labels[...]
        while index < text.count {
            while let label = labels.first, label.scalar <= text.scalar(index) {
                output.say(label.words, before: index, of: text)
                labels.removeFirst()
            }
            var end = labels.isEmpty ? max(index, ordinaryEnd) : index
            while end < text.count, labels.first.map({ $0.scalar > text.scalar(end) }) ?? true,
                isOrdinary(end, abbreviations)
            {
                end += 1
            }
            if end > index {
                output.copy(index..<end, of: text)
                index = end
            } else if output.wouldDouble(index, of: text) {
                output.replace(index..<index + 1, of: text, with: "")
                index += 1
            } else if let rewrite = rewrite(at: index), rewrite.end > index {
                output.replace(index..<min(rewrite.end, text.count), of: text, with: rewrite.words)
                index = rewrite.end
            } else {
                output.copy(index..<index + 1, of: text)
                index += 1
            }
        }
        return output.form
    }

    private func rewrite(at index: Int) -> Rewrite? {
        let token = text.tokens[index]
        switch token.kind {
        case .space: return phrasing == nil ? nil : bar(behind: index)
        case .fixed: return Rewrite(end: index + 1, words: fixed[Int(token.first)])
        case .word:
            if let address = address(at: index) { return address }
            guard let phrasing, !isInside(foreign, index) else { return nil }
            if isInside(code, index) { return codeWord(at: index, phrasing) }
            return phrasing.special(at: index, in: self) ?? word(at: index, phrasing)
        case .digits:
            if let address = address(at: index) { return address }
            guard let phrasing else { return nil }
            return phrasing.special(at: index, in: self) ?? number(at: index, phrasing)
        case .sign:
            if let rewrite = command(at: index) ?? picture(at: index) { return rewrite }
            guard let phrasing else { return nil }
            if isInside(code, index) { return codeSign(at: index, phrasing) }
            return phrasing.special(at: index, in: self) ?? sign(at: index, phrasing)
        }
    }

    /// Whether a token lies in one of some ranges of scalars; there are few of them in a text.
    func isInside(_ ranges: [Range<Int>], _ index: Int) -> Bool {
        if ranges.isEmpty { return false }
        let place = text.scalar(index)
        return ranges.contains { $0.contains(place) }
    }
}
