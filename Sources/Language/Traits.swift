/// What a UTF-16 unit is, as far as sentences and clauses need to know.
struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    static let letter = Traits(rawValue: 1)
    static let upper = Traits(rawValue: 1 << 1)
    static let lower = Traits(rawValue: 1 << 2)
    /// A decimal digit of any script.
    static let digit = Traits(rawValue: 1 << 3)
    /// White space, no-break and ideographic spaces included.
    static let space = Traits(rawValue: 1 << 4)
    /// A quote or bracket that may stand after a stop.
    static let closer = Traits(rawValue: 1 << 5)
    /// A quote or bracket that may stand before a word.
    static let opener = Traits(rawValue: 1 << 6)
    /// The second half of a pair, a combining mark, a joiner or a variation selector: never to be cut off.
    static let mark = Traits(rawValue: 1 << 7)
    /// A letter of a script that sets no spaces between words.
    static let unspaced = Traits(rawValue: 1 << 8)

    /// The traits of a unit. Halves of pairs count as letters, since most of them are.
    static func of(_ unit: UInt16) -> Traits {
        if unit < tabled { return table[Int(unit)] }
        switch unit {
        case 0x3400...0x9FFF: return [.letter, .unspaced]
        case 0xAC00...0xD7A3: return .letter
        case 0xD800...0xDBFF: return .letter
        case 0xDC00...0xDFFF: return [.letter, .mark]
        default: return computed(unit)
        }
    }

    /// The unit in lower case, where that is one unit.
    static func lowercase(_ unit: UInt16) -> UInt16 {
        unit < tabled ? lowered[Int(unit)] : unit
    }

    /// All alphabets with capitals, and most others, lie below: they are looked up.
    private static let tabled: UInt16 = 0x2000
    private static let table: [Traits] = (0..<tabled).map(computed)
    private static let lowered: [UInt16] = (0..<tabled).map { unit in
        guard let scalar = Unicode.Scalar(unit), scalar.properties.isUppercase else { return unit }
        let mapped = scalar.properties.lowercaseMapping.utf16
        return mapped.count == 1 ? mapped.first ?? unit : unit
    }

    private static func computed(_ unit: UInt16) -> Traits {
        guard let scalar = Unicode.Scalar(unit) else { return .letter }
        let properties = scalar.properties
        var traits: Traits = []
        if properties.isWhitespace { traits.insert(.space) }
        if properties.isAlphabetic { traits.insert(.letter) }
        if properties.isUppercase { traits.insert(.upper) }
        if properties.isLowercase { traits.insert(.lower) }
        switch properties.generalCategory {
        case .decimalNumber: traits.insert(.digit)
        case .nonspacingMark, .spacingMark, .enclosingMark: traits.insert(.mark)
        default: if unit == 0x200D { traits.insert(.mark) }
        }
        if isUnspaced(unit) { traits.insert(.unspaced) }
        if isQuote(unit) {
            traits.formUnion([.closer, .opener])
        } else if properties.generalCategory == .closePunctuation {
            traits.insert(.closer)
        } else if properties.generalCategory == .openPunctuation || unit == 0xBF || unit == 0xA1 {
            traits.insert(.opener)
        }
        return traits
    }

    /// Marks that open in one language and close in another.
    private static func isQuote(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x22, 0x27, 0xAB, 0xBB, 0x5F4, 0x2018, 0x2019, 0x201B, 0x201C, 0x201D, 0x201F, 0x2039, 0x203A: true
        default: false
        }
    }

    /// Thai, Lao, Burmese, Khmer, kana, ideographs. Source: Unicode Standard Annex 14, classes SA and ID.
    private static func isUnspaced(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x2FFF, 0x3005...0x3007, 0x3040...0x30FF,
            0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F:
            true
        default: false
        }
    }
}

extension UInt16 {
    // Most text is ASCII: its letters and spaces are told without a look at the table.
    var isSpace: Bool {
        self < 0x80 ? self == 0x20 || (self >= 0x09 && self <= 0x0D) : Traits.of(self).contains(.space)
    }
    var isCloser: Bool { Traits.of(self).contains(.closer) }
    var isOpener: Bool { Traits.of(self).contains(.opener) }
    var isDigit: Bool { self < 0x80 ? self >= 0x30 && self <= 0x39 : Traits.of(self).contains(.digit) }
    var isLetter: Bool { self < 0x80 ? self | 0x20 >= 0x61 && self | 0x20 <= 0x7A : Traits.of(self).contains(.letter) }
    var isUpper: Bool { Traits.of(self).contains(.upper) }
    var isLower: Bool { Traits.of(self).contains(.lower) }
    var isUnspaced: Bool { self >= 0xE00 && Traits.of(self).contains(.unspaced) }
    /// A letter that may stand for a name: no sign that is a syllable or a word.
    var isInitial: Bool { isLetter && !isUnspaced && !isHangul }
    var isHangul: Bool { self >= 0xAC00 && self <= 0xD7A3 }
    /// Whether a cut before it would tear a character apart.
    var continuesCharacter: Bool { Traits.of(self).contains(.mark) }
    /// A dash that stands between words.
    var isDash: Bool { self == 0x2013 || self == 0x2014 || self == 0x2015 || self == 0x2D }
    /// A fraction that is one sign: "½".
    var isFraction: Bool { self >= 0xBC && self <= 0xBE || self >= 0x2150 && self <= 0x215E }
    /// The sign of a currency.
    var isCurrencySign: Bool { self == 0x24 || self >= 0xA2 && self <= 0xA5 || self >= 0x20A0 && self <= 0x20C0 }
    /// An apostrophe, straight or curly.
    var isApostrophe: Bool { self == 0x27 || self == 0x2019 }
}
