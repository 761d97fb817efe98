import Markup
import Narration
import Testing

@Suite("Listings and boilerplate")
struct ListingAndBoilerplateTests {
    static let listings = [
        BlockRow(
            "code keeps its lines and indents", "<pre><code>for i in x {\n  go(i)\n}\n</code></pre>",
            ["code: for i in x {\n  go(i)\n}"]),
        BlockRow(
            "a paragraph of nothing but code, and a name alone",
            "<p><code>npm install --save x</code></p><p><code>zip</code> is one.</p><p><code>zip</code></p>",
            ["code: `npm install --save x", "paragraph: `zip is one.", "paragraph: `zip"]),
        BlockRow(
            "a poem",
            "<pre>Shall I compare thee to a day?\nThou art more lovely and more mild:\n\nRough winds do shake the buds of May,\nAnd all too short a date.</pre>",
            [
                "paragraph: Shall I compare thee to a day?\nThou art more lovely and more mild:",
                "paragraph: Rough winds do shake the buds of May,\nAnd all too short a date.",
            ]),
        BlockRow(
            "a letter that is wrapped by hand",
            "<pre>Dear friend,\n\nwe went out early in the day, although it had been raining since\nthe night before, and came to the well-\nknown mill in time.\n</pre>",
            [
                "paragraph: Dear friend,",
                "paragraph: we went out early in the day, although it had been raining since the night before, and came to the well-known mill in time.",
            ]),
        BlockRow(
            "a document with running heads and code",
            "<pre>1. Storage\n\n   The server keeps documents in folders, and every document has a\n   name that is unique in its folder.\n\n      GET /a/b?c=d HTTP/1.1\n      Host: a.example\n\nReed                       Storage                    [Page 2]\n</pre>",
            [
                "paragraph: 1. Storage",
                "paragraph: The server keeps documents in folders, and every document has a name that is unique in its folder.",
                "code:       GET /a/b?c=d HTTP/1.1\n      Host: a.example", "aside: Reed Storage [Page 2]",
            ]),
        BlockRow(
            "one line that is typed into a machine", "<pre>sudo make install now</pre>",
            ["code: sudo make install now"]),
        BlockRow(
            "the numbers of lines", "<pre>1\n2\n3</pre><pre>a = 1;</pre>",
            ["aside: 1\n2\n3 (numbers of lines)", "code: a = 1;"]),
        BlockRow(
            "what is typed into a machine", "<pre>$ make all\n$ make install\n</pre>",
            ["code: $ make all\n$ make install"]),
    ]

