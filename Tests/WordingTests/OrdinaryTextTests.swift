import Narration
import Testing

@testable import Wording

@Suite("Texts that no rule changes")
struct OrdinaryTextTests {
    /// What sentences are put together of: ordinary words, and all that looks like them and is not.
    private static let parts = [
        "the", "old", "ferry", "Ferry", "für", "Straße", "été", "Él", "I", "A", "a", "NATO", "vs", "Dr", "St", "etc",
        "eq",
        "Hauptstr", "zzgl", "usw", "z", "B", "Nr", "no", "p", "pp", "bzw", "AfD", "iOS", "am", "um", "Mr", "Sr", "aka",
        "May", "Oct", "km", "m", "www", "example", "com", "Leser", "innen", "don", "t", "s", "MIX", "und", "mail",
    ]
    private static let signs = [
        " ", " ", " ", " ", ". ", ".", ", ", ": ", ":", "; ", "'", "’", "-", " - ", " – ", "–", "—", " — ", "\" ", " “",
        "” ",
        "… ", "? ", "! ", " (", ") ", "\u{A0}", "/", "@", "&", " 5 ", "3", "$", "€", "«", "» ", "[", "] ", "*", "„",
        "...",
    ]

    @Test(
        "A text is said the same whether it is told at one look, by its tokens, or by all rules",
        arguments: ["en", "de", "fr", "es", "it", "pt", "nl", "ru"])
    func sameEitherWay(_ code: String) throws {
        let language = try #require(LanguageTag(code))
        let wording = Wording(in: language)
        var ordinary = 0
        var state: UInt64 = 7
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<4_000 {
            var text = ""
            for _ in 0...next(5) { text += Self.parts[next(Self.parts.count)] + Self.signs[next(Self.signs.count)] }
            let length = text.unicodeScalars.count
            // A part in the same language has no rule, and asks for tokens; code behind the text asks for all rules.
            let byTokens = wording.form(of: text, spans: [Block.Span(0..<1, .language(language))])
            let byRules = wording.form(of: text, spans: [Block.Span(length + 1..<length + 2, .code)])
            #expect(byTokens == byRules, "\(text)")
            if OrdinaryText.isOrdinary(text, Wording.phrasing(of: language)?.abbreviations) {
                ordinary += 1
                #expect(byRules.spoken == text, "\(text)")
            }
        }
        #expect(ordinary > 100)
    }
}
