/// How much there is to say in a text, in letters of an alphabet: the base of all estimates of time.
struct TextWeight: Hashable {
    /// The sum over all scalars.
    private(set) var total = 0.0

    /// The weight of nothing.
    init() {}

    /// The weight of a text.
    init(_ text: String) {
        for scalar in text.unicodeScalars { add(scalar) }
    }

    /// The weight of a part of a text.
    init(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars { add(scalar) }
    }

    /// Adds a scalar: a character that stands for a word or a syllable counts as several letters, a mark as a pause.
    mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "a"..."z": total += 1
        case " ": total += 0.2
        case ",", ";", ":", "–", "—", "、", "，", "。", "；": total += 3
        default:
            let properties = scalar.properties
            if properties.isIdeographic {
                total += 3
            } else if properties.numericType != nil {
                total += 4
            } else if (0x3040..<0x3100).contains(scalar.value) || (0xAC00..<0xD7B0).contains(scalar.value) {
                total += 2
            } else if properties.isAlphabetic {
                total += 1
            }
        }
    }
}
