/// A text in tokens, with what rules ask about them. Made in one walk; every question takes constant time.
struct TokenText {
    /// The text in UTF-8.
    let bytes: [UInt8]
    /// The tokens in order; they cover the text.
    let tokens: [Token]
    /// The length of the text in Unicode scalars.
    let scalarCount: Int

    /// The tokens of a text. `fixed` are stretches, in Unicode scalars, in order and apart, that are one token each.
    init(_ text: String, fixed: [Range<Int>] = []) {
        bytes = Array(text.utf8)
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 3 + 4)
        var scalar = 0
        var byte = 0
        var nextFixed = 0
        var letters = 0
        var capitals = 0
        var startsBig = false
        var open: Token.Kind?
        func close() {
            guard open == .word, !tokens.isEmpty, capitals > 0 else { return }
            tokens[tokens.count - 1].capitals =
                capitals == letters ? .all : capitals == 1 && startsBig ? .first : .mixed
        }
        while byte < bytes.count {
            if open == .word, bytes[byte] &- 0x61 < 26, nextFixed >= fixed.count {
                // Most of all: a small letter in a word.
                letters += 1
                byte += 1
                scalar += 1
                continue
            }
            let (value, width) = Self.scalar(in: bytes, at: byte)
            if nextFixed < fixed.count, fixed[nextFixed].upperBound <= scalar { nextFixed += 1 }
            if nextFixed < fixed.count, fixed[nextFixed].contains(scalar) {
                if fixed[nextFixed].lowerBound == scalar || open != .fixed {
                    close()
                    tokens.append(Token(kind: .fixed, byte: byte, scalar: scalar, first: UInt32(nextFixed)))
                    open = .fixed
                }
            } else {
                let kind = ScalarKind.of(value)
                switch kind {
                case .letter, .capital:
                    if open != .word {
                        close()
                        tokens.append(Token(kind: .word, byte: byte, scalar: scalar, first: value))
                        open = .word
                        letters = 0
                        capitals = 0
                        startsBig = kind == .capital
                    }
                    letters += 1
                    if kind == .capital { capitals += 1 }
                case .mark where open == .word: break
                case .digit, .space:
                    let kind: Token.Kind = kind == .digit ? .digits : .space
                    if open != kind {
                        close()
                        tokens.append(Token(kind: kind, byte: byte, scalar: scalar, first: value))
                        open = kind
                    }
                case .mark, .sign:
                    close()
                    tokens.append(Token(kind: .sign, byte: byte, scalar: scalar, first: value))
                    open = .sign
                }
            }
            byte += width
            scalar += 1
        }
        close()
        self.tokens = tokens
        scalarCount = scalar
    }

    /// The scalar that starts at a byte and its length in bytes; the text is well-formed.
    static func scalar(in bytes: [UInt8], at byte: Int) -> (value: UInt32, width: Int) {
        let lead = UInt32(bytes[byte])
        if lead < 0x80 { return (lead, 1) }
        func next(_ offset: Int) -> UInt32 { byte + offset < bytes.count ? UInt32(bytes[byte + offset] & 0x3F) : 0 }
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | next(1), 2) }
        if lead < 0xF0 { return ((lead & 0xF) << 12 | next(1) << 6 | next(2), 3) }
        return ((lead & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
}

extension TokenText {
    /// The number of tokens.
    var count: Int { tokens.count }

    /// The kind of a token; nil outside the text.
    func kind(_ index: Int) -> Token.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// Where a token starts in bytes; the text's length behind the last one.
    func byte(_ index: Int) -> Int { index < tokens.count ? tokens[index].byte : bytes.count }

    /// Where a token starts in scalars; the text's length behind the last one.
    func scalar(_ index: Int) -> Int { index < tokens.count ? tokens[index].scalar : scalarCount }

    /// The text of a token, or the empty string outside the text.
    func string(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return String(decoding: bytes[tokens[index].byte..<byte(index + 1)], as: UTF8.self)
    }

    /// The text of some tokens.
    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[byte(range.lowerBound)..<byte(range.upperBound)], as: UTF8.self)
    }

    /// The text of a token in small letters.
    func lower(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return tokens[index].capitals == .none ? string(index) : string(index).lowercased()
    }

    /// A text of at most eight bytes as one number; nil for longer ones.
    static func packed(_ bytes: some Sequence<UInt8>) -> UInt64? {
        var packed: UInt64 = 0
        var count = 0
        for byte in bytes {
            guard count < 8 else { return nil }
            packed = packed << 8 | UInt64(byte)
            count += 1
        }
        return packed
    }

    /// A word in small letters as one number, where at most its first letter is a capital and of ASCII; nil where it
    /// has more than eight bytes.
    func packed(_ index: Int) -> UInt64? {
        let (start, end) = (byte(index), byte(index + 1))
        guard end - start <= 8, start < end else { return nil }
        var packed = UInt64(tokens[index].capitals == .none ? bytes[start] : bytes[start] | 0x20)
        for place in start + 1..<end { packed = packed << 8 | UInt64(bytes[place]) }
        return packed
    }

    /// Whether a token is the given sign.
    func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].first == sign.value
    }

    /// Whether a token is of a script that goes on behind an address without a space: its letters, stops, brackets.
    func isIdeographic(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind != .fixed && tokens[index].first >= 0x2E80
    }

    /// Whether a token is one of the given signs.
    func isSign(_ index: Int, in signs: Set<Unicode.Scalar>) -> Bool {
        sign(index).map(signs.contains) ?? false
    }

    /// Whether a token is one of a few signs: a list that is written at the call costs nothing to set up, a set does.
    func isSign(_ index: Int, in signs: [Unicode.Scalar]) -> Bool {
        sign(index).map(signs.contains) ?? false
    }

    /// Whether a token is one of the signs of a text.
    func isSign(_ index: Int, of signs: String) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .sign else { return false }
        let first = tokens[index].first
        for sign in signs.unicodeScalars where sign.value == first { return true }
        return false
    }

    /// The sign at a place, or nil where there is none.
    func sign(_ index: Int) -> Unicode.Scalar? {
        guard tokens.indices.contains(index), tokens[index].kind == .sign else { return nil }
        return Unicode.Scalar(tokens[index].first)
    }

    func isWord(_ index: Int) -> Bool { kind(index) == .word }
    func isDigits(_ index: Int) -> Bool { kind(index) == .digits }
    func isSpace(_ index: Int) -> Bool { kind(index) == .space }

    /// The length of a token in bytes.
    func length(_ index: Int) -> Int { byte(index + 1) - byte(index) }

    /// How a word is written.
    func capitals(_ index: Int) -> Token.Capitals { isWord(index) ? tokens[index].capitals : .none }

    /// Whether a word begins with a capital.
    func startsBig(_ index: Int) -> Bool {
        switch capitals(index) {
        case .first, .all: true
        case .mixed: ScalarKind.of(tokens[index].first) == .capital
        case .none: false
        }
    }

    /// The index behind one space, or the same where there is none.
    func skipSpace(_ index: Int) -> Int { isSpace(index) ? index + 1 : index }

    /// The index of the word that stands directly before a token, with a space between; nil where there is none.
    func wordIndex(before index: Int) -> Int? {
        let last = isSpace(index - 1) ? index - 2 : index - 1
        return isWord(last) ? last : nil
    }

    /// That word in small letters, or the empty string.
    func word(before index: Int) -> String { wordIndex(before: index).map(lower) ?? "" }

    /// The word that follows behind at most one space, in small letters, or the empty string.
    func word(at index: Int) -> String {
        let next = skipSpace(index)
        return isWord(next) ? lower(next) : ""
    }

    /// Whether nothing but closing signs and white space follows.
    func isEnd(_ index: Int) -> Bool {
        var next = index
        while next < count, next < index + 6 {
            switch kind(next) {
            case .space: break
            case .sign where isSign(next, in: Self.closers): break
            default: return false
            }
            next += 1
        }
        return next >= count
    }

    private static let closers: Set<Unicode.Scalar> = Set("\"')]}»«”“’‘›‹".unicodeScalars)
}
