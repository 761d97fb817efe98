import Testing

@Suite("Dutch")
struct DutchTests {
    static let rows: [SpokenRow] = [
        SpokenRow("van 9 t/m 29 april", "van negen tot en met negenentwintig april"),
        SpokenRow("€ 1.000,- korting", "duizend euro korting"),
        SpokenRow("Wilhelmina II, 625 Wh", "Wilhelmina de tweede, zeshonderdvijfentwintig wattuur"),
        SpokenRow("tussen 9.00 en 12.30 uur", "tussen negen uur en twaalf uur dertig"),
        SpokenRow("Er zijn 21 pagina's.", "Er zijn eenentwintig pagina's."),
        SpokenRow(
            "1.234.567 inwoners",
            "een miljoen tweehonderdvierendertigduizendvijfhonderdzevenenzestig inwoners"),
        SpokenRow("3,14", "drie komma veertien"),
        SpokenRow("12,5%", "twaalf komma vijf procent"),
        SpokenRow("2017–2021", "tweeduizendzeventien tot tweeduizendeenentwintig"),
        SpokenRow("in 1987", "in negentienzevenentachtig"),
        SpokenRow("€ 3,50", "drie euro vijftig"),
        SpokenRow("€ 1", "een euro"),
        SpokenRow("€ 1.234,56", "duizendtweehonderdvierendertig euro zesenvijftig"),
        SpokenRow("3,5 miljoen euro", "drie komma vijf miljoen euro"),
        SpokenRow("€ 3,5 mln", "drie komma vijf miljoen euro"),
        SpokenRow("op 3 oktober 2026", "op drie oktober tweeduizendzesentwintig"),
        SpokenRow("op 3-10-2026", "op drie oktober tweeduizendzesentwintig"),
        SpokenRow("2026-11-30", "dertig november tweeduizendzesentwintig"),
        SpokenRow("om 14.30 uur", "om veertien uur dertig"),
        SpokenRow("om 20 uur", "om twintig uur"),
        SpokenRow("om 14:30", "om veertien uur dertig"),
        SpokenRow("5 km", "vijf kilometer"),
        SpokenRow("20 °C", "twintig graden Celsius"),
        SpokenRow("3 m²", "drie vierkante meter"),
        SpokenRow("de 21e eeuw", "de eenentwintigste eeuw"),
        SpokenRow("bijv. dit", "bijvoorbeeld dit"),
        SpokenRow("-5", "min vijf"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "nl")
    }
}
