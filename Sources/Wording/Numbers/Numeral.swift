/// A number as it is written, without sign: digits, their groups taken together, and a fraction.
struct Numeral {
    /// The digits before the decimal mark, at least one.
    var whole: String
    /// The digits behind it; empty where there is none.
    var fraction = ""
    /// Whether the digits were written in groups: then it is an amount, no year and no code.
    var isGrouped = false
    /// The token behind it.
    var end: Int

    /// Its value where it has no fraction and fits.
    var integer: Int? { fraction.isEmpty && whole.utf8.count <= 18 ? Int(whole) : nil }
    /// Its whole part where that fits.
    var wholeValue: Int? { whole.utf8.count <= 18 ? Int(whole) : nil }
    /// Whether it is exactly one.
    var isOne: Bool { integer == 1 }
    /// Whether it begins with a zero that a number has not: `007`.
    var hasLeadingZero: Bool { whole.utf8.count > 1 && whole.utf8.first == 0x30 }
    /// Four digits and nothing else.
    var looksLikeYear: Bool { !isGrouped && fraction.isEmpty && whole.utf8.count == 4 && !hasLeadingZero }
}

/// The marks in the numbers of a language.
struct NumberMarks: Sendable {
    /// Before the fraction.
    var decimal: Unicode.Scalar
    /// Between groups of three digits.
    var groups: Set<Unicode.Scalar>
    /// Whether a plain space may part groups, not only a narrow or a no-break one.
    var spacesPartGroups: Bool

    static let english = NumberMarks(decimal: ".", groups: [",", "'", "’"], spacesPartGroups: false)
    static let continental = NumberMarks(decimal: ",", groups: [".", "'", "’"], spacesPartGroups: true)
}

extension TokenText {
    /// The number that starts at a token of digits. The marks are the language's; a number in which both marks stand
    /// the other way round ("1,234.56" in a German text) is understood as well.
    func numeral(at index: Int, marks: NumberMarks) -> Numeral? {
        guard isDigits(index) else { return nil }
        let own = numeral(at: index, decimal: marks.decimal, marks: marks)
        let other: Unicode.Scalar = marks.decimal == "." ? "," : "."
        // "1.234,56" in English: groups with the decimal mark, and a fraction behind the other one.
        if isSign(own.end, other) || (isSign(index + 1, marks.decimal) && !own.isGrouped) {
            let groups: Set<Unicode.Scalar> = [marks.decimal]
            let swapped = numeral(
                at: index, decimal: other,
                marks: NumberMarks(decimal: other, groups: groups, spacesPartGroups: false))
            if swapped.isGrouped, !swapped.fraction.isEmpty { return swapped }
        }
        return own
    }

    private func numeral(at index: Int, decimal: Unicode.Scalar, marks: NumberMarks) -> Numeral {
        var number = Numeral(whole: string(index), end: index + 1)
        if length(index) <= 3, bytes[byte(index)] != 0x30 || length(index) == 1 {
            var mark: UInt32?
            while let next = groupEnd(at: number.end, mark: mark, marks: marks) {
                mark = tokens[number.end].first
                number.whole += string(next - 1)
                number.isGrouped = true
                number.end = next
            }
        }
        let hasMore = isSign(number.end + 2, decimal) && isDigits(number.end + 3)
        if isSign(number.end, decimal), isDigits(number.end + 1), !hasMore {
            number.fraction = string(number.end + 1)
            number.end += 2
        }
        return number
    }

    /// The end of a group of three digits behind a mark; nil where there is none.
    private func groupEnd(at index: Int, mark: UInt32?, marks: NumberMarks) -> Int? {
        guard tokens.indices.contains(index), isDigits(index + 1), length(index + 1) == 3 else { return nil }
        let first = tokens[index].first
        if let mark, mark != first { return nil }
        switch kind(index) {
        case .sign: guard let sign = Unicode.Scalar(first), marks.groups.contains(sign) else { return nil }
        case .space:
            guard scalar(index + 1) - scalar(index) == 1 else { return nil }
            guard marks.spacesPartGroups || [0xA0, 0x202F, 0x2009].contains(first) else { return nil }
        default: return nil
        }
        // "10,000th" is one; "3,140abc" is not.
        return index + 2
    }
}
