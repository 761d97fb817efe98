import Foundation
import Language
import Narration
import Testing

@Suite("Passages in another language")
struct ForeignPassagesTests {
    struct Row: Sendable {
        var language: String
        /// The parts of the text, each with its language where that is not the text's.
        var parts: [(String, String?)]
        /// The parts that are declared, with their languages.
        var declared: [(String, String)]
        var at: SourceLocation

        init(
            _ language: String, _ parts: [(String, String?)], declared: [(String, String)] = [],
            at: SourceLocation = #_sourceLocation
        ) {
            (self.language, self.parts, self.declared, self.at) = (language, parts, declared, at)
        }
    }

    static let rows = [
        Row("en", [("Nothing is foreign here, not even a “quotation” of some length that goes on and on.", nil)]),
        // Declared
        Row(
            "de",
            [
                ("Die Forscherin sagte: ", nil), ("We never expected the ice to hold.", "en"),
                (" Danach schwieg sie.", nil),
            ], declared: [("We never expected the ice to hold.", "en")]),
        Row("en", [("It has a certain je ne sais quoi to it.", nil)], declared: [("je ne sais", "fr")]),
        Row(
            "en", [("He wrote ", nil), ("“c’est la vie, mon ami”,", "fr"), (" and left.", nil)],
            declared: [("c’est la vie, mon ami", "fr")]),
        Row("de", [("Er rief. ", nil), ("Stop!", "en"), (" Dann Stille.", nil)], declared: [("Stop!", "en")]),
        Row("de", [("Er rief laut Stop und ging weg.", nil)], declared: [("Stop", "en")]),
        Row("en", [("The colour of the flat is grey today.", nil)], declared: [("colour of the flat", "en-GB")]),
        Row(
            "en",
            [
                ("A ", nil), ("mot de la langue ", "fr"), ("und ein deutscher Satz", "de"), (" de France aussi.", "fr"),
            ],
            declared: [
                ("mot de la langue und ein deutscher Satz de France aussi", "fr"), ("und ein deutscher Satz", "de"),
            ]),
        Row(
            "en",
            [("The old ferry waited in the harbour all morning, and nobody on board knew why it did not leave.", nil)],
            declared: [("The old ferry waited in the harbour all morning, and nobody on board knew why", "fr")]),
        // By script
        Row("en", [("She said: ", nil), ("«Он ушёл, а я осталась».", "ru"), (" Then she left.", nil)]),
        Row("en", [("She said Спасибо and left.", nil)]), Row("en", [("The angle α is smaller than β here.", nil)]),
        Row("de", [("Auf dem Schild stand ", nil), ("„今日は雨です、明日も“,", "ja"), (" sonst nichts.", nil)]),
        Row("en", [("Beijing (北京) is large.", nil)]), Row("ru", [("Он сказал: ", nil), ("“היום יורד גשם חזק”", "he")]),
        Row("ja", [("東京は大きい。漢字とかな。", nil)]), Row("zh", [("你好，世界。", nil), ("ここはどこですか。", "ja"), ("再见。", nil)]),
        Row("en", [("It said ", nil), ("\"Він її бачив у Києві\"", "uk"), (" there.", nil)]),
        // By words
        Row(
            "en",
            [
                ("She said: ", nil),
                ("\"Der Hafen lag am Morgen still, und die alte Fähre wartete auf ihre ersten Gäste.\"", "de"),
                (" Then she left the room.", nil),
            ]),
        Row(
            "de",
            [
                ("Er schrieb nur: ", nil),
                ("“The harbour was quiet in the morning, and nobody knew why the ferry did not leave.”", "en"),
                (" Dann ging er.", nil),
            ]),
        Row(
            "ru",
            [
                ("Он написал: ", nil),
                ("“The harbour was quiet in the morning, and nobody knew why the ferry was late.”", "en"),
                (" Потом он ушёл.", nil),
            ]),
        Row(
            "zh",
            [
                ("他写道：", nil),
                ("“The harbour was quiet in the morning, and nobody knew why the ferry was late.”", "en"),
                ("然后他走了。", nil),
            ]),
        Row(
            "fr",
            [
                ("Il dit. ", nil),
                ("El puerto estaba tranquilo por la mañana y nadie sabía por qué no salía el barco.", "es"),
                (" Puis il partit.", nil),
            ]),
        // Neither names nor code are a language.
        Row("en", [("Smith, Jones, Kowalski, Müller, Rodríguez, Ivanov, Yamamoto, Nguyen, Okafor were members.", nil)]),
        Row("en", [("getElementById querySelectorAll addEventListener removeEventListener dispatchEvent", nil)]),
        Row(
            "de",
            [("Bayerische Motorenwerke, Volkswagen Aktiengesellschaft, Deutsche Telekom, Siemens, Bosch, Henkel.", nil)]
        ),
        Row(
            "en",
            [("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut.", nil)]),
        Row("", [("", nil)]),
    ]

    @Test("A passage has its own language, a short phrase has not", arguments: rows)
    func passages(_ row: Row) throws {
        let text = row.parts.map(\.0).joined()
        let finder = try ForeignPassages(of: #require(LanguageTag(row.language.isEmpty ? "en" : row.language)))
        let declared = try row.declared.map { part, language in
            let range = try #require(text.range(of: part))
            let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
            return try ForeignPassages.Declared(
                start..<start + part.unicodeScalars.count, #require(LanguageTag(language)))
        }
        var place = 0
        let expected = row.parts.compactMap { part, language in
            defer { place += part.unicodeScalars.count }
            return language.map { "\(place + part.prefix { $0 == " " }.count) \(part.trimmed) \($0)" }
        }
        let scalars = Array(text.unicodeScalars)
        let found = finder.passages(in: text, declared: declared).map { passage in
            let part = String(String.UnicodeScalarView(scalars[passage.scalars]))
            let start = passage.scalars.lowerBound + part.prefix { $0 == " " }.count
            return "\(start) \(part.trimmed) \(passage.language)"
        }
        #expect(found == expected, sourceLocation: row.at)
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
