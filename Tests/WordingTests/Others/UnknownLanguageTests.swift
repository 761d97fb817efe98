import Testing

@Suite("Languages without rules")
struct UnknownLanguageTests {
    static let rows: [SpokenRow] = [
        SpokenRow("Den 3 oktober kom 12 % fler.", "Den 3 oktober kom 12 % fler."),
        SpokenRow("Se https://www.example.org/x?y=1 nu", "Se example.org nu"),
        SpokenRow("Skriv till a.b@example.org nu", "Skriv till a.b@example.org nu"),
        SpokenRow("[[abc]] och <b>fet</b>", "[abc] och b fet b"),
        SpokenRow("Bra 😀 jobbat", "Bra jobbat"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "sv")
    }
}
