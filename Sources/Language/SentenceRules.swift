/// Mends the sentence ends that ICU finds: takes out those after abbreviations, initials and ordinals, moves those
/// before a closing quote, and adds those that ICU's rules do not know.
struct SentenceRules {
    let words: SentenceWords
    let language: String

    init(language: String) {
        self.language = language
        words = SentenceWords.words(of: language)
    }

    /// Whether a sentence may end after a unit in ways that ICU does not know.
    static func isMark(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x2E, 0x21, 0x3F, 0x2026, 0x300D, 0x300F, 0xFF09: true
        default: false
        }
    }

    /// The ends that hold, in order, each at most once. `marks` are the places of all units that ``isMark(_:)`` names.
    func ends(from found: [Int], marks: [Int], in units: [UInt16]) -> [Int] {
        var ends: [Int] = []
        ends.reserveCapacity(found.count)
        var marks = marks[...]
        var start = 0
        // Where sentences end with a danda, stops are for abbreviations alone.
        let hasDanda = words.hasDanda && units.contains { $0 == 0x964 || $0 == 0x965 }
        for foundEnd in found {
            addEnds(at: &marks, in: units, start..<foundEnd, to: &ends)
            start = foundEnd
            let end = afterClosers(beforeOpeners(foundEnd, in: units), in: units)
            guard end > ends.last ?? 0 else { continue }
            if hasDanda, end < units.count, isAfterDot(end, in: units) { continue }
            if end == units.count || isEnd(end, in: units, sentenceStart: ends.last ?? 0) { ends.append(end) }
        }
        return ends
    }

    private func isAfterDot(_ end: Int, in units: [UInt16]) -> Bool {
        var stop = end
        while stop > 0, units[stop - 1].isSpace || units[stop - 1].isCloser { stop -= 1 }
        return stop > 0 && units[stop - 1] == 0x2E
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

    /// "« Quoi ? » dit-il": a quote with space on both sides that can only close belongs to the sentence before it.
    private func afterClosers(_ end: Int, in units: [UInt16]) -> Int {
        guard end > 0, end < units.count else { return end }
        // ICU does not know that a Hebrew quote closes.
        let isHebrew = units[end] == 0x5F4 && !units[end - 1].isSpace
        guard units[end - 1].isSpace || isHebrew else { return end }
        var place = end
        while place < units.count,
            units[place] == 0xBB || units[place] == 0x203A || units[place] == 0x29 || isHebrew && units[place] == 0x5F4
        {
            place += 1
        }
        guard place > end, place == units.count || !units[place].isLetter && !units[place].isDigit else { return end }
        while place < units.count, units[place].isSpace { place += 1 }
        return place
    }

    /// Whether a sentence ends before the unit at `end`.
    private func isEnd(_ end: Int, in units: [UInt16], sentenceStart: Int) -> Bool {
        var stop = end
        while stop > sentenceStart, units[stop - 1].isSpace {
            // Listings keep their lines; everywhere else white space is single spaces.
            if units[stop - 1] == 0x0A { return true }
            stop -= 1
        }
        let hasSpace = stop < end
        let hasCloser = stop > sentenceStart && units[stop - 1].isCloser
        while stop > sentenceStart, units[stop - 1].isCloser || units[stop - 1].isSpace { stop -= 1 }
        guard stop > sentenceStart else { return true }
        var next = end
        while next < units.count, units[next].isOpener || units[next].isSpace || units[next].isDash { next += 1 }
        guard next < units.count else { return true }
        let mark = units[stop - 1]
        if !hasSpace, mark < 0x2E80, !units[next].isUnspaced, mark == 0x2E || mark == 0x21 || mark == 0x3F {
            // "page?id=5" and "a.b" go on; "什么?他" ends.
            return false
        }
        if hasCloser, isSaying(units, at: next) || !hasSpace && goesOnAfterQuote(units, at: end) { return false }
        if mark == 0x2E {
            return isEnd(
                Dot(at: stop - 1, next: next, sentenceStart: sentenceStart, isInside: hasCloser), in: units)
        }
        // "What?" she said: the sentence goes on in lower case.
        return !(units[next].isLower && hasSpace)
    }

    /// "«من هي؟» سألتُ.": a word of saying behind a quotation.
    private func isSaying(_ units: [UInt16], at place: Int) -> Bool {
        guard words.isUncased, let word = word(at: place, in: units) else { return false }
        guard words.role(of: word).contains(.saying) else { return false }
        // "… است؟» گفت: «نه": what says the next one.
        var end = place
        while end < units.count, end - place <= ShortWord.limit, units[end].isLetter || units[end].continuesCharacter {
            end += 1
        }
        return end == units.count || units[end] != 0x3A
    }

    /// “去吗？”他问。: in Chinese who says it follows at once, up to the next stop, and the verb is its last word.
    private func isShortSaying(_ units: [UInt16], at place: Int) -> Bool {
        var end = place
        while end < units.count, units[end].isUnspaced {
            end += 1
            if end - place > 8 { return false }
        }
        guard end > place, end < units.count, units[end] == 0x3002 || units[end] == 0xFF0C else { return false }
        switch units[end - 1] {
        case 0x8BF4, 0x8AAA, 0x95EE, 0x554F, 0x9053, 0x7B54, 0x558A, 0x53EB: return true
        default: return false
        }
    }

    /// 「はい。」と言った: in Japanese the words of saying belong to the quotation.
    private func goesOnAfterQuote(_ units: [UInt16], at place: Int) -> Bool {
        if language == "zh" { return isShortSaying(units, at: place) }
        guard language == "ja", units[place - 1] == 0x300D || units[place - 1] == 0x300F else { return false }
        if units[place] == 0x3068 { return true }
        return units[place] == 0x3063 && place + 1 < units.count && units[place + 1] == 0x3066
    }

    /// Ends within a sentence of ICU's: "stop… The", "done. 20 years later", "gone. – The".
    private func addEnds(
        at marks: inout ArraySlice<Int>, in units: [UInt16], _ range: Range<Int>, to ends: inout [Int]
    ) {
        while let index = marks.first, index < range.upperBound {
            marks.removeFirst()
            let unit = units[index]
            if unit >= 0x3000 {
                if isBracketEnd(at: index, in: units, limit: range.upperBound), index + 2 > ends.last ?? 0 {
                    ends.append(index + 2)
                }
                continue
            }
            var next = index + 1
            while next < range.upperBound, units[next].isCloser { next += 1 }
            let space = next
            while next < range.upperBound, units[next].isSpace { next += 1 }
            guard next > space, next < range.upperBound else { continue }
            var word = next
            while word < range.upperBound, units[word].isOpener { word += 1 }
            guard word < range.upperBound else { continue }
            let isNew: Bool
            if units[word].isDash {
                while word < range.upperBound, units[word].isDash || units[word].isSpace || units[word].isOpener {
                    word += 1
                }
                isNew = word < range.upperBound && units[word].isUpper
            } else if unit == 0x2026 {
                // Where nouns have capitals, a capital behind a pause says little: "Das ist doch … Moment".
                isNew = units[word].isUpper && (words.ordinals != .guarded || isStarter(at: word, in: units))
            } else {
                isNew = (units[word].isDigit || units[word].isFraction) && isPlainWord(before: index, in: units)
            }
            guard isNew, next > ends.last ?? 0 else { continue }
            if isEnd(next, in: units, sentenceStart: ends.last ?? 0) { ends.append(next) }
        }
    }

    /// （そうだ） そこで: in Japanese a space is set only where a thought or a quotation ends.
    private func isBracketEnd(at index: Int, in units: [UInt16], limit: Int) -> Bool {
        guard language == "ja", index + 2 < limit else { return false }
        return units[index + 1].isSpace && (units[index + 2].isUnspaced || units[index + 2].isOpener)
    }

    /// Whether a word in small letters or a year stands before a stop, long enough to be no abbreviation.
    private func isPlainWord(before stop: Int, in units: [UInt16]) -> Bool {
        guard units[stop] == 0x2E else { return true }
        var start = stop
        while start > 0, units[start - 1].isLower || units[start - 1].isApostrophe, stop - start < ShortWord.limit {
            start -= 1
        }
        if stop - start >= 4 {
            return ShortWord(units, start..<stop).map { words.role(of: $0).isEmpty } ?? true
        }
        start = stop
        while start > 0, units[start - 1].isDigit, stop - start < 5 { start -= 1 }
        return stop - start == 4
    }
}
