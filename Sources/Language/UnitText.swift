/// A text as UTF-16 units, with the way back to its indexes and scalars.
struct UnitText<Text: StringProtocol> {
    let units: [UInt16]
    /// Where the units are after which a sentence may end that ICU does not know of.
    let marks: [Int]
    /// The parts that are not to be cut, in order, in units.
    let atoms: [Range<Int>]
    private let text: Text

    /// `atoms` are in Unicode scalars, in order and apart.
    init(_ text: Text, atoms: [Range<Int>] = []) {
        self.text = text
        (units, marks) =
            unsafe text.utf8.withContiguousStorageIfAvailable { unsafe Self.units(of: $0) }
            ?? Array(text.utf8).withUnsafeBufferPointer { unsafe Self.units(of: $0) }
        let units = units
        self.atoms = atoms.isEmpty ? [] : Self.inUnits(atoms, units)
    }

    /// The places of the text from its start on.
    var places: Places<Text> { Places(in: text, units) }

    /// Decodes valid UTF-8 by hand: the standard library's view costs several times as much.
    private static func units(of bytes: UnsafeBufferPointer<UInt8>) -> (units: [UInt16], marks: [Int]) {
        var marks: [Int] = []
        var units = [UInt16](repeating: 0, count: bytes.count)
        var count = 0
        var place = 0
        while place < bytes.count {
            let byte = UInt32(unsafe bytes[place])
            if byte < 0x80 {
                if byte < 0x40, SentenceRules.isMark(UInt16(truncatingIfNeeded: byte)) { marks.append(count) }
                units[count] = UInt16(truncatingIfNeeded: byte)
                place += 1
            } else if byte < 0xE0 {
                units[count] = UInt16((byte & 0x1F) << 6 | UInt32(unsafe bytes[place + 1] & 0x3F))
                place += 2
            } else if byte < 0xF0 {
                let low = UInt32(unsafe bytes[place + 1] & 0x3F) << 6 | UInt32(unsafe bytes[place + 2] & 0x3F)
                let unit = UInt16((byte & 0x0F) << 12 | low)
                if SentenceRules.isMark(unit) { marks.append(count) }
                units[count] = unit
                place += 3
            } else {
                let high = (byte & 0x07) << 18 | UInt32(unsafe bytes[place + 1] & 0x3F) << 12
                let value = high | UInt32(unsafe bytes[place + 2] & 0x3F) << 6 | UInt32(unsafe bytes[place + 3] & 0x3F)
                units[count] = UInt16(0xD7C0 + (value >> 10))
                units[count + 1] = UInt16(0xDC00 + (value & 0x3FF))
                count += 1
                place += 4
            }
            count += 1
        }
        units.removeLast(bytes.count - count)
        return (units, marks)
    }

    private static func inUnits(_ scalars: [Range<Int>], _ units: [UInt16]) -> [Range<Int>] {
        var (unit, scalar) = (0, 0)
        func advance(to next: Int) -> Int {
            while scalar < next, unit < units.count {
                unit += units[unit] & 0xFC00 == 0xD800 ? 2 : 1
                scalar += 1
            }
            return min(unit, units.count)
        }
        return scalars.map { range in
            let start = advance(to: range.lowerBound)
            return start..<max(start, advance(to: range.upperBound))
        }
    }
}

/// Turns offsets in UTF-16 units, which only grow, into indexes and scalars: all of them cost one walk.
struct Places<Text: StringProtocol> {
    private let text: Text
    private let units: [UInt16]
    private let isASCII: Bool
    private var unit = 0
    private var byte = 0
    private var scalar = 0

    init(in text: Text, _ units: [UInt16]) {
        self.text = text
        self.units = units
        isASCII = text.utf8.count == units.count
    }

    /// The place of a unit that is not before the one asked for last.
    mutating func advance(to next: Int) -> (index: String.Index, scalar: Int) {
        if isASCII { return (text.utf8.index(text.utf8.startIndex, offsetBy: next), next) }
        while unit < next {
            let value = units[unit]
            if value < 0x80 {
                byte += 1
            } else if value < 0x800 {
                byte += 2
            } else {
                // The two halves of a pair are four bytes together.
                byte += value & 0xF800 == 0xD800 ? 2 : 3
            }
            scalar += value & 0xFC00 == 0xDC00 ? 0 : 1
            unit += 1
        }
        return (text.utf8.index(text.utf8.startIndex, offsetBy: byte), scalar)
    }
}
