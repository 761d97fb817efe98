internal import Narration

/// What the first lines of a saved article often are: the title again, who wrote it and when, the first sentence twice.
struct Opening {
    private let title: String
    private let byline: String?

    init(title: String, byline: String?) {
        self.title = Phrases.letters(of: title)
        self.byline = byline.map { Phrases.letters(of: $0) }
    }

    /// How far an opening goes, in blocks that are read.
    private static let reach = 8

    mutating func skip(in blocks: inout [Block]) {
        var seen = 0
        var place = 0
        var words = 0
        var lines: [Int] = []
        while place < blocks.count, seen < Self.reach {
            let index = place
            place += 1
            guard blocks[index].treatment == .read else { continue }
            seen += 1
            let block = blocks[index]
            if seen <= 3, repeatsTitle(block) {
                blocks[index].treatment = .skip(reason: SkipReason.repeatsTitle)
                continue
            }
            if words < 60, isByline(block) {
                blocks[index].kind = .aside
                blocks[index].rule = "byline"
                continue
            }
            if block.kind == .paragraph || block.kind == .heading { lines.append(index) }
            words += block.text.utf8.count / 6
        }
        skipRepeatedLine(lines, in: &blocks)
    }

    /// Whether a heading or a line says the title.
    private func repeatsTitle(_ block: Block) -> Bool {
        guard !title.isEmpty, block.kind == .heading || block.kind == .paragraph,
            block.text.utf8.count < title.utf8.count * 2 + 60
        else { return false }
        let text = Phrases.letters(of: block.text)
        if text == title { return true }
        // "The Old Mill | Valley News" over an article called "The Old Mill".
        if block.kind == .heading, text.utf8.count > 12, title.hasPrefix(text),
            title.utf8.count - text.utf8.count < 40
        {
            return true
        }
        // The title with a word of its section before it.
        return block.kind == .heading && title.utf8.count > 20 && text.hasSuffix(" " + title)
            && text.utf8.count - title.utf8.count < 24
    }

    /// An opening line that the next one begins with, often cut short: the description before the first paragraph.
    private func skipRepeatedLine(_ lines: [Int], in blocks: inout [Block]) {
        for (offset, index) in lines.enumerated() where offset < 3 {
            let wanted = Phrases.letters(of: blocks[index].text)
            guard wanted.utf8.count > 24, wanted.utf8.count < 1_000 else { continue }
            for other in lines.dropFirst(offset + 1).prefix(3) {
                let text = Phrases.letters(of: String(blocks[other].text.prefix(1_200)))
                if text.hasPrefix(wanted) {
                    blocks[index].treatment = .skip(reason: SkipReason.repeatsNext)
                    break
                }
            }
        }
    }

    /// "Της Δέσποινας Καλλέργη | 6 Οκτωβρίου 2024, 07:00": a year, and a sign that sets apart what has no verb.
    private func isCredits(_ block: Block, _ words: [Substring]) -> Bool {
        guard block.kind == .paragraph, words.count <= 20, block.text.contains(where: { "|·•／＝｜".contains($0) }) else {
            return false
        }
        guard let last = block.text.last, !"!?:…。！？؟۔।".contains(last), last != "." || last.isNumber else {
            return false
        }
        return words.contains { word in
            let digits = word.prefix { $0.isNumber }
            let year = digits.compactMap(\.wholeNumberValue).reduce(0) { ($0 * 10 + $1) % 100_000 }
            return digits.count == 4 && (1990...2100).contains(year)
        }
    }

    // MARK: Who and when

