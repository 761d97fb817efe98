/// Whether a text is made of ordinary words and signs alone, which no rule changes, told from its bytes: the same that
/// ``Rewriter/isOrdinary(_:_:)`` asks of tokens, without making them.
enum OrdinaryText {
    /// Whether a text without digits, acronyms, abbreviations and special signs is spoken as it is written; false says
    /// nothing.
    static func isOrdinary(_ text: String, _ abbreviations: AbbreviationTable?) -> Bool {
        let bytes = text.utf8Span.span
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isASCIILetter || byte == 0xC3 {
                guard let end = wordEnd(bytes, from: index), isOrdinary(bytes, index..<end, abbreviations) else {
                    return false
                }
                index = end
                continue
            }
            switch byte {
            // White space, and ! " ' ( ) , - ; ?
            case 0x09...0x0D, 0x20, 0x21, 0x22, 0x27...0x29, 0x2C, 0x2D, 0x3B, 0x3F: index += 1
            // A stop or a colon inside a word.
            case 0x2E, 0x3A:
                if index + 1 < bytes.count, bytes[index + 1].isASCIILetter || bytes[index + 1] >= 0xC3 {
                    guard bytes[index + 1] == 0xE2 else { return false }
                }
                index += 1
            case 0xC2:
                switch bytes[index + 1] {
                case 0xA0, 0xAB, 0xBB: index += 2
                default: return false
                }
            case 0xE2:
                guard bytes[index + 1] == 0x80 else { return false }
                switch bytes[index + 2] {
                // Dashes, quotes, dots.
                case 0x93, 0x94, 0x98...0x9A, 0x9C...0x9E, 0xA6: index += 3
                default: return false
                }
            default: return false
            }
        }
        return true
    }

    /// The end of a word in small letters, whose first one may be a capital of ASCII; nil for other words.
    private static func wordEnd(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x61 && byte <= 0x7A {
                index += 1
            } else if byte == 0xC3 {
                guard bytes[index + 1] >= 0x9F, bytes[index + 1] != 0xB7 else { return nil }
                index += 2
            } else if byte.isASCIILetter {
                // A capital alone is an acronym or a number.
                guard index == start, index + 1 < bytes.count,
                    bytes[index + 1] &- 0x61 < 26 || bytes[index + 1] == 0xC3
                else { return nil }
                index += 1
            } else {
                return byte >= 0xC3 && byte != 0xE2 ? nil : index
            }
        }
        return index
    }

    /// Whether a word with the stop behind it is no abbreviation.
    private static func isOrdinary(
        _ bytes: borrowing Span<UInt8>, _ word: Range<Int>, _ abbreviations: AbbreviationTable?
    ) -> Bool {
        guard let abbreviations else { return true }
        let next = word.upperBound < bytes.count ? bytes[word.upperBound] : 0x20
        if next == UInt8(ascii: "."), word.count > 4, bytes[word.upperBound - 1] == UInt8(ascii: "r") { return false }
        guard word.count <= 8 else { return true }
        var packed = UInt64(bytes[word.lowerBound])
        if packed < 0x80 { packed |= 0x20 }
        for place in word.dropFirst() { packed = packed << 8 | UInt64(bytes[place]) }
        // A hyphen may go on with an abbreviation.
        return next == UInt8(ascii: ".") || next == UInt8(ascii: "-")
            ? !abbreviations.packedBeginnings.contains(packed) : !abbreviations.packedEntries.contains(packed)
    }
}

extension UInt8 {
    /// Whether a byte is a letter of ASCII.
    fileprivate var isASCIILetter: Bool { self | 0x20 &- 0x61 < 26 }
}
