import HTMLTree
import Testing

@Suite("HTML trees")
struct HTMLTreeTests {
    struct Row: Sendable {
        var html: String
        var text: String
        var at: SourceLocation

        init(_ html: String, _ text: String, at: SourceLocation = #_sourceLocation) {
            self.html = html
            self.text = text
            self.at = at
        }
    }

    static let texts = [
        Row("", ""), Row("plain", "plain"), Row("<p>a<p>b", "ab"), Row("a &lt; b &amp;amp; c", "a < b &amp; c"),
        Row("1 < 2 <3", "1 < 2 <3"), Row("a<!-- b > -->c<!-->d", "acd"), Row("<script>if (a < b) {}</script>x", "x"),
        Row("<style>p > a {}</style><template><td>no</td></template>y<noscript>z</noscript>", "y"),
        Row("<b><i>one</b> two</i>", "one two"), Row("<svg><text>in</text><p>out", "inout"),
        Row("<table>foster<tr><td>cell</table>after", "fostercellafter"), Row("a<td>stray", "a stray"),
        Row("<xmp><b>&amp;</xmp>", "<b>&amp;"), Row("<title>a <b> c</title>d", "a <b> cd"), Row("x<p unfinished", "x"),
        Row("<<!---->div>", "<div>"), Row("<select><option>a<div>b</select>c", "a bc"), Row("\u{FEFF}a", "\u{FEFF}a"),
    ]

    @Test("Text is found as readers see it", arguments: texts)
    func text(_ row: Row) {
        let tree = HTMLTree(parsing: row.html)
        #expect(tree.text(of: tree.root) == row.text, sourceLocation: row.at)
    }

    @Test("Invalid UTF-8 is repaired")
    func repair() {
        let tree = HTMLTree(parsing: [0x61, 0xFF, 0x62])
        #expect(tree.text(of: tree.root) == "a\u{FFFD}b")
    }

    @Test(
        "Deep nesting keeps its text and no more than the limit of its elements",
        arguments: ["div", "b", "ul", "span", "svg", "font", "table", "td", "p", "a", "rt", "option", "button", "x-y"])
    func nesting(_ name: String) {
        let tree = HTMLTree(parsing: String(repeating: "<\(name)>x", count: 20_000))
        let text = tree.text(of: tree.root)
        #expect(text.filter { $0 == "x" }.count == 20_000)
        #expect(depth(of: tree) < 520)
    }

    @Test(
        "Elements that end by themselves are not taken for nested ones", arguments: ["p", "li", "option", "dd", "h2"])
    func implied(_ name: String) {
        let tree = HTMLTree(parsing: String(repeating: "<\(name)>word\n", count: 1_000))
        #expect(tree.nodes.indices.count { tree.element(at: $0)?.name == name } == 1_000)
    }

    @Test("Random tags give a tree of bounded depth that keeps all text", arguments: 0..<40)
    func random(_ seed: UInt64) {
        var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        let names = [
            "table", "tr", "td", "th", "caption", "tbody", "select", "option", "form", "svg", "math", "desc", "mi", "b",
            "a", "p", "li", "div", "body", "button", "template", "rt", "input", "br", "font", "head", "optgroup",
        ]
        var html = ""
        for number in 0..<3_000 {
            let name = names[Int.random(in: 0..<names.count, using: &numbers)]
            let isEnd = Int.random(in: 0..<3, using: &numbers) == 0
            html += isEnd ? "</\(name)>x" : "<\(name) a\(number)=1>x"
        }
        let tree = HTMLTree(parsing: html)
        var letters = 0
        for node in tree.nodes { if case .text(let text) = node.content { letters += text.count { $0 == "x" } } }
        #expect(letters == 3_000)
        #expect(depth(of: tree) < 520)
    }

    @Test("Elements say whether readers see them")
    func presence() throws {
        let tree = HTMLTree(parsing: "<p hidden>a<p style='Display : none'>b<p aria-hidden=true>c<p class=x>d")
        let paragraphs = tree.nodes.indices.compactMap { tree.element(at: $0) }.filter { $0.name == "p" }
        #expect(paragraphs.map(\.presence) == [.hidden, .hidden, .hidden, .visible])
        let last = try #require(paragraphs.last)
        #expect(last["class"] == "x")
    }

    @Test("A walk leaves every node that it enters, and skips what it is told to")
    func walking() {
        let tree = HTMLTree(parsing: "<div><p>a</p></div>b")
        var walk = tree.walk(from: tree.root)
        var open: [HTMLTree.Index] = []
        var seen = ""
        while let visit = walk.next() {
            switch visit {
            case .enter(let index):
                open.append(index)
                if tree.element(at: index)?.name == "div" { walk.skipInside() }
                if case .text(let text) = tree.nodes[index].content { seen += text }
            case .leave(let index): #expect(open.popLast() == index)
            }
        }
        #expect(open.isEmpty)
        #expect(seen == "b")
    }

    private func depth(of tree: HTMLTree) -> Int {
        var depths = [Int](repeating: 0, count: tree.nodes.count)
        for index in tree.nodes.indices {
            if let parent = tree.nodes[index].parent { depths[index] = depths[parent] + 1 }
        }
        return depths.max() ?? 0
    }
}

/// Random numbers that are the same at every run (xorshift).
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
