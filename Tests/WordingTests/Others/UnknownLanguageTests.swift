import Narration
import Testing
import Wording

@Suite("Languages without rules")
struct UnknownLanguageTests {
    static let rows: [SpokenRow] = [
        SpokenRow("Den 3 oktober kom 12 % fler.", "Den 3 oktober kom 12 % fler."),
        SpokenRow("Se https://www.example.org/x?y=1 nu", "Se example.org nu"),
        SpokenRow("Skriv till a.b@example.org nu", "Skriv till a.b@example.org nu"),
        SpokenRow("[[abc]] och <b>fet</b>", "[abc] och b fet b"),
        SpokenRow("Bra 😀 jobbat", "Bra jobbat"), SpokenRow("⚡, urladdning", "urladdning"),
        SpokenRow("公式サイト（https://a.example/maki）か、次。", "公式サイト（a.example）か、次。"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "sv")
    }

    @Test(
        "Numbers of lists and headers of tables are set apart by the language's signs",
        arguments: [
            ("ar", "3", "3، x"), ("ja", "3", "3、x"), ("zh", "3", "3，x"), ("zh", "客人", "客人：x"), ("ko", "물건", "물건: x"),
            ("pl", "Plan", "Plan: x"), ("ru", "A", "A, x"),
        ])
    func labels(_ language: String, _ label: String, _ spoken: String) {
        let form = Wording(in: LanguageTag(language)).form(of: "x", spans: [Block.Span(0..<1, .label(label))])
        #expect(form.spoken == spoken)
    }
}