    static let boilerplate = [
        BlockRow(
            "share this",
            "<p>Text of it.</p><p>Share this article</p><p><a href=/x>Facebook</a></p><p>He works at Facebook</p>",
            [
                "paragraph: Text of it.", "paragraph: Share this article (share links)",
                "paragraph: Facebook (share links)", "paragraph: He works at Facebook",
            ]),
        BlockRow(
            "rows of services, and what asks the reader for something",
            "<p>Share on: X | Mastodon | Print</p><p>Share on: the ferry, for instance.</p><p>Was this page helpful? Yes</p>",
            [
                "paragraph: Share on: X | Mastodon | Print (share links)",
                "paragraph: Share on: the ferry, for instance.",
                "paragraph: Was this page helpful? Yes (boilerplate)",
            ]),
        BlockRow(
            "links for editing a section, and a mark with its page",
            "<h2>Past<span class=mw-editsection>[<a href=/e>edit</a>]</span></h2><h3>Early<span class=mw-editsection>[<a href=/f>edit</a>]</span></h3><p>It ran.<sup class=reference><a href='#n'>[3]</a>: 44–45</sup> On.</p>",
            [
                "heading 2: Past", "aside: [edit] (editing link)", "heading 3: Early", "aside: [edit] (editing link)",
                "paragraph: It ran. On.", "aside: [3]: 44–45 (note mark)",
            ]),
        BlockRow(
            "read more",
            "<p>Read more: <a href=/x>Ten things</a></p><p>Read more: it pays.</p><p><strong>Lesen Sie auch:</strong> <a href=/y>Zehn Dinge</a></p>",
            [
                "paragraph: Read more: Ten things (link to another page)", "paragraph: Read more: it pays.",
                "paragraph: Lesen Sie auch: Zehn Dinge (link to another page)",
            ]),
        BlockRow(
            "an advertisement's label, and a heading of that name",
            "<p>Anzeige</p><h2>Anzeige</h2><p>Text</p><p>Sign up for our newsletter</p>",
            [
                "paragraph: Anzeige (boilerplate)", "heading 2: Anzeige", "paragraph: Text",
                "paragraph: Sign up for our newsletter (boilerplate)",
            ]),
        BlockRow(
            "links to other entries in languages of the east",
            "<h2>参见</h2><ul><li><a href=/a>间歇泉</a><li><a href=/b>虹吸现象</a></ul><h2>См. также</h2><ul><li><a href=/c>Залив</a></ul>",
            [
                "heading 2: 参见 (link to another page)", "listItem 1: 间歇泉 (link to another page)",
                "listItem 1: 虹吸现象 (link to another page)", "heading 2: См. также (link to another page)",
                "listItem 1: Залив (link to another page)",
            ]),
        BlockRow(
            "a list of subjects, and a heading over pages that were not saved",
            "<p>Да.</p><p>Теги:</p><ul><li><a href=/a>css</a><li><a href=/b>html</a></ul><h2>اخترنا لكم</h2><h2>Дом</h2>",
            [
                "paragraph: Да.", "paragraph: Теги: (page furniture)", "listItem 1: css (page furniture)",
                "listItem 1: html (page furniture)", "heading 2: اخترنا لكم (page furniture)", "heading 2: Дом",
            ]),
        BlockRow(
            "where a picture is from", "<p>نعم.</p><p>صدر الصورة، EPA-EFE</p><p>画像提供：三橋</p><p>نعم.</p>",
            [
                "paragraph: نعم.", "paragraph: صدر الصورة، EPA-EFE (boilerplate)", "paragraph: 画像提供：三橋 (boilerplate)",
                "paragraph: نعم.",
            ]),
        BlockRow(
            "skip links of news pages", "<p>Skip Most read and continue reading</p><p>Skip this and it is gone.</p>",
            ["paragraph: Skip Most read and continue reading (boilerplate)", "paragraph: Skip this and it is gone."]),
        BlockRow(
            "a table of contents",
            "<h2>Contents</h2><ul><li><a href='#a'>One</a><li><a href='#b'>Two</a></ul><h2 id=a>One</h2>Text.<h2 id=b>Two</h2>More.",
            [
                "heading 2: Contents (table of contents)", "listItem 1: One (table of contents)",
                "listItem 1: Two (table of contents)", "heading 2: One", "paragraph: Text.", "heading 2: Two",
                "paragraph: More.",
            ]),
        BlockRow(
            "related pages, and a list with links in it",
            "<ul><li>The <a href=/r>rope</a> is old.</ul><h3>Related articles</h3><ul><li><a href=/x>One</a><li><a href=/y>Two</a></ul>",
            [
                "listItem 1: The rope is old.", "heading 3: Related articles (link to another page)",
                "listItem 1: One (link to another page)", "listItem 1: Two (link to another page)",
            ]),
        BlockRow(
            "a quote that the text has too",
            "<p>And so she said that nobody would ever find the old lamp again, and left.</p><blockquote>nobody would ever find the old lamp again</blockquote>",
            [
                "paragraph: And so she said that nobody would ever find the old lamp again, and left.",
                "quote: nobody would ever find the old lamp again (said in the text)",
            ]),
        BlockRow(
            "navigation and forms of a fragment", "<nav>Home</nav><form><p>Mail <input></p></form><p>Text.",
            ["aside: Home (navigation)", "aside: Mail (form)", "paragraph: Text."]),
        BlockRow(
            "class names where there are any",
            "<div class='share-links'>A</div><p class=shareholders>B<div class='newsletter-signup'>C</div>",
            ["aside: A (share links)", "paragraph: B", "aside: C (page furniture)"]),
    ]

    @Test("Listings", arguments: listings)
    func listingsAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    @Test("Boilerplate", arguments: boilerplate)
    func boilerplateAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    static let openings = [
        BlockRow(
            "the title, with other signs and the site", "<h1>The old mill!</h1><p>It turns.",
            ["heading 1: The old mill! (repeats the title)", "paragraph: It turns."]),
        BlockRow(
            "who and when",
            "<p>By Ada Reed and Eva Lind</p><p>Published March 3, 2031</p><p>5 min read</p><p>By nightfall it was over.</p>",
            [
                "aside: By Ada Reed and Eva Lind", "aside: Published March 3, 2031", "aside: 5 min read",
                "paragraph: By nightfall it was over.",
            ]),
        BlockRow(
            "a description that the first paragraph begins with",
            "<p>Nobody has ever seen the miller of this old…</p><p>Nobody has ever seen the miller of this old mill, it is said.",
            [
                "paragraph: Nobody has ever seen the miller of this old… (said again below)",
                "paragraph: Nobody has ever seen the miller of this old mill, it is said.",
            ]),
        BlockRow(
            "one that says something of its own stays",
            "<p>A mill without a miller keeps a village awake.</p><p>Nobody has ever seen him.",
            ["paragraph: A mill without a miller keeps a village awake.", "paragraph: Nobody has ever seen him."]),
    ]

    @Test("The first lines", arguments: openings)
    func openingsAsBlocks(_ row: BlockRow) {
        #expect(blockLines(row.html, title: "The Old Mill") == row.lines, sourceLocation: row.at)
    }
}
