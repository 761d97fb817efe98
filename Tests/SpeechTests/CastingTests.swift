import Narration
import TestSupport
import Testing

@testable import Speech

@Suite("Casting", .timeLimit(.minutes(10)))
struct CastingTests {
    struct Row: Sendable {
        var preferred: String?
        var choices: [String: String]
        var home: String?
        var article: String?
        var utterance: String?
        var voice: String
        var rule: Casting.Rule
        var at: SourceLocation

        init(
            preferred: String? = nil, choices: [String: String] = [:], home: String? = nil, article: String? = nil,
            _ utterance: String?, _ voice: String, _ rule: Casting.Rule, at: SourceLocation = #_sourceLocation
        ) {
            self.preferred = preferred
            self.choices = choices
            self.home = home
            self.article = article
            self.utterance = utterance
            self.voice = voice
            self.rule = rule
            self.at = at
        }
    }

    static let voices = [
        ("en_US-ann-low", "low"), ("en_US-ben-high", "high"), ("en_GB-cy-low", "low"), ("es_ES-dan-high", "high"),
        ("es_MX-eva-low", "low"), ("es_AR-fay-low", "low"), ("pt_PT-gil-high", "high"), ("pt_BR-hal-low", "low"),
        ("hr_HR-ivo-low", "low"), ("zh_CN-jun-low", "low"), ("no_NO-kai-low", "low"), ("nl_BE-lia-low", "low"),
        ("fr_FR-mia-medium", "medium"), ("de_DE-max-medium", "medium"),
    ]

    static let rows = [
        // What was asked for
        Row(preferred: "en_US-ann-low", "en-GB", "piper/en_US-ann-low", .demanded),
        Row(preferred: "en_US-ann-low", "it", "espeak/it", .espeak),
        Row(preferred: "espeak/de", "de-AT", "espeak/de", .demanded),
        Row(preferred: "espeak/de", "tlh", "espeak/de", .mainVoice),
        Row(preferred: "espeak/it", article: "en", nil, "espeak/it", .unknownLanguage),
        Row(
            preferred: "en_US-ann-low", choices: ["en": "en_GB-cy-low"], "en", "piper/en_US-ann-low", .demanded),
        // What was chosen
        Row(choices: ["en": "en_GB-cy-low"], "en-US", "piper/en_GB-cy-low", .chosenForLanguage),
        Row(
            choices: ["en": "en_GB-cy-low", "en-US": "piper/en_US-ann-low"], "en-US", "piper/en_US-ann-low",
            .chosenForLanguage),
        Row(choices: ["en-GB": "en_US-ann-low"], "en", "piper/en_US-ben-high", .bestNeural),
        Row(choices: ["de": "espeak/de"], "de-CH", "espeak/de", .chosenForLanguage),
        Row(choices: ["nb": "espeak/nb"], "nn", "espeak/nb", .chosenForLanguage),
        Row(choices: ["en": "en_US-gone-high"], "en", "piper/en_US-ben-high", .bestNeural),
        Row(choices: ["en": "en_GB-cy-low"], article: "en", nil, "piper/en_GB-cy-low", .unknownLanguage),
        // The same region, the listener's, those that sound like it, the most spoken
        Row("en-GB", "piper/en_GB-cy-low", .bestNeural),
        Row("en-US", "piper/en_US-ben-high", .bestNeural),
        Row("en", "piper/en_US-ben-high", .bestNeural),
        Row(home: "en-GB", "en", "piper/en_GB-cy-low", .bestNeural),
        Row(home: "de-DE", "en", "piper/en_US-ben-high", .bestNeural),
        Row(home: "en-GB", "en-US", "piper/en_US-ben-high", .bestNeural),
        Row("en-AU", "piper/en_GB-cy-low", .bestNeural),
        Row("en-CA", "piper/en_US-ben-high", .bestNeural),
        Row("es", "piper/es_MX-eva-low", .bestNeural),
        Row("es-ES", "piper/es_ES-dan-high", .bestNeural),
        Row("es-CL", "piper/es_MX-eva-low", .bestNeural),
        Row("es-AR", "piper/es_AR-fay-low", .bestNeural),
        Row("pt", "piper/pt_BR-hal-low", .bestNeural),
        Row("pt-PT", "piper/pt_PT-gil-high", .bestNeural),
        Row("pt-AO", "piper/pt_PT-gil-high", .bestNeural),
        Row("nl", "piper/nl_BE-lia-low", .bestNeural),
        Row("fr-CA", "piper/fr_FR-mia-medium", .bestNeural),
        // Languages with several names, scripts or neighbours
        Row("zh", "piper/zh_CN-jun-low", .bestNeural),
        Row("zh-Hant", "piper/zh_CN-jun-low", .bestNeural),
        Row("cmn", "piper/zh_CN-jun-low", .bestNeural),
        Row("zh-HK", "espeak/yue", .espeak),
        Row("yue", "espeak/yue", .espeak),
        Row("nb", "piper/no_NO-kai-low", .bestNeural),
        Row("nn", "piper/no_NO-kai-low", .bestNeural),
        Row("hr", "piper/hr_HR-ivo-low", .bestNeural),
        Row("bs", "piper/hr_HR-ivo-low", .bestNeural),
        Row("sr-Latn", "piper/hr_HR-ivo-low", .bestNeural),
        Row("sr", "espeak/sr", .espeak),
        Row("sr-Cyrl", "espeak/sr", .espeak),
        Row("gsw", "piper/de_DE-max-medium", .bestNeural),
        Row("gl", "piper/es_ES-dan-high", .bestNeural), Row("sco", "piper/en_GB-cy-low", .bestNeural),
        // espeak-ng
        Row("it", "espeak/it", .espeak),
        Row("ru", "espeak/ru", .espeak),
        Row("vi", "espeak/vi", .espeak),
        // Nobody
        Row(article: "de", "tlh", "piper/de_DE-max-medium", .mainVoice),
        Row(article: "it", nil, "espeak/it", .unknownLanguage),
        Row(article: "en", nil, "piper/en_US-ben-high", .unknownLanguage),
        Row(home: "fr-FR", nil, "piper/fr_FR-mia-medium", .unknownLanguage),
        Row(nil, "piper/de_DE-max-medium", .unknownLanguage),
    ]

