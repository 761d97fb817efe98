extension TextBuffer.Shape {
    /// The sign that means the same as a plain one does in a raised or lowered element; nil where there is none.
    func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch self {
        case .plain: nil
        case .raised: Self.raisedSigns[scalar]
        case .lowered: Self.loweredSigns[scalar]
        }
    }

    /// The plain sign of a folded one; itself where it is none.
    static func unfolded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        plainSigns[scalar] ?? scalar
    }

    /// Whether every sign of a text can be raised.
    static func canRaise(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { raisedSigns[$0] != nil }
    }

    /// Whether every sign of a text can be lowered.
    static func canLower(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { loweredSigns[$0] != nil }
    }

    private static let raisedSigns = table("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ")
    private static let loweredSigns = table("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")
    private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = {
        var plain: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (key, value) in raisedSigns where key != "−" { plain[value] = key }
        for (key, value) in loweredSigns where key != "−" { plain[value] = key }
        return plain
    }()

    private static func table(_ plain: String, _ other: String) -> [Unicode.Scalar: Unicode.Scalar] {
        Dictionary(uniqueKeysWithValues: zip(plain.unicodeScalars, other.unicodeScalars))
    }
}
