import Testing

@Suite("Units in German")
struct GermanUnitsTests {
    static let rows: [SpokenRow] = [
        SpokenRow("55 dB(A) am Tag", "fünfundfünfzig Dezibel A am Tag"),
        SpokenRow("ein 1 km langer Weg", "ein Kilometer langer Weg"),
        SpokenRow("7 m/a", "sieben Meter pro Jahr"),
        SpokenRow("2 Umdrehungen/s", "zwei Umdrehungen pro Sekunde"),
        SpokenRow("wegen 1/2 Stunde", "wegen eine halbe Stunde"),
        SpokenRow("12 m auf 1 km", "zwölf Meter auf einen Kilometer"),
        SpokenRow("5 km entfernt", "fünf Kilometer entfernt"),
        SpokenRow("1 km", "ein Kilometer"),
        SpokenRow("1,5 km", "eins Komma fünf Kilometer"),
        SpokenRow("5km", "fünf Kilometer"),
        SpokenRow("120 km/h", "einhundertzwanzig Kilometer pro Stunde"),
        SpokenRow("3 m²", "drei Quadratmeter"),
        SpokenRow("3 qm", "drei Quadratmeter"),
        SpokenRow("5 km²", "fünf Quadratkilometer"),
        SpokenRow("2 m³", "zwei Kubikmeter"),
        SpokenRow("20 cm", "zwanzig Zentimeter"),
        SpokenRow("5 µm", "fünf Mikrometer"),
        SpokenRow("5 kg", "fünf Kilogramm"),
        SpokenRow("1 t Stahl", "eine Tonne Stahl"),
        SpokenRow("5 t Stahl", "fünf Tonnen Stahl"),
        SpokenRow("2 l Wasser", "zwei Liter Wasser"),
        SpokenRow("250 ml", "zweihundertfünfzig Milliliter"),
        SpokenRow("7 l/100 km", "sieben Liter auf hundert Kilometer"),
        SpokenRow("20 °C", "zwanzig Grad Celsius"),
        SpokenRow("20°C", "zwanzig Grad Celsius"),
        SpokenRow("-5 °C", "minus fünf Grad Celsius"),
        SpokenRow("90°", "neunzig Grad"),
        SpokenRow("5 kWh", "fünf Kilowattstunden"),
        SpokenRow("1 kWh", "eine Kilowattstunde"),
        SpokenRow("100 W", "hundert Watt"),
        SpokenRow("2 GW", "zwei Gigawatt"),
        SpokenRow("230 V", "zweihundertdreißig Volt"),
        SpokenRow("16 GB Speicher", "sechzehn Gigabyte Speicher"),
        SpokenRow("100 Mbit/s", "hundert Megabit pro Sekunde"),
        SpokenRow("10 m/s", "zehn Meter pro Sekunde"),
        SpokenRow("30 min", "dreißig Minuten"),
        SpokenRow("30 Min.", "dreißig Minuten."),
        SpokenRow("5 Std. Fahrt", "fünf Stunden Fahrt"),
        SpokenRow("2 h Pause", "zwei Stunden Pause"),
        SpokenRow("1 Stunde", "eine Stunde"),
        SpokenRow("10–20 km", "zehn bis zwanzig Kilometer"),
        SpokenRow("5 Mio. km", "fünf Millionen Kilometer"),
        SpokenRow("150 PS", "einhundertfünfzig P.S"),
        SpokenRow("80 dB", "achtzig Dezibel"),
        SpokenRow("5 mg/l", "fünf Milligramm pro Liter"),
        SpokenRow("pro km²", "pro Quadratkilometer"),
        SpokenRow("in km/h", "in Kilometer pro Stunde"),
        SpokenRow("2 EL Öl", "zwei Esslöffel Öl"),
        SpokenRow("52° 31′ N", "zweiundfünfzig Grad einunddreißig Minuten Nord"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "de")
    }
}
