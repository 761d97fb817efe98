/// The gender of a noun, as far as numbers agree with it.
enum Gender: Sendable {
    case masculine, feminine, neuter
}

/// What is counted: a unit, a currency, a scale.
struct Noun: Sendable {
    /// For one of it.
    var one: String
    /// For several.
    var many: String
    var gender = Gender.masculine

    /// The form for a number: the singular only for exactly one.
    func form(for number: Numeral) -> String { number.isOne ? one : many }
}

/// A currency and its hundredth part.
struct Currency: Sendable {
    var name: Noun
    /// The hundredth part; nil where none is in use.
    var part: Noun?
}

/// A word that multiplies the number before it.
struct Scale: Sendable {
    var name: Noun
    /// Whether it is one word with the number's noun ("thousand"), or a noun itself that takes "de" in some languages.
    var isNoun: Bool
}

extension [String: Noun] {
    /// A table from lines of `symbol symbol|one|many|f`; the last part is `m`, `f` or `n` and may be missing.
    init(lines: String) {
        self = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard parts.count >= 2 else { continue }
            let many = parts.count > 2 && !parts[2].isEmpty ? parts[2] : parts[1]
            let letter = parts.count > 3 ? parts[3] : "m"
            let gender: Gender = letter == "f" ? .feminine : letter == "n" ? .neuter : .masculine
            for symbol in parts[0].split(separator: " ") {
                self[String(symbol)] = Noun(one: parts[1], many: many, gender: gender)
            }
        }
    }
}

extension [String: String] {
    /// A table from lines of `written written|said`.
    init(lines: String) {
        self = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            for written in parts[0].split(separator: " ") { self[String(written)] = parts[1] }
        }
    }
}

extension Set<String> {
    /// The words of a text.
    init(words: String) {
        self = Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
