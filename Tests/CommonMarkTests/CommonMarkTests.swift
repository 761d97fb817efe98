import CommonMark
import Testing

@Suite("Markdown")
struct CommonMarkTests {
    @Test("Markdown becomes HTML, quotes as they are written")
    func html() {
        #expect(
            CommonMark.html(fromMarkdown: "# A\n\n\"b\" -- *c*\n") == "<h1>A</h1>\n<p>&quot;b&quot; -- <em>c</em></p>\n"
        )
        #expect(CommonMark.html(fromMarkdown: "") == "")
    }

    @Test("HTML inside is left out unless it is asked for")
    func rawHTML() {
        #expect(!CommonMark.html(fromMarkdown: "<div>x</div>").contains("<div>"))
        #expect(CommonMark.html(fromMarkdown: "<div>x</div>", keepingHTML: true).contains("<div>x"))
    }

    @Test("Front matter is taken off and its values are kept")
    func frontMatter() {
        let front = FrontMatter(of: "---\ntitle: \"A walk\"\nTags:\n  - b\nlang: de\n---\n# Text\n")
        #expect(front.values == ["title": "A walk", "lang": "de"])
        #expect(front.body == "# Text\n")
    }

    @Test(
        "A ruled line is no front matter", arguments: ["---\nText\n---\nMore", "Text\n---\n", "---", "", "---\na: b"])
    func none(_ text: String) {
        #expect(FrontMatter(of: text).body == text)
    }
}
