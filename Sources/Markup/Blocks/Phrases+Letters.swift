extension Phrases {
    /// The letters and digits of a text in small letters, words apart by one space.
    static func letters(of text: String) -> String {
        if let result = lettersByScalar(of: text) { return result }
        var result = ""
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" })
        {
            if !result.isEmpty { result += " " }
            result += word.filter { $0.isLetter || $0.isNumber }
        }
        return result
    }

    /// The same for a text in which every scalar is a character of its own and has one small letter, as nearly all have
    /// in Latin, Cyrillic, Hebrew, Arabic, Chinese and Japanese; nil for others.
    private static func lettersByScalar(of text: String) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        let bytes = text.utf8Span.span
        var isApart = false
        var index = 0
        func add(_ first: UInt8, _ second: UInt8? = nil, _ third: UInt8? = nil) {
            if isApart, !result.isEmpty { result.append(0x20) }
            isApart = false
            result.append(first)
            if let second { result.append(second) }
            if let third { result.append(third) }
        }
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                // Letters and digits of ASCII have this bit in small letters.
                add(byte | 0x20)
                index += 1
            case 0x27: index += 1
            case ..<0x80:
                isApart = true
                index += 1
            case 0xC2...0xD1, 0xD7...0xD9:
                let value = UInt32(byte & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
                switch smallLetter(value) {
                case .letter(let small): add(UInt8(0xC0 | small >> 6), UInt8(0x80 | small & 0x3F))
                case .sign: isApart = true
                case .unclear: return nil
                }
                index += 2
            case 0xE2...0xE9, 0xEF:
                let (second, third) = (bytes[index + 1], bytes[index + 2])
                switch UInt32(byte & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F) {
                case 0x2019: break
                case 0x2010...0x2018, 0x201A...0x2027, 0x3001, 0x3002, 0x3008...0x3011, 0xFF01...0xFF0F,
                    0xFF1A...0xFF20:
                    isApart = true
                case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5: add(byte, second, third)
                default: return nil
                }
                index += 3
            default: return nil
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private enum Small {
        case letter(UInt32)
        case sign
        case unclear
    }

    /// The small letter of a scalar of two bytes.
    private static func smallLetter(_ value: UInt32) -> Small {
        switch value {
        case 0xA0...0xA9, 0xAB, 0xAC, 0xAE...0xB1, 0xB4, 0xB6...0xB8, 0xBB, 0xBF, 0xD7, 0xF7: .sign
        case 0xC0...0xDE: .letter(value + 0x20)
        case 0xDF...0xFF: .letter(value)
        case 0x130: .unclear
        case 0x100...0x137, 0x14A...0x177: .letter(value | 1)
        case 0x139...0x148, 0x179...0x17E: .letter(value + (value & 1))
        case 0x410...0x42F: .letter(value + 0x20)
        case 0x430...0x45F: .letter(value)
        case 0x400...0x40F: .letter(value + 0x50)
        case 0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A: .letter(value)
        case 0x60C, 0x61B, 0x61F: .sign
        default: .unclear
        }
    }
}
