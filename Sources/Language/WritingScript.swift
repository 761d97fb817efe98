internal import Narration

/// Scripts that tell a language, or nearly: also a short text in them is not English.
enum WritingScript: UInt32, CaseIterable {
    case greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati, tamil, telugu, kannada,
        malayalam, sinhala, thai, lao, burmese, georgian, ethiopic, khmer, hangul, kana, han

    /// The script of a letter; nil for Latin, for signs, and for scripts that are not told apart here.
    /// Source: the Unicode block names, Blocks.txt.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0..<0x370: return nil
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F, 0x1C80...0x1C8F: self = .cyrillic
        case 0x530...0x58F: self = .armenian
        case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
        case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
        case 0x900...0x963, 0x966...0x97F: self = .devanagari
        case 0x980...0x9FF: self = .bengali
        case 0xA00...0xA7F: self = .gurmukhi
        case 0xA80...0xAFF: self = .gujarati
        case 0xB80...0xBFF: self = .tamil
        case 0xC00...0xC7F: self = .telugu
        case 0xC80...0xCFF: self = .kannada
        case 0xD00...0xD7F: self = .malayalam
        case 0xD80...0xDFF: self = .sinhala
        case 0xE00...0xE7F: self = .thai
        case 0xE80...0xEFF: self = .lao
        case 0x1000...0x109F: self = .burmese
        case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
        case 0x1200...0x139F: self = .ethiopic
        case 0x1780...0x17FF: self = .khmer
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
        case 0x3041...0x30FA, 0x30FD...0x30FF, 0xFF66...0xFF9F: self = .kana
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
        default: return nil
        }
    }

    /// The languages that are written in it, the one with the most readers first.
    var languages: [String] {
        switch self {
        case .greek: ["el"]
        case .cyrillic: ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "tg", "mn", "tt", "ba", "cv", "bs", "uz"]
        case .armenian: ["hy"]
        case .hebrew: ["he", "yi"]
        case .arabic: ["ar", "fa", "ur", "ps", "ku", "ckb", "sd", "ug"]
        case .devanagari: ["hi", "mr", "ne", "sa", "kok"]
        case .bengali: ["bn", "as"]
        case .gurmukhi: ["pa"]
        case .gujarati: ["gu"]
        case .tamil: ["ta"]
        case .telugu: ["te"]
        case .kannada: ["kn"]
        case .malayalam: ["ml"]
        case .sinhala: ["si"]
        case .thai: ["th"]
        case .lao: ["lo"]
        case .burmese: ["my"]
        case .georgian: ["ka"]
        case .ethiopic: ["am", "ti"]
        case .khmer: ["km"]
        case .hangul: ["ko"]
        case .kana: ["ja"]
        case .han: ["zh", "ja", "yue", "cmn", "ko"]
        }
    }

    /// Several scripts.
    struct Group: OptionSet, Sendable {
        let rawValue: UInt32

        func contains(_ script: WritingScript) -> Bool { rawValue & 1 << script.rawValue != 0 }
    }

    /// Whether texts of a language have letters of this script as their own.
    func isOwn(of language: String) -> Bool {
        languages.contains(language)
    }

    /// The scripts of a language; none for those in Latin letters.
    static func group(of language: String) -> Group {
        allCases.reduce(into: []) { group, script in
            if script.isOwn(of: language) { group.insert(Group(rawValue: 1 << script.rawValue)) }
        }
    }

    /// The script of most letters of a text, of which the first thousand count; nil for Latin and where none prevails.
    init?(of text: some StringProtocol) {
        var counts: [WritingScript: Int] = [:]
        var letters = 0
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            letters += 1
            if letters > 1_000 { break }
            if let script = WritingScript(scalar) { counts[script, default: 0] += 1 }
        }
        // Japanese mixes both: a share of kana tells it from Chinese.
        if let kana = counts[.kana], kana * 10 >= letters {
            self = .kana
            return
        }
        guard let most = counts.max(by: { $0.value < $1.value }), most.value * 2 > letters else { return nil }
        self = most.key
    }

    /// The language of a text that is too short to tell, by its script: the declared one where it is written so.
    static func language(of text: some StringProtocol, declared: LanguageTag?) -> LanguageTag? {
        guard let script = WritingScript(of: text) else { return declared }
        if let declared, script.isOwn(of: declared.language) { return declared }
        return (script.tellingLanguage(of: text) ?? script.languages.first).flatMap { LanguageTag($0) }
    }

    /// The language that letters tell which its relatives do not write.
    private func tellingLanguage(of text: some StringProtocol) -> String? {
        guard self == .cyrillic || self == .arabic else { return nil }
        for scalar in text.unicodeScalars.prefix(1_000) {
            switch scalar {
            case "і", "ї", "є", "ґ", "І", "Ї", "Є", "Ґ": return text.contains("ў") || text.contains("ы") ? "be" : "uk"
            case "ў", "Ў": return "be"
            case "ђ", "ћ", "Ђ", "Ћ": return "sr"
            case "ѓ", "ќ", "ѕ", "Ѓ", "Ќ", "Ѕ": return "mk"
            case "ұ", "қ", "ғ", "Ұ", "Қ", "Ғ": return "kk"
            case "ٹ", "ڈ", "ڑ", "ں", "ے": return "ur"
            case "پ", "چ", "ژ", "گ": return text.contains { "ٹڈڑںے".contains($0) } ? "ur" : "fa"
            default: continue
            }
        }
        return nil
    }
}
