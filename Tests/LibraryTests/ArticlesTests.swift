import Foundation
import Library
import Narration
import TestSupport
import Testing

@Suite("Articles in a library")
struct ArticlesTests {
    @Test("What was kept comes back, after a new opening too")
    func roundTrip() async throws {
        let sample = try SampleLibrary()
        let html = "<p>Fünf “Sätze” 🐧.</p>" + String(repeating: "<p>lang</p>", count: 10_000)
        let id = try await sample.add("Der Leuchtturm", "Fünf Sätze lang", address: "https://example.org/x") {
            $0.content = .init(.html, html)
            $0.site = "Küste"
            $0.authors = ["A. Meer", "B “Bö” Sand"]
            $0.declaredLanguage = LanguageTag("de-AT")
            $0.detectedLanguage = LanguageTag("de")
            $0.published = "2026-03-09"
            $0.labels = ["See", "  zum   Lesen ", "see"]
            $0.picture = "https://example.org/x.png"
        }
        let library = try sample.reopened()
        let article = try await library.article(id)
        #expect(article.title == "Der Leuchtturm")
        #expect(article.site == "Küste")
        #expect(article.authors == ["A. Meer", "B “Bö” Sand"])
        #expect(article.declaredLanguage == LanguageTag("de-AT"))
        #expect(article.language == LanguageTag("de"))
        #expect(article.published == "2026-03-09")
        #expect(article.labels == ["See", "zum Lesen"])
        #expect(article.words == 3)
        #expect(article.saved == sample.clock.now)
        #expect(try await library.content(of: id) == .init(.html, html))
        #expect(try await library.text(of: id) == "Fünf Sätze lang")
    }

    @Test("The folder and the file are their owner's alone")
    func permissions() async throws {
        let sample = try SampleLibrary()
        try await sample.add("A")
        #expect(try sample.folder.mode(of: "data") == 0o700)
        for name in try sample.folder.names(in: "data") {
            #expect(try sample.folder.mode(of: "data/" + name).map { $0 & 0o077 } == 0, "\(name)")
        }
    }

    struct Link: Sendable {
        var first: String
        var second: String
        var isOne: Bool
        var at: SourceLocation

        init(_ first: String, _ second: String, _ isOne: Bool, at: SourceLocation = #_sourceLocation) {
            (self.first, self.second, self.isOne, self.at) = (first, second, isOne, at)
        }
    }

    static let links = [
        Link("https://example.org/a", "http://www.EXAMPLE.org/a/", true),
        Link("https://example.org/a", "https://example.org:443/a#top", true),
        Link("https://example.org", "https://example.org/?utm_source=x&utm_medium=y", true),
        Link("https://example.org/a?id=1", "https://example.org/a?fbclid=2&id=1&gclid=3", true),
        Link("https://example.org/a?id=1", "https://example.org/a?id=2", false),
        Link("https://example.org/a", "https://example.org/A", false),
        Link("https://example.org/a", "https://blog.example.org/a", false),
        Link("https://example.org:8080/a", "https://example.org/a", false),
        Link("https://example.org/a", "ftp://example.org/a", false),
    ]

    @Test("Two links to one page are one article", arguments: links)
    func sameLink(_ row: Link) async throws {
        let sample = try SampleLibrary()
        let first = try await sample.add("A", "one", address: row.first)
        let second = try await sample.add("B", "two", address: row.second)
        #expect((first == second) == row.isOne, sourceLocation: row.at)
    }

