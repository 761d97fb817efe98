import Narration
import Testing
import Wording

@Suite("Wording")
struct WordingTests {
    @Test("An address is its host in words, and the map finds it again")
    func addresses() throws {
        let text = "See https://www.example.org/a?b=1 today."
        let form = Wording(in: LanguageTag("en")).form(of: text)
        #expect(form.spoken == "See example dot org today.")
        let piece = try #require(form.map.pieces.first)
        let scalars = Array(form.spoken.unicodeScalars)
        #expect(String(String.UnicodeScalarView(scalars[piece.spoken])) == "example dot org")
        #expect(form.map.text(of: 20..<25) == 34..<39)
        #expect(form.map.text(of: 5..<6) == 4..<33)
    }
}
