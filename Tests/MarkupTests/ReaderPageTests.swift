import Markup
import Narration
import Testing

@Suite("The reader's page")
struct ReaderPageTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var html: String
        var page: String
        var at: SourceLocation

        init(_ name: String, _ html: String, _ page: String, at: SourceLocation = #_sourceLocation) {
            (self.name, self.html, self.page, self.at) = (name, html, page, at)
        }

        var testDescription: String { name }
    }

    static let marks = [
        Row(
            "sentences", "<p>One. Two  is\n  more.</p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">One.</span> <span data-utterance=\"1\" data-at=\"0\">Two is more.</span></p>"
        ),
        Row(
            "a sentence across elements", "<p>A <b>bold</b> word 👍 <i>now</i>.</p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">A </span><b><span data-utterance=\"0\" data-at=\"2\">bold</span></b><span data-utterance=\"0\" data-at=\"6\"> word 👍 </span><i><span data-utterance=\"0\" data-at=\"15\">now</span></i><span data-utterance=\"0\" data-at=\"18\">.</span></p>"
        ),
        Row(
            "a row without its commas", "<table><tr><td>a</td><td></td><td>b</td></tr><tr><td>c</td></tr></table>",
            "<table><tbody><tr><td><span data-utterance=\"0\" data-at=\"0\">a</span></td><td></td><td><span data-utterance=\"0\" data-at=\"3\">b</span></td></tr><tr><td><span data-utterance=\"1\" data-at=\"0\">c</span></td></tr></tbody></table>"
        ),
        Row(
            "raised signs as they were written", "<p>10 m<sup>2</sup></p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">10 m</span><sup><span data-utterance=\"0\" data-at=\"4\">2</span></sup></p>"
        ),
        Row(
            "marks are seen and not said", "<p>Moss.<sup><a href=\"#n\">1</a></sup></p><p id=\"n\">A note.</p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">Moss.</span><sup><a href=\"#article-n\">1</a></sup></p><p id=\"article-n\">A note.</p>"
        ),
        Row("code is seen and announced", "<pre>x = 1;</pre>", "<pre><span data-announced=\"0\">x = 1;</span></pre>"),
        Row(
            "what is no part of the article is gone",
            "<p>A</p><p hidden>B</p><nav>C</nav><p>Share this article</p><form><input><p>D</p></form>",
            "<p><span data-utterance=\"0\" data-at=\"0\">A</span></p>"),
        Row(
            "a formula", "<p>x <math><mi>y</mi></math></p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">x </span><span data-utterance=\"0\" data-at=\"2\" data-length=\"1\"><math><mi>y</mi></math></span></p>"
        ),
    ]

    static let safety = [
        Row(
            "scripts, styles, handlers",
            "<p onclick=a() style=color:red class=x>A<script>b()</script><style>c</style></p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">A</span></p>"),
        Row(
            "addresses that are none",
            "<p><a href=\"java&#10;script:x()\">A</a><a href=\"data:text/html,x\">B</a><a href=\" JAVASCRIPT:x\">C</a></p>",
            "<p><a><span data-utterance=\"0\" data-at=\"0\">A</span></a><a><span data-utterance=\"0\" data-at=\"1\">B</span></a><a><span data-utterance=\"0\" data-at=\"2\">C</span></a></p>"
        ),
        Row(
            "relative addresses",
            "<p><a href=\"../x?y=1&z#f\">A</a> <a href=\"//o.example\">B</a> <a href=\"mailto:a@b.example\">C</a></p>",
            "<p><a href=\"https://a.example/x?y=1&amp;z#f\" rel=\"noopener noreferrer\"><span data-utterance=\"0\" data-at=\"0\">A</span></a><span data-utterance=\"0\" data-at=\"1\"> </span><a href=\"https://o.example/\" rel=\"noopener noreferrer\"><span data-utterance=\"0\" data-at=\"2\">B</span></a><span data-utterance=\"0\" data-at=\"3\"> </span><a href=\"mailto:a@b.example\" rel=\"noopener noreferrer\"><span data-utterance=\"0\" data-at=\"4\">C</span></a></p>"
        ),
        Row(
            "pictures",
            "<img src=/p.png onerror=x() alt='\"A\" dog' width=40 height=x><img src='data:image/png;base64,x' data-src=b.png alt=''><img src='data:x'>",
            "<img src=\"https://a.example/p.png\" alt=\"&quot;A&quot; dog\" width=\"40\" loading=\"lazy\" referrerpolicy=\"no-referrer\"><img src=\"https://a.example/b/b.png\" alt=\"\" loading=\"lazy\" referrerpolicy=\"no-referrer\">"
        ),
        Row(
            "signs of markup in text", "<p>a &lt;script&gt; &amp; \"b\"</p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">a &lt;script&gt; &amp; &quot;b&quot;</span></p>"),
        Row(
            "MathML holds MathML alone",
            "<p>x<math href='javascript:y'><annotation-xml encoding='text/html'>q</annotation-xml><mi style='x:y' onclick=z>a</mi></math></p>",
            "<p><span data-utterance=\"0\" data-at=\"0\">x</span><span data-utterance=\"0\" data-at=\"1\" data-length=\"1\"><math><mi>a</mi></math></span></p>"
        ),
        Row(
            "unknown elements are dissolved", "<x-y><p>A<blink>B</blink></p></x-y>",
            "<p><span data-utterance=\"0\" data-at=\"0\">AB</span></p>"),
    ]

    private static func page(_ html: String) -> String {
        let reading = Reading(html: html, address: "https://a.example/b/c", language: LanguageTag("en"))
        return reading.html(for: Script(of: reading.article))
    }

    @Test("Utterances are marked", arguments: marks)
    func marking(_ row: Row) { #expect(Self.page(row.html) == row.page, sourceLocation: row.at) }

    @Test("Only what is allowed comes through", arguments: safety)
    func safe(_ row: Row) { #expect(Self.page(row.html) == row.page, sourceLocation: row.at) }

    @Test("Written and read again, a page is the same")
    func again() {
        for row in Self.marks + Self.safety where !row.html.contains("Share") {
            let once = Self.page(row.html)
            let script = Script(of: Article(html: once, language: LanguageTag("en")))
            #expect(
                script.utterances.map(\.text)
                    == Script(of: Article(html: row.html, language: LanguageTag("en"))).utterances.map(\.text),
                sourceLocation: row.at)
        }
    }
}
