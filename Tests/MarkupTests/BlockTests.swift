import Markup
import Narration
import Testing

@Suite("From elements to blocks")
struct BlockTests {
    static let text = [
        BlockRow("nothing", "<p> </p><hr><ul><li></ul>", []),
        BlockRow(
            "bare text beside paragraphs", "Stray.<p>One.</p>Two",
            ["paragraph: Stray.", "paragraph: One.", "paragraph: Two"]),
        BlockRow(
            "headings with their levels, and what is nested wrongly",
            "<h2><p>A <b>tool</b></p></h2><h4>B</h4><div role=heading aria-level=3>C</div>",
            ["heading 2: A tool", "heading 4: B", "heading 3: C"]),
        BlockRow(
            "a bold line stands over what follows",
            "<h3>A</h3><p><b>Tools</b></p><p><b>Not this one.</b></p><p><b>Nor</b> this",
            ["heading 3: A", "heading 4: Tools", "paragraph: Not this one.", "paragraph: Nor this"]),
        BlockRow(
            "words whole, whatever begins inside them",
            "<p><span>H</span>ow re<b>ma</b>rk<rd-annotation title=no>ab</rd-annotation>le<wbr>ness",
            ["paragraph: How remarkableness"]),
        BlockRow(
            "invisible characters go, joiners stay", "<p>un&shy;cut&#8203; a&nbsp;b\u{202E} می\u{200C}خواهم \u{E001}x",
            ["paragraph: uncut a b می\u{200C}خواهم x"]),
        BlockRow(
            "escaped twice, but not in code", "<p>Tom &amp;amp; Ann <code>&amp;amp;</code>",
            ["paragraph: Tom & Ann `&amp;"]),
        BlockRow(
            "two breaks part paragraphs", "<p>one<br>line<br> <br>another",
            ["paragraph: one line", "paragraph: another"]),
        BlockRow(
            "lines that stand for themselves are kept", "<p>00:00 Intro<br>01:42 The motor<br>06:10 Why",
            ["paragraph: 00:00 Intro\n01:42 The motor\n06:10 Why"]),
        BlockRow(
            "lines that are only wrapped are joined", "<p>We went out<br>early in the day<br>and came back",
            ["paragraph: We went out early in the day and came back"]),
        BlockRow(
            "a rule, a row of stars", "<p>One<hr><p>Two<p>* * *<p>Three",
            ["paragraph: One", "paragraph after a break: Two", "paragraph: * * *", "paragraph after a break: Three"]),
        BlockRow(
            "crossed out words", "<p>It costs <s>40</s> <ins>30</ins>.",
            ["paragraph: It costs 30.", "aside: 40 (struck out)"]),
        BlockRow(
            "quotes with who said it", "<blockquote><p>Go on.</p><footer>— <cite>Ada</cite></footer></blockquote>",
            ["quote: Go on.", "quote: — Ada"]),
        BlockRow(
            "details are read, closed or open", "<h2>A</h2><details><summary>More</summary>Inside.</details>",
            ["heading 2: A", "heading 3: More", "paragraph: Inside."]),
        BlockRow(
            "languages of blocks and parts",
            "<section lang=en><p lang=fr>Oui.<p>He said <q lang=de>ja</q>.<p><i lang=es>Todo</i>",
            ["paragraph fr: Oui.", "paragraph: He said {de}ja.", "paragraph es: Todo"]),
        BlockRow(
            "abbreviations and inline code",
            "<p>The <abbr title='World Wide Web'>WWW</abbr> has <code>a</code> and <kbd>Ctrl</kbd>.",
            ["paragraph: The {World Wide Web}WWW has `a and Ctrl."]),
        BlockRow(
            "ruby: kana over signs say them, any other reading is left out",
            "<p><ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>と<ruby>汉<rt>hàn</rt></ruby><ruby><rt>か</rt></ruby>",
            ["paragraph: {=とうきょう}東京と汉か"]),
        BlockRow(
            "an address alone, and one in a text", "<p>https://a.example/b?c=d</p><p>See www.a.example.",
            ["link: https://a.example/b?c=d", "paragraph: See www.a.example."]),
        BlockRow(
            "side boxes, but not hints",
            "<aside><p>By the way.</p><p>More.</p></aside><aside class='callout-note'>Mind this.</aside>",
            ["aside: By the way.", "aside: More.", "paragraph: Mind this."]),
    ]

