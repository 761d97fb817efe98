import Narration
import Testing

@testable import Language

@Suite("Short texts")
struct WritingScriptTests {
    @Test(
        "A few words in a script of their own are of its language, whatever the source declares",
        arguments: [
            ("สวัสดีครับ", nil, "th"), ("שלום עולם", "en", "he"), ("Γειά σου κόσμε.", nil, "el"),
            ("السلام عليكم.", "en", "ar"), ("سلام دنیا", "fa-IR", "fa-IR"), ("Привет, мир!", nil, "ru"),
            ("Привіт, світе!", "uk", "uk"), ("今日は雨です。", nil, "ja"), ("你好，世界。", nil, "zh"), ("안녕", "en", "ko"),
            ("Hello there.", nil, nil), ("Hello there.", "de", "de"), ("", "de", "de"), ("iPhone от Apple", nil, nil),
        ] as [(String, String?, String?)])
    func short(_ text: String, _ declared: String?, _ expected: String?) {
        let language = decidedLanguage(of: text, metadata: declared.flatMap { LanguageTag($0) })
        #expect(language?.description == expected)
    }
}
