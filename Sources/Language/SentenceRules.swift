/// Mends the sentence ends that ICU finds: takes out those after abbreviations, initials and ordinals, and adds those
/// after an ellipsis.
struct SentenceRules {
    private let language: String
    private let words: SentenceWords

    init(language: String) {
        self.language = language
        words = SentenceWords.words(for: language)
    }

    /// The ends that hold, in order.
    func ends(from found: [Int], in units: [UInt16]) -> [Int] {
        var ends: [Int] = []
        var start = 0
        for foundEnd in found {
            ends += ellipses(in: units, start..<foundEnd)
            start = foundEnd
            let end = beforeOpeners(foundEnd, in: units)
            if end == units.count || isEnd(end, in: units, sentenceStart: ends.last ?? 0) { ends.append(end) }
        }
        return ends
    }

    /// ICU counts every quote and bracket after a stop to the sentence before: in 「開く。「はい」」 the second one opens.
    private func beforeOpeners(_ end: Int, in units: [UInt16]) -> Int {
        guard end < units.count else { return end }
        var place = end
        while place > 1 {
            switch units[place - 1] {
            case 0x28, 0x5B, 0x7B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08: place -= 1
            case 0x2018 where words.isUncased, 0x201C where words.isUncased: place -= 1
            default: return place
            }
        }
        return end
    }

    /// Whether a sentence ends before the unit at `end`.
    private func isEnd(_ end: Int, in units: [UInt16], sentenceStart: Int) -> Bool {
        var stop = end
        while stop > sentenceStart, units[stop - 1].isSpace { stop -= 1 }
        let hasSpace = stop < end
        while stop > sentenceStart, units[stop - 1].isCloser { stop -= 1 }
        guard stop > sentenceStart else { return true }
        var next = end
        while next < units.count, units[next].isOpener || units[next].isSpace { next += 1 }
        guard next < units.count else { return true }
        if units[stop - 1] == 0x2E {
            return isEnd(afterDotAt: stop - 1, next: next, in: units, sentenceStart: sentenceStart)
        }
        // "page?id=5" goes on; "什么?他" ends.
        if !hasSpace, units[next] < 0x2E80, units[stop - 1] == 0x3F || units[stop - 1] == 0x21 { return false }
        // "What?" she said: the sentence goes on in lower case.
        return !(units[next].isLower && hasSpace)
    }

    private func isEnd(afterDotAt dot: Int, next: Int, in units: [UInt16], sentenceStart: Int) -> Bool {
        var start = dot
        while start > sentenceStart, units[start - 1].isLetter || units[start - 1].isDigit || units[start - 1] == 0x2E {
            start -= 1
            // No abbreviation is that long; a page of dots is not read again for each of them.
            if dot - start > 16 { return true }
        }
        let token = String(decoding: units[start..<dot], as: UTF16.self)
        if token.isEmpty { return !units[next].isLower }
        let following = word(at: next, in: units)
        let isStarter = words.starters.contains(following.lowercased())
        if token.allSatisfy(\.isNumber) {
            if start == sentenceStart { return false }
            return !(words.hasOrdinals && isOrdinal(token, before: following, isStarter, start, units, sentenceStart))
        }
        let lower = token.lowercased()
        if words.never.contains(lower) || (units[next].isDigit && words.beforeNumbers.contains(lower)) { return false }
        if words.seldom.contains(lower) { return isStarter || !units[next].isUpper }
        if token.count == 1, let letter = token.first, letter.isCased {
            // An initial; but "Plan B. Then …" ends.
            if units[next].isDigit { return false }
            return isStarter && letter.isUppercase
        }
        // A sentence does not begin with a small letter after "usw." and the like.
        return !units[next].isLower || words.isUncased
    }

    /// "am 3. Mai", "die 2. Auflage", "im 19. Jahrhundert".
    private func isOrdinal(
        _ token: String, before following: String, _ isStarter: Bool, _ start: Int, _ units: [UInt16],
        _ sentenceStart: Int
    ) -> Bool {
        guard token.count <= 3 else { return false }
        if words.afterOrdinals.contains(following.lowercased()) { return true }
        guard !isStarter, token.count <= 2 else { return false }
        var end = start
        while end > sentenceStart, units[end - 1].isSpace { end -= 1 }
        var begin = end
        while begin > sentenceStart, units[begin - 1].isLetter, end - begin < 16 { begin -= 1 }
        return words.beforeOrdinals.contains(String(decoding: units[begin..<end], as: UTF16.self).lowercased())
    }

    private func word(at start: Int, in units: [UInt16]) -> String {
        let end = units[start...].prefix(24).firstIndex { !$0.isLetter } ?? min(units.count, start + 24)
        return String(decoding: units[start..<end], as: UTF16.self)
    }

    /// Ends within a sentence of ICU's: "stop… The".
    private func ellipses(in units: [UInt16], _ range: Range<Int>) -> [Int] {
        var ends: [Int] = []
        for index in range where units[index] == 0x2026 {
            var next = index + 1
            while next < range.upperBound, units[next].isCloser { next += 1 }
            let space = next
            while next < range.upperBound, units[next].isSpace { next += 1 }
            var letter = next
            while letter < range.upperBound, units[letter].isOpener { letter += 1 }
            if next > space, letter < range.upperBound, units[letter].isUpper { ends.append(next) }
        }
        return ends
    }
}
