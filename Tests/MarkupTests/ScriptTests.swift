import Markup
import Narration
import Testing

@Suite("From HTML to a script")
struct ScriptTests {
    struct Row: Sendable {
        var name: String
        var html: String
        var spoken: [String]
        var skipped: [String]
        var at: SourceLocation

        init(
            _ name: String, _ html: String, _ spoken: [String], skipped: [String] = [],
            at: SourceLocation = #_sourceLocation
        ) {
            self.name = name
            self.html = html
            self.spoken = spoken
            self.skipped = skipped
            self.at = at
        }
    }

    static let rows = [
        Row("nothing", "", []), Row("markup without text", "<p> </p><hr><ul><li></li></ul><img src=a.png alt=''>", []),
        Row(
            "who took a picture",
            "<figure><img src=a.png alt=x><figcaption>The mill. Photo: A. Reed</figcaption></figure>",
            ["The mill."], skipped: ["image description", "picture credit"]),
        Row(
            "letters of a formula are no units", "<p><math><mn>2</mn><mi>g</mi><mi>h</mi></math> it is.</p>",
            ["two g h it is."]),
        Row("signs alone", "<p>* * *</p><p>Go.</p>", ["Go."], skipped: ["nothing to say"]),
        Row(
            "headings and bare text", "<h2>Tools</h2>Use wood.<h3>Why?</h3><p>It bends.</p>",
            ["Tools", "Use wood.", "Why?", "It bends."]),
        Row(
            "list items once each",
            "<ul><li><p>a rope</p><li><p>a lamp</p><p>a wick</p><li>socks<ul><li>wool</ul></ul>",
            ["a rope", "a lamp", "a wick", "socks", "wool"]),
        Row(
            "a table row by row",
            "<table><caption>Boats</caption><tr><th>Port<th>Time<tr><td><p>Brin</p><td>10:40</table>End.",
            ["Boats", "Port, Time", "Brin, ten forty", "End."]),
        Row(
            "a layout table as paragraphs", "<table><tr><td><h2>News</h2><p>First.</p><p>Second.</p></table>",
            ["News", "First.", "Second."]),
        Row(
            "code is announced", "<p>Run it.</p><pre>a += b;</pre>", ["Run it.", "Code block, one line."],
            skipped: ["announced"]),
        Row(
            "what nobody sees",
            "<p>Seen.<p hidden>No.<p style='display:none'>No.<script>no()</script><p>Ju<span aria-hidden=true>no</span>ly.",
            ["Seen.", "July."], skipped: ["hidden", "hidden", "hidden"]),
        Row(
            "note marks and notes",
            """
            <p>Moss dries.<sup><a href="#n1">[1]</a></sup> It lives<sup>[<a href="/c">source?</a>]</sup> on.</p>\
            <ol><li id="n1"><a href="#r1">^</a> A note.</ol>
            """,
            ["Moss dries.", "It lives on."], skipped: ["note mark", "note mark", "note mark", "footnote"]),
        Row(
            "superscripts that are no marks", "<p>The 2<sup>nd</sup> is 10 m<sup>2</sup>.",
            ["The second is ten square meters."]),
        Row(
            "words whole", "<p><span>W</span>ords re<b>ma</b>in who<wbr>le, un&shy;cut and&nbsp;to&#8203;gether.",
            ["Words remain whole, uncut and together."]),
        Row("breaks", "<p>one<br>line<br><br>another", ["one line", "another"]),
        Row("ruby", "<p>Go to <ruby>東京<rp>(</rp><rt>とうきょう</rt></ruby> now.", ["Go to とうきょう now."]),
        Row(
            "formulas once", "<p>So <math alttext='a over b'><mfrac><mi>a</mi><mi>b</mi></mfrac></math> holds.",
            ["So A over b holds."]),
        Row(
            "addresses as their host",
            "<p>See (https://www.example.org/a?b=c#d), or http://files.example.com/x. Then go.",
            ["See (example dot org), or files dot example dot com.", "Then go."]),
        Row("escaped twice", "<p>Tom &amp;amp; Ann said &amp;quot;hi&amp;quot;.", ["Tom and Ann said \"hi\"."]),
        Row(
            "commands of engines", "<p>Type [[h@loU]] or &lt;break time=\"9s\"/&gt; and x &lt; 5.",
            ["Type [h at loU] or break time nine s and x less than five."]),
        Row(
            "pictures and captions",
            "<figure><img alt='A boat'><figcaption>The boat at dawn.</figcaption></figure>", ["The boat at dawn."],
            skipped: ["image description"]),
        Row("controls", "<p>Read on.</p><button>Share</button>", ["Read on."], skipped: ["control"]),
    ]

    @Test("What is said and what is not", arguments: rows)
    func saying(_ row: Row) throws {
        let script = Script(of: Article(html: row.html, language: LanguageTag("en")))
        #expect(script.utterances.map(\.spoken) == row.spoken, sourceLocation: row.at)
        #expect(script.skipped.map(\.reason) == row.skipped, sourceLocation: row.at)
        #expect(script.utterances.map(\.index) == Array(script.utterances.indices), sourceLocation: row.at)
    }

    @Test("The title is said once, first, as block 0")
    func title() {
        let script = Script(of: Article(html: "<h1>The  Old Mill!</h1><p>It turns.</p>", title: "The Old Mill"))
        #expect(script.utterances.map(\.spoken) == ["The Old Mill", "It turns."])
        #expect(script.utterances.map(\.block) == [0, 2])
        #expect(script.utterances.map(\.ending) == [.heading, .block])
        #expect(script.skipped.map(\.reason) == ["repeats the title"])
    }

    @Test("The text decides the language, and passages keep theirs")
    func language() {
        let html = """
            <section lang="en"><p>Der Hafen lag am Morgen still, und die alte Fähre wartete auf ihre Gäste. Niemand kam, \
            und so fuhr sie am Abend leer zurück.</p><blockquote lang="fr"><p>La mer est calme.</p></blockquote></section>
            """
        let script = Script(of: Article(html: html))
        #expect(script.language?.description == "de")
        #expect(script.utterances.map { $0.language?.description } == ["de", "de", "fr"])
    }

    @Test("A very long address is said as its host, in one utterance")
    func longAddress() {
        let address = "https://example.org/" + String(repeating: "a?b", count: 2_000)
        let script = Script(of: Article(html: "<p>Look at \(address) today. Bye.", language: LanguageTag("en")))
        #expect(script.utterances.map(\.spoken) == ["Look at example dot org today.", "Bye."])
        #expect(script.utterances.first?.text == "Look at \(address) today.")
    }

    @Test(
        "Hostile markup gives a script of short utterances",
        arguments: ["div", "b", "table", "li", "blockquote", "sup", "q"])
    func hostile(_ name: String) {
        let script = Script(of: Article(html: String(repeating: "<\(name)>word ", count: 5_000)))
        #expect(script.utterances.allSatisfy { !$0.spoken.isEmpty && $0.text.utf16.count <= 200 })
        let words = script.utterances.reduce(0) { $0 + $1.text.split { $0 == " " || $0 == "," }.count }
        #expect(words == 5_000)
    }
}
