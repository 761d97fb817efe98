public import Narration

/// The sentences of texts in one language: ICU's rules, mended where they do not know abbreviations, initials,
/// ordinals, ellipses and quotes, and a limit on length.
///
/// A class because ICU keeps an iterator; not for several threads at once.
public final class Sentences {
    /// A sentence, or a part of one that was too long.
    public struct Piece: Hashable, Sendable {
        /// Where it stands, without white space around it.
        public var range: Range<String.Index>
        /// The same place in Unicode scalars from the start of the text.
        public var scalars: Range<Int>
        /// Whether its sentence goes on in the next piece.
        public var isCut: Bool
    }

    /// The most UTF-16 units of a piece. Of signs that are a syllable each, ``syllableLimit`` are as many. What is not to be cut, an address or an atom, counts 24 at most.
    public static let limit = 200
    /// The most UTF-16 units of a piece in Chinese or Japanese: 193 of them are 45 s of speech.
    public static let syllableLimit = 80
    /// The same for Korean, with its spaces.
    static let hangulLimit = 110

    private let breaks: Breaks
    private let rules: SentenceRules
    private let clauses: Clauses

    /// Sentences by the rules of a language; by the general ones when it is nil or unknown.
    public init(in language: LanguageTag?) {
        let name = language?.language ?? ""
        breaks = Breaks(.sentences, in: name)
        rules = SentenceRules(language: name)
        clauses = Clauses(language: name)
    }

    /// The sentences of a text in order, each at most ``limit`` units long, or ``syllableLimit``; what is between them is white space.
    /// `atoms` are parts that are not to be cut, in order, in Unicode scalars. Takes time in proportion to the text.
    public func pieces(of text: some StringProtocol, atoms: [Range<Int>] = []) -> [Piece] {
        let text = UnitText(text, atoms: atoms)
        return pieces(of: text, ends: ends(of: text), limit: Self.limit)
    }

    /// One sentence in parts of at most `limit` units, cut at its clauses.
    public func parts(of sentence: some StringProtocol, atoms: [Range<Int>] = [], ofAtMost limit: Int) -> [Piece] {
        let text = UnitText(sentence, atoms: atoms)
        return pieces(of: text, ends: [text.units.count], limit: max(2, limit))
    }

    /// The ends of the sentences, the last one being the end of the text.
    private func ends(of text: UnitText<some StringProtocol>) -> [Int] {
        let units = text.units
        guard !units.isEmpty else { return [] }
        var ends = rules.ends(from: breaks.ends(in: units), marks: text.marks, in: units)
        if ends.last != units.count { ends.append(units.count) }
        guard !text.atoms.isEmpty else { return ends }
        var atoms = text.atoms[...]
        return ends.filter { end in
            while let first = atoms.first, first.upperBound <= end { atoms.removeFirst() }
            return atoms.first.map { end <= $0.lowerBound } ?? true
        }
    }

    private func pieces(of text: UnitText<some StringProtocol>, ends: [Int], limit: Int) -> [Piece] {
        var places = text.places
        var pieces: [Piece] = []
        pieces.reserveCapacity(ends.count)
        var start = 0
        for end in ends {
            let range = Self.trimmed(start..<end, of: text.units)
            start = end
            if range.isEmpty { continue }
            if range.count <= limit {
                let (from, to) = (places.advance(to: range.lowerBound), places.advance(to: range.upperBound))
                pieces.append(Piece(range: from.index..<to.index, scalars: from.scalar..<to.scalar, isCut: false))
                continue
            }
            let first = pieces.count
            let limit = Self.limit(of: text.units, in: range, atMost: limit)
            for cut in clauses.cuts(of: text.units, in: range, atoms: text.atoms, limit: limit) {
                let range = Self.trimmed(cut, of: text.units)
                if range.isEmpty { continue }
                let (from, to) = (places.advance(to: range.lowerBound), places.advance(to: range.upperBound))
                pieces.append(Piece(range: from.index..<to.index, scalars: from.scalar..<to.scalar, isCut: true))
            }
            if pieces.count > first { pieces[pieces.count - 1].isCut = false }
        }
        return pieces
    }

    /// The limit for a sentence, by what most of it is written with.
    private static func limit(of units: [UInt16], in range: Range<Int>, atMost limit: Int) -> Int {
        guard range.count > syllableLimit, limit > syllableLimit else { return limit }
        var signs = 0
        var hangul = 0
        for unit in units[range] where unit >= 0x2E80 {
            if unit.isHangul { hangul += 1 } else if unit.isUnspaced { signs += 1 }
        }
        if signs * 2 > range.count { return syllableLimit }
        return (signs + hangul) * 2 > range.count ? min(limit, hangulLimit) : limit
    }

    private static func trimmed(_ range: Range<Int>, of units: [UInt16]) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, units[start].isSpace { start += 1 }
        while end > start, units[end - 1].isSpace { end -= 1 }
        return start..<end
    }
}
