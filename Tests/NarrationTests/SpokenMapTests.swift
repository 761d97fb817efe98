import Narration
import Testing

@Suite("Spoken map")
struct SpokenMapTests {
    /// "a 21 % b" is said "a twenty-one percent b".
    private let map = SpokenMap([.init(text: 2..<6, spoken: 2..<20)])

    struct Row: Sendable {
        let name: String
        let spoken: Range<Int>
        let text: Range<Int>
        let at: SourceLocation

        init(_ name: String, spoken: Range<Int>, text: Range<Int>, at: SourceLocation = #_sourceLocation) {
            (self.name, self.spoken, self.text, self.at) = (name, spoken, text, at)
        }
    }

    static let rows = [
        Row("before the piece", spoken: 0..<1, text: 0..<1),
        Row("a word of the piece", spoken: 2..<12, text: 2..<6),
        Row("the last word of the piece", spoken: 13..<20, text: 2..<6),
        Row("after the piece", spoken: 21..<22, text: 7..<8),
        Row("over the whole", spoken: 0..<22, text: 0..<8),
    ]

    @Test("Places of the spoken form find their text", arguments: rows)
    func places(_ row: Row) {
        #expect(map.text(of: row.spoken) == row.text, sourceLocation: row.at)
    }

    @Test("Places of the text find their spoken form")
    func back() {
        #expect(map.spoken(of: 3..<4) == 2..<20)
        #expect(map.spoken(of: 7..<8) == 21..<22)
        #expect(SpokenMap().spoken(of: 3..<9) == 3..<9)
    }
}
