import Markup
import Narration
import Testing

@Suite("Skip rules in a script")
struct SkipRuleTests {
    static let blocks = [
        Block(.paragraph, "Run it."), Block(.code, "a = 1\nb = 2"), Block(.tableRow, "Port, Time"),
        Block(.tableRow, "Brin, ten", continues: true), Block(.caption, "Boats."), Block(.imageDescription, "A boat."),
        Block(.footnote, "See there."), Block(.aside, "By the way."), Block(.mathematics, "a plus b"),
        Block(.paragraph, "Go to https://a.example/b?c=d now."),
        Block(.code, "hidden", treatment: .skip(reason: "hidden")),
    ]

    struct Row: Sendable {
        var language: String
        var rule: SkipRules.Rule
        var said: [String]
        var at: SourceLocation

        init(
            _ language: String, _ rule: SkipRules.Rule, _ said: [String], at: SourceLocation = #_sourceLocation
        ) {
            (self.language, self.rule, self.said, self.at) = (language, rule, said, at)
        }
    }

    static let rows = [
        Row(
            "en", .announce,
            [
                "Code block, 2 lines.", "Table, 2 rows.", "Picture caption.", "Picture.", "Footnote.", "Side note.",
                "Formula.",
            ]),
        Row(
            "de", .announce,
            [
                "Codeblock, 2 Zeilen.", "Tabelle, 2 Zeilen.", "Bildunterschrift.", "Bild.", "Fußnote.", "Randnotiz.",
                "Formel.",
            ]),
        Row("fi", .announce, []), Row("en", .skip, []), Row("fr", .skip, []),
        Row(
            "en", .read,
            ["a = 1", "b = 2", "Port, Time", "Brin, ten", "Boats.", "A boat.", "See there.", "By the way.", "a plus b"]),
    ]

    @Test("Each kind is read, announced in the article's language, or left out", arguments: rows)
    func rules(_ row: Row) {
        var article = Article(title: "", blocks: Self.blocks)
        article.language = LanguageTag(row.language)
        article.languageIsCertain = true
        let all = Dictionary(uniqueKeysWithValues: SkipRules.Kind.allCases.map { ($0, row.rule) })
        let script = Script(of: article, rules: SkipRules(all))
        #expect(script.utterances.first?.text == "Run it.", sourceLocation: row.at)
        #expect(script.utterances.dropFirst().dropLast().map(\.text) == row.said, sourceLocation: row.at)
        #expect(script.utterances.last?.text.hasPrefix("Go to") == true, sourceLocation: row.at)
        #expect(!script.utterances.contains { $0.text == "hidden" }, sourceLocation: row.at)
        for utterance in script.utterances where row.rule == .announce && utterance.block > 1 && utterance.block < 10 {
            #expect(utterance.kind == .announcement && utterance.place == nil, sourceLocation: row.at)
            #expect(utterance.language == LanguageTag(row.language), sourceLocation: row.at)
        }
    }

    @Test("What is announced or left out is told with its text")
    func skipped() {
        let article = Article(title: "", language: LanguageTag("en"), blocks: Self.blocks)
        let script = Script(of: article)
        #expect(
            script.skipped.map(\.reason) == ["announced", "image description", "footnote", "aside", "hidden"])
        #expect(script.skipped.first?.text == "a = 1\nb = 2")
        #expect(script.utterances.contains { $0.text == "Code block, 2 lines." })
    }

    @Test("One line, one row and several notes have their own words")
    func numbers() {
        let blocks = [
            Block(.code, "a"), Block(.tableRow, "b"), Block(.footnote, "c"), Block(.footnote, "d", continues: true),
        ]
        let article = Article(title: "", language: LanguageTag("en"), blocks: blocks)
        let script = Script(of: article, rules: SkipRules([.table: .announce, .footnote: .announce]))
        #expect(script.utterances.map(\.text) == ["Code block, one line.", "Table, one row.", "2 footnotes."])
        #expect(script.utterances.map(\.block) == [1, 2, 3])
    }
}
