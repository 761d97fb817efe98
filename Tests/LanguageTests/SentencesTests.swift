import Language
import Narration
import Testing

@Suite("Sentences")
struct SentencesTests {
    struct Row: Sendable {
        var language: String
        var sentences: [String]
        var text: String
        var at: SourceLocation

        /// A text of the given sentences; `cut` where it is given in other parts.
        init(
            _ language: String, _ sentences: [String], joint: String = " ", cut: [String]? = nil,
            at: SourceLocation = #_sourceLocation
        ) {
            self.language = language
            self.sentences = cut ?? sentences
            text = sentences.joined(separator: joint)
            self.at = at
        }
    }

    static let rows = [
        Row("en", ["Dr. Oda Lind met Prof. P. Q. Marsh at 5 p.m. near St. Ives.", "It rained."]),
        Row("en", ["We close at 6 p.m.", "Nobody stayed."]), Row("en", ["At 5 p.m. Dr. Smith came.", "He sat."]),
        Row("en", ["They all left at 5 p.m.", "Dr. Smith stayed."]), Row("en", ["I am.", "Are you?"]),
        Row("en", ["Bring tools, e.g. a saw, i.e. a sharp one.", "Done."]),
        Row("en", ["The U.S. Army came.", "He left the U.S.", "The rest stayed."]),
        Row("en", ["J. R. R. Tolkien and C. S. Lewis wrote.", "George W. Bush did not."]),
        Row("en", ["Version 4.0.12 runs at 97.3 degrees.", "See notes.md and main.swift."]),
        Row("en", ["Well…", "The end."]), Row("en", ["Wait...", "What?", "Yes."]), Row("en", ["and so… it went on."]),
        Row("en", ["“What?” she said.", "“Go!”", "He went."]), Row("en", ["He asked “why?”", "Nobody knew."]),
        Row("en", ["(He left.)", "Then it rained."]), Row("en", ["He left (at 5 p.m.) and slept."]),
        Row("en", ["We chose plan B.", "Then we left."]), Row("en", ["See No. 5 and fig. 3.", "No.", "Go on."]),
        Row("en", ["1. First things come first."]), Row("ru", ["▍ 1. Вызов в цикле.", "Да."]),
        Row("en", ["a. The first item."]),
        Row("en", ["Read https://a.example/x?y=z.q!r now.", "Fine."]),
        Row("en", ["Mail to a.b@c.example.", "Thanks."]),
        Row("en", ["It was gone.", "20 years later they came."]), Row("en", ["It was 1984.", "It’s over."]),
        Row("en", ["Main St. is long.", "St. Paul came."]), Row("en", ["Smith et al. (2019) agree.", "So do we."]),
        Row("en", ["Acme Inc. Chairman Lee spoke.", "He sold Acme Inc.", "The price rose."]),
        Row("en", ["It ended.", "– Then it began."]), Row("en", ["Gen. Lee and Sen. Cruz met on Jan. 5 in Ft. Worth."]),
        Row("en", ["It cost $3.50.", "I paid £5."]), Row("en", ["Use Node.js or .NET here.", "Go."]),
        Row("en", ["Is it 3.5?No."]), Row("en", ["This is odd.Still one."]),
        Row("en", ["He has a Ph.D. in maths.", "OK."]),
        Row("en", ["It rose to 24 °C.", "Below that nothing grew.", "Take 180 g.", "Please weigh it."]),
        Row("en", ["She didn’t.", "Nor did he.", "It isn’t.", "62% agree.", "Slice it thin.", "½ inch is too much."]),
        Row("en", ["We list caches, logs, etc.", "List them here."]),
        Row("en", ["She is 5 ft. 1 in. tall.", "He is not."]),
        Row("en", ["Call until 5 p.m. UTC on weekdays.", "See Rte. 82 or grid ref. 417, max. 5 MB."]),
        Row("en", ["It ran 4 min. 10 s.", "At noon it stopped."]),
        Row("de", ["Das kostet rd. 9 Mio. € im Jahr.", "Dr. med. Ilse Kern und Dr. H.-J. Weindl zahlen."]),
        Row("de", ["Seit dem 1. 12. 2019 gilt das (Stand 1. 10. 2029: 14 Fälle).", "Gut."]),
        Row("de", ["Am Di., 5. Nov., kam die Fa. Gebr. Moser.", "Siehe Zi. 314 und Az. 7."]),
        Row("de", ["Probe ist jeden 1. Samstag.", "Die Fahrt dauert 1 h 5 min.", "Der Zug hält."]),
        Row("de", ["Das waren 24 m.", "Nur einer fiel.", "Es heißt, s. o. Anfang, so.", "Das ist doch … Moment!"]),
        Row("it", ["Pesava 180 g.", "L’ho tenuto."]), Row("fr", ["Il fait 4 °C.", "Odile met un pull."]),
        Row("en", ["Tom, Ann, etc. were there.", "Tea, milk, etc.", "They drank."]),
        Row("de", ["Das gilt z. B. Anfang Mai, d. h. Sonntags bzgl. Lärm.", "Gut."]),
        Row("de", ["Das gilt z.B. Montags.", "Gut."]), Row("de", ["Man nehme i. d. R. Zucker.", "Und Mehl."]),
        Row("de", ["Am 3. Mai kam der 2. Zug.", "Es waren 38.", "Danach kam keiner."]),
        Row("de", ["Tee, Kaffee usw. stehen bereit.", "Siehe Abb. 4 auf S. 12."]),
        Row("de", ["Im 19. Jahrhundert lebte Dr. Wolf.", "Er schrieb viel."]),
        Row("de", ["„Kommst du?“, fragte er.", "„Nein.“", "Er ging."]),
        Row("de", ["»Kommst du?« Er ging.", "»Nein.«"], cut: ["»Kommst du?«", "Er ging.", "»Nein.«"]),
        Row("de", ["Karl IV. Kaiser wurde er 1355.", "Dann starb Karl IV.", "Der Sohn erbte."]),
        Row("de", ["Er wohnt in der Hauptstr. 5 in Köln.", "Dort ist es still."]),
        Row("de", ["Seite an Seite, Art an Art.", "Die Vögel ziehen."]),
        Row("de", ["Das war 1999.", "20 Jahre später kam er."]),
        Row("fr", ["M. Dupont et Mme Roux arrivent.", "Il pleut."]),
        Row("fr", ["« Quoi ? » dit-il.", "« Oui ! »", "Il part."]),
        Row("fr", ["En 52 av. J.-C. César vint.", "Puis il partit."]),
        Row("fr", ["Voir p. 12, art. 5, etc.", "L’eau monte."]),
        Row("es", ["El Sr. García vive en EE. UU. desde 2010.", "Es feliz."]), Row("es", ["¿Qué?", "¡No!", "Sí."]),
        Row("es", ["Traiga pan, p. ej. Bimbo.", "Gracias."]), Row("it", ["Il dott. Rossi e il sig. Bo.", "Ecco."]),
        Row("it", ["Pane, latte, ecc. Tutto fresco."], cut: ["Pane, latte, ecc.", "Tutto fresco."]),
        Row("pt", ["O Sr. Silva mora na Av. Paulista.", "Ele gosta."]),
        Row("nl", ["Dhr. De Vries kwam o.a. Jan halen.", "Ja."]),
        Row("sv", ["Han köpte t.ex. Volvo och bl.a. Saab.", "Bra."]),
        Row("da", ["Den 3. maj kom hr. Hansen.", "Han gik."]),
        Row("pl", ["Byli tam m.in. Jan i prof. Nowak.", "To był 3. maja."]),
        Row("cs", ["Karel IV. Lucemburský, tzv. Otec.", "On byl."]),
        Row("ru", ["Он ушёл.", "Она осталась."]), Row("ru", ["В 1812 г. Наполеон вошёл.", "Это был год."]),
        Row("ru", ["А. С. Пушкин родился в 1799 г.", "Он писал, т. е. творил."]),
        Row("ru", ["— Привет! — сказал он.", "— Как дела?"]),
        Row("ru", ["Построен в 1871 г. по проекту А. С. Вересаева.", "Больше всех дал П. И. Рукавишников."]),
        Row("ru", ["Колокол звонил с 1880 г.", "Сигнал был слышен.", "Шкаф за 640 тыс. руб.", "Пекарь рад."]),
        Row(
            "ru",
            ["Под фонарём 0,7 м.", "Внутри тепло.", "Пускают до 8 чел.", "Билет дорогой.", "Чай и т. д.", "Хлеба нет."]),
        Row("uk", ["Співають усе: пісні, гімни і т. ін.", "Ноти він замінив.", "Було це 2022 р.", "Світлина стара."]),
        Row("pl", ["Fot. K. Ziółkowski.", "Są tu bilety itp.", "Kogut też."]),
        Row("uk", ["Це ст. 5, вул. Франка.", "Він жив у 1990 р.", "Вона теж."]),
        Row("el", ["Έρχεται ο κ. Παπάς;", "Ναι, π.χ. Δευτέρα.", "Καλά."]),
        Row("el", ["Το κόστος, περ. 240.000 €, είναι μεγάλο.", "Ζώα κ.λπ.", "Ταξιδεύουν."]),
        Row("tr", ["Nüfusun %31’i.", "Av. Tülin geldi."]), Row("en", ["The bag is John’s.", "Nobody cares."]),
        Row("fr", ["C’est l’œuvre d’A. Dumas.", "Il pleut."]),
        Row("tr", ["2. Dünya Savaşı bitti.", "Bu iyi."]),
        Row("zh", ["花开了。", "他问：“去吗？”", "她说：“好！”", "走了。"], joint: ""),
        Row("zh", ["他来了（昨天。）", "她走了！", "真的？！", "嗯……"], joint: ""),
        Row("ja", ["店は開く。", "「そうでしょう。」", "修理を待つ。"], joint: ""),
        Row("ja", ["「はい」 彼は行った。"], cut: ["「はい」", "彼は行った。"]), Row("ja", ["「はい。」と言った。", "（終わり。）", "次へ。"], joint: ""),
        Row("zh", ["他来了。", "“味道如何？”有人问。", "“好！”他说，“走吧。”", "“去吗？”", "路上没有一个人影，只有风。"], joint: ""),
        Row("ko", ["그는 갔다.", "나는 왔다."]), Row("ko", ["이곳은 ‘가게’다.", "이름은 모른다.", "약 68%다.", "나머지는 없다."]),
        Row("ko", ["입력 2024.05.18. 오전 9:30에 했다.", "1994. 3. 2. 오후 세 시에 고쳤다."]),
        Row("ko", ["“너는 어떻게 움직였니?” 하고 물었다.", "“응.”", "그는 갔다."]),
        Row("ar", ["«ومن هي العمّة؟» سألتُ.", "ضحك الشيخ."]), Row("fa", ["«آب است؟» پرسیدم.", "«آب است؟»", "گفت: «نه."]),
        Row("ar", ["هل جاء د. أحمد؟", "نعم.", "شكرا!"]), Row("fa", ["او آمد.", "ما رفتیم؟"]),
        Row("ur", ["وہ آیا۔", "میں گیا۔"]),
        Row("hi", ["डॉ. शर्मा आए।", "वे गए।"]), Row("hi", ["उन्होंने पीएच.डी. हिन्दी में की।", "प्रो. एस. एन. चतुर्वेदी आए।"]),
        Row("hi", ["छायाचित्र: के. एल. बिष्ट"]), Row("hi", ["वह आया है.", "मैं गया था.", "दादी की डायरी, पृ. 47"]),
        Row("hy", ["Նա եկավ։", "Մենք գնացինք։"]), Row("am", ["ሰላም ነው።", "ደህና።"]),
        Row("he", ["הוא בא.", "היא הלכה?"]),
        Row("he", ["הראשונה ביקשה 4,500 ש״ח.", "השנייה שאלה.", "״אסור לטגן.״", "מותר."]),
        Row("he", ["״למה הדלת שלנו?!״ צעק מר לוי.", "צילום: י. אלון"]),
        Row("th", ["เขามา แล้วก็ไป"]), Row("", ["One.", "Two."]),
        Row("xx", ["One.", "Two."]),
    ]

