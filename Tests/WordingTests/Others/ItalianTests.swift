import Testing

@Suite("Italian")
struct ItalianTests {
    static let rows: [SpokenRow] = [
        SpokenRow("parte alle 6.55", "parte alle sei e cinquantacinque"),
        SpokenRow("45 km/h", "quarantacinque chilometri all'ora"),
        SpokenRow(
            "Umberto I e Vittorio Emanuele II nel XX secolo",
            "Umberto primo e Vittorio Emanuele secondo nel ventesimo secolo"),
        SpokenRow(
            "la sig.ra Ada a 312 m s.l.m. in P.zza Re",
            "la signora Ada a trecentododici metri sul livello del mare in piazza Re"),
        SpokenRow("Ci sono 21 pagine.", "Ci sono ventuno pagine."),
        SpokenRow("1.234.567 abitanti", "un milione duecentotrentaquattromilacinquecentosessantasette abitanti"),
        SpokenRow("3,14", "tre virgola quattordici"),
        SpokenRow("12,5%", "dodici virgola cinque per cento"),
        SpokenRow("2017-2021", "duemiladiciassette a duemilaventuno"),
        SpokenRow("nel 1987", "nel millenovecentottantasette"),
        SpokenRow("3,50 €", "tre euro e cinquanta"),
        SpokenRow("1 €", "un euro"),
        SpokenRow("1.234,56 €", "milleduecentotrentaquattro euro e cinquantasei"),
        SpokenRow("3,5 milioni di euro", "tre virgola cinque milioni di euro"),
        SpokenRow("3,5 mln €", "tre virgola cinque milioni di euro"),
        SpokenRow("$5", "cinque dollari"),
        SpokenRow("il 3 ottobre 2026", "il tre ottobre duemilaventisei"),
        SpokenRow("il 1º maggio", "il primo maggio"),
        SpokenRow("il 3/10/2026", "il tre ottobre duemilaventisei"),
        SpokenRow("2026-11-30", "trenta novembre duemilaventisei"),
        SpokenRow("alle 14:30", "alle quattordici e trenta"),
        SpokenRow("5 km", "cinque chilometri"),
        SpokenRow("20 °C", "venti gradi Celsius"),
        SpokenRow("3 m²", "tre metri quadrati"),
        SpokenRow("p. es. questo", "per esempio questo"),
        SpokenRow("-5", "meno cinque"),
        SpokenRow("1 casa", "una casa"),
        SpokenRow("1 libro", "un libro"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "it")
    }
}
