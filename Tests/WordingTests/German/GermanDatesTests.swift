import Testing

@Suite("Dates and times in German")
struct GermanDatesTests {
    static let rows: [SpokenRow] = [
        SpokenRow(
            "samstags um 9.30, 13.00 und 16.12 Uhr", "samstags um neun Uhr dreißig, dreizehn Uhr und sechzehn Uhr zwölf"
        ),
        SpokenRow("um 1/2 4 Uhr früh", "um halb vier früh"),
        SpokenRow("bis 12/2031", "bis Dezember zweitausendeinunddreißig"),
        SpokenRow("Mo.–Fr. von 9 bis 12 Uhr", "Montag bis Freitag von neun bis zwölf Uhr"),
        SpokenRow("von Version 1.0 bis 1.6.", "von Version eins Punkt null bis eins Punkt sechs."),
        SpokenRow("Im Jahr 1987 begann es.", "Im Jahr neunzehnhundertsiebenundachtzig begann es."),
        SpokenRow("2017 endete es.", "zweitausendsiebzehn endete es."),
        SpokenRow("seit 1905", "seit neunzehnhundertfünf"),
        SpokenRow("im Jahr 1900", "im Jahr neunzehnhundert"),
        SpokenRow("im Jahr 2005", "im Jahr zweitausendfünf"),
        SpokenRow("im Jahr 1648", "im Jahr sechzehnhundertachtundvierzig"),
        SpokenRow("um 800", "um achthundert"),
        SpokenRow("die 90er", "die neunziger"),
        SpokenRow("die 90er-Jahre", "die neunziger-Jahre"),
        SpokenRow("die 1990er Jahre", "die neunzehnhundertneunziger Jahre"),
        SpokenRow("in den 2000ern", "in den zweitausendern"),
        SpokenRow("die 68er-Bewegung", "die achtundsechziger-Bewegung"),
        SpokenRow("2017–2021", "zweitausendsiebzehn bis zweitausendeinundzwanzig"),
        SpokenRow("1914–18", "neunzehnhundertvierzehn bis neunzehnhundertachtzehn"),
        SpokenRow("2017/18", "zweitausendsiebzehn achtzehn"),
        SpokenRow("1999/2000", "neunzehnhundertneunundneunzig zweitausend"),
        SpokenRow("am 3. Oktober", "am dritten Oktober"),
        SpokenRow("am 3. Oktober 2026", "am dritten Oktober zweitausendsechsundzwanzig"),
        SpokenRow("der 3. Oktober", "der dritte Oktober"),
        SpokenRow("den 3. Oktober", "den dritten Oktober"),
        SpokenRow("des 3. Oktobers", "des dritten Oktobers"),
        SpokenRow("vom 3. bis 5. Oktober", "vom dritten bis fünften Oktober"),
        SpokenRow("vom 3. bis zum 5. Oktober", "vom dritten bis zum fünften Oktober"),
        SpokenRow("vom 3.–5. Oktober", "vom dritten bis fünften Oktober"),
        SpokenRow("bis 3. Mai", "bis dritten Mai"),
        SpokenRow("ab 1. Januar", "ab ersten Januar"),
        SpokenRow("seit dem 1. Mai", "seit dem ersten Mai"),
        SpokenRow("Montag, 3. Oktober", "Montag, dritter Oktober"),
        SpokenRow("am Montag, 3. Oktober,", "am Montag, dritten Oktober,"),
        SpokenRow("am Montag, dem 3. Oktober", "am Montag, dem dritten Oktober"),
        SpokenRow("Berlin, 3. Oktober 2026", "Berlin, dritter Oktober zweitausendsechsundzwanzig"),
        SpokenRow("3. Oktober 2026", "dritter Oktober zweitausendsechsundzwanzig"),
        SpokenRow("30.11.2026", "dreißigster November zweitausendsechsundzwanzig"),
        SpokenRow("am 30.11.2026", "am dreißigsten November zweitausendsechsundzwanzig"),
        SpokenRow("am 30. 11. 2026", "am dreißigsten November zweitausendsechsundzwanzig"),
        SpokenRow("der 30.11.2026", "der dreißigste November zweitausendsechsundzwanzig"),
        SpokenRow("am 30.11.", "am dreißigsten November"),
        SpokenRow("2026-11-30", "dreißigster November zweitausendsechsundzwanzig"),
        SpokenRow("am 3. Okt. 2026", "am dritten Oktober zweitausendsechsundzwanzig"),
        SpokenRow("Oktober 2026", "Oktober zweitausendsechsundzwanzig"),
        SpokenRow("am 3.", "am dritten."),
        SpokenRow("um 10:30 Uhr", "um zehn Uhr dreißig"),
        SpokenRow("um 10.30 Uhr", "um zehn Uhr dreißig"),
        SpokenRow("um 10:30", "um zehn Uhr dreißig"),
        SpokenRow("um 10 Uhr", "um zehn Uhr"),
        SpokenRow("um 1 Uhr", "um ein Uhr"),
        SpokenRow("um 14 Uhr 30", "um vierzehn Uhr dreißig"),
        SpokenRow("um 8:05", "um acht Uhr fünf"),
        SpokenRow("um 0:15 Uhr", "um null Uhr fünfzehn"),
        SpokenRow("um 20.15 Uhr", "um zwanzig Uhr fünfzehn"),
        SpokenRow("9–17 Uhr", "neun bis siebzehn Uhr"),
        SpokenRow("von 9 bis 17 Uhr", "von neun bis siebzehn Uhr"),
        SpokenRow("9.30–12.00 Uhr", "neun Uhr dreißig bis zwölf Uhr"),
        SpokenRow("10:30–12:00 Uhr", "zehn Uhr dreißig bis zwölf Uhr"),
        SpokenRow("in 2:05:42", "in zwei Stunden, fünf Minuten und zweiundvierzig Sekunden"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "de")
    }
}
