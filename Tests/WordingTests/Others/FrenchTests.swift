import Testing

@Suite("French")
struct FrenchTests {
    static let rows: [SpokenRow] = [
        SpokenRow("1 pincée et 1 musée", "une pincée et un musée"),
        SpokenRow("2 c. à s. d’eau", "deux cuillères à soupe d’eau"),
        SpokenRow("le n° 12", "le numéro douze"),
        SpokenRow("90 tr/min", "quatre-vingt-dix tours par minute"),
        SpokenRow("au XVIe siècle, sous François Ier", "au seizième siècle, sous François premier"),
        SpokenRow("c.-à-d. 35 ml", "c'est-à-dire trente-cinq millilitres"),
        SpokenRow("Il y a 21 pages.", "Il y a vingt-et-un pages."),
        SpokenRow(
            "1 234 567 habitants",
            "un million deux cent trente-quatre mille cinq cent soixante-sept habitants"),
        SpokenRow("3,14", "trois virgule quatorze"),
        SpokenRow("0,05", "zéro virgule zéro cinq"),
        SpokenRow("12,5 %", "douze virgule cinq pour cent"),
        SpokenRow("5 à 10 %", "cinq à dix pour cent"),
        SpokenRow("2017–2021", "deux mille dix-sept à deux mille vingt-et-un"),
        SpokenRow("en 1987", "en mille neuf cent quatre-vingt-sept"),
        SpokenRow("3,50 €", "trois euros cinquante"),
        SpokenRow("1 €", "un euro"),
        SpokenRow("1 234,56 €", "mille deux cent trente-quatre euros cinquante-six"),
        SpokenRow("0,99 €", "quatre-vingt-dix-neuf centimes"),
        SpokenRow("3,5 millions d'euros", "trois virgule cinq millions d'euros"),
        SpokenRow("3,5 M€", "trois virgule cinq millions d'euros"),
        SpokenRow("2 Md€", "deux milliards d'euros"),
        SpokenRow("$5", "cinq dollars"),
        SpokenRow("£1", "une livre"),
        SpokenRow("10–20 €", "dix à vingt euros"),
        SpokenRow("le 3 octobre 2026", "le trois octobre deux mille vingt-six"),
        SpokenRow("le 1er mai", "le premier mai"),
        SpokenRow("le 03/10/2026", "le trois octobre deux mille vingt-six"),
        SpokenRow("2026-11-30", "trente novembre deux mille vingt-six"),
        SpokenRow("à 14 h 30", "à quatorze heures trente"),
        SpokenRow("à 14h30", "à quatorze heures trente"),
        SpokenRow("à 20 h", "à vingt heures"),
        SpokenRow("à 14:30", "à quatorze heures trente"),
        SpokenRow("la 1re fois", "la première fois"),
        SpokenRow("le 21e siècle", "le vingt-et-unième siècle"),
        SpokenRow("la 2e édition", "la deuxième édition"),
        SpokenRow("5 km", "cinq kilomètres"),
        SpokenRow("1 heure", "une heure"),
        SpokenRow("20 °C", "vingt degrés Celsius"),
        SpokenRow("3 m²", "trois mètres carrés"),
        SpokenRow("90 km/h", "quatre-vingt-dix kilomètres par heure"),
        SpokenRow("3/4", "trois quarts"),
        SpokenRow("M. Dupont et Mme Martin", "Monsieur Dupont et Madame Martin"),
        SpokenRow("p. ex. ceci", "par exemple ceci"),
        SpokenRow("A & B", "A et B"),
        SpokenRow("exemple.fr/page", "exemple point F.R"),
        SpokenRow("-5", "moins cinq"),
    ]

    @Test("Said as a native would", arguments: rows)
    func said(_ row: SpokenRow) {
        row.check(in: "fr")
    }
}
