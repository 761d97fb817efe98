/// Numbers with a stop, and Roman ones.
extension German {
    /// "3. Platz", "am 3.", "1.–3. Platz", "im 19. Jahrhundert"; nil where the stop ends a sentence.
    func ordinal(at index: Int, _ rewriter: Rewriter) -> Rewrite? {
        let text = rewriter.text
        guard text.length(index) <= 4, text.isSign(index + 1, "."), !text.isDigits(index + 2),
            let value = Int(text.string(index)),
            value > 0, !text.isSign(index - 1, ",") || text.isSpace(index - 1)
        else { return nil }
        if let date = rewriter.date(at: index, self) { return date }
        // "3.–5. Platz", "2. und 3. Runde", "1./2. Klasse": the noun comes at the end.
        if let (next, between) = nextOrdinal(at: index + 2, text) {
            let noun = nounIndex(behind: next + 2, text)
            let ending = GermanDeclension.ending(at: index, noun: noun, in: text)
            if between.isEmpty { return Rewrite(end: index + 2, words: ordinalStem(value) + ending) }
            guard let last = Int(text.string(next)) else { return nil }
            return Rewrite(end: next + 2, words: ordinalStem(value) + ending + between + ordinalStem(last) + ending)
        }
        let noun = nounIndex(behind: index + 2, text)
        if text.isEnd(index + 2) || !text.isSpace(index + 2) {
            guard GermanTables.beforeOrdinal.contains(text.word(before: index)), text.length(index) <= 2 else {
                return nil
            }
            let ending = GermanDeclension.dayEnding(before: index, in: text)
            return Rewrite(end: index + 2, words: ordinalStem(value) + ending + (text.isEnd(index + 2) ? "." : ""))
        }
        if GermanTables.sentenceStarters.contains(text.string(noun)) { return nil }
        let isFirst =
            index == 0 || (text.isSign(index - 1) && index == 1)
            || (text.isSpace(index - 1) && text.isSign(index - 2, of: ".!?:"))
        if isFirst || text.length(index) > 3 {
            guard text.isWord(noun), text.startsBig(noun), GermanDeclension.gender(of: noun, in: text) != nil,
                GermanTables.ordinalNouns.contains(text.lower(noun)), text.length(index) <= 3
            else { return nil }
        }
        if text.startsBig(noun), GermanDeclension.isUngoverned(at: index, noun: noun, in: text) { return nil }
        guard text.isWord(noun) || GermanTables.beforeOrdinal.contains(text.word(before: index)) else { return nil }
        return Rewrite(
            end: index + 2, words: ordinalStem(value) + GermanDeclension.ending(at: index, noun: noun, in: text))
    }

    /// A second ordinal behind a dash, a slash, "und", "oder", "bis"; what is said between them is empty where words
    /// stand there.
    private func nextOrdinal(at index: Int, _ text: TokenText) -> (place: Int, between: String)? {
        if text.isSign(index, of: "–-/"), text.isDigits(index + 1), text.isSign(index + 2, ".") {
            return (index + 1, text.isSign(index, "/") ? " " : " bis ")
        }
        guard text.isSpace(index) else { return nil }
        if text.isWord(index + 1), ["und", "oder", "bis"].contains(text.string(index + 1)), text.isSpace(index + 2),
            text.isDigits(index + 3), text.isSign(index + 4, "."), text.isSpace(index + 5)
        {
            return (index + 3, "")
        }
        return nil
    }

    private func nounIndex(behind index: Int, _ text: TokenText) -> Int {
        text.skipSpace(index)
    }

