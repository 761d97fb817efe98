import Foundation
import Narration
import Testing

@testable import Markup

@Suite("The sample articles")
struct SampleTests {
    private static func script(_ name: String) throws -> Script {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Samples")
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return Script(of: name.hasSuffix(".md") ? Article(markdown: text) : Article(html: text))
    }

    @Test("The page is read from its title to its last sentence, each once")
    func page() throws {
        let script = try Self.script("the-tide-machine.html")
        let spoken = script.utterances.map(\.spoken)
        #expect(script.title == "The Machine That Knew the Tides")
        #expect(spoken.first == script.title)
        #expect(spoken.count { $0 == script.title } == 1)
        #expect(spoken.last?.hasSuffix("exactly as the water does outside.") == true)
        #expect(Set(spoken).count == spoken.count)
        #expect(script.language?.language == "en")
        #expect(spoken.joined(separator: " ").split(separator: " ").count > 600)
        let kinds = Set(script.utterances.map(\.kind))
        #expect(kinds.isSuperset(of: [.title, .heading, .paragraph, .listItem, .quote, .caption]))
    }

    @Test(
        "What is around the article, its notes and its code are not spoken, and the script says why",
        arguments: [
            ("Skip to the content", "outside the main content"), ("cookies", "outside the main content"),
            ("Send by mail", "share links"), ("By Earmark contributors", "byline"), ("return mean", "announced"),
            ("Tide Predicting Machine No. 2", "footnote"), ("A barometer for the hallway", "outside the main content"),
        ])
    func leftOut(_ text: String, _ reason: String) throws {
        let script = try Self.script("the-tide-machine.html")
        #expect(!script.utterances.contains { $0.spoken.contains(text) })
        #expect(script.skipped.contains { $0.text.contains(text) && $0.reason == reason })
    }

    @Test("An abbreviation does not end a sentence")
    func abbreviations() throws {
        let spoken = try Self.script("the-tide-machine.html").utterances.map(\.text)
        #expect(spoken.contains { $0.contains("for the U.S. Coast and Geodetic Survey weighed") })
        #expect(spoken.contains { $0.hasPrefix("In Liverpool, Dr. Arthur Doodson") })
    }

    @Test("The German page and the notes are read in their languages")
    func languages() throws {
        #expect(try Self.script("der-leuchtturm.html").language?.language == "de")
        let notes = try Self.script("notes.md")
        #expect(notes.language?.language == "en")
        #expect(!notes.title.isEmpty)
        #expect(notes.utterances.allSatisfy { !$0.spoken.contains("#") && !$0.spoken.contains("**") })
    }
}

@Suite("The language that the listener names")
struct ListenersLanguageTests {
    private static let german = "Der Hafen war still. Niemand sprach ein Wort, und die Boote lagen fest am Kai."

    @Test("A source that is wrong about its language is not believed, a listener is")
    func certainty() {
        var article = Article(plainText: Self.german, language: LanguageTag("en"))
        #expect(Script(of: article).language?.language == "de")
        article.languageIsCertain = true
        #expect(Script(of: article).language?.language == "en")
    }
}