    @Test("Texts are split where sentences end", arguments: rows)
    func splitting(_ row: Row) {
        let pieces = Sentences(in: LanguageTag(row.language)).pieces(of: row.text)
        #expect(pieces.map { String(row.text[$0.range]) } == row.sentences, sourceLocation: row.at)
    }

    static let long = [
        String(repeating: "word and word ", count: 200), String(repeating: "a", count: 1_001),
        String(repeating: "漢字", count: 700), String(repeating: "👩‍👩‍👧", count: 300),
        String(repeating: "e\u{301}", count: 500),
        String(repeating: "\u{301}", count: 500), String(repeating: "短い、", count: 200),
        String(repeating: ". ", count: 400),
        String(repeating: "one, two; three — ", count: 100),
    ]

    @Test("No piece is longer than the limit, and nothing but white space is lost", arguments: long)
    func limit(_ text: String) {
        let pieces = Sentences(in: nil).pieces(of: text)
        let limit = text.contains("漢") || text.contains("短") ? Sentences.syllableLimit : Sentences.limit
        #expect(pieces.allSatisfy { text[$0.range].utf16.count <= limit })
        func solid(_ text: some StringProtocol) -> String {
            String(text.unicodeScalars.filter { $0 != " " }.map(Character.init))
        }
        #expect(solid(pieces.map { String(text[$0.range]) }.joined()) == solid(text))
    }

    @Test("Long sentences are cut at clauses first")
    func clauses() {
        let text = String(repeating: "word ", count: 30) + "end; " + String(repeating: "other, ", count: 30) + "last."
        let pieces = Sentences(in: LanguageTag("en")).pieces(of: text)
        #expect(text[pieces[0].range].hasSuffix("end;"))
        #expect(pieces.map(\.isCut).last == false)
        #expect(pieces.dropLast().allSatisfy { $0.isCut })
    }

    @Test("An empty text has no sentences", arguments: ["", " ", "\n\u{A0}"])
    func empty(_ text: String) {
        #expect(Sentences(in: nil).pieces(of: text).isEmpty)
    }
}
