/// What a scalar is for the reading of texts.
enum ScalarKind: UInt8 {
    case letter, capital, digit, space, sign
    /// A combining mark or a joiner: it goes with what stands before it.
    case mark

    /// The kind of a scalar; a table for the most frequent ones.
    static func of(_ value: UInt32) -> ScalarKind {
        if value < 0x80 { return ascii[Int(value)] }
        switch value {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return .space
        case 0xAA, 0xBA, 0xD7, 0xF7: return .sign
        case 0xC0...0xDE: return .capital
        case 0xB5, 0xDF...0xFF: return .letter
        case 0x80...0xBF, 0x2010...0x203E, 0x20A0...0x20CF, 0x2070...0x209F, 0x2190...0x2BFF, 0x1F000...0x1FAFF:
            return .sign
        case 0x300...0x36F, 0x200C, 0x200D, 0xFE00...0xFE0F: return .mark
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return .letter
        default: break
        }
        guard let properties = Unicode.Scalar(value)?.properties else { return .sign }
        switch properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return .capital
        case .lowercaseLetter, .modifierLetter, .otherLetter: return .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        default: return .sign
        }
    }

    /// Han, kana, Thai, Lao, Khmer, Burmese: written without spaces.
    static func isUnspaced(_ value: UInt32) -> Bool {
        switch value {
        case ..<0x0E00: false
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0x20000...0x323AF:
            true
        default: false
        }
    }

    private static let ascii: [ScalarKind] = (0..<128).map { value in
        switch value {
        case 0x30...0x39: .digit
        case 0x41...0x5A: .capital
        case 0x61...0x7A: .letter
        case 0x09...0x0D, 0x20: .space
        default: .sign
        }
    }
}
