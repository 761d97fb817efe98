/// A quick look over a text for stretches that may be in another language than it should be in: without its common
/// words, or in another script. What it finds is only a suspicion.
struct LanguageScan {
    /// The common words of the text's language.
    let words: CommonWords
    private let ownScripts: WritingScript.Group
    private let isLatin: Bool

    init(language: String) {
        words = CommonWords.words(of: language)
        ownScripts = WritingScript.group(of: language)
        isLatin = ownScripts.isEmpty
    }

    /// Whether the text's language is written with letters of a script.
    func isOwn(_ script: WritingScript) -> Bool { ownScripts.contains(script) }

    /// What a look over a text found.
    struct Finding {
        /// Whether there is a letter of another script than the language's and Latin.
        var hasOtherScript = false
        /// Stretches of at least 60 letters without common words, in UTF-8 bytes.
        var stretches: [Range<Int>] = []
    }

    /// Looks over a text. Takes time in proportion to it.
    func finding(in text: some StringProtocol) -> Finding {
        var finding = Finding()
        var stretch = Stretch()
        var segment = Segment(start: 0)
        // No word list and Latin letters: nothing tells the language's own words.
        let looksForStretches = !(words.isEmpty && isLatin)
        var key: UInt64 = 0
        var length = 0
        var hasLatin = false
        var value: UInt32 = 0
        var place = 0
        func endWord() {
            guard length > 0 else { return }
            segment.words += 1
            segment.letters += length
            if hasLatin { segment.latinWords += 1 }
            // Where no words are known, the language's own script tells.
            if words.isEmpty ? !hasLatin : length <= 8 && words.contains(key) { segment.hits += 1 }
            (key, length, hasLatin) = (0, 0, false)
        }
        for byte in text.utf8 {
            switch byte {
            case 0x61...0x7A, 0x41...0x5A:
                if length < 8 { key |= UInt64(byte | 0x20) << UInt64(length * 8) }
                length += 1
                hasLatin = true
            case 0x80...:
                if length < 8 { key |= UInt64(byte) << UInt64(length * 8) }
                length += 1
                value = byte >= 0xC0 ? UInt32(byte) : value << 8 | UInt32(byte)
                if byte < 0xC0, Self.isMark(value) {
                    // A quote or a stop: its bytes are no letters.
                    length = max(0, length - (value > 0xFFFF ? 3 : 2))
                    if length < 8 { key &= UInt64(1) << UInt64(length * 8) - 1 }
                    endWord()
                    // An apostrophe parts words, not sentences.
                    if value != 0xE2_8099 { end(segment: &segment, at: place + 1, &stretch, &finding) }
                } else if !finding.hasOtherScript, byte < 0xC0, value >= 0xCDB0 {
                    finding.hasOtherScript = isOther(value)
                }
            case 0x21, 0x22, 0x28, 0x29, 0x2E, 0x3A, 0x3B, 0x3F, 0x5B, 0x5D:
                endWord()
                end(segment: &segment, at: place + 1, &stretch, &finding)
            default:
                endWord()
            }
            place += 1
        }
        endWord()
        end(segment: &segment, at: place, &stretch, &finding)
        stretch.finish(&finding)
        if !looksForStretches { finding.stretches = [] }
        return finding
    }

    /// The share of a text's words that are common, from 0 to 1.
    static func share(of words: CommonWords, in text: some StringProtocol) -> Double {
        var (count, hits) = (0, 0)
        var key: UInt64 = 0
        var length = 0
        for byte in text.utf8 {
            if byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A {
                if length < 8 { key |= UInt64(byte < 0x80 ? byte | 0x20 : byte) << UInt64(length * 8) }
                length += 1
            } else if length > 0 {
                count += 1
                if length <= 8, words.contains(key) { hits += 1 }
                (key, length) = (0, 0)
            }
        }
        if length > 0 {
            count += 1
            if length <= 8, words.contains(key) { hits += 1 }
        }
        return count > 0 ? Double(hits) / Double(count) : 0
    }

    /// Words between two stops or quotes.
    private struct Segment {
        var start: Int
        var words = 0
        var hits = 0
        var letters = 0
        /// Words with a letter of a to z.
        var latinWords = 0
        var isLatin: Bool { latinWords * 2 > words }
    }

    /// Segments in a row that look foreign.
    private struct Stretch {
        var range = 0..<0
        var letters = 0
        var isLatin = false

        mutating func finish(_ finding: inout Finding) {
            if letters >= lettersForDetection { finding.stretches.append(range) }
            letters = 0
        }
    }

    private func end(segment: inout Segment, at end: Int, _ stretch: inout Stretch, _ finding: inout Finding) {
        defer { segment = Segment(start: end) }
        guard segment.words > 0 else { return }
        guard segment.hits * 6 < segment.words else { return stretch.finish(&finding) }
        if stretch.isLatin != segment.isLatin { stretch.finish(&finding) }
        stretch.isLatin = segment.isLatin
        stretch.range = (stretch.letters == 0 ? segment.start : stretch.range.lowerBound)..<end
        stretch.letters += segment.letters
    }

    /// Whether UTF-8 bytes, read as one number, are a quote, a stop or a dash.
    private static func isMark(_ value: UInt32) -> Bool {
        switch value {
        case 0xC2AB, 0xC2BB, 0xE2_8090...0xE2_80A7, 0xE2_80B9, 0xE2_80BA, 0xE3_8081, 0xE3_8082, 0xE3_808A...0xE3_808F,
            0xEF_BC81, 0xEF_BC9F, 0xEF_BC9A:
            true
        default: false
        }
    }

    /// Whether UTF-8 bytes, read as one number, are a letter of another script. Four bytes are rare, and looked at
    /// closely later.
    private func isOther(_ value: UInt32) -> Bool {
        let scalar: UInt32
        switch value {
        case 0xCDB0...0xDFBF: scalar = (value >> 8 & 0x1F) << 6 | value & 0x3F
        case 0xE0_A080...0xEF_BFBF: scalar = (value >> 16 & 0x0F) << 12 | (value >> 8 & 0x3F) << 6 | value & 0x3F
        case 0xF000_0000...: return true
        default: return false
        }
        guard let letter = Unicode.Scalar(scalar), let script = WritingScript(letter) else { return false }
        return !ownScripts.contains(script)
    }
}
