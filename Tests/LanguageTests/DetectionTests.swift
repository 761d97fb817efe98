import Language
import Narration
import Testing

@Suite("Language detection")
struct DetectionTests {
    static let english =
        "The harbour was quiet in the morning, and the old ferry waited for its first passengers of the day."
    static let german = "Der Hafen lag am Morgen still, und die alte Fähre wartete auf ihre ersten Fahrgäste des Tages."

    struct Row: Sendable {
        var text: String
        var language: String?
        var at: SourceLocation

        init(_ text: String, _ language: String?, at: SourceLocation = #_sourceLocation) {
            self.text = text
            self.language = language
            self.at = at
        }
    }

    static let rows = [
        Row(english, "en"), Row(german, "de"), Row("Hafennotizen", nil), Row("", nil),
        Row("iPhone 15 Pro Max review", nil), Row(String(repeating: "12345 ", count: 40), nil),
        Row("הספינה חיכתה בנמל כל הבוקר, והנוסעים הראשונים הגיעו לאט לאט עם המזוודות שלהם אל הרציף הישן.", "he"),
        Row(
            "Båten ventet ved kaien hele morgenen, og de første passasjerene kom sakte gående med koffertene sine.",
            "nb"),
        Row("港口在早晨很安静，老渡船等待着当天的第一批乘客，他们提着行李慢慢地走过来。", "zh"),
        Row("番薯寮有三條路，一條給車走，一條給人走，一條給信走。外公在山裡送了三十八年的信，走的是第三條。", "zh-Hant"),
        Row("駅前の床屋の柱と小学校の廊下の板が、今日も釜の中で静かに燃えている。", "ja"),
    ]

    @Test("A text tells its language, a short one does not", arguments: rows)
    func detection(_ row: Row) {
        #expect(detectedLanguage(of: row.text)?.description == row.language, sourceLocation: row.at)
    }

    @Test("The text decides the language, metadata the region, or everything for a short text")
    func decision() {
        #expect(decidedLanguage(of: Self.english, metadata: LanguageTag("en-GB"))?.description == "en-GB")
        #expect(decidedLanguage(of: Self.german, metadata: LanguageTag("en-GB"))?.description == "de")
        #expect(decidedLanguage(of: "Hafen", metadata: LanguageTag("de-AT"))?.description == "de-AT")
        #expect(decidedLanguage(of: Self.german, metadata: nil)?.description == "de")
        #expect(decidedLanguage(of: "", metadata: nil) == nil)
        let quoting = "外公年輕時學過一點，記得其中兩句，後來他把這句話抄在郵袋的內裡，字跡到現在還看得見，雨水也洗不掉：「道は歩く人。」"
        for tag in ["zh", "zh-TW", "zh-Hant-TW"] {
            #expect(decidedLanguage(of: quoting, metadata: LanguageTag(tag))?.language == "zh")
        }
    }
}