    @Test("The same text is known, unless it is wanted twice")
    func sameText() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A", "One  two\nthree")
        let again = NewArticle(source: "file", title: "B", content: .init(.plainText, "x"), text: "One two three")
        #expect(try await sample.library.add(again) == .knownText(id))
        guard case .added = try await sample.library.add(again, allowingKnownText: true) else {
            Issue.record("it was not added")
            return
        }
    }

    @Test("An article is found by id, its beginning, address, title and words of it")
    func naming() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("The Tide Machine", address: "https://example.org/tide")
        try await sample.add("The Tide Table")
        let library = sample.library
        let article = try await library.article(id)
        let start = String(id.description.prefix(6)).lowercased()
        for name in [id.description, start, "http://example.org/tide/", "the tide machine", "machine", "tide mach"] {
            #expect(try await library.article(named: name) == .one(article), "\(name)")
        }
        guard case .several(let both) = try await library.article(named: "tide") else {
            Issue.record("not several")
            return
        }
        #expect(both.count == 2)
        for name in ["", "x", "UUUU", "nothing like it", "“", "ab\"c*"] {
            #expect(try await library.article(named: name) == .none, "\(name)")
        }
    }

    @Test("Changes are kept, found by the search, and all or none for several")
    func changing() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("Old title", "the body")
        var changes = Library.Changes()
        changes.title = "Fresh words"
        changes.isFavourite = true
        changes.language = LanguageTag("nl")
        changes.progress = 7
        try await sample.library.change(id, changes)
        let article = try await sample.library.article(id)
        #expect(article.title == "Fresh words")
        #expect(article.isFavourite && article.languageIsCertain && article.language == LanguageTag("nl"))
        #expect(article.progress == 1)
        #expect(try await sample.titles(Selection(search: "fresh")) == ["Fresh words"])
        #expect(try await sample.titles(Selection(search: "old")).isEmpty)
        var archive = Library.Changes()
        archive.isArchived = true
        let missing = ArticleID()
        await #expect(throws: LibraryError.noSuchArticle(missing)) {
            try await sample.library.change([id, missing], archive)
        }
        #expect(try await !sample.library.article(id).isArchived)
    }

    @Test("New content moves the search with it and keeps what the listener said")
    func refreshing() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("T", "first words") { $0.labels = ["x"] }
        let fresh = NewArticle(source: "link", title: "T", content: .init(.html, "<p>n"), text: "second words here")
        try await sample.library.refresh(id, with: fresh)
        #expect(try await sample.titles(Selection(search: "first")).isEmpty)
        #expect(try await sample.titles(Selection(search: "second")) == ["T"])
        #expect(try await sample.library.article(id).labels == ["x"])
        #expect(try await sample.library.article(id).words == 3)
        #expect(try await sample.library.content(of: id).text == "<p>n")
    }

    @Test("A deleted article is gone at once, comes back for half a minute, and then never")
    func deleting() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A", "words", address: "https://example.org/a") { $0.labels = ["x"] }
        try await sample.library.delete([id])
        #expect(try await sample.titles(Selection(.all)).isEmpty)
        #expect(try await sample.titles(Selection(search: "words")).isEmpty)
        #expect(try await sample.library.labels().isEmpty)
        #expect(try await sample.library.restore([id]) == 1)
        #expect(try await sample.titles(Selection(search: "words")) == ["A"])
        try await sample.library.delete([id])
        #expect(try await sample.library.purge() == 0)
        sample.clock.now += 30_000
        #expect(try await sample.library.purge() == 1)
        #expect(try await sample.library.restore([id]) == 0)
        #expect(try await sample.library.check().isEmpty)
    }

    @Test("A deleted article does not keep its address; brought back, it yields to the new one")
    func deletingAndAdding() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A", "words", address: "https://example.org/a")
        try await sample.library.delete([id])
        let again = try await sample.add("A", "words", address: "https://example.org/a")
        #expect(again != id)
        #expect(try await sample.library.restore([id]) == 0)
    }

    @Test("A clock that jumped back does not keep deleted articles for ever")
    func clockJump() async throws {
        let sample = try SampleLibrary()
        let id = try await sample.add("A")
        try await sample.library.delete([id])
        sample.clock.now -= 1_000_000_000
        #expect(try await sample.library.purge() == 1)
    }
}
