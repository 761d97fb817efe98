import Foundation
import TestSupport
import Testing

@Suite("earmark article", .timeLimit(.minutes(5)))
struct ArticleCommandTests {
    private static let page = """
        <!doctype html><html lang="en"><head><title>The Old Mill | Valley News</title>
        <meta property="og:site_name" content="Valley News"><meta name="author" content="By Ada Reed">
        <meta property="article:published_time" content="2031-03-09"></head><body><nav><a href="/">Home</a></nav>
        <article><h1>The Old Mill</h1><p>The mill stands above the river, and its <b>wheel</b> has turned for two hundred
        years without a pause.</p><pre>a
          b</pre><p onclick="x()">Nobody has ever seen the miller, who leaves the flour at the gate.
        <script>evil()</script></p><div class="share-buttons">Share this</div></article></body></html>
        """

    @Test("JSON has every key, null where something is unknown")
    func json() async throws {
        let outcome = try await Tool.run(["article", "-", "--json"], input: Self.page)
        #expect(outcome.code == 0)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(
            Set(object.keys) == [
                "title", "byline", "site", "language", "published", "picture", "text", "html",
            ])
        #expect(object["title"] as? String == "The Old Mill")
        #expect(object["byline"] as? String == "Ada Reed")
        #expect(object["site"] as? String == "Valley News")
        #expect(object["language"] as? String == "en")
        #expect(object["published"] as? String == "2031-03-09")
        #expect(object["picture"] is NSNull)
        let text = try #require(object["text"] as? String)
        #expect(text.hasPrefix("The mill stands") && text.contains("a\n  b") && text.hasSuffix("at the gate."))
        #expect(!text.contains("Share") && !text.contains("Home") && !text.contains("evil"))
        let html = try #require(object["html"] as? String)
        #expect(html.contains("data-utterance") && html.contains("<b>"))
        #expect(
            !html.contains("evil") && !html.contains("onclick") && !html.contains("Share") && !html.contains("Home"))
    }

    @Test("The forms for people and programs")
    func forms() async throws {
        let facts = try await Tool.run(["article", "-"], input: Self.page).output
        #expect(facts.hasPrefix("Title:      The Old Mill\nBy:         Ada Reed\nSite:       Valley News\n"))
        #expect(facts.contains("\n\nThe mill stands"))
        let text = try await Tool.run(["article", "-", "--text"], input: Self.page).output
        #expect(text.hasPrefix("The Old Mill\n\nThe mill stands"))
        let html = try await Tool.run(["article", "-", "--html"], input: Self.page).output
        #expect(html.hasPrefix("<") && html.contains("wheel"))
        let given = try await Tool.run(["article", "-", "--text", "--title", "Mine"], input: Self.page).output
        #expect(given.hasPrefix("Mine\n\n"))
        let markdown = try await Tool.run(["article", "-", "--html"], input: "# A\n\nSome *text* of it.\n\n- one\n")
            .output
        #expect(!markdown.contains("evil"))
        let both = try await Tool.run(["article", "-", "--json", "--text"], input: Self.page)
        #expect(both.code == 2 && both.complaint.contains("article prints one form: --json or --text"))
    }

    @Test("Control characters of a page do not reach the terminal")
    func controls() async throws {
        let outcome = try await Tool.run(
            ["article", "-"],
            input: "<p>Hello \u{1B}]0;evil\u{7} you, and good bye until we meet again on the pier.</p>")
        #expect(outcome.code == 0 && !outcome.output.unicodeScalars.contains("\u{1B}"))
    }

    @Test(
        "A page without an article is said in one sentence, by every command", arguments: ["article", "script", "say"])
    func obstacles(_ command: String) async throws {
        let pages = [
            (
                "<html><title>Page not found</title><body><h1>404</h1></body></html>",
                "is an error page (“Page not found”)"
            ),
            (
                "<html><title>x</title><body><p>A start.</p><p>To continue reading, subscribe.</p></body></html>",
                "without a subscription"
            ),
            (
                "<html><body><noscript>Please enable JavaScript.</noscript><script>x()</script></body></html>",
                "JavaScript"
            ),
            ("<html><body> </body></html>", "standard input has no text"),
        ]
        for (page, sentence) in pages {
            let outcome = try await Tool.run([command, "-"], input: page)
            #expect(outcome.code == 1 && outcome.output.isEmpty)
            #expect(outcome.complaint.hasPrefix("earmark: standard input ") && outcome.complaint.contains(sentence))
            #expect(outcome.complaint.split(separator: "\n").count == 1, "\(outcome.complaint)")
        }
    }
}
