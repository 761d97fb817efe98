import Testing

import Narration

@Suite("Language tags")
struct LanguageTagTests {
    struct Row: Sendable {
        var written: String
        var read: String?
        var at: SourceLocation

        init(_ written: String, _ read: String?, at: SourceLocation = #_sourceLocation) {
            self.written = written
            self.read = read
            self.at = at
        }
    }

    static let rows = [
        Row("de", "de"), Row("DE", "de"), Row("en_us", "en-US"), Row("zh-hant-tw", "zh-Hant-TW"),
        Row("es-419", "es-419"), Row("cs", "cs"), Row("de-DE-u-co-phonebk", "de-DE"), Row("", nil), Row("und", nil),
        Row("english", nil), Row("1n", nil), Row("gsw", "gsw"),
    ]

    @Test("Tags are read as people write them", arguments: rows)
    func reading(_ row: Row) {
        #expect(LanguageTag(row.written)?.description == row.read, sourceLocation: row.at)
    }

    @Test("A tag fits another of its language, whatever the region")
    func fitting() throws {
        let english = try #require(LanguageTag("en-GB"))
        try #expect(english.fits(#require(LanguageTag("en-US"))))
        try #expect(!english.fits(#require(LanguageTag("de"))))
    }
}
