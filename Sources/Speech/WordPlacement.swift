/// From what an engine reports to the words of a text.
enum WordPlacement {
    /// The words of a text from the reported starts, in the order of the text.
    ///
    /// Engines report several starts within one word (`1954`), none for words that are said together (`of the`), and
    /// lengths that fall short. A start inside the word before is dropped; a word reaches to the last letter or digit
    /// before the next one, so that words without a start light up with their neighbour.
    static func words(_ reported: [SpokenSound.Word], in text: String) -> [SpokenSound.Word] {
        let scalars = Array(text.unicodeScalars)
        var words: [SpokenSound.Word] = []
        for word in reported {
            guard let range = clamped(word.scalars, to: scalars.count) else { continue }
            var start = word.start
            if let last = words.last {
                guard range.lowerBound >= last.scalars.upperBound else { continue }
                start = max(start, last.start)
            }
            words.append(SpokenSound.Word(start: start, scalars: range))
        }
        for index in words.indices {
            let limit = index + 1 < words.count ? words[index + 1].scalars.lowerBound : scalars.count
            let range = words[index].scalars
            let reach = scalars[range.upperBound..<max(limit, range.upperBound)].lastIndex(where: isPartOfWord)
            guard let reach else { continue }
            words[index].scalars = range.lowerBound..<reach + 1
        }
        return words
    }

    private static func clamped(_ range: Range<Int>, to count: Int) -> Range<Int>? {
        let range = range.clamped(to: 0..<count)
        return range.isEmpty ? nil : range
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
