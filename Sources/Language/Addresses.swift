/// Addresses of the web and of mail in a text.
public struct Addresses {
    /// Where they stand, in order, in Unicode scalars: without the stops, brackets and quotes around them.
    public private(set) var scalars: [Range<Int>] = []
    /// The same in UTF-16 units.
    private(set) var ranges: [Range<Int>] = []

    /// The addresses in a text. Takes time in proportion to it.
    public init(in text: some StringProtocol) {
        guard text.utf8.contains(where: { $0 == 0x2F || $0 == 0x40 || $0 == 0x77 || $0 == 0x57 }) else {
            self.init(in: [], 0..<0)
            return
        }
        let text = UnitText(text)
        self.init(in: text.units, 0..<text.units.count)
        var places = text.places
        scalars = ranges.map { range in
            places.advance(to: range.lowerBound).scalar..<places.advance(to: range.upperBound).scalar
        }
    }

    init(in units: [UInt16], _ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            guard Self.isPart(units[start]) else {
                start += 1
                continue
            }
            var end = start
            var mark: Int?
            while end < range.upperBound, Self.isPart(units[end]) {
                if mark == nil, Self.begins(units, at: end, limit: range.upperBound) || units[end] == 0x40 {
                    mark = end
                }
                end += 1
            }
            if let mark, let address = Self.address(units, start..<end, mark: mark) { ranges.append(address) }
            start = end
        }
    }

    /// The signs that an address is made of. Letters beyond ASCII belong to it where spaces set words apart.
    private static func isPart(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x7E: true
        case 0..<0x80: false
        default: unit.isLetter && !unit.isUnspaced
        }
    }

    /// Whether `http://`, `https://` or `www.` begins here.
    private static func begins(_ units: [UInt16], at place: Int, limit: Int) -> Bool {
        let first = units[place] | 0x20
        guard first == 0x68 || first == 0x77 else { return false }
        return beginnings.contains { beginning in
            guard place + beginning.count < limit else { return false }
            for (offset, unit) in beginning.enumerated() {
                let found = units[place + offset]
                // Signs have the bit that small letters have.
                guard found == unit || found | 0x20 == unit else { return false }
            }
            return true
        }
    }

    private static let beginnings: [[UInt16]] = ["http://", "https://", "www."].map { Array($0.utf16) }

    private static func address(_ units: [UInt16], _ run: Range<Int>, mark: Int) -> Range<Int>? {
        var (start, end) = (run.lowerBound, run.upperBound)
        let isMail = units[mark] == 0x40
        if isMail {
            while start < mark, !units[start].isLetter, !units[start].isDigit { start += 1 }
        } else {
            start = mark
        }
        while end > mark, !units[end - 1].isLetter, !units[end - 1].isDigit, units[end - 1] != 0x2F { end -= 1 }
        guard end > mark + 1, start < end else { return nil }
        let hasDot = units[mark..<end].contains(0x2E)
        return hasDot && (!isMail || start < mark) ? start..<end : nil
    }
}
