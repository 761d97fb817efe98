internal import Language

/// How one language says what is not written in words.
///
/// What is common to all stands in the extension; a language's tables and its own ways stand in its folder.
protocol Phrasing: Sendable {
    /// How numbers are spelled.
    var spelling: NumberSpelling { get }
    /// How numbers are written.
    var marks: NumberMarks { get }
    /// What signs are called.
    var names: SharedSignNames { get }
    /// Units by their symbols.
    var units: [String: Noun] { get }
    /// "square" and "cubic", before a unit.
    var squareCubic: (square: String, cubic: String) { get }
    /// Currencies by their signs, codes and names in use (`$`, `USD`, `dollars`).
    var currencies: [String: Currency] { get }
    /// Words that multiply, by how they are written behind a number (`m`, `Mio`), in small letters where
    /// capitals make no difference.
    var scales: [String: Scale] { get }
    /// Months by their names and abbreviations in small letters.
    var months: [String: Int] { get }
    /// Whole words that are said differently, stops included, in small letters (`e.g.`).
    var abbreviations: AbbreviationTable { get }
    /// Words in capitals that are said as words, and those that are spelled.
    var acronyms: AcronymTable { get }

    /// A whole number before a noun of a gender; nil where it stands alone.
    func cardinal(_ number: Int, before gender: Gender?) -> String
    /// The digits behind a decimal mark.
    func fraction(_ digits: String) -> String
    /// A year.
    func year(_ year: Int) -> String
    /// Whether four digits are a year where they stand; `end` is the token behind them.
    func isYear(_ number: Numeral, at index: Int, in text: TokenText) -> Bool
    /// An amount with hundredth parts.
    func money(_ whole: Int, parts: Int, _ currency: Currency) -> String
    /// What parts a scale from its noun: "millions d'euros".
    func joint(after scale: Scale, before noun: String) -> String
    /// Whether the singular is said for what is counted, whatever the number: "a three dollar bill".
    func isAttributive(at index: Int, end: Int, in text: TokenText) -> Bool
    /// What is said for one of something, in the case that the word before asks for.
    func agreeing(_ words: String, at index: Int, in text: TokenText) -> String
    /// A date as it stands in a text from token `index` to `end`.
    func date(_ date: WrittenDate, at index: Int, end: Int, in text: TokenText) -> String
    /// A time of the day.
    func time(_ time: WrittenTime) -> String
    /// "a.m." and the like behind a time: as it is said, and the token behind it.
    func halfOfDay(at index: Int, in text: TokenText) -> (words: String, end: Int)?
    /// The token behind a word for "o'clock"; nil where none stands.
    func clockWord(at index: Int, in text: TokenText) -> Int?
    /// Two numbers with a slash that are no fraction: "24/7"; nil where they are nothing special.
    func slashed(_ first: Int, _ second: Int, at index: Int, end: Int, in text: TokenText) -> String?
    /// Minutes and seconds of a race; nil where a colon between such numbers is rather a score.
    func lap(_ minutes: Int, _ seconds: Int) -> String?
    /// A length of time.
    func duration(hours: Int, minutes: Int, seconds: Int) -> String
    /// One number over another; nil where it is no fraction.
    func fraction(_ numerator: Int, over denominator: Int) -> String?
    /// A whole and the fraction that follows it.
    func mixed(_ whole: Numeral, _ numerator: Int, over denominator: Int) -> String
    /// What only this language does, before everything else; nil where nothing.
    func special(at index: Int, in rewriter: Rewriter) -> Rewrite?
    /// "year", where "a" below a unit stands for it; nil where it does not.
    var perYear: String? { get }
    /// A Roman number behind a name, a chapter and the like.
    func roman(_ number: Int, at index: Int, in text: TokenText) -> Rewrite?
}

/// What is said for some tokens.
struct Rewrite {
    /// The token behind them.
    var end: Int
    /// What is said; may be empty.
    var words: String
}

extension Phrasing {
    /// A number with its fraction.
    func words(_ number: Numeral, before noun: Noun? = nil) -> String {
        guard let value = number.wholeValue, !(number.hasLeadingZero && number.fraction.isEmpty) else {
            let digits = digits(number.whole)
            return number.fraction.isEmpty ? digits : digits + " " + names.decimal + " " + fraction(number.fraction)
        }
        if number.fraction.isEmpty { return cardinal(value, before: noun?.gender) }
        return cardinal(value, before: nil) + " " + names.decimal + " " + fraction(number.fraction)
    }

    /// Digits one by one.
    func digits(_ digits: some StringProtocol) -> String {
        digits.utf8.map { cardinal(Int($0) - 0x30, before: nil) }.joined(separator: " ")
    }

    func spelled(_ number: Int, _ rule: String = "%spellout-cardinal") -> String {
        spelling.words(for: number, rule: rule) ?? String(number)
    }

    var perYear: String? { nil }
    func joint(after scale: Scale, before noun: String) -> String { " " }
    func isAttributive(at index: Int, end: Int, in text: TokenText) -> Bool { false }
    func agreeing(_ words: String, at index: Int, in text: TokenText) -> String { words }
    func special(at index: Int, in rewriter: Rewriter) -> Rewrite? { nil }
    func halfOfDay(at index: Int, in text: TokenText) -> (words: String, end: Int)? { nil }
    func clockWord(at index: Int, in text: TokenText) -> Int? { nil }
    func lap(_ minutes: Int, _ seconds: Int) -> String? { nil }
    func slashed(_ first: Int, _ second: Int, at index: Int, end: Int, in text: TokenText) -> String? { nil }
    func roman(_ number: Int, at index: Int, in text: TokenText) -> Rewrite? { nil }

    /// Several numbers with words between them.
    func list(_ numbers: [Numeral], _ joint: String, before noun: Noun?) -> String {
        numbers.map { words($0, before: noun) }.joined(separator: " " + joint + " ")
    }
}
