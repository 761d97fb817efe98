import TestSupport

/// Makes HTML out of pieces that are put together wrongly: open ends, wrong nesting, odd characters.
enum BrokenHTML {
    static func page(seed: UInt64) -> String {
        var random = Seeded(seed: seed)
        var html = ""
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            html += pieces[Int.random(in: 0..<pieces.count, using: &random)]
            if Int.random(in: 0..<40, using: &random) == 0 {
                html = String(html.unicodeScalars.prefix(Int.random(in: 0...html.unicodeScalars.count, using: &random)))
            }
        }
        return html
    }

    private static let names = """
        p div span b i a li ul ol dl dt dd table tr td th thead tbody caption pre code h1 h2 h6 blockquote q figure \
        figcaption ruby rt rp sup sub math mi mo mn mfrac msup mrow mtable mtr mtd msqrt semantics annotation details \
        summary aside nav form button select script style template noscript svg title abbr br hr img input dialog \
        section article main header footer iframe video center font s del ins kbd body html head label x-y
        """.split(separator: " ")

    private static let pieces: [String] = {
        var pieces = names.map { "<\($0)>" } + names.map { "</\($0)>" }
        pieces += [
            "<a href='#n1'>1</a>", "<a id=r1 href='#n1'>[1]</a>", "<sup>2</sup>", "<sup><a href=#n2>*</a></sup>",
            "<li id=n1>",
            "<p id=n2>", "<a href='#r1'>↩</a>", "<a href=\"java\nscript:x()\">", "<a href='//h.example/../x?y#z'>",
            "<img src=x onerror=y() alt='A dog runs.'>", "<img alt='{\\displaystyle \\frac{a}{b}}' src=/math/x>",
            "<img data-src='https://h.example/i.png' alt=😀>", "<ol start=-5 reversed type=a>",
            "<li value=99999999999999999999>",
            "<td colspan=3>", "<td rowspan=0>", "<th rowspan=2 scope=row>", "<td colspan=99999999>", "<span lang=de>",
            "<p lang=fr dir=rtl>", "<div hidden>", "<i aria-hidden=true>", "<p style='display:none'>",
            "<math alttext='x'>",
            "<span class='sidenote'>", "<div class='share'>", "<section class=footnotes>", "<abbr title='For Example'>",
            "<br><br>", "<p>* * *</p>", "<base href='https://b.example/x/'>", "<h2>Notes</h2>", "<h2>Contents</h2>",
            "Hello there. ", "Zwei Worte, ", "x² + y² = 2. ", "東京へ行く。", "مرحبا بالعالم. ", "नमस्ते। ", "\u{AD}",
            "\u{200B}", "\u{202E}",
            "\u{FEFF}", "\u{E000}", "👩‍👩‍👧 ", "e\u{301}", "&amp;amp; ", "&lt;b&gt;", "&#0;", "&nbsp;", "\n\n", "  \t",
            "[12] ", "word[3]. ",
            "$$x_1$$ ", "\\(\\frac{1}{2}\\) ", "$5 and $6 ", "\\[ \\sum_{k=1}^n k^2 \\] ", "\\begin{x} ",
            "https://w.example/a?b=c. ",
            "2017–2021 ", "z. B. ", "Dr. Who ", "a@b.example ", "]]>", "<!--", "-->", "<![CDATA[", "<?x?>", "<", ">",
            "\"", "'", "&",
            "line one\nLine two\n\n   Page        Title       3\n", "for (;;) { x[i] = 1; }\n", "Read more: ",
            "Share this article",
            "By Ada Reed", "1. ", "(a) ", "... ", "!?", "“Quoted.” ", "word word word word word word word word ",
        ]
        return pieces
    }()
}
