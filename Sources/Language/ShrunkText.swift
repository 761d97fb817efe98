/// A part of a text in which an address or another atom takes little room, however long it is: what is said for it is
/// what counts.
struct ShrunkText {
    private(set) var units: [UInt16] = []
    private let start: Int
    /// The atoms that were shortened: where they stand here and in the original.
    private var shortened: [(here: Range<Int>, original: Range<Int>)] = []

    private static let room = 24
    private static let filling = UInt16(UInt8(ascii: "x"))

    /// The part of a text. `atoms` are those of the whole text, in order.
    init(_ text: [UInt16], _ range: Range<Int>, atoms: [Range<Int>]) {
        start = range.lowerBound
        var copied = range.lowerBound
        for atom in Self.merged(Addresses(in: text, range).ranges, Self.atoms(atoms, in: range)) {
            units += text[copied..<atom.lowerBound]
            let here = units.count..<units.count + min(Self.room, atom.count)
            units += repeatElement(Self.filling, count: here.count)
            shortened.append((here, atom))
            copied = atom.upperBound
        }
        units += text[copied..<range.upperBound]
    }

    /// The atoms that lie in a range: found by halving, since a text may have as many of them as sentences.
    private static func atoms(_ atoms: [Range<Int>], in range: Range<Int>) -> ArraySlice<Range<Int>> {
        func first(_ isReached: (Range<Int>) -> Bool) -> Int {
            var (low, high) = (0, atoms.count)
            while low < high {
                let middle = (low + high) / 2
                if isReached(atoms[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let start = first { $0.lowerBound >= range.lowerBound }
        return atoms[start..<max(start, first { $0.upperBound > range.upperBound })]
    }

    /// Both in order, without what overlaps.
    private static func merged(_ addresses: [Range<Int>], _ atoms: ArraySlice<Range<Int>>) -> [Range<Int>] {
        guard !atoms.isEmpty else { return addresses }
        var result: [Range<Int>] = []
        for range in (addresses + atoms).sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = result.last, range.lowerBound < last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Whether a cut before the unit at `place` would go through an atom.
    func isInsideAtom(_ place: Int) -> Bool {
        guard let atom = lastAtom(before: place) else { return false }
        return place < atom.here.upperBound
    }

    /// The part of the original that a part of this one stands for.
    func original(_ range: Range<Int>) -> Range<Int> {
        original(range.lowerBound)..<original(range.upperBound)
    }

    private func original(_ place: Int) -> Int {
        guard let atom = lastAtom(before: place) else { return start + place }
        // A cut through an atom happens only where there is nothing else in the part.
        if place < atom.here.upperBound { return atom.original.lowerBound + place - atom.here.lowerBound }
        return atom.original.upperBound + place - atom.here.upperBound
    }

    /// The last atom that begins before a place.
    private func lastAtom(before place: Int) -> (here: Range<Int>, original: Range<Int>)? {
        var (low, high) = (0, shortened.count)
        while low < high {
            let middle = (low + high) / 2
            if shortened[middle].here.lowerBound < place { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? shortened[low - 1] : nil
    }
}
