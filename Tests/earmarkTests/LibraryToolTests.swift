import Foundation
import Library
import TestSupport
import Testing

@testable import earmark

@Suite("The library on the command line", .timeLimit(.minutes(10)))
struct LibraryToolTests {
    /// Files that the examples of the help name, and an article in the library.
    private static let scene = """
        set -e; cd "$TMPDIR"; export XDG_DATA_HOME="$TMPDIR/data"
        echo '<h1>The Lighthouse</h1><p>A long text about a lighthouse that stands far out at sea.</p>' >lighthouse.html
        echo '<h1>A page</h1><p>Another text, about something else entirely.</p>' >article.html
        printf '# Notes\\n\\nA few words that nobody else has.\\n' >notes.md
        "$0" add lighthouse.html --label news >/dev/null; rm lighthouse.html
        earmark() { "$EARMARK" "$@"; }; EARMARK="$0"
        """

    static let examples = Command.ofLibrary.flatMap { [$0] + $0.commands }.flatMap(\.examples)

    @Test("Every example of the help works", arguments: examples)
    func example(_ line: String) async throws {
        let server = try LoopbackServer { _ in
            .response(200, ["Content-Type: text/html"], body: Array("<h1>S</h1><p>A story of the sea.".utf8))
        }
        var line = line.replacing("https://example.org/story", with: server.address("/story"))
        if line.contains("| jq"), !Command.isThere("jq") { line = String(line.prefix { $0 != "|" }) }
        let book = line.contains("book.epub") ? Self.book : ""
        let archive = line.contains("import") ? #""$0" export library.tar.gz 2>/dev/null"# : ""
        let outcome = try await Tool.run([], shell: [Self.scene, book, archive, line].joined(separator: "\n"))
        #expect(outcome.code == 0, "\(outcome.complaint)")
        // A change may have nothing to say; what shows something shows it.
        let silent = ["edit", "archive", "delete", "export", "import", "label l", "rescue"]
        let isSilent = silent.contains(where: line.contains)
        #expect(outcome.output.isEmpty == isSilent, "\(outcome.output)")
    }

    private static let book = """
        python3 - <<'END'
        import zipfile
        z = zipfile.ZipFile('book.epub', 'w')
        z.writestr('mimetype', 'application/epub+zip')
        z.writestr('META-INF/container.xml', '<rootfile full-path="b.opf"/>')
        z.writestr('b.opf', '<dc:title>Book</dc:title><item id="a" href="a.html"/><itemref idref="a"/>')
        z.writestr('a.html', '<body><p>' + 'A story of the sea. ' * 9 + '</p></body>')
        END
        """