    func roman(_ number: Int, at index: Int, in text: TokenText) -> Rewrite? {
        let hasStop = text.isSign(index + 1, ".")
        let end = hasStop ? index + 2 : index + 1
        let stop = hasStop && text.isEnd(end) ? "." : ""
        let before = text.wordIndex(before: index)
        let word = before.map(text.string) ?? ""
        if let name = ruler(word) {
            guard hasStop || number < 30 else { return nil }
            // "Franz X. Gruber" is an initial.
            if hasStop, number >= 10, text.length(index) == 1, text.isSpace(index + 2), text.startsBig(index + 3) {
                return nil
            }
            return Rewrite(
                end: end,
                words: article(for: name, at: before ?? index, text) + " "
                    + rulerOrdinal(number, name, before ?? index, text) + stop)
        }
        if GermanTables.beforeRoman.contains(word.lowercased()) {
            return Rewrite(end: hasStop && stop.isEmpty ? index + 1 : end, words: cardinal(number, before: nil) + stop)
        }
        // "II. Weltkrieg", "im XIX. Jahrhundert"
        if hasStop, text.isSpace(index + 2), text.isWord(index + 3), number < 100 {
            let isNoun = GermanDeclension.gender(of: index + 3, in: text) != nil
            let isInitial = text.length(index) == 1 && !GermanTables.ordinalNouns.contains(text.lower(index + 3))
            guard isNoun, !isInitial else { return nil }
            let ending = GermanDeclension.ending(at: index, noun: index + 3, in: text)
            return Rewrite(end: end, words: ordinalStem(number) + ending)
        }
        guard let before, text.length(index) > 1, text.startsBig(before), number <= 50,
            text.string(index).utf8.allSatisfy({ [0x49, 0x56, 0x58].contains($0) }),
            !["XX", "XXX"].contains(text.string(index)),
            !hasStop || !stop.isEmpty
        else {
            let isYear = text.length(index) >= 5 && (1000...2100).contains(number) && text.string(index).hasPrefix("M")
            return isYear ? Rewrite(end: index + 1, words: year(number)) : nil
        }
        return Rewrite(end: end, words: cardinal(number, before: nil) + stop)
    }

    /// A ruler's name, without the ending of the genitive.
    private func ruler(_ word: String) -> (isFeminine: Bool, isGenitive: Bool)? {
        for (name, isGenitive) in [(word, false), (String(word.dropLast()), word.hasSuffix("s"))] {
            if GermanTables.kings.contains(name) { return (false, isGenitive && name != word) }
            if GermanTables.queens.contains(name) { return (true, isGenitive && name != word) }
            if !word.hasSuffix("s") { break }
        }
        return nil
    }

    /// The case of a ruler's name, as the article behind it shows it.
    private func article(for name: (isFeminine: Bool, isGenitive: Bool), at index: Int, _ text: TokenText) -> String {
        if name.isGenitive { return name.isFeminine ? "der" : "des" }
        switch grammaticalCase(of: index, text) {
        case .nominative: return name.isFeminine ? "die" : "der"
        case .accusative: return name.isFeminine ? "die" : "den"
        case .dative: return name.isFeminine ? "der" : "dem"
        case .genitive: return name.isFeminine ? "der" : "des"
        }
    }

    private func rulerOrdinal(
        _ number: Int, _ name: (isFeminine: Bool, isGenitive: Bool), _ index: Int, _ text: TokenText
    ) -> String {
        let stem = ordinalStem(number)
        let large = stem.prefix(1).uppercased() + stem.dropFirst()
        if name.isGenitive { return large + "en" }
        switch grammaticalCase(of: index, text) {
        case .nominative: return large + "e"
        case .accusative: return large + (name.isFeminine ? "e" : "en")
        case .dative, .genitive: return large + "en"
        }
    }

    private enum Case {
        case nominative, genitive, dative, accusative
    }

    /// The case that the words before a name ask for.
    private func grammaticalCase(of index: Int, _ text: TokenText) -> Case {
        var place = index
        for _ in 0..<3 {
            guard let before = text.wordIndex(before: place) else { return .nominative }
            let word = text.lower(before)
            switch word {
            case "von", "unter", "mit", "bei", "zu", "nach", "seit", "aus", "vom", "beim", "zum", "dem", "neben", "vor",
                "gegenüber",
                "zur":
                return .dative
            case "für", "gegen", "durch", "um", "ohne", "den": return .accusative
            case "des": return .genitive
            case "könig", "kaiser", "papst", "königin", "kaiserin", "zar", "zarin", "fürst", "herzog", "prinz",
                "johannes",
                "kurfürst", "sultan", "pharao", "zaren", "königs", "kaisers", "papstes":
                place = before
            // "Kaiser Franz Joseph I."
            case _ where ruler(text.string(before)) != nil: place = before
            default: return .nominative
            }
        }
        return .nominative
    }
}

extension TokenText {
    /// Whether a token is any sign.
    fileprivate func isSign(_ index: Int) -> Bool { kind(index) == .sign }
}
