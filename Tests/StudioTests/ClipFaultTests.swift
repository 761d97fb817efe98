import Audio
import Speech
import Studio
import TestSupport
import Testing

@Suite("Faults of clips")
struct ClipFaultTests {
    struct Row: Sendable {
        let name: String
        let sound: [Float]
        let text: String
        let fault: String?
        let at: SourceLocation

        init(
            _ name: String, _ sound: [Float], _ text: String, _ fault: String?,
            at: SourceLocation = #_sourceLocation
        ) {
            (self.name, self.sound, self.text, self.fault, self.at) = (name, sound, text, fault, at)
        }
    }

    private static func speech(_ seconds: Double) -> [Float] {
        Signals.speech(count: Int(seconds * 24_000), rate: 24_000)
    }

    static let rows = [
        Row("usual", speech(3), "Thirty-two people signed the petition before noon.", nil),
        Row("a short word", speech(0.3), "Yes.", nil),
        Row("a number", speech(6), "In 1999, 4,321,567 £ were lost.", nil),
        Row("Chinese", speech(3), "我们今天去公园散步。", nil),
        Row("spelt", speech(4), "HTTP, TCP", nil),
        Row("nothing", [], "Yes.", "empty"),
        Row("silence", [Float](repeating: 0.0001, count: 24_000), "Yes.", "empty"),
        Row("silence for nothing to say", [Float](repeating: 0, count: 24_000), "—", nil),
        Row("no numbers", speech(1) + [.nan], "Yes.", "notANumber"),
        Row("clipped", speech(3).map { min(max($0 * 20, -1), 1) }, "Thirty-two people signed it.", "clipped"),
        Row("some at full scale", speech(3) + [Float](repeating: 1, count: 200), "Thirty-two people signed.", nil),
        Row("swallowed", speech(0.3), "Thirty-two people signed the petition before noon.", "tooShort"),
        Row("astray", speech(20), "Thirty-two people signed.", "tooLong"),
    ]

    @Test("A fault is found, and only a fault", arguments: rows)
    func fault(_ row: Row) {
        let spoken = SpokenSound(
            sound: Sound(samples: row.sound, rate: .product), words: [], wordsAreMeasured: false)
        let found = ClipFault(of: spoken, text: row.text)
            .map { String(describing: $0).split(separator: "(").first.map(String.init) ?? "" }
        #expect(found == row.fault, "\(row.name)", sourceLocation: row.at)
    }
}
