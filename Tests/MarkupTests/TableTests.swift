import Markup
import Narration
import Testing

@Suite("Tables, notes, pictures")
struct TableTests {
    static let tables = [
        BlockRow(
            "headers are said with each row",
            "<table><caption>Ferries</caption><thead><tr><th>Port<th>Leaves<th>Fare</thead><tr><td>Brin<td>10:40<td>12<tr><td>Ald<td><td>9</table>End.",
            [
                "caption: Ferries", "tableRow: Port, Leaves, Fare (said with each row)",
                "tableRow: Brin, {Leaves}10:40, {Fare}12", "tableRow: Ald, {Fare}9", "paragraph: End.",
            ]),
        BlockRow(
            "two columns need no headers again", "<table><tr><th>Port<th>Time<tr><td>Brin<td>10:40</table>",
            ["tableRow: Port, Time", "tableRow: Brin, 10:40"]),
        BlockRow(
            "names and values",
            "<table><tr><th scope=row>Founded<td>1998<tr><th>Parts<td><ul><li>One<li>Two</ul></table>",
            ["tableRow: Founded: 1998", "tableRow: Parts: One, Two"]),
        BlockRow(
            "a cell that reaches down is said with each row, columns stay right",
            "<table><tr><th>Year<th>City<th>Guests<tr><td rowspan=2>2030<td>Bern<td>5<tr><td>Graz<td>6<tr><td colspan=2>all<td>11</table>",
            [
                "tableRow: Year, City, Guests (said with each row)", "tableRow: 2030, {City}Bern, {Guests}5",
                "tableRow: {2030, City}Graz, {Guests}6", "tableRow: all, {Guests}11",
            ]),
        BlockRow(
            "a first row behind an empty cell is headers",
            "<table><tr><td><td>Mon<td>Tue<tr><td>Rain<td>3<td>4</table>",
            ["tableRow: Mon, Tue (said with each row)", "tableRow: Rain, {Mon}3, {Tue}4"]),
        BlockRow(
            "a dash for nothing is silent",
            "<table><tr><th>Port<th>In<th>Out<tr><td>Brin<td>—<td>10:40<tr><td>Ald<td>11:05<td>–</table>",
            [
                "tableRow: Port, In, Out (said with each row)", "tableRow: Brin, {Out}10:40",
                "tableRow: Ald, {In}11:05",
            ]),
        BlockRow(
            "the comma of the script", "<table><tr><td>حرارة<td>٢٣<tr><td>海拔<td>213米<tr><td>Мука<td>300</table>",
            ["tableRow: حرارة، ٢٣", "tableRow: 海拔，213米", "tableRow: Мука, 300"]),
        BlockRow(
            "headers that no row says", "<table><tr><th>A<th>B<th>C<tr><td>x<td><td></table>",
            ["tableRow: A, B, C", "tableRow: x"]),
        BlockRow(
            "a table that only places things",
            "<table><tr><td><h2>News</h2><p>First.</p><p>Second.</p></table><table role=presentation><tr><td>a<td>b<tr><td>c<td>d</table>",
            [
                "heading 2: News", "paragraph: First.", "paragraph: Second.", "paragraph: a", "paragraph: b",
                "paragraph: c", "paragraph: d",
            ]),
        BlockRow(
            "a dash is nothing, an abbreviation ends no sentence",
            "<table><tr><th>A<th>B<th>C<tr><td>Univ.<td>x<td>–</table>",
            ["tableRow: A, B, C (said with each row)", "tableRow: Univ., {B}x"]),
        BlockRow(
            "a table in a cell", "<table><tr><th>A<th>B<tr><td>x<td><table><tr><td>y<td>z</table></table>",
            ["tableRow: A, B", "tableRow: x, y, z"]),
    ]

