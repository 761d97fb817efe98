public import Narration

extension LanguageTag {
    /// Codes of one and the same spoken language, under the one that is compared.
    private static let sameSpeech = [
        "no": "nb", "nn": "nb", "cmn": "zh", "iw": "he", "in": "id", "tl": "fil", "mo": "ro", "prs": "fa", "arb": "ar",
        "sh": "hr", "hbs": "hr", "bs": "hr", "cnr": "hr",
    ]

    /// Languages that hardly any voice speaks, and whose readers get along with a neighbour's voice.
    private static let neighbours = [
        "gsw": "de-CH", "bar": "de-AT", "nds": "de-DE", "fy": "nl", "li": "nl", "vls": "nl-BE", "sco": "en-GB",
        "gl": "es-ES",
        "ast": "es-ES", "oc": "ca", "scn": "it", "nap": "it", "vec": "it", "lmo": "it", "rue": "uk", "arz": "ar",
        "ary": "ar", "apc": "ar", "wuu": "zh", "jv": "id", "su": "id", "yue": "zh", "sr": "hr",
    ]

    /// Whether a voice for one language can speak the other.
    ///
    /// Norwegian is one language here, and so are Bosnian, Croatian and Montenegrin; voices of these also speak Serbian
    /// where it is written in Latin letters. Chinese of Hong Kong and Macau is Cantonese, all other is Mandarin.
    public func isSaid(like other: LanguageTag) -> Bool {
        speech == other.speech || isLatinSerbian && other.speech == "hr" || other.isLatinSerbian && speech == "hr"
    }

    /// The code under which languages that sound alike are compared.
    var speech: String {
        if language == "zh", region == "HK" || region == "MO" { return "yue" }
        return Self.sameSpeech[language] ?? language
    }

    /// Whether both name the same written language: Nynorsk is not Bokmål, though one voice may have to do for both.
    func isWritten(like other: LanguageTag) -> Bool {
        language == other.language || (language == "no" && other.language == "nb")
            || (language == "nb" && other.language == "no")
    }

    /// The language whose voice has to do when none speaks this one; nil for most.
    ///
    /// Cyrillic letters are beyond a Croatian voice.
    var neighbour: LanguageTag? {
        if language == "sr", script == "Cyrl" { return nil }
        return Self.neighbours[speech].flatMap { LanguageTag($0) }
    }

    private var isLatinSerbian: Bool { language == "sr" && script == "Latn" }

    /// The tag with the script that a text is written in, for Serbian, which has two; the tag itself elsewhere.
    func written(in text: String) -> LanguageTag {
        guard language == "sr", script == nil else { return self }
        // The first letter that is neither's does not count; Serbian hardly mixes them.
        let letter = text.unicodeScalars.first { (0x400...0x45F).contains($0.value) || Self.isLatin($0) }
        guard let letter else { return self }
        let tag = ["sr", Self.isLatin(letter) ? "Latn" : "Cyrl", region].compactMap(\.self).joined(separator: "-")
        return LanguageTag(tag) ?? self
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
            || (0xC0...0x24F).contains(scalar.value)
    }
}
