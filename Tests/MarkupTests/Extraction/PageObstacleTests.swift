import Markup
import Narration
import Testing

@Suite("What stands in the way of a page's article")
struct PageObstacleTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var page: String
        var obstacle: PageObstacle?
        var at: SourceLocation

        init(_ name: String, _ page: String, _ obstacle: PageObstacle?, at: SourceLocation = #_sourceLocation) {
            (testDescription, self.page, self.obstacle, self.at) = (name, page, obstacle, at)
        }
    }

    static let rows = [
        Row("a stub before a paywall", Pages.paywall, .paywall),
        Row(
            "a stub in German",
            "<html lang=de><title>Hafen</title><body><p>\(Pages.sentences[0])</p><p>Jetzt weiterlesen mit dem Abo.</p></body>",
            .paywall),
        Row("a question for consent", Pages.consent, .consent),
        Row("a list of other pages", Pages.list, .listing),
        Row(
            "an error page",
            "<html><title>Page not found | Herald</title><body><h1>404</h1><p>Sorry, there is nothing here.</p></body>",
            .error("Page not found")),
        Row(
            "a question whether a person is reading",
            "<html><title>Just a moment...</title><body><h1>example.org</h1><p>Verify you are human by completing the "
                + "action below.</p></body></html>",
            .challenge),
        Row(
            "a page that is built by a script",
            "<html><title>App</title><body><noscript>You need to enable JavaScript to run this app.</noscript>"
                + "<div id=root></div><script>start()</script></body></html>",
            .needsScript),
        Row(
            "a page with a script and no text", "<html><body><div id=app></div><script>x()</script></body>",
            .needsScript),
        Row("an empty page", "<html><head><title>Nothing</title></head><body><p> </p></body></html>", .empty),
        Row(
            "a page behind an account",
            "<html><title>Forum</title><body><p>You must be logged in to view this thread.</p></body></html>", .account),
        Row("a long article", Pages.news, nil),
        Row(
            "a short article on a site that sells subscriptions",
            "<html><title>Cat found</title><body><header>Already a subscriber? Log in. Subscribe.</header><article><p>"
                + "\(Pages.sentences[0])</p><p>\(Pages.sentences[1])</p></article></body></html>", nil),
        Row(
            "a short article under a cookie note",
            "<html><title>Cat found</title><body><div class=cookie>We use cookies and need your consent; accept all, or "
                + "read about privacy and our partners.</div><article><p>\(Pages.sentences[0])</p></article></body></html>",
            nil),
        Row(
            "an article about a page that was not found",
            "<html><title>How to write a page not found message that helps</title><body><article>\(Pages.prose(5))"
                + "</article></body></html>", nil),
        Row("a fragment is never judged", "<p>404 not found</p>", nil),
    ]

    @Test("Each obstacle is recognised, and articles are not taken for one", arguments: rows)
    func obstacle(_ row: Row) {
        #expect(Extraction(html: row.page).obstacle == row.obstacle, sourceLocation: row.at)
    }

    @Test("Each obstacle has a sentence that names the page and says what to do")
    func sentences() {
        let all: [PageObstacle] = [
            .paywall, .account, .consent, .challenge, .error("404"), .needsScript, .listing, .empty,
        ]
        for obstacle in all {
            let sentence = obstacle.sentence(for: "page.html")
            #expect(sentence.hasPrefix("page.html "))
            #expect(sentence.contains("; ") && !sentence.hasSuffix("."))
        }
    }
}
