internal import CICU
public import Narration

/// Finds the sentences of texts in one language: ICU's rules, mended where they do not know abbreviations,
/// initials, ordinals and ellipses, and a limit on length.
///
/// Offsets are in UTF-16 units throughout. A class because ICU keeps an iterator; not for several threads at once.
@safe
public final class Sentences {
    /// A sentence, or a part of one that was too long.
    public struct Piece: Hashable {
        /// Where it stands, without white space around it.
        public var range: Range<String.Index>
        /// Whether its sentence goes on in the next piece.
        public var isCut: Bool

        /// A piece at the given place.
        public init(range: Range<String.Index>, isCut: Bool) {
            self.range = range
            self.isCut = isCut
        }
    }

    /// The most UTF-16 units of a piece.
    public static let limit = 200

    private let iterator: UnsafeMutableRawPointer?
    private let rules: SentenceRules

    /// Sentences by the rules of a language; by the general ones when it is nil or unknown.
    public init(in language: LanguageTag?) {
        let locale = language?.language ?? ""
        unsafe iterator = earmark_icu_open_sentences(locale) ?? earmark_icu_open_sentences("")
        rules = SentenceRules(language: locale)
    }

    deinit {
        if let iterator = unsafe iterator { unsafe earmark_icu_close_sentences(iterator) }
    }

    /// The sentences of a text in order, each at most ``limit`` units long; what is between them is white space.
    /// Takes time in proportion to the text.
    public func pieces(of text: String) -> [Piece] {
        let units = Array(text.utf16)
        var pieces: [Piece] = []
        var index = text.utf16.startIndex
        var offset = 0
        /// The index of an offset; offsets only grow, so that all of them cost one walk through the text.
        func place(_ next: Int) -> String.Index {
            index = text.utf16.index(index, offsetBy: next - offset)
            offset = next
            return index
        }
        var start = 0
        for end in ends(of: units) {
            let cuts = Clauses.cuts(of: units, in: trimmed(start..<end, of: units), limit: Self.limit)
            for (number, cut) in cuts.enumerated() {
                let range = trimmed(cut, of: units)
                if range.isEmpty { continue }
                pieces.append(
                    Piece(range: place(range.lowerBound)..<place(range.upperBound), isCut: number + 1 < cuts.count))
            }
            start = end
        }
        return pieces
    }

    /// The ends of the sentences, the last one being the end of the text.
    func ends(of units: [UInt16]) -> [Int] {
        guard !units.isEmpty else { return [] }
        var ends = rules.ends(from: foundEnds(of: units), in: units)
        if ends.last != units.count { ends.append(units.count) }
        return ends
    }

    private func foundEnds(of units: [UInt16]) -> [Int] {
        guard let iterator = unsafe iterator, units.count < Int(Int32.max) else { return [units.count] }
        var ends = [Int32](repeating: 0, count: units.count / 16 + 16)
        var count = 0
        for _ in 0..<2 {
            count = unsafe units.withUnsafeBufferPointer { text in
                unsafe ends.withUnsafeMutableBufferPointer { room in
                    Int(
                        unsafe earmark_icu_sentence_ends(
                            iterator, text.baseAddress, Int32(text.count), room.baseAddress, Int32(room.count)))
                }
            }
            if count <= ends.count { break }
            ends = [Int32](repeating: 0, count: count)
        }
        return ends.prefix(count).map(Int.init)
    }

    private func trimmed(_ range: Range<Int>, of units: [UInt16]) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, units[start].isSpace { start += 1 }
        while end > start, units[end - 1].isSpace { end -= 1 }
        return start..<end
    }
}

extension UInt16 {
    /// White space, no-break and ideographic spaces included.
    var isSpace: Bool {
        switch self {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// A quote or bracket that may stand after a stop.
    var isCloser: Bool {
        switch self {
        case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300D, 0x300F, 0x3011, 0x3009,
            0x300B, 0x3015, 0xFF09, 0xFF3D:
            true
        default: false
        }
    }

    /// A quote or bracket that may stand before a word.
    var isOpener: Bool {
        switch self {
        case 0x28, 0x5B, 0x7B, 0xBF, 0xA1, 0x201E, 0x201A, 0x300C, 0x300E, 0x3010, 0xFF08: true
        default: isCloser && self != 0x29 && self != 0x5D && self != 0x7D
        }
    }

    private var scalar: Unicode.Scalar? { Unicode.Scalar(self) }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isLetter: Bool { scalar?.properties.isAlphabetic ?? true }
    var isUpper: Bool { scalar?.properties.isUppercase ?? false }
    var isLower: Bool { scalar?.properties.isLowercase ?? false }
    /// The second half of a pair, a combining mark, a joiner or a variation selector: never to be cut off.
    var continuesCharacter: Bool {
        if self >= 0xDC00 && self <= 0xDFFF { return true }
        guard let scalar else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return self == 0x200D
        }
    }
}
