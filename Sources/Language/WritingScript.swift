internal import Narration

/// Scripts that tell a language, or nearly: also a short text in them is not English.
enum WritingScript: CaseIterable {
    case greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, tamil, telugu, thai, georgian, hangul, kana,
        han

    /// The languages that are written in it, the one with the most readers first.
    var languages: [String] {
        switch self {
        case .greek: ["el"]
        case .cyrillic: ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "tg", "mn", "tt", "bs", "uz"]
        case .armenian: ["hy"]
        case .hebrew: ["he", "yi"]
        case .arabic: ["ar", "fa", "ur", "ps", "ku", "ckb", "sd", "ug"]
        case .devanagari: ["hi", "mr", "ne", "sa", "kok"]
        case .bengali: ["bn", "as"]
        case .tamil: ["ta"]
        case .telugu: ["te"]
        case .thai: ["th"]
        case .georgian: ["ka"]
        case .hangul: ["ko"]
        case .kana: ["ja"]
        case .han: ["zh", "ja", "yue", "cmn"]
        }
    }

    /// Source: the Unicode block names, Blocks.txt.
    private var ranges: [ClosedRange<UInt32>] {
        switch self {
        case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
        case .cyrillic: [0x400...0x52F]
        case .armenian: [0x530...0x58F]
        case .hebrew: [0x590...0x5FF]
        case .arabic: [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF]
        case .devanagari: [0x900...0x97F]
        case .bengali: [0x980...0x9FF]
        case .tamil: [0xB80...0xBFF]
        case .telugu: [0xC00...0xC7F]
        case .thai: [0xE00...0xE7F]
        case .georgian: [0x10A0...0x10FF]
        case .hangul: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]
        case .kana: [0x3041...0x30FF]
        case .han: [0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF]
        }
    }

    /// The script of most letters of a text, of which the first thousand count; nil for Latin and where none prevails.
    init?(of text: String) {
        var counts: [WritingScript: Int] = [:]
        var letters = 0
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            letters += 1
            if letters > 1_000 { break }
            guard scalar.value >= 0x370 else { continue }
            let script = Self.allCases.first { $0.ranges.contains { $0.contains(scalar.value) } }
            if let script { counts[script, default: 0] += 1 }
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
    static func language(of text: String, declared: LanguageTag?) -> LanguageTag? {
        guard let script = WritingScript(of: text) else { return declared }
        if let declared, script.languages.contains(declared.language) { return declared }
        return script.languages.first.flatMap { LanguageTag($0) }
    }
}
