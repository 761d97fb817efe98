import Narration
import Testing

@Suite("Which voice of a system speaks")
struct InstalledVoicesTests {
    private static func voice(
        _ id: String, _ language: String, _ quality: InstalledVoices.Voice.Quality = .standard, standard: Bool = false
    ) -> [InstalledVoices.Voice] {
        LanguageTag(language).map {
            [.init(id: id, name: id, language: $0, quality: quality, isStandard: standard)]
        } ?? []
    }

    private static let all =
        voice("alex", "en-US") + voice("zoe", "en-US", standard: true) + voice("kate", "en-GB")
        + voice("fiona", "en-GB", .enhanced) + voice("ana", "pt-BR", .premium) + voice("joana", "pt-PT", .premium)
        + voice("tingting", "zh-CN") + voice("meijia", "zh-TW") + voice("sinji", "zh-HK", .premium)

    struct Row: Sendable {
        let language: String?
        let home: String?
        let chosen: [String: String]
        let voice: String?
        let at: SourceLocation

        init(
            _ language: String?, home: String? = nil, chosen: [String: String] = [:], _ voice: String?,
            at: SourceLocation = #_sourceLocation
        ) {
            (self.language, self.home, self.chosen, self.voice, self.at) = (language, home, chosen, voice, at)
        }
    }

    static let rows = [
        // The best one, whatever its region.
        Row("en", "fiona"), Row("en-US", "fiona"), Row("en-GB", "fiona"),
        // The choice goes before, where it speaks the language and is still there.
        Row("en-US", chosen: ["en": "alex"], "alex"), Row("en", chosen: ["en": "gone"], "fiona"),
        Row("pt", chosen: ["en": "alex", "pt": "kate"], "ana"),
        // Among equals: the region asked for, then the device's.
        Row("pt-PT", "joana"), Row("pt-PT", home: "pt-BR", "joana"), Row("pt", home: "pt-PT", "joana"),
        Row("pt", home: "en-GB", "ana"),
        // Cantonese is not what Chinese text wants.
        Row("zh-CN", "tingting"), Row("zh-TW", "meijia"), Row("zh-HK", "sinji"), Row("zh", home: "zh-TW", "meijia"),
        // Unknown: the device's language. Without a voice: none, and not the wrong one.
        Row(nil, home: "pt-PT", "joana"), Row(nil, nil), Row("cs", home: "en-GB", nil),
    ]

    @Test("A voice for each language", arguments: rows)
    func choice(_ row: Row) {
        let voices = InstalledVoices(Self.all, home: row.home.flatMap { LanguageTag($0) })
        let voice = voices.voice(for: row.language.flatMap { LanguageTag($0) }, chosen: row.chosen)
        #expect(voice?.id == row.voice, sourceLocation: row.at)
    }

    @Test("The one that the system would take goes before its equals, and the list has the best first")
    func standard() {
        let voices = InstalledVoices(Self.all.filter { $0.id != "fiona" }.reversed())
        #expect(voices.voice(for: LanguageTag("en"))?.id == "zoe")
        #expect(voices.all.prefix(3).map(\.id) == ["zoe", "alex", "kate"])
    }
}
