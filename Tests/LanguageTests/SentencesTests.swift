import Language
import Narration
import Testing

@Suite("Sentences")
struct SentencesTests {
    struct Row: Sendable {
        var language: String
        var sentences: [String]
        var joint: String
        var at: SourceLocation

        init(_ language: String, _ sentences: [String], joint: String = " ", at: SourceLocation = #_sourceLocation) {
            self.language = language
            self.sentences = sentences
            self.joint = joint
            self.at = at
        }
    }

    static let rows = [
        Row("en", ["Dr. Oda Lind met Prof. P. Q. Marsh at 5 p.m. near St. Ives.", "It rained."]),
        Row("en", ["We close at 6 p.m.", "Nobody stayed."]),
        Row("en", ["Bring tools, e.g. a saw, i.e. a sharp one.", "Done."]),
        Row("en", ["The U.S. Army came.", "He left the U.S.", "The rest stayed."]),
        Row("en", ["Version 4.0.12 runs at 97.3 degrees.", "See notes.md and main.swift."]),
        Row("en", ["Well…", "The end."]),
        Row("en", ["and so… it went on."]), Row("en", ["“What?” she said.", "“Go!”", "He went."]),
        Row("en", ["We chose plan B.", "Then we left."]), Row("en", ["See No. 5 and fig. 3.", "No.", "Go on."]),
        Row("en", ["1. First things come first."]), Row("en", ["Read https://a.example/x?y=z now.", "Fine."]),
        Row("de", ["Das gilt z. B. Anfang Mai, d. h. Sonntags bzgl. Lärm.", "Gut."]),
        Row("de", ["Am 3. Mai kam der 2. Zug.", "Es waren 38.", "Danach kam keiner."]),
        Row("de", ["Tee, Kaffee usw. stehen bereit.", "Siehe Abb. 4 auf S. 12."]),
        Row("de", ["Im 19. Jahrhundert lebte Dr. Wolf.", "Er schrieb viel."]),
        Row("de", ["„Kommst du?“, fragte er.", "„Nein.“", "Er ging."]),
        Row("zh", ["花开了。", "他问：“去吗？”", "她说：“好！”", "走了。"], joint: ""),
        Row("ja", ["店は開く。", "「そうでしょう。」", "修理を待つ。"], joint: ""),
        Row("ru", ["Он ушёл.", "Она осталась."]), Row("", ["One.", "Two."]), Row("xx", ["One.", "Two."]),
    ]

    @Test("Texts are split where sentences end", arguments: rows)
    func splitting(_ row: Row) {
        let text = row.sentences.joined(separator: row.joint)
        let pieces = Sentences(in: LanguageTag(row.language)).pieces(of: text)
        #expect(pieces.map { String(text[$0.range]) } == row.sentences, sourceLocation: row.at)
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
        #expect(pieces.allSatisfy { text[$0.range].utf16.count <= Sentences.limit })
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
