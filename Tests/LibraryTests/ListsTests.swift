import Library
import Narration
import TestSupport
import Testing

@Suite("Lists and searches")
struct ListsTests {
    @Test("Shelves, labels, orders and pages")
    func lists() async throws {
        let sample = try SampleLibrary()
        try await sample.add("b two", "one two three four") { $0.labels = ["news", "long"] }
        try await sample.add("“A one”", "one") { $0.labels = ["news"] }
        try await sample.add("Ça three", "one two") {
            $0.isArchived = true; $0.labels = ["News"]
        }
        try await sample.add("d four", "one two three") { $0.isFavourite = true }
        let unread = ["d four", "“A one”", "b two"]
        #expect(try await sample.titles(Selection()) == unread)
        #expect(try await sample.titles(Selection(isReversed: true)) == unread.reversed())
        #expect(try await sample.titles(Selection(), limit: 1, offset: 1) == ["“A one”"])
        #expect(try await sample.library.list(Selection(), limit: 2).hasMore)
        #expect(try await !sample.library.list(Selection(), limit: 3).hasMore)
        #expect(try await sample.titles(Selection(.archive)) == ["Ça three"])
        #expect(try await sample.titles(Selection(.favourites)) == ["d four"])
        #expect(try await sample.titles(Selection(.all, label: "NEWS")) == ["Ça three", "“A one”", "b two"])
        #expect(try await sample.titles(Selection(label: "nothing")).isEmpty)
        #expect(
            try await sample.titles(Selection(.all, order: .title)) == ["“A one”", "b two", "Ça three", "d four"])
        #expect(
            try await sample.titles(Selection(.all, order: .length)) == ["“A one”", "Ça three", "d four", "b two"])
        var short = Selection(.all)
        short.maximumWords = 2
        #expect(try await sample.titles(short) == ["Ça three", "“A one”"])
        #expect(try await sample.library.count(Selection(.all)) == 4)
        #expect(try await sample.library.labels().map(\.name) == ["long", "news"])
        #expect(try await sample.library.labels().map(\.articles) == [1, 3])
    }

    @Test("Languages are told apart by what counts, whatever the region")
    func languages() async throws {
        let sample = try SampleLibrary()
        try await sample.add("a") {
            $0.declaredLanguage = LanguageTag("en"); $0.detectedLanguage = LanguageTag("de")
        }
        try await sample.add("b") { $0.declaredLanguage = LanguageTag("de-CH") }
        try await sample.add("c") { $0.declaredLanguage = LanguageTag("den") }
        var german = Selection()
        german.language = LanguageTag("de-DE")
        #expect(try await sample.titles(german) == ["b", "a"])
    }

    struct Row: Sendable {
        var search: String
        var titles: [String]
        var at: SourceLocation

        init(_ search: String, _ titles: [String], at: SourceLocation = #_sourceLocation) {
            (self.search, self.titles, self.at) = (search, titles, at)
        }
    }

    static let searches = [
        Row("harbour", ["Harbour news", "Boats"]), Row("HARBOUR", ["Harbour news", "Boats"]),
        Row("harb", ["Harbour news", "Boats"]), Row("boats harbour", ["Boats"]), Row("harbour -old", ["Harbour news"]),
        Row("\"old harbour\"", ["Boats"]), Row("\"harbour old\"", []), Row("“old harbour”", ["Boats"]),
        Row("müller", ["Müller & Söhne"]), Row("muller", ["Müller & Söhne"]), Row("sohne", ["Müller & Söhne"]),
        Row("schifffahrt", ["Müller & Söhne"]), Row("gesellschaft", ["Müller & Söhne"]),
        Row("東京", ["東京の朝"]), Row("京", ["北京日记", "東京の朝"]), Row("京東", []), Row("ラーメン", ["東京の朝"]), Row("ラー", ["東京の朝"]),
        Row("我们", ["北京日记"]), Row("กรุงเทพ", ["Bangkok"]), Row("日", ["北京日记"]),
        Row("Jansen", ["Boats"]), Row("café", ["Cafe"]), Row("c++", ["C++ notes"]), Row("AND", ["Boats"]), Row("*", []),
        Row("\"", []), Row("", []), Row("title:x OR (", []), Row("don't", ["Cafe"]), Row("NEAR(a b)", []),
    ]

    @Test("What is searched is found, whatever its script, and nothing in it means something", arguments: searches)
    func searching(_ row: Row) async throws {
        let sample = try SampleLibrary()
        try await sample.add("Boats", "All about the old harbour and its boats.") { $0.authors = ["Piet Jansen"] }
        try await sample.add("Harbour news", "What is new.")
        try await sample.add("Müller & Söhne", "Die Donaudampfschifffahrtsgesellschaft.")
        try await sample.add("東京の朝", "朝はラーメンを食べる。")
        try await sample.add("北京日记", "今天我们去了公园。")
        try await sample.add("Bangkok", "ฉันรักกรุงเทพมหานคร")
        try await sample.add("Cafe", "A cafe\u{301} that don't close.")
        try await sample.add("C++ notes", "templates")
        #expect(try await sample.titles(Selection(search: row.search)) == row.titles, sourceLocation: row.at)
        #expect(
            try await Set(sample.titles(Selection(search: row.search, order: .date))).isSubset(of: row.titles),
            sourceLocation: row.at)
    }

    @Test("A snippet shows the words where they are, cut at words, and marks them")
    func snippets() async throws {
        let sample = try SampleLibrary()
        let filling = Array(repeating: "filling", count: 60).joined(separator: " ")
        try await sample.add("T", filling + " the Häfen of Lübeck\nand hafen towns " + filling)
        let page = try await sample.library.list(Selection(search: "hafen"))
        let snippet = try #require(page.snippets.first)
        #expect(snippet.text.hasPrefix("… filling"))
        #expect(snippet.text.hasSuffix("filling …"))
        #expect(snippet.text.contains("the Häfen of Lübeck and hafen towns"))
        let scalars = Array(snippet.text.unicodeScalars)
        #expect(
            snippet.matches.map { String(String.UnicodeScalarView(scalars[$0])) } == ["Häfen", "hafen"])
    }

    @Test("A search has pages, a label, and an order when asked")
    func pages() async throws {
        let sample = try SampleLibrary()
        for number in 0..<7 {
            try await sample.add(number % 2 == 0 ? "wave \(number)" : "other \(number)", "wave text \(number)") {
                $0.labels = number < 4 ? ["low"] : []
            }
        }
        let all = ["wave 6", "wave 4", "wave 2", "wave 0", "other 5", "other 3", "other 1"]
        #expect(try await sample.titles(Selection(search: "wave")) == all)
        for offset in 0..<7 {
            #expect(try await sample.titles(Selection(search: "wave"), limit: 1, offset: offset) == [all[offset]])
        }
        #expect(
            try await sample.titles(Selection(label: "low", search: "wave", order: .date, isReversed: true))
                == ["wave 0", "other 1", "wave 2", "other 3"])
    }
}
