extension Espeak {
    /// Takes out the marks that say where another language begins and ends, as in `(en)wˈɛðə(de)`.
    nonisolated static func withoutLanguageMarks(_ ipa: String) -> String {
        guard ipa.contains("(") else { return ipa }
        var text = ""
        var isMark = false
        for character in ipa {
            switch character {
            case "(": isMark = true
            case ")": isMark = false
            default: if !isMark { text.append(character) }
            }
        }
        return text
    }

    /// The mark that ended a clause, from the bytes that espeak-ng took for it.
    ///
    /// It reads one or two characters beyond the mark to see whether it ends the clause, unless the text ends there.
    nonisolated static func terminator(in bytes: ArraySlice<UInt8>, isLast: Bool) -> Character? {
        var beyond = isLast ? 0 : 2
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars.reversed() {
            switch scalar {
            case ",", ".", ":", ";", "?", "!": return Character(scalar)
            case " ", "\"", "'", ")", "]", "}": continue
            default:
                guard beyond > 0 else { return nil }
                beyond -= 1
            }
        }
        return nil
    }
}