    @Test("The language picks the voice")
    func casting() async throws {
        let folder = try Self.folder(Self.voices)
        let shelf = await VoiceShelf(folders: [folder.path])
        for row in Self.rows {
            let casting = try Casting(
                shelf: shelf, preferred: row.preferred.map { try shelf.voice(named: $0) },
                choices: Self.choices(row.choices, home: row.home),
                articleLanguage: row.article.flatMap { LanguageTag($0) })
            let (voice, rule) = casting.voice(for: row.utterance.flatMap { LanguageTag($0) })
            #expect(voice.id == row.voice, sourceLocation: row.at)
            #expect(rule == row.rule, sourceLocation: row.at)
        }
    }

    @Test(
        "espeak-ng speaks with the region's voice",
        arguments: [
            ("en", "espeak/en-US"), ("en-GB", "espeak/en"), ("en-AU", "espeak/en"), ("es", "espeak/es-419"),
            ("es-ES", "espeak/es"), ("es-CO", "espeak/es-419"), ("pt", "espeak/pt-BR"), ("pt-PT", "espeak/pt"),
            ("pt-BR", "espeak/pt-BR"), ("fr", "espeak/fr"), ("fr-CH", "espeak/fr-CH"), ("zh", "espeak/cmn"),
            ("zh-Hans", "espeak/cmn"), ("zh-TW", "espeak/cmn"), ("zh-Hant-HK", "espeak/yue"), ("nn", "espeak/nb"),
            ("no", "espeak/nb"), ("sr-Latn", "espeak/sr"), ("hr", "espeak/hr"), ("bs", "espeak/bs"),
            ("cnr", "espeak/bs"), ("fa", "espeak/fa"), ("vi-VN", "espeak/vi"), ("iw", "espeak/he"),
            ("gl", "espeak/es"), ("bar", "espeak/de"), ("sco", "espeak/en"),
        ])
    func espeak(_ language: String, _ voice: String) async throws {
        let shelf = await VoiceShelf(folders: [])
        let casting = try Casting(shelf: shelf, preferred: nil, articleLanguage: nil)
        let cast = casting.voice(for: LanguageTag(language))
        #expect(cast.voice.id == voice)
        #expect(cast.rule == .espeak)
    }

