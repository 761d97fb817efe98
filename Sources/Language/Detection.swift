internal import CCLD2
public import Narration

/// The fewest letters that a language is told from: below it CLD2 answers wrongly and says "reliable".
let lettersForDetection = 60

/// The language that a text is written in, or nil when it has under 60 letters or none stands out. The answer has a
/// script only for Chinese (`zh`, `zh-Hant`), and never a region. `hint` is the language that is likely, say from
/// the page's metadata. Takes time in proportion to the text, of which at most the first 256 KiB count.
public func detectedLanguage(of text: String, hint: LanguageTag? = nil) -> LanguageTag? {
    guard hasLetters(text, atLeast: lettersForDetection) else { return nil }
    let ideographs = IdeographText(text)
    if ideographs == .japanese { return LanguageTag("ja") }
    // CLD2 follows a hint for Chinese astray: by a single kana to Japanese.
    let hint = ideographs == .chinese && hint?.language != "ja" ? nil : hint
    var part = text
    part.makeContiguousUTF8()
    var bytes = Array(part.utf8.prefix(1 << 18))
    if bytes.count == 1 << 18 {
        // CLD2 wants whole characters: the one that was cut goes.
        while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
        if bytes.last.map({ $0 >= 0x80 }) == true { bytes.removeLast() }
    }
    var found = unsafe (earmark_cld2_language(), earmark_cld2_language(), earmark_cld2_language())
    let hintCode = hint.map { cld2Code(for: $0.language) }
    let isReliable = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
            unsafe withUnsafeMutablePointer(to: &found) { tuple in
                unsafe tuple.withMemoryRebound(to: earmark_cld2_language.self, capacity: 3) { languages in
                    if let hintCode {
                        return unsafe hintCode.withCString { code in
                            unsafe earmark_cld2_detect(characters.baseAddress, characters.count, code, languages)
                        }
                    }
                    return unsafe earmark_cld2_detect(characters.baseAddress, characters.count, nil, languages)
                }
            }
        }
    }
    guard isReliable, unsafe found.0.percent > 50, let code = unsafe found.0.code else { return nil }
    return languageTag(forCLD2: unsafe String(cString: code))
}

/// The language of an article: its text decides, and its metadata decide the region (or the script) only. Where the
/// text is too short to tell, the metadata decide everything, unless its script is another one: a few words in Thai
/// are Thai. `detected` is what the text was found to be, where that is known already.
public func decidedLanguage(
    of text: String, metadata: LanguageTag?, detected: LanguageTag? = nil
) -> LanguageTag? {
    guard let detected = detected ?? detectedLanguage(of: text, hint: metadata) else {
        return WritingScript.language(of: text, declared: metadata)
    }
    guard let metadata, areRelatives(metadata, detected) else { return detected }
    return detected.script != nil && metadata.script == nil && metadata.region == nil ? detected : metadata
}

/// Languages that CLD2 cannot keep apart from their nearest relatives count as one.
func areRelatives(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
    if left.fits(right) { return true }
    return relatives.contains { $0.contains(left.language) && $0.contains(right.language) }
}

private let relatives: [Set<String>] = [
    ["nb", "no", "nn"], ["hr", "sr", "bs", "sh", "cnr"], ["id", "ms"], ["fil", "tl"], ["zh", "cmn", "yue"],
    ["fa", "prs"],
]

/// What a text is that is mostly written in ideographs and kana: kana tell Japanese, which has always a good share of
/// them in what is longer than a heading, and a quotation in Chinese has not.
private enum IdeographText {
    case japanese, chinese

    init?(_ text: String) {
        var (letters, kana, han) = (0, 0, 0)
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            letters += 1
            if letters > 4_000 { break }
            switch WritingScript(scalar) {
            case .kana: kana += 1
            case .han: han += 1
            default: break
            }
        }
        guard (kana + han) * 2 > letters else { return nil }
        self = kana * 8 >= letters ? .japanese : .chinese
    }
}

private func hasLetters(_ text: String, atLeast count: Int) -> Bool {
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
        // One ideograph says as much as about four letters.
        letters += scalar.properties.isIdeographic ? 4 : 1
        if letters >= count { return true }
    }
    return false
}

/// CLD2 uses old ISO 639 codes.
private let cld2ToBCP47 = ["iw": "he", "no": "nb", "jw": "jv", "tl": "fil", "in": "id", "mo": "ro", "sr-ME": "sr"]

private func languageTag(forCLD2 code: String) -> LanguageTag? {
    guard code != "un", !code.hasPrefix("xx") else { return nil }
    return LanguageTag(cld2ToBCP47[code] ?? code)
}

private func cld2Code(for language: String) -> String {
    switch language {
    case "he": "iw"
    case "nb": "no"
    case "jv": "jw"
    case "fil": "tl"
    default: language
    }
}
