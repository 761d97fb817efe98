internal import Foundation

/// Text as the search sees it.
enum SearchText {
    /// The text with a space around each character of the scripts that put none between words: the search then takes
    /// each for a word of its own, and a word of several for a phrase.
    static func separated(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnspaced) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isUnspaced(scalar) {
                result.append(" ")
                result.append(scalar)
                result.append(" ")
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether a character belongs to a script without spaces between words. Source: the Unicode Standard's blocks of
    /// Thai, Lao, Myanmar, Khmer, kana, and Han.
    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x0E00: false
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// How many words a text has: runs of letters and digits, and 0.6 for a character of a script without spaces.
    static func words(in text: String) -> Int {
        var words = 0
        var unspaced = 0
        var isInWord = false
        for scalar in text.unicodeScalars {
            if isUnspaced(scalar) {
                unspaced += 1
                isInWord = false
            } else if isWordScalar(scalar) {
                if !isInWord { words += 1 }
                isInWord = true
            } else {
                isInWord = false
            }
        }
        return words + unspaced * 6 / 10
    }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x27, 0x2019: true
        case ..<0x80: false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    /// A character without its case and marks, for comparing texts character by character.
    static func folded(_ scalar: Unicode.Scalar, cache: inout [Unicode.Scalar: Unicode.Scalar]) -> Unicode.Scalar {
        if scalar.value < 0x80 {
            return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar
        }
        if let known = cache[scalar] { return known }
        let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
        let small = base.properties.lowercaseMapping.unicodeScalars.first ?? base
        cache[scalar] = small
        return small
    }

    /// A text without case and marks, one character for each of the text's.
    static func folded(_ text: String) -> [Unicode.Scalar] {
        var cache: [Unicode.Scalar: Unicode.Scalar] = [:]
        return text.unicodeScalars.map { folded($0, cache: &cache) }
    }
}