    @Test("Serbian in Latin letters may get a Croatian voice, in Cyrillic ones it may not")
    func serbian() async throws {
        let folder = try Self.folder([("hr_HR-ivo-low", "low")])
        let casting = try Casting(
            shelf: await VoiceShelf(folders: [folder.path]), preferred: nil, articleLanguage: nil)
        #expect(casting.voice(for: Self.utterance("Brod je isplovio u podne.", "sr")).voice.id == "piper/hr_HR-ivo-low")
        #expect(casting.voice(for: Self.utterance("«Брод је испловио»", "sr")).voice.id == "espeak/sr")
    }

    @Test("Quotes in its language have a voice of their own, unless one was demanded")
    func quotes() async throws {
        let folder = try Self.folder(Self.voices)
        let shelf = await VoiceShelf(folders: [folder.path])
        let choices = VoiceChoices(quotes: "en_GB-cy-low")
        let casting = try Casting(
            shelf: shelf, preferred: nil, choices: choices, articleLanguage: LanguageTag("en"))
        let quote = casting.voice(for: Self.utterance("It was so.", "en", kind: .quote))
        #expect(quote.voice.id == "piper/en_GB-cy-low")
        #expect(quote.rule == .chosenForQuotes)
        #expect(casting.voice(for: Self.utterance("It was so.", nil, kind: .quote)).rule == .chosenForQuotes)
        #expect(casting.voice(for: Self.utterance("It was so.", "en")).rule == .bestNeural)
        #expect(casting.voice(for: Self.utterance("So war es.", "de", kind: .quote)).rule == .bestNeural)
        let demanded = try Casting(
            shelf: shelf, preferred: try shelf.voice(named: "en_US-ann-low"), choices: choices, articleLanguage: nil)
        #expect(demanded.voice(for: Self.utterance("It was so.", "en", kind: .quote)).rule == .demanded)
    }

    @Test("A choice that is not there any more is known")
    func missingChoice() async throws {
        let folder = try Self.folder(Self.voices)
        let casting = try Casting(
            shelf: await VoiceShelf(folders: [folder.path]), preferred: nil,
            choices: Self.choices(["en": "en_US-gone-high", "de": "de_DE-max-medium"], home: nil), articleLanguage: nil)
        #expect(casting.missingChoice(for: try #require(LanguageTag("en-GB"))) == "en_US-gone-high")
        #expect(casting.missingChoice(for: try #require(LanguageTag("de"))) == nil)
        #expect(casting.missingChoice(for: try #require(LanguageTag("fr"))) == nil)
    }

    @Test("The fallback is espeak-ng, in the utterance's language or else the voice's")
    func fallback() async throws {
        let folder = try Self.folder(Self.voices)
        let shelf = await VoiceShelf(folders: [folder.path])
        let casting = try Casting(shelf: shelf, preferred: nil, articleLanguage: nil)
        let ben = try shelf.voice(named: "en_US-ben-high")
        let espeak = try shelf.voice(named: "espeak/en-US")
        #expect(casting.fallback(for: LanguageTag("it"), insteadOf: ben)?.id == "espeak/it")
        #expect(casting.fallback(for: LanguageTag("tlh"), insteadOf: ben) == espeak)
        #expect(casting.fallback(for: nil, insteadOf: ben) == espeak)
        #expect(casting.fallback(for: nil, insteadOf: espeak) == nil)
    }

    static func folder(_ voices: [(name: String, quality: String)]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, quality) in voices {
            try folder.write(FakeModel.bytes(name), to: "\(name).onnx")
            try folder.write(
                ConfigurationText.text {
                    $0["language"] = ["code": String(name.prefix(5))]
                    $0["audio"] = ["sample_rate": 16_000, "quality": quality]
                }, to: "\(name).onnx.json")
        }
        return folder
    }

    static func choices(_ ids: [String: String], home: String?) -> VoiceChoices {
        let pairs = ids.compactMap { tag, id in LanguageTag(tag).map { ($0, id) } }
        return VoiceChoices(
            byLanguage: Dictionary(pairs, uniquingKeysWith: { $1 }), home: home.flatMap { LanguageTag($0) })
    }

    static func utterance(_ text: String, _ language: String?, kind: Block.Kind = .paragraph) -> Utterance {
        Utterance(
            index: 0, kind: kind, block: 1, language: language.flatMap { LanguageTag($0) }, text: text, spoken: text,
            ending: .sentence)
    }
}
