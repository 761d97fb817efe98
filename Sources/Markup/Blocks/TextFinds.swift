/// What plain text may hold that is no prose: formulas between TeX's marks, and marks of notes without a link.
struct TextFinds {
    enum Kind {
        case formula(Formula)
        case mark
    }

    var kind: Kind
    /// Its bytes in the text's UTF-8.
    var bytes: Range<Int>

    /// All finds, in order. Texts without `[`, `$`, `\` and raised digits cost one look.
    static func all(in text: String) -> [TextFinds] {
        var hasOpening = false
        var before: UInt8 = 0
        for byte in text.utf8 {
            if byte == bracket || byte == dollar || byte == backslash || isRaised(byte, after: before) {
                hasOpening = true
                break
            }
            before = byte
        }
        guard hasOpening else { return [] }
        let bytes = Array(text.utf8)
        var finds: [TextFinds] = []
        var closers = Closers(bytes)
        var index = 0
        while index < bytes.count {
            let find =
                switch bytes[index] {
                case bracket: mark(bytes, at: index)
                case dollar: dollars(bytes, at: index, &closers)
                case backslash: backslashed(bytes, at: index, &closers)
                case 0xC2, 0xE2: raised(bytes, at: index)
                default: TextFinds?.none
                }
            if let find { finds.append(find) }
            index = find?.bytes.upperBound ?? index + 1
        }
        return finds
    }

    private static let bracket = UInt8(ascii: "[")
    private static let dollar = UInt8(ascii: "$")
    private static let backslash = UInt8(ascii: "\\")

    /// Whether a byte may be the second one of a raised digit.
    private static func isRaised(_ byte: UInt8, after lead: UInt8) -> Bool {
        lead == 0xC2 ? byte == 0xB9 || byte == 0xB2 || byte == 0xB3 : lead == 0xE2 && byte == 0x81
    }

    /// A raised number right behind a stop or a quote, and before white space: "at two metres.¹ It".
    private static func raised(_ bytes: [UInt8], at index: Int) -> TextFinds? {
        guard index > 0, [0x2E, 0x21, 0x3F, 0xBB, 0x9D].contains(bytes[index - 1]) else { return nil }
        var end = index
        while end < bytes.count, end - index < 9 {
            let width = bytes[end] == 0xC2 ? 2 : bytes[end] == 0xE2 ? 3 : 0
            guard width > 0, end + width <= bytes.count, isRaised(bytes[end + 1], after: bytes[end]),
                width == 2 || bytes[end + 2] >= 0xB0 && bytes[end + 2] <= 0xB9
            else { break }
            end += width
        }
        guard end > index, end == bytes.count || bytes[end] <= 0x20 else { return nil }
        return TextFinds(kind: .mark, bytes: index..<end)
    }

    /// `[12]` right behind a word or a stop.
    private static func mark(_ bytes: [UInt8], at index: Int) -> TextFinds? {
        guard index > 0, bytes[index - 1] > 0x20, bytes[index - 1] != UInt8(ascii: "("), bytes[index - 1] != bracket
        else {
            return nil
        }
        var end = index + 1
        while end < bytes.count, end - index <= 12, bytes[end].isMarkPart { end += 1 }
        guard end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "]"),
            bytes[index + 1..<end].contains(where: { $0 >= 0x30 && $0 <= 0x39 })
        else { return nil }
        if end + 1 < bytes.count, bytes[end + 1].isLetterOrDigit, bytes[end + 1] < 0x80 { return nil }
        return TextFinds(kind: .mark, bytes: index..<end + 1)
    }

    /// `$$…$$`, and `$…$` where what is between cannot be money.
    private static func dollars(_ bytes: [UInt8], at index: Int, _ closers: inout Closers) -> TextFinds? {
        if index + 1 < bytes.count, bytes[index + 1] == dollar {
            guard let end = closers.next([dollar, dollar], from: index + 2), end > index + 2 else { return nil }
            return formula(bytes, index + 2..<end, whole: index..<end + 2)
        }
        guard index + 1 < bytes.count, bytes[index + 1] > 0x20, let end = closers.next([dollar], from: index + 1),
            end - index < 400, bytes[end - 1] > 0x20,
            bytes[index + 1..<end].contains(where: { $0 == backslash || $0 == 0x5E || $0 == 0x5F }),
            !(end + 1 < bytes.count && bytes[end + 1] >= 0x30 && bytes[end + 1] <= 0x39)
        else { return nil }
        return formula(bytes, index + 1..<end, whole: index..<end + 1)
    }

    /// `\(…\)` and `\[…\]`.
    private static func backslashed(_ bytes: [UInt8], at index: Int, _ closers: inout Closers) -> TextFinds? {
        guard index + 1 < bytes.count else { return nil }
        let closer: UInt8
        switch bytes[index + 1] {
        case UInt8(ascii: "("): closer = UInt8(ascii: ")")
        case bracket: closer = UInt8(ascii: "]")
        default: return nil
        }
        guard let end = closers.next([backslash, closer], from: index + 2) else { return nil }
        return formula(bytes, index + 2..<end, whole: index..<end + 2)
    }

    private static func formula(_ bytes: [UInt8], _ inside: Range<Int>, whole: Range<Int>) -> TextFinds? {
        guard inside.count <= 2_000 else { return nil }
        let tex = String(decoding: bytes[inside], as: UTF8.self)
        guard tex.contains(where: { !$0.isWhitespace }) else { return nil }
        return TextFinds(kind: .formula(Formula(tex: tex) ?? .text(Formula.unread)), bytes: whole)
    }
}

/// Finds closing marks, each stretch of text once: a mark that was not found is not looked for again.
private struct Closers {
    let bytes: [UInt8]
    private var known: [[UInt8]: Int] = [:]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Where a mark stands at or after a place; nil where it does not come any more.
    mutating func next(_ mark: [UInt8], from start: Int) -> Int? {
        if let place = known[mark], place >= start { return place == .max ? nil : place }
        var index = start
        while index + mark.count <= bytes.count {
            if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) {
                known[mark] = index
                return index
            }
            index += 1
        }
        known[mark] = .max
        return nil
    }
}

extension UInt8 {
    fileprivate var isMarkPart: Bool {
        (self >= 0x30 && self <= 0x39) || self == UInt8(ascii: ",") || self == 0x20 || self == UInt8(ascii: "-")
    }
}