    static let unseen = [
        BlockRow(
            "what nobody sees",
            "<p>Seen.<p hidden>A<p style='display : none'>B<p>Ju<i aria-hidden=true>C</i>ly.<div style='visibility:hidden'>D</div><dialog>E</dialog>",
            [
                "paragraph: Seen.", "aside: A (hidden)", "aside: B (hidden)", "paragraph: July.", "aside: C (hidden)",
                "aside: D (hidden)", "aside: E (hidden)",
            ]),
        BlockRow(
            "what is no text",
            "<p>One<script>x</script><style>y</style><template>z</template><noscript>q</noscript><iframe>r</iframe><svg><text>s</text></svg><video>t</video>.",
            ["paragraph: One."]),
        BlockRow(
            "only for screen readers", "<p>Go<span class='sr-only'> (opens in a new window)</span>.",
            ["paragraph: Go.", "aside: (opens in a new window) (for screen readers)"]),
        BlockRow(
            "what one operates", "<p>Read on.</p><button>Share</button><select><option>A</select>",
            ["paragraph: Read on.", "aside: Share (control)", "aside: A (control)"]),
        BlockRow(
            "until it is found is seen, an open dialog is", "<p hidden=until-found>A<dialog open>B</dialog>",
            ["paragraph: A", "paragraph: B"]),
    ]

    static let raised = [
        BlockRow(
            "exponents and indexes", "<p>10 m<sup>2</sup>, 10<sup>−3</sup>, H<sub>2</sub>O, x<sup>n</sup>",
            ["paragraph: 10 m², 10⁻³, H₂O, xⁿ"]),
        BlockRow(
            "ordinals and titles stay letters", "<p>1<sup>st</sup>, XXI<sup>e</sup>, M<sup>me</sup>",
            ["paragraph: 1st, XXIe, Mme"]),
        BlockRow(
            "others are words of their own", "<p>x<sub>max</sub>, A<sup>T</sup>, Brand<sup>TM</sup>",
            ["paragraph: x{= max}max, A{= T}T, Brand{=}TM"]),
        BlockRow(
            "a number behind a stop or a word is a mark", "<p>It dried.<sup>3</sup> The water<sup>4</sup> ran.",
            ["paragraph: It dried. The water ran.", "aside: 3 (note mark)", "aside: 4 (note mark)"]),
        BlockRow(
            "the sign for notes in Japanese", "<p>一日に400キロ使う<sup>※1</sup>。</p>",
            ["paragraph: 一日に400キロ使う。", "aside: ※1 (note mark)"]),
        BlockRow(
            "raised signs without an element, and what they stand for",
            "<p>It hums at 2 m.¹ Then 3 m² are gone.<p>¹ At night.<p>¹⁴C is old.<p>※1　冬季の平均。<p>※ 休業日。",
            [
                "paragraph: It hums at 2 m. Then 3 m² are gone.", "footnote: ¹ At night.", "paragraph: ¹⁴C is old.",
                "footnote: ※1 冬季の平均。", "paragraph: ※ 休業日。",
            ]),
        BlockRow(
            "links for editing in wikis of all languages",
            "<h2>История<span class=mw-editsection><span>[</span><a href=/e>править</a><span>]</span></span></h2><p>Да.",
            ["heading 2: История", "aside: [править] (editing link)", "paragraph: Да."]),
    ]

    static let lists = [
        BlockRow(
            "items once each, by depth",
            "<ul><li><p>a rope</p><li><p>a lamp</p><p>a wick</p><li>socks<ul><li>wool</ul></ul>",
            ["listItem 1: a rope", "listItem 1: a lamp", "listItem 1: a wick", "listItem 1: socks", "listItem 2: wool"]),
        BlockRow(
            "numbers", "<ol start=3><li>a<li value=7><p>b<p>c<li>d</ol>",
            ["listItem 1: {3}a", "listItem 1: {7}b", "listItem 1: c", "listItem 1: {8}d"]),
        BlockRow(
            "backwards, in letters, nested", "<ol reversed><li>a<li>b<ol type=a start=26><li>c<li>d</ol></ol>",
            ["listItem 1: {2}a", "listItem 1: {1}b", "listItem 2: {Z}c", "listItem 2: {AA}d"]),
        BlockRow(
            "no numbers where none are seen or they are written",
            "<ol style='list-style-type:none'><li>a</ol><ol><li>1. b<li>(b) c</ol>",
            ["listItem 1: a", "listItem 1: 1. b", "listItem 1: (b) c"]),
        BlockRow("numbers beyond bounds", "<ol start=99999999999999999999><li>a</ol>", ["listItem 1: {1}a"]),
        BlockRow(
            "terms and what they mean", "<dl><dt>Moss<dd>A plant.</dl><dl><dd>set in</dl>",
            ["listItem 1: Moss", "listItem 1: A plant.", "paragraph: set in"]),
    ]

    @Test("Text", arguments: text)
    func textAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    @Test("What is not seen", arguments: unseen)
    func unseenAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    @Test("Raised and lowered", arguments: raised)
    func raisedAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    @Test("Lists", arguments: lists)
    func listsAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }
}