    static let notes = [
        BlockRow(
            "linked both ways, raised",
            "<p id=r1>Moss.<sup><a href='#n1'>1</a></sup></p><h2>Notes</h2><ol><li id=n1><p>A note. <a href='#r1'>↩</a></ol>",
            [
                "paragraph: Moss.", "aside: 1 (note mark)", "footnote: Notes", "footnote: A note.",
                "aside: ↩ (note mark)",
            ]),
        BlockRow(
            "by their roles",
            "<p>Moss<a role=doc-noteref href='#n'>*</a>.<aside role=doc-footnote id=n>A note.</aside>",
            ["paragraph: Moss.", "aside: * (note mark)", "footnote: A note."]),
        BlockRow(
            "a plain number that links both ways",
            "<p>Moss dries.<a id=a href='#b'>12</a><p>Then.<p id=b><a href='#a'>12</a> A note.",
            [
                "paragraph: Moss dries.", "aside: 12 (note mark)", "paragraph: Then.", "aside: 12 (note mark)",
                "footnote: A note.",
            ]),
        BlockRow(
            "in brackets, without a link",
            "<p>Moss dries.[1] So<sup>[<i><a href='/c'>source?</a></i>]</sup> it is, see [A] and list[0] [3].",
            ["paragraph: Moss dries. So it is, see [A] and list [3].", "aside: [source?] (note mark)"]),
        BlockRow(
            "links for editing", "<h2>Method <span>[<a href='/w?action=edit'>edit</a>]</span></h2><p>x",
            ["heading 2: Method", "aside: [edit] (note mark)", "paragraph: x"]),
        BlockRow(
            "a link to a section is none",
            "<p>See <a href='#s'>2</a> and <a href='#s'>the section</a>.<h2 id=s>2</h2><p>Text.",
            ["paragraph: See 2 and the section.", "heading 2: 2", "paragraph: Text."]),
        BlockRow(
            "marks in a fragment with prefixed identifiers",
            "<p>Moss.<sup id='Q.b.ref-1'><a href='#Q.b.note-1'>[1]</a></sup></p><ol><li id='Q.b.note-1'><a href='#Q.b.ref-1'>^</a> Notes.</ol>",
            ["paragraph: Moss.", "aside: [1] (note mark)", "aside: ^ (note mark)", "footnote: Notes."]),
    ]

    static let pictures = [
        BlockRow(
            "a description and a caption",
            "<figure><img alt='A boat at sea.' src=a><figcaption>At dawn.</figcaption></figure>",
            ["imageDescription: A boat at sea.", "caption: At dawn."]),
        BlockRow(
            "a description that is the caption",
            "<figure><img alt='At dawn' src=a><figcaption>At dawn.</figcaption></figure>",
            ["imageDescription: At dawn (same as its caption)", "caption: At dawn."]),
        BlockRow(
            "descriptions that describe nothing",
            "<img alt='IMG_2034.jpg' src=a><img alt=image src=b><img alt='' src=c><img src=d>",
            ["imageDescription: IMG_2034.jpg (no description)", "imageDescription: image (no description)"]),
        BlockRow("signs of the text", "<p>Fine <img alt='🙂' src=a class=emoji> day", ["paragraph: Fine 🙂 day"]),
        BlockRow(
            "a label over a picture, a label before a name",
            "<ul><li>Photo<img alt='A dog runs.' src=a></ul><figure><figcaption><span>Credit</span><span>Ada</span></figcaption></figure>",
            ["listItem 1: Photo (boilerplate)", "imageDescription: A dog runs.", "caption: Credit Ada"]),
    ]

    @Test("Tables", arguments: tables)
    func tablesAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    @Test("Notes", arguments: notes)
    func notesAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    @Test("Pictures", arguments: pictures)
    func picturesAsBlocks(_ row: BlockRow) { #expect(blockLines(row.html) == row.lines, sourceLocation: row.at) }

    @Test("One announcement is enough for the rows of a table, the notes of a list, the lines of a listing")
    func groups() {
        let article = Article(
            html:
                "<table><tr><td>a<td>b<tr><td>c<td>d</table><table><tr><td>e<td>f<tr><td>g<td>h</table><pre>x = 1;\ny = 2;</pre>"
        )
        #expect(article.blocks.map(\.continues) == [false, true, false, true, false])
        #expect(article.blocks.map(\.amount) == [2, nil, 2, nil, 2])
    }
}
