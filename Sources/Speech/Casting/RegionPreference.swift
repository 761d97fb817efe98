import Narration

/// In which order the regions of a language are taken for an utterance.
///
/// The utterance's own region, then those that sound like it, then voices of no region, then where the language has the
/// most first-language speakers. Without a region the listener's comes first.
struct RegionPreference {
    private let near: [String]
    private let far: [String]

    private static let mostSpoken = [
        "en": ["US", "GB", "CA", "AU", "IN"], "es": ["MX", "419", "CO", "AR", "ES", "US"], "pt": ["BR", "PT"],
        "fr": ["FR", "CA", "BE", "CH"], "de": ["DE", "AT", "CH"], "zh": ["CN", "TW", "SG"], "yue": ["HK", "CN", "MO"],
        "ar": ["EG", "DZ", "SA", "MA", "JO"], "nl": ["NL", "BE"], "it": ["IT", "CH"], "sv": ["SE", "FI"],
        "bn": ["BD", "IN"], "ur": ["PK", "IN"], "ta": ["IN", "LK"], "fa": ["IR", "AF"], "ru": ["RU"],
        "ko": ["KR", "KP"], "sw": ["TZ", "KE"], "ro": ["RO", "MD"], "ca": ["ES"], "el": ["GR", "CY"],
        "vi": ["VN"], "hr": ["HR", "BA"], "nb": ["NO"],
    ]

    /// Regions whose speech is nearer to each other than to the most spoken one.
    private static let alike = [
        "en-AU": ["NZ", "GB"], "en-NZ": ["AU", "GB"], "en-IE": ["GB"], "en-ZA": ["GB"], "en-IN": ["GB"],
        "en-SG": ["GB"], "en-KE": ["GB"], "en-NG": ["GB"], "en-GB": ["IE"], "en-CA": ["US"], "en-PH": ["US"],
        "fr-CH": ["FR"], "fr-BE": ["FR"], "nl-BE": ["NL"], "de-CH": ["DE"], "de-AT": ["DE"], "zh-HK": ["TW"],
        "zh-SG": ["CN"], "zh-MY": ["CN"],
    ]

    /// The order for an utterance in a language, for a listener whose system speaks `home`.
    init(for language: LanguageTag, home: LanguageTag?) {
        let spoken = Self.mostSpoken[language.speech] ?? []
        guard let region = language.region else {
            let own = home.flatMap { $0.speech == language.speech ? $0.region : nil }
            near = [own, Self.region(of: language) ?? spoken.first].compactMap(\.self)
            far = spoken
            return
        }
        far = spoken
        switch language.language {
        case "es" where region != "ES" && region != "GQ": near = [region, "419", "MX", "US", "CO", "AR"]
        case "pt" where region != "BR": near = [region, "PT"]
        default: near = [region] + (Self.alike[language.language + "-" + region] ?? [])
        }
    }

    /// The place of a voice's region in the order; lower is better.
    func rank(of region: String?) -> Int {
        guard let region else { return near.count }
        if let place = near.firstIndex(of: region) { return place }
        return near.count + 1 + (far.firstIndex(of: region) ?? far.count)
    }

    /// The region that a script belongs to.
    private static func region(of language: LanguageTag) -> String? {
        switch (language.speech, language.script) {
        case ("zh", "Hant"): "TW"
        case ("zh", "Hans"): "CN"
        default: nil
        }
    }
}
