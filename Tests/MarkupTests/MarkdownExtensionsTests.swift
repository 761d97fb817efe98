import Narration
import Testing

@testable import Markup

@Suite("Footnotes and tables in Markdown")
struct MarkdownExtensionsTests {
    static let text = """
        # Rope

        Hemp swells when it is wet.[^1] Nylon does not.[^why]

        [^1]: So say the old books.
        [^why]: It takes up little water,
            as anyone can try.

        | Rope | Lasts |
        |------|------:|
        | hemp | ten *dry* years |
        | nylon | twenty |

        The end, with `a[^1]` in code.

        ```
        | not | a table |
        |-----|---------|
        [^1]: not a note
        ```
        """

    @Test("Marks and notes are not spoken, rows are read cell by cell, code is left alone")
    func script() {
        let script = Script(of: Article(markdown: Self.text))
        #expect(
            script.utterances.map(\.text) == [
                "Rope", "Hemp swells when it is wet.", "Nylon does not.", "Rope, Lasts", "hemp, ten dry years",
                "nylon, twenty", "The end, with a[^1] in code.", "Code block, 3 lines.",
            ])
        let notes = script.skipped.filter { $0.kind == .footnote }.map(\.text)
        #expect(notes == ["So say the old books.", "It takes up little water, as anyone can try."])
        #expect(script.skipped.contains { $0.kind == .code && $0.text.contains("not a note") })
    }
}
