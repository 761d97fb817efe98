import Testing

@Suite("Money in German")
struct GermanMoneyTests {
    static let rows: [SpokenRow] = [
        SpokenRow("Es kostet 5 €.", "Es kostet fünf Euro."),
        SpokenRow("Es kostet 1 €.", "Es kostet ein Euro."),
        SpokenRow("Es kostet 3,50 €.", "Es kostet drei Euro fünfzig."),
        SpokenRow("Es kostet 3,50 Euro.", "Es kostet drei Euro fünfzig."),
        SpokenRow("Es kostet € 3,50.", "Es kostet drei Euro fünfzig."),
        SpokenRow("1.234,56 €", "eintausendzweihundertvierunddreißig Euro sechsundfünfzig"),
        SpokenRow("0,99 €", "neunundneunzig Cent"),
        SpokenRow("5,00 €", "fünf Euro"),
        SpokenRow("5,– €", "fünf Euro"),
        SpokenRow("5,- Euro", "fünf Euro"),
        SpokenRow("50 ct", "fünfzig Cent"),
        SpokenRow("3,5 Mio. Euro", "drei Komma fünf Millionen Euro"),
        SpokenRow("3,5 Mio. €", "drei Komma fünf Millionen Euro"),
        SpokenRow("1 Mrd. €", "eine Milliarde Euro"),
        SpokenRow("1,5 Milliarden Euro", "eins Komma fünf Milliarden Euro"),
        SpokenRow("2 Millionen Dollar", "zwei Millionen Dollar"),
        SpokenRow("10–20 €", "zehn bis zwanzig Euro"),
        SpokenRow("10 €–20 €", "zehn Euro bis zwanzig Euro"),
        SpokenRow("$5", "fünf Dollar"),
        SpokenRow("5 US-$", "fünf US-Dollar"),
        SpokenRow("US$5", "fünf US-Dollar"),
        SpokenRow("5 USD", "fünf US-Dollar"),
        SpokenRow("£8,50", "acht Pfund fünfzig"),
        SpokenRow("CHF 20", "zwanzig Franken"),
        SpokenRow("20 CHF", "zwanzig Franken"),
        SpokenRow("20 Fr. pro Tag", "zwanzig Franken pro Tag"),
        SpokenRow("¥1.000", "tausend Yen"),
        SpokenRow("50 DM", "fünfzig D-Mark"),
        SpokenRow("-5 €", "minus fünf Euro"),
        SpokenRow("0,30 €/kWh", "dreißig Cent pro Kilowattstunde"),
        SpokenRow("12 Euro/Stunde", "zwölf Euro pro Stunde"),
        SpokenRow("5 Franken", "fünf Franken"),
        SpokenRow("9,99 Euro im Monat", "neun Euro neunundneunzig im Monat"),
        SpokenRow("500 T€", "fünfhundert tausend Euro"),
        SpokenRow("100 zł", "hundert Zloty"),
        SpokenRow("CH: 32.90 Franken", "CH: zweiunddreißig Franken neunzig"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "de")
    }
}