    @Test("An article goes its way: added, recognised, found, changed, read, put away, deleted")
    func way() async throws {
        let outcome = try await Tool.run(
            [],
            shell: Self.scene + #"""

                earmark add article.html notes.md article.html
                earmark list --sort title
                earmark list --json | grep -o '"title":"[^"]*"'
                earmark list sea
                earmark edit notes --title "My notes" --language en
                earmark show "my notes" | grep -E '^(Title|Language)'
                earmark script notes
                earmark archive page notes
                earmark list; echo --
                earmark list --archive --reverse
                earmark archive page --undo
                earmark delete page --yes
                earmark list --all
                earmark library check
                """#)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let shape = outcome.output.split(separator: "\n").map { line in
            line.replacing(#/^[0-9A-Z]{8}  /#, with: "ID  ").replacing(#/[0-9]{4}-[0-9]{2}-[0-9]{2}/#, with: "DAY")
        }
        #expect(
            shape == [
                "ID  A page", "ID  Notes", "ID  A page", "ID  1 min  DAY  A page", "ID  1 min  DAY  Notes",
                "ID  1 min  DAY  The Lighthouse  [news]", #""title":"Notes""#, #""title":"A page""#,
                #""title":"The Lighthouse""#, "ID  1 min  DAY  The Lighthouse  [news]",
                "          … text about a lighthouse that stands far out at sea.", "Title:      My notes",
                "Language:   en", "title             en  My notes", "heading           en  Notes",
                "paragraph         en  A few words that nobody else has.", "ID  1 min  DAY  The Lighthouse  [news]",
                "--", "ID  1 min  DAY  A page", "ID  1 min  DAY  My notes",
                "ID  1 min  DAY  My notes", "ID  1 min  DAY  The Lighthouse  [news]", shape.last ?? "",
            ], "\(outcome.output)")
        #expect(outcome.output.hasSuffix("everything can be read\n"))
        #expect(outcome.complaint.contains("“A page”: its text is in the library already"))
    }

    @Test("A damaged library is named and kept, keeps nobody from hearing a file, and is set aside when asked")
    func damage() async throws {
        let outcome = try await Tool.run(
            [],
            shell: Self.scene + #"""

                library="$XDG_DATA_HOME/earmark/library.sqlite"; rm -f "$library"-*; echo 'no library at all' >"$library"
                earmark script notes.md | grep "few words"
                earmark list && exit 9
                earmark library rescue --yes; earmark list --all
                cat "$library".damaged-*
                """#)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        #expect(outcome.output.hasSuffix("A few words that nobody else has.\nno library at all\n"), "\(outcome.output)")
        #expect(outcome.complaint.contains("is no library of Earmark"))
    }

    struct Row: Sendable {
        var line: String
        var code: Int32
        var complaint: String
        var at: SourceLocation

        init(_ line: String, _ code: Int32, _ complaint: String, at: SourceLocation = #_sourceLocation) {
            (self.line, self.code, self.complaint, self.at) = (line, code, complaint, at)
        }
    }

    static let complaints = [
        Row("show nothing", 1, "there is no article “nothing” in the library"),
        Row("show", 2, "show needs an article"), Row("edit lighthouse", 2, "edit needs something to change"),
        Row("edit lighthouse --title ' '", 2, "the title is empty"), Row("label lighthouse", 2, "--add or --remove"),
        Row("label --add x", 2, "label needs an article"), Row("delete lighthouse", 2, "nobody can be asked here"),
        Row("list --unread --archive", 2, "list shows one part: --unread or --archive"),
        Row("list --sort size", 2, "“size” is not date, length or title"),
        Row("list --shorter x", 2, "“x” is no number"), Row("export x.zip", 2, "a file that ends in .tar.gz"),
        Row("import notes.md", 1, "notes.md"), Row("import nowhere.tar.gz", 1, "nowhere.tar.gz cannot be read"),
        Row("add nowhere.html", 1, "nowhere.html does not exist"),
        Row("add nowhere.html notes.md", 1, "nowhere.html does not exist"),
        Row("add x y --title T", 2, "--title goes with one source"), Row("say nothing", 1, "nothing does not exist"),
        Row("list zebra", 0, "nothing fits"), Row("list --data nowhere", 0, "the library is empty"),
        Row("show lighthouse --data nowhere", 1, "the library is empty"),
        Row("library rescue --data nowhere", 1, "there is no library in nowhere"),
        Row("list --data notes.md", 0, "the library is empty"),
        Row("add notes.md --data article.html", 1, "cannot be used"),
        Row("list --label 'no such'", 0, "nothing fits"), Row("list '\"'", 0, "nothing fits"),
    ]

    @Test("What cannot be done is said in a sentence", arguments: complaints)
    func complaining(_ row: Row) async throws {
        let outcome = try await Tool.run([], shell: Self.scene + "\nearmark " + row.line)
        #expect(outcome.code == row.code, "\(outcome.complaint)", sourceLocation: row.at)
        #expect(outcome.complaint.contains(row.complaint), "\(outcome.complaint)", sourceLocation: row.at)
        #expect(!outcome.complaint.contains("SQLite"), sourceLocation: row.at)
    }
}

extension earmark.Command {
    /// Whether a program is installed.
    fileprivate static func isThere(_ name: String) -> Bool { TestSupport.Command.isInstalled(name) }
}
