/// What an engine would take for a command, and pictures.
extension Rewriter {
    /// Takes out the marks of commands: `<…>` is markup for many engines. (`[[` begins phonemes: the output takes no
    /// bracket behind the same one.)
    func command(at index: Int) -> Rewrite? {
        guard let sign = text.sign(index) else { return nil }
        switch sign {
        case "<":
            return tag(at: index)
        default:
            return Self.isControl(sign.value) ? Rewrite(end: index + 1, words: "") : nil
        }
    }

    /// Controls, private use and noncharacters: no word is made of them.
    private static func isControl(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xF0000...0x10FFFF: true
        default: false
        }
    }

    /// A tag's name and what stands in it, as words.
    private func tag(at index: Int) -> Rewrite? {
        guard text.isWord(index + 1) || text.isSign(index + 1, of: "/!?"), isASCIILetter(index + 1) else {
            return nil
        }
        var words: [String] = []
        var next = index + 1
        while next < text.count, next < index + 60 {
            switch text.kind(next) {
            case .word: words.append(text.string(next))
            case .digits: words.append(phrasing?.digits(text.string(next)) ?? text.string(next))
            case .sign where text.isSign(next, "<"): return nil
            case .sign where text.isSign(next, ">"):
                let said = words.joined(separator: " ")
                let isGlued = index > 0 && !text.isSpace(index - 1)
                return Rewrite(end: next + 1, words: isGlued && !said.isEmpty ? " " + said : said)
            default: break
            }
            next += 1
        }
        return nil
    }

    private func isASCIILetter(_ index: Int) -> Bool {
        !text.isWord(index) || text.tokens[index].first < 0x80
    }

    /// Pictures are not said, but for a heart between two words, ticks that answer a question, and rows of stars.
    func picture(at index: Int) -> Rewrite? {
        guard let sign = text.sign(index), Self.isPicture(sign) else { return nil }
        if let phrasing, sign == "★" || sign == "☆" || sign == "⭐", let stars = stars(at: index, phrasing) {
            return stars
        }
        var end = index + 1
        while let next = text.sign(end), Self.isPicture(next) || Self.isPictureMark(next) { end += 1 }
        if let phrasing {
            let heart: Set<Unicode.Scalar> = ["❤", "♥", "🖤", "💙", "💚", "💛", "💜", "🧡"]
            if heart.contains(sign), text.isSpace(index - 1), text.isWord(index - 2), text.isSpace(end),
                text.isWord(end + 1), !phrasing.names.love.isEmpty
            {
                return Rewrite(end: end, words: phrasing.names.love)
            }
            if isAnswer(index, end: end) {
                if ["✓", "✔", "✅", "☑"].contains(sign) { return Rewrite(end: end, words: phrasing.names.yes) }
                if ["✗", "✘", "❌", "✖"].contains(sign) { return Rewrite(end: end, words: phrasing.names.no) }
            }
        }
        let isAlone = (index == 0 || text.isSpace(index - 1)) && text.isSpace(end)
        // "⚡, discharge": nothing begins with a comma.
        if index == 0, text.isSign(end, in: [",", "،", "，", "、"]) {
            return Rewrite(end: text.skipSpace(end + 1), words: "")
        }
        return Rewrite(end: isAlone ? end + 1 : end, words: "")
    }

    /// Whether a tick stands alone, or behind a colon or comma and before nothing or another.
    private func isAnswer(_ index: Int, end: Int) -> Bool {
        let before = text.isSpace(index - 1) ? index - 2 : index - 1
        let after = text.skipSpace(end)
        return (before < 0 || text.isSign(before, of: ":,;."))
            && (after >= text.count || text.isSign(after, of: ",;."))
    }

    private func stars(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        var end = index
        var full = 0
        while let sign = text.sign(end), sign == "★" || sign == "☆" || sign == "⭐" || sign == "\u{FE0F}" {
            if sign == "★" || sign == "⭐" { full += 1 }
            end += 1
        }
        guard end - index >= 3, full > 0 else { return nil }
        return Rewrite(end: end, words: phrasing.cardinal(full, before: nil) + " " + phrasing.names.stars)
    }

    private static func isPicture(_ sign: Unicode.Scalar) -> Bool {
        switch sign.value {
        case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B50, 0x2B55, 0x231A...0x231B, 0x23E9...0x23FF, 0x25A0...0x25FF,
            0x2B1B...0x2B1C, 0x3030, 0x303D, 0x3297, 0x3299:
            // Dingbat arrows and the multiplication signs have names.
            !(0x2794...0x27BE).contains(sign.value) && sign.value != 0x2715
        default: false
        }
    }

    private static func isPictureMark(_ sign: Unicode.Scalar) -> Bool {
        [0xFE0F, 0xFE0E, 0x200D, 0x20E3].contains(sign.value) || (0xE0020...0xE007F).contains(sign.value)
    }
}
