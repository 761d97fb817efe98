import Testing

@Suite("Ordinals in German")
struct GermanOrdinalsTests {
    static let rows: [SpokenRow] = [
        SpokenRow("der 3. Platz", "der dritte Platz"),
        SpokenRow("den 3. Platz", "den dritten Platz"),
        SpokenRow("auf dem 3. Platz", "auf dem dritten Platz"),
        SpokenRow("ein 3. Platz", "ein dritter Platz"),
        SpokenRow("ein 3. Kind", "ein drittes Kind"),
        SpokenRow("eine 3. Welle", "eine dritte Welle"),
        SpokenRow("einen 3. Versuch", "einen dritten Versuch"),
        SpokenRow("einer 3. Welle", "einer dritten Welle"),
        SpokenRow("die 2. Auflage", "die zweite Auflage"),
        SpokenRow("in der 2. Auflage", "in der zweiten Auflage"),
        SpokenRow("zu Beginn der 2. Halbzeit", "zu Beginn der zweiten Halbzeit"),
        SpokenRow("das 3. Mal", "das dritte Mal"),
        SpokenRow("zum 3. Mal", "zum dritten Mal"),
        SpokenRow("beim 1. Mal", "beim ersten Mal"),
        SpokenRow("im 19. Jahrhundert", "im neunzehnten Jahrhundert"),
        SpokenRow("das 19. Jahrhundert", "das neunzehnte Jahrhundert"),
        SpokenRow("des 19. Jahrhunderts", "des neunzehnten Jahrhunderts"),
        SpokenRow("Ende des 18. Jahrhunderts", "Ende des achtzehnten Jahrhunderts"),
        SpokenRow("im 19. und 20. Jahrhundert", "im neunzehnten und zwanzigsten Jahrhundert"),
        SpokenRow("19. Jahrhundert", "neunzehntes Jahrhundert"),
        SpokenRow("seit 3. Generation", "seit dritter Generation"),
        SpokenRow("in 3. Generation", "in dritter Generation"),
        SpokenRow("der 1. FC Köln", "der erste FC Köln"),
        SpokenRow("die 2. Bundesliga", "die zweite Bundesliga"),
        SpokenRow("in der 2. Bundesliga", "in der zweiten Bundesliga"),
        SpokenRow("jeder 3. Mensch", "jeder dritte Mensch"),
        SpokenRow("jede 2. Frau", "jede zweite Frau"),
        SpokenRow("im 3. Stock", "im dritten Stock"),
        SpokenRow("vor dem 2. Weltkrieg", "vor dem zweiten Weltkrieg"),
        SpokenRow("seine 5. Sinfonie", "seine fünfte Sinfonie"),
        SpokenRow("ihr 2. Album", "ihr zweites Album"),
        SpokenRow("am 100. Geburtstag", "am hundertsten Geburtstag"),
        SpokenRow("der 21. Spieltag", "der einundzwanzigste Spieltag"),
        SpokenRow("die 1. und 2. Klasse", "die erste und zweite Klasse"),
        SpokenRow("1. Einleitung", "eins. Einleitung"),
        SpokenRow("Es waren 5.", "Es waren fünf."),
        SpokenRow("Das war 1987.", "Das war neunzehnhundertsiebenundachtzig."),
        SpokenRow("Ludwig XIV. regierte.", "Ludwig der Vierzehnte regierte."),
        SpokenRow("unter Ludwig XIV.", "unter Ludwig dem Vierzehnten."),
        SpokenRow("für Ludwig XIV. war es", "für Ludwig den Vierzehnten war es"),
        SpokenRow("Ludwigs XIV. Hof", "Ludwigs des Vierzehnten Hof"),
        SpokenRow("Elisabeth II. starb.", "Elisabeth die Zweite starb."),
        SpokenRow("von Elisabeth II. geehrt", "von Elisabeth der Zweiten geehrt"),
        SpokenRow("Papst Benedikt XVI. kam.", "Papst Benedikt der Sechzehnte kam."),
        SpokenRow("mit Kaiser Wilhelm II. dort", "mit Kaiser Wilhelm dem Zweiten dort"),
        SpokenRow("Kapitel IV", "Kapitel vier"),
        SpokenRow("Band III", "Band drei"),
        SpokenRow("der II. Weltkrieg", "der zweite Weltkrieg"),
        SpokenRow("im XIX. Jahrhundert", "im neunzehnten Jahrhundert"),
        SpokenRow("Rocky IV", "Rocky vier"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "de")
    }
}
