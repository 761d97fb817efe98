import Narration
import TestSupport
import Testing

@testable import Speech

@Suite("Casting", .timeLimit(.minutes(10)))
struct CastingTests {
    struct Row: Sendable {
        var preferred: String?
        var article: String?
        var utterance: String?
        var voice: String
        var rule: Casting.Rule
        var at: SourceLocation

        init(
            preferred: String? = nil, article: String? = nil, utterance: String?, voice: String, rule: Casting.Rule,
            at: SourceLocation = #_sourceLocation
        ) {
            self.preferred = preferred
            self.article = article
            self.utterance = utterance
            self.voice = voice
            self.rule = rule
            self.at = at
        }
    }

    static let rows = [
        Row(
            preferred: "en_US-ann-low", utterance: "en-GB", voice: "piper/en_US-ann-low",
            rule: .preferredVoiceSpeaksTheLanguage),
        Row(utterance: "en-GB", voice: "piper/en_GB-cy-low", rule: .bestNeuralVoiceOfTheLanguage),
        Row(utterance: "en-US", voice: "piper/en_US-ben-high", rule: .bestNeuralVoiceOfTheLanguage),
        Row(utterance: "en", voice: "piper/en_US-ben-high", rule: .bestNeuralVoiceOfTheLanguage),
        Row(preferred: "en_US-ann-low", utterance: "de", voice: "espeak/de", rule: .espeakOfTheLanguage),
        Row(utterance: "zh-Hans", voice: "espeak/cmn", rule: .espeakOfTheLanguage),
        Row(utterance: "nn", voice: "espeak/nb", rule: .espeakOfTheLanguage),
        Row(utterance: "pt-BR", voice: "espeak/pt-BR", rule: .espeakOfTheLanguage),
        Row(utterance: "pt", voice: "espeak/pt", rule: .espeakOfTheLanguage),
        Row(
            preferred: "espeak/de", utterance: "tlh", voice: "espeak/de", rule: .noVoiceSpeaksTheLanguage),
        Row(article: "fr", utterance: nil, voice: "espeak/fr", rule: .languageIsUnknown),
        Row(article: "en", utterance: nil, voice: "piper/en_US-ben-high", rule: .languageIsUnknown),
        Row(preferred: "espeak/it", article: "en", utterance: nil, voice: "espeak/it", rule: .languageIsUnknown),
        Row(utterance: nil, voice: "piper/en_GB-cy-low", rule: .languageIsUnknown),
    ]

    @Test("The language picks the voice")
    func casting() async throws {
        let folder = try TemporaryFolder()
        for (name, code, quality) in [
            ("en_US-ann-low", "en_US", "low"), ("en_US-ben-high", "en_US", "high"), ("en_GB-cy-low", "en_GB", "low"),
        ] {
            try folder.write("model", to: "\(name).onnx")
            try folder.write(
                ConfigurationText.text {
                    $0["language"] = ["code": code]
                    $0["audio"] = ["sample_rate": 16_000, "quality": quality]
                }, to: "\(name).onnx.json")
        }
        let shelf = await VoiceShelf(folders: [folder.path])
        for row in Self.rows {
            let casting = try Casting(
                shelf: shelf, preferred: row.preferred.map { try shelf.voice(named: $0) },
                articleLanguage: row.article.flatMap { LanguageTag($0) })
            let (voice, rule) = casting.voice(for: row.utterance.flatMap { LanguageTag($0) })
            #expect(voice.id == row.voice, sourceLocation: row.at)
            #expect(rule == row.rule, sourceLocation: row.at)
        }
    }
}
