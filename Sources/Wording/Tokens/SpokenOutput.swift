internal import Narration

/// The spoken form in the making, with its map.
struct SpokenOutput {
    private(set) var bytes: [UInt8] = []
    private(set) var pieces: [SpokenMap.Piece] = []
    private var scalars = 0
    /// What the last scalar is, and whether it belongs to a replacement.
    private var last = ScalarKind.space
    private var lastIsReplaced = false

    /// An output for a text of the given length in bytes.
    init(reserving capacity: Int) {
        bytes.reserveCapacity(capacity + capacity / 2)
    }

    /// Copies tokens as they are. Between words and what was replaced beside them comes a space.
    mutating func copy(_ range: Range<Int>, of text: TokenText) {
        if lastIsReplaced, Self.isSpeakable(last), Self.isSpeakable(Self.edge(text.tokens[range.lowerBound].first)),
            let piece = pieces.indices.last
        {
            bytes.append(0x20)
            scalars += 1
            pieces[piece].spoken = pieces[piece].spoken.lowerBound..<scalars
        }
        bytes.append(contentsOf: text.bytes[text.byte(range.lowerBound)..<text.byte(range.upperBound)])
        scalars += text.scalar(range.upperBound) - text.scalar(range.lowerBound)
        last = Self.edge(text.tokens[range.upperBound - 1].first)
        lastIsReplaced = false
    }

    /// Says other words for some tokens.
    mutating func replace(_ range: Range<Int>, of text: TokenText, with words: String) {
        let place = text.scalar(range.lowerBound)..<text.scalar(range.upperBound)
        let start = scalars
        var words = words[...]
        if last == .space, bytes.isEmpty || bytes.last == 0x20 { words = words.drop { $0 == " " } }
        if let first = words.unicodeScalars.first {
            let touches = Self.isSpeakable(last) && Self.isSpeakable(Self.edge(first.value))
            if touches || (first == "[" && bytes.last == 0x5B) {
                bytes.append(0x20)
                scalars += 1
            }
            bytes.append(contentsOf: words.utf8)
            scalars += words.unicodeScalars.count
            if let final = words.unicodeScalars.last { last = Self.edge(final.value) }
            lastIsReplaced = true
        }
        pieces.append(SpokenMap.Piece(text: place, spoken: start..<scalars))
    }

    /// Says words before a token that stand for nothing in the text.
    mutating func say(_ words: String, before index: Int, of text: TokenText) {
        let place = text.scalar(index)
        let start = scalars
        bytes.append(contentsOf: words.utf8)
        scalars += words.unicodeScalars.count
        last = .space
        lastIsReplaced = false
        pieces.append(SpokenMap.Piece(text: place..<place, spoken: start..<scalars))
    }

    /// Whether a token is a bracket behind the same one: two of them are a command.
    func wouldDouble(_ index: Int, of text: TokenText) -> Bool {
        (text.isSign(index, "[") && bytes.last == 0x5B) || (text.isSign(index, "]") && bytes.last == 0x5D)
    }

    /// The kind of a scalar at an edge; no space belongs between words in scripts that have none.
    private static func edge(_ value: UInt32) -> ScalarKind {
        ScalarKind.isUnspaced(value) ? .sign : ScalarKind.of(value)
    }

    private static func isSpeakable(_ kind: ScalarKind) -> Bool {
        switch kind {
        case .letter, .capital, .digit, .mark: true
        case .space, .sign: false
        }
    }

    /// What was made.
    var form: SpokenForm {
        SpokenForm(String(decoding: bytes, as: UTF8.self), map: SpokenMap(pieces))
    }
}
