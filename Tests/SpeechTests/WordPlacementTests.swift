import Testing

@testable import Speech

@Suite("Words from what an engine reports")
struct WordPlacementTests {
    struct Row: Sendable {
        var text: String
        var reported: [(Int, Range<Int>)]
        var words: [String]
        var starts: [Int]
        var at: SourceLocation = #_sourceLocation
    }

    static let rows = [
        Row(
            text: "of the 1954", reported: [(0, 0..<2), (9, 7..<11), (12, 8..<11), (15, 8..<11)],
            words: ["of the", "1954"], starts: [0, 9]),
        Row(text: "one, two", reported: [(5, 0..<3), (3, 5..<8)], words: ["one", "two"], starts: [5, 5]),
        Row(text: "(abc)", reported: [(1, 1..<2)], words: ["abc"], starts: [1]),
        Row(text: "ab", reported: [(1, 0..<9), (2, 7..<9), (3, 2..<2)], words: ["ab"], starts: [1]),
        Row(text: "", reported: [(1, 0..<1)], words: [], starts: []),
        Row(text: "cafe\u{301} x", reported: [(1, 0..<4), (2, 6..<7)], words: ["cafe\u{301}", "x"], starts: [1, 2]),
    ]

    @Test("Words neither overlap nor go back in time")
    func placing() {
        for row in Self.rows {
            let words = WordPlacement.words(
                row.reported.map { SpokenSound.Word(start: $0.0, scalars: $0.1) }, in: row.text)
            let scalars = Array(row.text.unicodeScalars)
            let texts = words.map { word in
                var view = String.UnicodeScalarView()
                view.append(contentsOf: scalars[word.scalars])
                return String(view)
            }
            #expect(texts == row.words, sourceLocation: row.at)
            #expect(words.map(\.start) == row.starts, sourceLocation: row.at)
        }
    }
}
