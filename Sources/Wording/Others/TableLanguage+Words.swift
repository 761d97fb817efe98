/// Words of languages that tables describe: numbers of rulers and centuries, "n.º 4", "Dr.ª", measures of the kitchen.
extension TableLanguage {
    /// What is said for a word that only such a language writes so; nil where it stays.
    func written(at index: Int, _ text: TokenText) -> Rewrite? {
        let length = text.length(index)
        if length == 1, ["n", "N"].contains(text.string(index)) {
            let mark = text.isSign(index + 1, ".") ? index + 2 : index + 1
            let number = text.skipSpace(mark + 1)
            if text.isSign(mark, in: ["º", "°", "ª"]), text.isDigits(number) {
                return Rewrite(end: number, words: names.number + " ")
            }
        }
        // "M.ª", "Dr.ª"
        if text.isSign(index + 1, "."), text.isSign(index + 2, "ª"), let words = Self.feminine[text.string(index)] {
            return Rewrite(end: index + 3, words: words)
        }
        if length == 1, text.string(index) == "c", let noun = spoon(at: index, text) {
            return Rewrite(end: noun.end, words: noun.noun.many)
        }
        if length == 1, !table.lady.isEmpty, text.string(index) == "D", text.isSign(index + 1, "."),
            text.startsBig(index + 3), text.lower(index + 3).hasSuffix("a")
        {
            return Rewrite(end: index + 2, words: table.lady)
        }
        return regnal(at: index, text)
    }

    private static let feminine = ["M": "María", "Dr": "doutora", "Prof": "professora", "Sr": "senhora"]

    /// "2 c. à s."
    func spoons(at index: Int, _ text: TokenText) -> Rewrite? {
        guard !table.spoons.isEmpty, text.isSpace(index + 1), let spoon = spoon(at: index + 2, text),
            let number = text.numeral(at: index, marks: marks), number.end == index + 1
        else { return nil }
        return Rewrite(
            end: spoon.end, words: words(number, before: spoon.noun) + " " + spoon.noun.form(for: number))
    }

    private func spoon(at index: Int, _ text: TokenText) -> (noun: Noun, end: Int)? {
        guard !table.spoons.isEmpty, text.string(index) == "c", text.isSign(index + 1, ".") else { return nil }
        let place = text.skipSpace(index + 2)
        guard text.string(place) == "à" else { return nil }
        let last = text.skipSpace(place + 1)
        guard let noun = table.spoons[text.string(last)], text.isSign(last + 1, ".") else { return nil }
        return (noun, text.isEnd(last + 2) ? last + 1 : last + 2)
    }

    /// "Umberto I", "Carlos III", "XX secolo", "XVIe siècle", "François Ier".
    private func regnal(at index: Int, _ text: TokenText) -> Rewrite? {
        guard text.startsBig(index), text.length(index) <= 8 else { return nil }
        let written = text.string(index)
        // "XVIe", "Ier"
        for (ending, isFeminine) in table.ordinalEndings where written.count > ending.count && written.hasSuffix(ending)
        {
            let letters = String(written.dropLast(ending.count))
            guard let number = Roman.value(letters) else { continue }
            let isSure = letters.utf8.count > 1 || ending == "er" && number == 1 || text.word(at: index + 1) == "siècle"
            guard isSure else { continue }
            return Rewrite(
                end: index + 1, words: spelled(number, isFeminine ? table.ordinals.feminine : table.ordinals.masculine))
        }
        guard text.capitals(index) == .all, let number = Roman.value(written) else { return nil }
        if table.afterRoman.contains(text.word(at: index + 1)) {
            return Rewrite(end: index + 1, words: spelled(number, table.ordinals.masculine))
        }
        guard number <= table.lastRegnal, let before = text.wordIndex(before: index),
            table.rulers.contains(text.string(before))
        else { return nil }
        let isFeminine = text.lower(before).hasSuffix("a")
        let ordinal = spelled(number, isFeminine ? table.ordinals.feminine : table.ordinals.masculine)
        return Rewrite(end: index + 1, words: table.regnalArticle + ordinal)
    }
}
