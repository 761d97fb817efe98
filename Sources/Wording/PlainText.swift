/// Whether a text has anything that a rule may change, told from its bytes.
enum PlainText {
    /// Whether a text is spoken as it is written. `hasRules` says whether the language has rules for words.
    static func isPlain(_ text: String, hasRules: Bool) -> Bool {
        isPlain(text.utf8Span.span, hasRules: hasRules)
    }

    private static func isPlain(_ bytes: borrowing Span<UInt8>, hasRules: Bool) -> Bool {
        var previous: UInt8 = 0x20
        for index in bytes.indices {
            let byte = bytes[index]
            defer { previous = byte }
            switch table[Int(byte)] {
            case 0: continue
            case 1: return false
            case 2:
                // A digit, or a sign that only languages with rules say.
                if hasRules { return false }
            case 3:
                // A capital behind a capital, or alone: an acronym or a Roman number.
                guard hasRules else { continue }
                // A capital in a word: "AfD".
                if previous >= 0x61, previous <= 0x7A { return false }
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
                if next >= 0x41 && next <= 0x5A { return false }
                if [0x49, 0x56, 0x58, 0x4C, 0x43, 0x44, 0x4D].contains(byte),
                    !(next | 0x20 >= 0x61 && next | 0x20 <= 0x7A),
                    next < 0x80, previous == 0x20, !(byte == 0x49 && next == 0x20 && index == 0)
                {
                    return false
                }
            case 4:
                // A stop: an abbreviation or an address where letters follow, or a short word stands before.
                guard index + 1 < bytes.count else {
                    if hasRules, isShortWord(before: index, bytes) { return false }
                    continue
                }
                let next = bytes[index + 1]
                if next != 0x22, next != 0x2E, next != 0x29 { return false }
            case 5:
                // General punctuation is plain, but for per mille, primes and bullets; all other signs are not.
                guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return false }
                switch bytes[index + 2] {
                // "May–September"
                case 0x93 where hasRules && previous > 0x40: return false
                case 0x90...0xA1, 0xA6, 0xAF, 0xB9, 0xBA: break
                default: return false
                }
            case 6:
                // Latin-1: quotes and spaces are plain.
                guard index + 1 < bytes.count, [0xA0, 0xAB, 0xBB, 0xA1, 0xBF].contains(bytes[index + 1]) else {
                    return false
                }
            default: return false
            }
        }
        return true
    }

    private static func isShortWord(before index: Int, _ bytes: borrowing Span<UInt8>) -> Bool {
        var start = index
        while start > 0, index - start < 9, bytes[start - 1] > 0x40 { start -= 1 }
        return index - start < 8
    }

    private static let table: [UInt8] = (0..<256).map { value in
        switch value {
        case 0x5B, 0x5D, 0x3C, 0x40, 0x7F, 0x00...0x08, 0x0E...0x1F: 1
        case 0x30...0x39, 0x23...0x26, 0x2A, 0x2B, 0x2F, 0x3D, 0x3E, 0x5C, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: 2
        case 0x41...0x5A: 3
        case 0x2E: 4
        case 0xE2: 5
        case 0xC2: 6
        case 0xEE, 0xEF, 0xF0...0xFF, 0x3A: value == 0x3A ? 1 : 1
        default: 0
        }
    }

    /// Whether most letters of a text are capitals: then its words are no acronyms.
    static func isCapitals(_ text: TokenText) -> Bool {
        var large = 0
        var words = 0
        for token in text.tokens where token.kind == .word {
            words += 1
            if token.capitals == .all { large += 1 }
            if words == 40 { break }
        }
        return words >= 3 && large * 10 >= words * 7
    }
}
