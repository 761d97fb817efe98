import Foundation
import Markup
import Narration
import Testing

@Suite("Extraction of large and hostile pages", .timeLimit(.minutes(3)))
struct ExtractionScaleTests {
    /// Sizes are divided by this, unless `EARMARK_LONG_TESTS` is set.
    private static let share = ProcessInfo.processInfo.environment["EARMARK_LONG_TESTS"] == nil ? 8 : 1

    /// Pages that once made an extractor slow, or could. None may take time that grows faster than they do: with a
    /// quadratic step somewhere, each would run into the limit.
    static let pages: [(name: String, page: String)] = {
        func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: max(10, count / share)) }
        let prose = Pages.sentences[0]
        return [
            ("paragraphs", "<body>" + many(60_000, "<p>\(prose)</p>")),
            ("100,000 links", "<body><p>\(prose)" + many(100_000, "<a href=/x>link</a> ")),
            (
                "100,000 links in lists",
                "<body><p>\(prose)</p>"
                    + many(10_000, "<ul>" + many(10, "<li><a href=/x>A title of some length</a></li>") + "</ul>")
            ),
            ("one giant text", "<body><div>" + many(60_000, prose + " ")),
            ("nested tables", "<body>" + many(500, "<table><tr><td>") + prose),
            (
                "nested lists of links",
                "<body>" + many(400, "<ul><li><a href=https://other.example/a>A title of some length here</a>") + prose
            ),
            (
                "nested named boxes",
                "<body>" + many(500, "<div class='article-body sidebar related'>") + many(5_000, "<p>\(prose)</p>")
            ),
            ("bodies side by side", "<body>" + many(20_000, "<div class=article-body><p>\(prose)</p></div>")),
            ("inline furniture", "<body><p>" + many(60_000, "<span class=tooltip><b>x</b></span>") + prose),
            ("class names without end", "<body><div class='" + many(50_000, "relatedAd-") + "'><p>\(prose)</p></div>"),
            (
                "different class names",
                "<body>" + (0..<40_000 / share).map { "<p class='c\($0)'>\(prose)</p>" }.joined()
            ),
            (
                "scripts of JSON",
                "<head>"
                    + many(
                        2_000, "<script type=application/ld+json>{\"@type\":\"Article\",\"headline\":\"x\"}</script>")
                    + "<body><p>\(prose)</p>"
            ),
            (
                "brackets in JSON",
                "<script type=application/ld+json>" + many(300_000, "[{\"a\":") + "</script><body><p>\(prose)</p>"
            ),
            ("labels", "<body><article><p>\(prose)</p>" + many(50_000, "<p>More:</p>")),
        ]
    }()

    @Test("Each gives an article without a trap, in time", arguments: pages.map(\.name))
    func hostile(_ name: String) throws {
        let page = try #require(Self.pages.first { $0.name == name }).page
        let extraction = Extraction(html: page)
        #expect(extraction.article.text.contains("The harbour was dredged"))
    }

    @Test("20 MB are read, or an eighth of that")
    func large() {
        let paragraph = "<p>" + Pages.sentences.joined(separator: " ") + "</p>\n"
        let page =
            "<body>\(Pages.menu)<article>"
            + String(repeating: paragraph, count: 20_000_000 / Self.share / paragraph.utf8.count)
        let text = Extraction(html: page).article.text
        #expect(text.utf8.count > 19_000_000 / Self.share && !text.contains("Sport"))
    }
}
