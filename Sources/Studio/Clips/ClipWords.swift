import Narration

/// The words of a clip as the JSON in its file: `{"measured":true,"words":[[0,0,5],[9113,6,9]]}`, each word its start
/// and the bounds of its scalars.
///
/// Written and read by hand: a thousand clips are looked into before an article's first byte is sent.
struct ClipWords {
    var words: [Timeline.Word]
    var areMeasured: Bool

    init(words: [Timeline.Word], areMeasured: Bool) {
        self.words = words
        self.areMeasured = areMeasured
    }

    private static let heads = [
        (true, Array(#"{"measured":true,"words":["#.utf8)), (false, Array(#"{"measured":false,"words":["#.utf8)),
    ]

    /// The words in JSON of just this shape; nil for any other, and for starts that fall.
    init?(json: ArraySlice<UInt8>) {
        guard let head = Self.heads.first(where: { json.starts(with: $0.1) }) else { return nil }
        areMeasured = head.0
        words = []
        var rest = json.dropFirst(head.1.count)
        var last = 0
        while rest.first == UInt8(ascii: "[") {
            rest = rest.dropFirst()
            guard let start = Self.number(from: &rest, until: ","), let lower = Self.number(from: &rest, until: ","),
                let upper = Self.number(from: &rest, until: "]"), start >= last, lower <= upper
            else { return nil }
            words.append(Timeline.Word(start: start, scalars: lower..<upper))
            last = start
            if rest.first == UInt8(ascii: ",") { rest = rest.dropFirst() }
        }
        guard rest.elementsEqual("]}".utf8) else { return nil }
    }

    /// The words as JSON.
    var json: [UInt8] {
        let entries = words.map { "[\($0.start),\($0.scalars.lowerBound),\($0.scalars.upperBound)]" }
        let text = #"{"measured":\#(areMeasured),"words":[\#(entries.joined(separator: ","))]}"#
        return Array(text.utf8)
    }

    /// Takes a number of up to fifteen digits and the character behind it off the front.
    private static func number(from bytes: inout ArraySlice<UInt8>, until end: Unicode.Scalar) -> Int? {
        var value = 0
        var digits = 0
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: end) { return digits > 0 ? value : nil }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 15 else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            digits += 1
        }
        return nil
    }
}
