/// What no rule changes: told at one look, so that most of a text is copied and only the rest is asked about.
extension Rewriter {
    /// Whether a token stays as it is whatever the language: a word in small letters between spaces or plain signs, or
    /// such a sign. False says nothing.
    func isOrdinary(_ index: Int, _ abbreviations: AbbreviationTable?) -> Bool {
        guard code.isEmpty else { return false }
        switch text.tokens[index].kind {
        case .space: return true
        case .word: return isOrdinaryWord(index, abbreviations)
        case .sign: return isOrdinarySign(index)
        case .digits, .fixed: return false
        }
    }

    private func isOrdinaryWord(_ index: Int, _ abbreviations: AbbreviationTable?) -> Bool {
        let token = text.tokens[index]
        switch token.capitals {
        case .none: break
        case .first: guard token.first < 0x80 else { return false }
        case .all, .mixed: return false
        }
        var next = index + 1
        let hasStop = text.isSign(next, ".")
        if hasStop { next += 1 }
        switch text.kind(next) {
        case nil: break
        case .space: if token.capitals == .first, text.isDigits(next + 1) { return false }
        case .sign: guard endsWord(next) else { return false }
        case .word, .digits, .fixed: return false
        }
        guard let abbreviations else { return true }
        // "Hauptstr."
        if hasStop, text.length(index) > 4, text.bytes[text.byte(index + 1) - 1] == UInt8(ascii: "r") { return false }
        guard let packed = text.packed(index) else { return true }
        return !(hasStop ? abbreviations.packedBeginnings : abbreviations.packedEntries).contains(packed)
    }

    /// Whether a sign ends a word and is none of an abbreviation's or an address's.
    private func endsWord(_ index: Int) -> Bool {
        let sign = text.tokens[index].first
        switch sign {
        case 0x27, 0x2018, 0x2019, 0x2013, 0x2014: return true
        case 0x3A: return text.isSpace(index + 1) || index + 1 == text.count
        default: return Self.isPlain(sign)
        }
    }

    private func isOrdinarySign(_ index: Int) -> Bool {
        let sign = text.tokens[index].first
        switch sign {
        // A stop, quotes and a colon mean something before a word or a number.
        case 0x2E: return text.kind(index + 1) != .word && text.kind(index + 1) != .digits
        case 0x3A: return text.kind(index + 1) != .word
        case 0x27, 0x2018, 0x2019: return text.kind(index + 1) != .digits
        case 0x2D: return text.isWord(index - 1) && text.isWord(index + 1)
        case 0x2014: return text.isWord(index + 1) || (text.isSpace(index + 1) && !text.isDigits(index + 2))
        default: return Self.isPlain(sign)
        }
    }

    /// Signs that mean nothing to any rule.
    private static func isPlain(_ sign: UInt32) -> Bool {
        switch sign {
        // ! " ( ) , ; ? « » ‚ “ ” „ …
        case 0x21, 0x22, 0x28, 0x29, 0x2C, 0x3B, 0x3F, 0xAB, 0xBB, 0x201A, 0x201C...0x201E, 0x2026: true
        default: false
        }
    }
}
