import Narration
import Testing

@testable import Markup

@Suite("What a page says about its article")
struct PageMetadataTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var head: String
        var body: String
        var check: @Sendable (Article) -> Bool
        var at: SourceLocation

        init(
            _ name: String, _ head: String, body: String = "", at: SourceLocation = #_sourceLocation,
            _ check: @escaping @Sendable (Article) -> Bool
        ) {
            (testDescription, self.head, self.body, self.check, self.at) = (name, head, body, check, at)
        }
    }

    static let rows = [
        Row(
            "a site's name behind a dash",
            "<title>A walk - The Paper</title><meta property=og:site_name content='The Paper'>"
        ) {
            $0.title == "A walk" && $0.site == "The Paper"
        },
        Row("a drawing's title is not the page's", "", body: "<svg><title>End mark</title></svg><h1>A walk in May</h1>")
        {
            $0.title == "A walk in May"
        },
        Row("a dash in the title itself stays", "<title>A walk - and back</title>") { $0.title == "A walk - and back" },
        Row(
            "a site's name before a colon",
            "<title>Paper: A walk</title><meta property=og:site_name content='The Paper'>"
        ) {
            $0.title == "A walk"
        },
        Row(
            "the heading that agrees counts", "<title>A walk in May | News | Paper</title>",
            body: "<h1>A walk in May</h1>"
        ) {
            $0.title == "A walk in May"
        },
        Row("a heading with the site's name does not", "<title>A walk in May</title>", body: "<h1>The Paper</h1>") {
            $0.title == "A walk in May"
        },
        Row("references in values", "<meta property=og:title content='Tom &amp;amp; Ada&amp;#8217;s walk'>") {
            $0.title == "Tom & Ada’s walk"
        },
        Row(
            "JSON-LD with line feeds in strings and a comma too many",
            "<script type=application/ld+json>{\"@type\":[\"Thing\",\"BlogPosting\"],\"headline\":\"A\nwalk\","
                + "\"author\":{\"name\":\"Ada Reed\"},\"inLanguage\":\"de-AT\",\"publisher\":{\"name\":\"Paper\"},}</script>"
        ) {
            $0.title == "A walk" && $0.byline == "Ada Reed" && $0.language?.description == "de-AT" && $0.site == "Paper"
        },
        Row(
            "JSON-LD that is broken is passed over",
            "<script type=application/ld+json>{\"@type\":\"Article\",\"headline\": oops</script><title>A walk</title>"
        ) { $0.title == "A walk" },
        Row(
            "the page's own article counts, not a teaser's",
            "<script type=application/ld+json>[{\"@type\":\"WebPage\",\"name\":\"Home\"},{\"@type\":\"NewsArticle\",\"headline\":"
                + "\"Mine\"},{\"@type\":\"NewsArticle\",\"headline\":\"Other\"}]</script>"
        ) { $0.title == "Mine" },
        Row(
            "several authors, each once",
            "<meta name=author content='By Ada Reed'><meta name=author content='ada reed'>"
                + "<meta name=author content='Tom Low'>"
        ) { $0.byline == "Ada Reed, Tom Low" },
        Row("an address is no author", "<meta property=article:author content='https://example.org/ada'>") {
            $0.byline == nil
        },
        Row(
            "an author in the page", "", body: "<p class=byline>By <a rel=author href=/a>Ada Reed</a> | May 3, 2031</p>"
        ) {
            $0.byline == "Ada Reed"
        },
        Row("a date in words", "<meta name=date content='March 9, 2031'>") { $0.published == "2031-03-09" },
        Row("a German date", "<meta name=date content='9. März 2031'>") { $0.published == "2031-03-09" },
        Row("a date with points", "<meta name=date content='09.03.2031'>") { $0.published == "2031-03-09" },
        Row("a time stamp stays", "<meta property=article:published_time content='2031-03-09T08:00:00+01:00'>") {
            $0.published == "2031-03-09T08:00:00+01:00"
        },
        Row("no date at all", "<meta name=date content='yesterday'>") { $0.published == nil },
        Row("a date that no calendar has", "<meta name=date content='2031-19-45'>") { $0.published == nil },
        Row(
            "the time element that is marked", "",
            body: "<time datetime=2030-01-01>x</time><time datetime=2031-03-09 pubdate>y</time>"
        ) {
            $0.published == "2031-03-09"
        },
        Row("a language that only Open Graph names", "<meta property=og:locale content=pt_BR>") {
            $0.language?.description == "pt-BR"
        },
        Row("a picture whose address is relative", "<meta property=og:image content='/m.jpg'>") {
            $0.picture == "https://example.org/m.jpg"
        },
        Row(
            "the first figure's picture where none is named", "",
            body: "<img src=ad.gif><figure><img src=m.jpg></figure>"
        ) {
            $0.picture == "https://example.org/a/m.jpg"
        },
        Row("a picture without its protocol", "<meta name=twitter:image content='//cdn.example.org/m.jpg'>") {
            $0.picture == "https://cdn.example.org/m.jpg"
        },
    ]

    @Test("Titles, authors, dates, languages, pictures", arguments: rows)
    func row(_ row: Row) {
        let page = "<html><head>\(row.head)</head><body><article>\(row.body)\(Pages.prose(2))</article></body></html>"
        let article = Article(html: page, address: "https://example.org/a/b")
        #expect(
            row.check(article), "\(article.title), \(article.byline ?? "-"), \(article.published ?? "-")",
            sourceLocation: row.at)
    }

    @Test("JSON of any depth and shape is read or given up, never trapped")
    func looseJSON() {
        #expect(
            LooseJSON("// <![CDATA[\n{\"a\": [1, true, null, \"x\\u00e9\\ud83d\\ude00\"]} // ]]>")?["a"]?.all.count == 4
        )
        #expect(LooseJSON("{\"a\":\"x\\u00e9\\ud83d\\ude00\"}")?["a"]?.text == "xé😀")
        #expect(LooseJSON("{\"a\":\"\\ud83d\"}")?["a"]?.text == "\u{FFFD}")
        #expect(LooseJSON("{\"a\":1,\"a\":2}")?["a"]?.text == "1")
        for broken in [
            "", "x", "{", "[", "{\"a\"", "{\"a\":", "{\"a\":\"", "{\"a\":\"\\", "{\"a\":\"\\u12", "[1,", "[}", "{]",
        ] {
            #expect(LooseJSON(broken) == nil)
        }
        let deep = String(repeating: "[", count: 100_000)
        #expect(LooseJSON(deep) == nil)
        #expect(LooseJSON(deep + String(repeating: "]", count: 100_000)) == nil)
    }
}