    /// A short line of who wrote it, when, or how long it takes to read.
    private func isByline(_ block: Block) -> Bool {
        guard block.kind == .paragraph || block.kind == .listItem || block.kind == .heading, block.text.utf8.count < 140
        else { return false }
        let text = Phrases.letters(of: block.text)
        let words = text.split(separator: " ")
        guard !words.isEmpty else { return false }
        if let byline, !byline.isEmpty {
            if text == byline { return true }
            if words.count <= 14, text.hasSuffix(byline), Self.prefixes.contains(String(words[0])) { return true }
            if words.count <= 16, text.hasPrefix(byline) || text.hasPrefix("by \(byline)"), block.text.last != "." {
                return true
            }
        }
        if isReadingTime(text, words) || isCredits(block, words) { return true }
        // "By Ada Reed · 28 August 2030 · Kitchen": parts with a year among them.
        if Self.prefixes.contains(String(words[0])), words.count <= 14,
            ".!?:".contains(block.text.last ?? " ") == false,
            block.text.contains(" · ") || block.text.contains(" | "),
            words.contains(where: {
                $0.utf8.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) && $0.allSatisfy(\.isNumber)
            })
        {
            return true
        }
        // "Text: Ada Reed. Published on 3 May. Reading time: 7 min."
        if Self.readingTimes.contains(where: { text.contains($0) }), text.contains(where: \.isNumber) { return true }
        guard block.kind == .paragraph, ".!?:".contains(block.text.last ?? " ") == false else { return false }
        return isNamed(block.text) || isDate(words)
    }

    /// "By Ada Reed", "Von Max Muster und Eva Lind": names in capitals and little else.
    private func isNamed(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "," }
        guard (3...10).contains(words.count), let first = words.first?.lowercased(), Self.prefixes.contains(first),
            !["a", "at", "in", "on"].contains(first)
        else { return false }
        let small: Set<Substring> = [
            "and", "und", "et", "y", "e", "en", "de", "van", "von", "der", "di", "da", "for", "für", "&",
        ]
        return words.dropFirst().allSatisfy {
            small.contains($0) || $0.first?.isUppercase == true || $0.first?.isNumber == true
        }
    }

    /// "5 min read", "Lesezeit: 3 Minuten".
    private func isReadingTime(_ text: String, _ words: [Substring]) -> Bool {
        guard words.count <= 6, words.contains(where: { $0.allSatisfy(\.isNumber) || $0.hasSuffix("min") }) else {
            return false
        }
        return [
            "min read", "minute read", "minutes read", "mins read", "min lesezeit", "lesezeit", "minuten lesezeit",
            "min de lecture", "minutes de lecture", "min de lectura", "minutos de lectura", "min di lettura",
            "minuti di lettura", "min de leitura", "minuten leestijd",
        ].contains { text.contains($0) }
    }

    /// "Published March 3, 2031", "Stand: 12. Mai 2031, 14:05 Uhr": nothing but a date with a word before it.
    private func isDate(_ words: [Substring]) -> Bool {
        guard words.count <= 12,
            words.contains(where: {
                $0.count == 4 && $0.allSatisfy(\.isNumber) && ($0.hasPrefix("19") || $0.hasPrefix("20"))
            })
        else { return false }
        return words.allSatisfy { word in
            word.contains(where: \.isNumber) || Self.dateWords.contains(String(word))
                || Self.months.contains(where: { word.hasPrefix($0) })
        }
    }

    private static let readingTimes = [
        "reading time", "min read", "lesezeit", "temps de lecture", "tiempo de lectura", "tempo di lettura",
        "tempo de leitura", "leestijd",
    ]
    private static let prefixes: Set<String> = [
        "by", "von", "par", "por", "di", "door", "av", "af", "written", "text", "words", "author", "autor", "автор",
        "od",
    ]
    private static let dateWords: Set<String> = [
        "published", "updated", "posted", "last", "on", "at", "modified", "date", "am", "pm", "uhr", "um", "stand",
        "vom",
        "veröffentlicht", "aktualisiert", "publié", "mis", "à", "jour", "le", "publicado", "actualizado", "el", "de",
        "pubblicato", "aggiornato", "il", "first", "est", "gmt", "utc", "edt", "et", "pst", "cet", "bst", "h", "of",
        "vol", "no", "nr", "pp", "p", "issue", "heft", "jg", "seiten", "pages",
        "monday",
        "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri", "sat",
        "sun",
        "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
    ]
    private static let months = [
        "jan", "feb", "mar", "mär", "apr", "may", "mai", "jun", "jul", "aug", "sep", "oct", "okt", "nov", "dec", "dez",
        "ene",
        "abr", "ago", "dic", "fév", "avr", "aoû", "déc", "gen", "mag", "giu", "lug", "set", "ott",
    ]
}
