import Markup
import Narration
import Testing

@Suite("Articles")
struct ArticleTests {
    static let page = """
        <!doctype html><html lang="en-GB"><head><title>The Old Mill | Valley News</title>
        <meta property="og:title" content="The Old Mill | Valley News"><meta property="og:site_name" content="Valley News">
        <meta name="author" content="Ada Reed"><meta property="article:published_time" content="2031-03-09">
        <meta property="og:image" content="https://example.org/m.jpg"></head><body>
        <header><a href="/">Valley News</a></header><nav><a href="/a">Home</a></nav>
        <article><header><h1>The Old Mill</h1></header><p>The mill stands above the river, and its wheel has turned for \
        two hundred years without a pause.</p><p>It is said that nobody has ever seen the miller, who leaves the flour at \
        the gate before the sun comes up.</p><form><input><button>Subscribe</button></form></article>
        <aside>Read this too</aside><footer>Imprint</footer></body></html>
        """

    @Test("A whole page gives its article and what it says about itself")
    func wholePage() {
        let article = Article(html: Self.page, address: "https://example.org/mill")
        #expect(article.title == "The Old Mill")
        #expect(article.site == "Valley News")
        #expect(article.byline == "Ada Reed")
        #expect(article.language?.description == "en-GB")
        #expect(article.published == "2031-03-09")
        #expect(article.picture == "https://example.org/m.jpg")
        let read = article.blocks.filter { $0.treatment == .read }
        #expect(read.count == 2)
        #expect(read.first?.text.hasPrefix("The mill stands") == true)
        let rest = article.blocks.filter { $0.treatment != .read }.map(\.text)
        #expect(rest.contains("Read this too") && rest.contains("Imprint") && rest.contains("Subscribe"))
    }

    @Test("A title that is given counts")
    func givenTitle() {
        #expect(Article(html: Self.page, title: "Mill").title == "Mill")
    }

    @Test("A page without article or main is read from its body, without its furniture")
    func body() {
        let article = Article(
            html: "<body><nav>Menu</nav><div role=banner>Top</div><p>Text of it.</p><footer>End</footer></body>")
        #expect(article.blocks.filter { $0.treatment == .read }.map(\.text) == ["Text of it."])
    }

    @Test("Bytes are decoded by the header's charset")
    func bytes() {
        let article = Article(html: Array("<p>caf".utf8) + [0xE9], contentType: "text/html; charset=latin1")
        #expect(article.blocks.map(\.text) == ["café"])
    }

    @Test("Markdown, with its front matter")
    func markdown() {
        let article = Article(
            markdown: "---\ntitle: A Walk\nlang: de\n---\n# A Walk\n\nGo *on*.\n\n- one\n- two\n\n```\ncode\n```\n")
        #expect(article.title == "A Walk")
        #expect(article.language?.description == "de")
        #expect(article.blocks.map(\.kind) == [.heading, .paragraph, .listItem, .listItem, .code])
        #expect(
            Script(of: article).utterances.map(\.text) == ["A Walk", "Go on.", "one", "two", "Codeblock, eine Zeile."])
    }

    @Test("Plain text: paragraphs, joined lines, a first line that is a title")
    func plainText() {
        let article = Article(plainText: "A Walk\n\nWe went\r\nout early.\n \nThen home.\n")
        #expect(article.title == "A Walk")
        #expect(article.blocks.map(\.text) == ["We went out early.", "Then home."])
        #expect(Article(plainText: "One line.\n\nTwo.").title.isEmpty)
        #expect(Article(plainText: "One\ntwo\n\nthree").blocks.map(\.text) == ["One two", "three"])
        #expect(Article(plainText: "").blocks.isEmpty)
    }
}
