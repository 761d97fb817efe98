extension SentenceRules {
    /// A dot that may end a sentence.
    struct Dot {
        /// Where it stands.
        let place: Int
        /// The first unit after it that is no space, quote, bracket or dash.
        let next: Int
        let sentenceStart: Int
        /// Whether a quote or bracket closes behind it.
        let isInside: Bool

        init(at place: Int, next: Int, sentenceStart: Int, isInside: Bool) {
            (self.place, self.next, self.sentenceStart, self.isInside) = (place, next, sentenceStart, isInside)
        }
    }

    /// Whether a sentence ends after a dot that white space follows.
    func isEnd(_ dot: Dot, in units: [UInt16]) -> Bool {
        let next = units[dot.next]
        var start = dot.place
        while start > dot.sentenceStart,
            isPartOfToken(units[start - 1]) || isInner(start - 1, before: dot, in: units)
        {
            start -= 1
            // No abbreviation is that long; a page of dots is not read again for each of them.
            if dot.place - start > ShortWord.limit { return !next.isLower }
        }
        guard start < dot.place else { return !next.isLower }
        if units[start..<dot.place].allSatisfy({ $0.isDigit || $0 == 0x2E }) {
            return isEnd(number: start..<dot.place, dot, in: units)
        }
        if start + 1 == dot.place, start > dot.sentenceStart, units[start - 1] == 0xB0 { return !next.isLower }
        let token = compact(start, dot.place, from: dot.sentenceStart, in: units)
        guard let word = token.word else { return !next.isLower }
        let role = words.role(of: word)
        // "1,86 Mio. €": no sentence begins with the sign of a currency that follows an abbreviation.
        if !role.isEmpty, next.isCurrencySign { return false }
        if role.contains(.unit), token.isAfterNumber {
            return isStarter(at: dot.next, in: units) || !(next.isUpper || next.isLower || next.isDigit)
        }
        // "(usw.)": what closes behind an abbreviation says nothing about the sentence.
        if role.contains(.always) { return false }
        if role.contains(.closing) { return !next.isLower }
        let isTitle = role.contains(.title) || role.contains(.capitalTitle) && units[start].isUpper
        if isTitle, next.isUpper || words.isUncased { return false }
        if role.contains(.beforeNumber), next.isDigit || isRoman(at: dot.next, in: units) { return false }
        if role.contains(.daytime), token.isAfterNumber { return isEnd(daytime: token.start, dot, in: units) }
        if role.contains(.seldom) { return isStarter(at: dot.next, in: units) || !(next.isUpper || next.isLower) }
        if token.isInitials {
            if isUnit(start, dot, in: units) { return !next.isLower }
            return isEnd(initials: token.start, start, dot, in: units)
        }
        // "H.-J. Weindl"
        if isDoubleInitial(start..<dot.place, in: units) { return isStarter(at: dot.next, in: units) }
        if words.ordinals != .none, isRoman(start..<dot.place, in: units), next.isUpper {
            return isStarter(at: dot.next, in: units)
        }
        // "Hauptstr. 5"
        if next.isDigit, words.ordinals == .guarded, endsInStreet(dot.place, in: units) { return false }
        return !next.isLower
    }

    private func isPartOfToken(_ unit: UInt16) -> Bool {
        let traits = Traits.of(unit)
        return !traits.isDisjoint(with: [.letter, .digit, .mark]) || unit == 0x2E || unit == 0x2D
    }

    /// Whether a quote or an apostrophe stands inside a word: "John’s", "%31’i", "ש״ח"; but an initial may follow one,
    /// as in "d’A. Dumas".
    private func isInner(_ place: Int, before dot: Dot, in units: [UInt16]) -> Bool {
        let unit = units[place]
        let isHebrew = unit == 0x5F3 || unit == 0x5F4 || unit == 0x22 && language == "he"
        guard unit.isApostrophe || isHebrew else { return false }
        guard place > dot.sentenceStart, place + 1 < dot.place else { return false }
        guard units[place - 1].isLetter || units[place - 1].isDigit else { return false }
        return !(place + 2 == dot.place && units[place + 1].isUpper)
    }

    /// A token with what belongs to it before a space: `z. B` becomes `z.b`, `J. R. R` becomes `j.r.r`.
    private struct Compact {
        var word: ShortWord?
        var start: Int
        /// Whether it is made of single letters with dots between them.
        var isInitials: Bool
        var isAfterNumber: Bool
    }

    private func compact(_ start: Int, _ end: Int, from sentenceStart: Int, in units: [UInt16]) -> Compact {
        var first = start
        var isInitials = isSingleLetters(start..<end, in: units)
        if isInitials || end - start <= 3 {
            // At most six letters more: initials are not longer.
            for _ in 0..<6 {
                guard first >= sentenceStart + 3, units[first - 1].isSpace, units[first - 2] == 0x2E,
                    units[first - 3].isLetter, first == sentenceStart + 3 || !isPartOfToken(units[first - 4])
                else { break }
                first -= 3
            }
        }
        if first < start { isInitials = isSingleLetters(start..<end, in: units) }
        var word: ShortWord? = ShortWord()
        for index in first..<end where !units[index].isSpace {
            if word?.append(units[index]) == false { word = nil }
        }
        var before = first
        while before > sentenceStart, units[before - 1].isSpace { before -= 1 }
        let isAfterNumber = before > sentenceStart && units[before - 1].isDigit
        // A pair that no table knows is judged by its last part: "in B. usw."
        if first < start, let known = word, words.role(of: known).isEmpty, !isInitials {
            return Compact(
                word: ShortWord(units, start..<end), start: start, isInitials: false, isAfterNumber: false)
        }
        return Compact(word: word, start: first, isInitials: isInitials, isAfterNumber: isAfterNumber)
    }

    private func isSingleLetters(_ range: Range<Int>, in units: [UInt16]) -> Bool {
        guard range.count % 2 == 1 else { return false }
        for (offset, index) in range.enumerated() {
            if offset % 2 == 0 ? !units[index].isInitial : units[index] != 0x2E {
                return false
            }
        }
        return true
    }

    /// "24 °C.", "180 g.", "9 m/s.", "didn’t.": a letter that is no initial.
    private func isUnit(_ start: Int, _ dot: Dot, in units: [UInt16]) -> Bool {
        guard start + 1 == dot.place, start > dot.sentenceStart else { return false }
        let before = units[start - 1]
        if before == 0xB0 || before == 0x2F { return true }
        // "didn’t.", but "d’A. Dumas".
        if before.isApostrophe { return !units[start].isUpper }
        guard before.isSpace, start > dot.sentenceStart + 1, units[start - 2].isDigit else { return false }
        switch units[start] {
        // g, h, l, m, s, t
        case 0x67, 0x68, 0x6C, 0x6D, 0x73, 0x74: return true
        default: return false
        }
    }

    private func isDoubleInitial(_ range: Range<Int>, in units: [UInt16]) -> Bool {
        let letters = units[range]
        guard letters.count == 4 || letters.count == 3, let first = letters.first, let last = letters.last else {
            return false
        }
        let hasDot = letters.count == 3 || letters[letters.startIndex + 1] == 0x2E
        return first.isUpper && last.isUpper && hasDot && letters[letters.endIndex - 2] == 0x2D
    }

    /// Whether a number with a stop is the day or the month of a date in numbers: "1. 12. 2019", "am 22. 11. kam".
    private func isInDate(_ token: Range<Int>, _ dot: Dot, in units: [UInt16]) -> Bool {
        guard token.count <= 2 else { return false }
        var end = dot.next
        while end < units.count, end - dot.next < 5, units[end].isDigit { end += 1 }
        let length = end - dot.next
        if length == 4 {
            var place = token.lowerBound
            while place > dot.sentenceStart, units[place - 1].isSpace { place -= 1 }
            return place > dot.sentenceStart + 1 && units[place - 1] == 0x2E && units[place - 2].isDigit
        }
        return (length == 1 || length == 2) && end < units.count && units[end] == 0x2E
    }

    /// After "3.": "am 3. Mai", "die 2. Auflage", "im 19. Jahrhundert" go on.
    private func isEnd(number token: Range<Int>, _ dot: Dot, in units: [UInt16]) -> Bool {
        let next = units[dot.next]
        // The number of an item: "1. First".
        let isFirst = isFirst(token.lowerBound, from: dot.sentenceStart, in: units)
        if isFirst, token.count <= 4, !dot.isInside { return false }
        // "1994. 3. 2.", "2024.05.18. 오전"
        if language == "ko", next.isDigit || startsKoreanTime(at: dot.next, in: units) { return false }
        guard words.ordinals != .none, token.count <= 3 else { return !next.isLower }
        let following = word(at: dot.next, in: units)
        let role = following.map { words.role(of: $0) } ?? []
        if role.contains(.afterOrdinal) { return false }
        if next.isDigit, isInDate(token, dot, in: units) { return false }
        if next.isLower { return false }
        guard !role.contains(.starter), token.count <= 2 else { return true }
        if words.ordinals == .beforeNames { return !next.isUpper }
        var end = token.lowerBound
        while end > dot.sentenceStart, units[end - 1].isSpace { end -= 1 }
        var begin = end
        while begin > dot.sentenceStart, units[begin - 1].isLetter, end - begin < ShortWord.limit { begin -= 1 }
        return ShortWord(units, begin..<end).map { !words.role(of: $0).contains(.beforeOrdinal) } ?? true
    }

    /// Whether nothing but spaces and signs ("▍", "•") stands before a place in its sentence.
    private func isFirst(_ place: Int, from start: Int, in units: [UInt16]) -> Bool {
        guard place - start <= 4 else { return false }
        return units[start..<place].allSatisfy { !$0.isLetter && !$0.isDigit && !$0.isOpener }
    }

    /// After "5 p.m.": "At 5 p.m. Dr. Smith came" goes on, "They left at 5 p.m. Dr. Smith stayed" does not.
    private func isEnd(daytime start: Int, _ dot: Dot, in units: [UInt16]) -> Bool {
        guard units[dot.next].isUpper else { return !units[dot.next].isLower }
        if word(at: dot.next, in: units).map({ words.role(of: $0).contains(.zone) }) ?? false { return false }
        if isStarter(at: dot.next, in: units) { return true }
        guard start - dot.sentenceStart <= 24, let first = word(at: dot.sentenceStart, in: units) else { return true }
        return !words.role(of: first).contains(.preposition)
    }

    /// After "J. R. R." a name follows; after "plan B." a sentence may begin.
    private func isEnd(initials first: Int, _ start: Int, _ dot: Dot, in units: [UInt16]) -> Bool {
        let next = units[dot.next]
        // "a. The first", an item's number.
        if first == dot.sentenceStart, start == first, dot.place - first == 1 { return dot.isInside }
        if next.isDigit || next.isLower { return false }
        if words.isUncased { return dot.place - start > 1 || !units[start].isLetter }
        return isStarter(at: dot.next, in: units) && !isInitial(at: dot.next, in: units)
    }

    /// Whether a single letter with a stop stands at a place: in "А. С. Пушкин" the second one is no preposition.
    private func isInitial(at place: Int, in units: [UInt16]) -> Bool {
        place + 1 < units.count && units[place].isUpper && units[place + 1] == 0x2E
    }

    private func startsKoreanTime(at place: Int, in units: [UInt16]) -> Bool {
        word(at: place, in: units).map { words.role(of: $0).contains(.afterOrdinal) } ?? false
    }

    func isStarter(at place: Int, in units: [UInt16]) -> Bool {
        word(at: place, in: units).map { words.role(of: $0).contains(.starter) } ?? false
    }

    /// The letters from a place on, with an apostrophe inside or behind: "it's" whole, "l'" of "l'eau".
    func word(at start: Int, in units: [UInt16]) -> ShortWord? {
        var end = start
        while end < units.count, end - start <= ShortWord.limit {
            guard !Traits.of(units[end]).isDisjoint(with: [.letter, .mark]) else { break }
            end += 1
        }
        guard end > start else { return nil }
        if end < units.count, units[end].isApostrophe {
            var rest = end + 1
            while rest < units.count, rest - start <= ShortWord.limit, units[rest].isLetter { rest += 1 }
            if let whole = ShortWord(units, start..<rest), words.role(of: whole).contains(.starter) { return whole }
            return ShortWord(units, start..<end + 1)
        }
        return ShortWord(units, start..<end)
    }

    private func isRoman(at place: Int, in units: [UInt16]) -> Bool {
        var end = place
        while end < units.count, units[end].isLetter, end - place < 8 { end += 1 }
        return isRoman(place..<end, in: units)
    }

    private func isRoman(_ range: Range<Int>, in units: [UInt16]) -> Bool {
        !range.isEmpty
            && range.allSatisfy { index in
                switch units[index] {
                case 0x49, 0x56, 0x58, 0x4C, 0x43, 0x44, 0x4D: true
                default: false
                }
            }
    }

    private func endsInStreet(_ dot: Int, in units: [UInt16]) -> Bool {
        dot >= 3 && units[dot - 3] == 0x73 && units[dot - 2] == 0x74 && units[dot - 1] == 0x72
    }
}
