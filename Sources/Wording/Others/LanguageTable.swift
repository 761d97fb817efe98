/// The words of a language.
struct LanguageTable: Sendable {
    var names = SignNames()
    var units: [String: Noun] = [:]
    var squareCubic = (square: "", cubic: "")
    var currencies: [String: Currency] = [:]
    var scales: [String: Scale] = [:]
    var monthNames: [String] = []
    var months: [String: Int] = [:]
    var abbreviations = AbbreviationTable(lines: "")
    /// Whether ICU has forms of numbers by gender.
    var hasGenders = true
    /// Whether years are said in hundreds.
    var hasYears = false
    /// Between an amount and its hundredth parts.
    var moneyJoint = ""
    /// Between a million and its noun.
    var of = ""
    /// Whether that loses its vowel before another.
    var elides = false
    /// Between day, month and year.
    var dateJoint = ""
    /// The first day of a month.
    var first = ""
    var hours = Noun(one: "", many: "")
    var timeJoint = " "
    var clockWords: Set<String> = []
    var fractions: [Int: Noun] = [:]
    /// ICU's rules for ordinals.
    var ordinals = (masculine: "%spellout-ordinal-masculine", feminine: "%spellout-ordinal-feminine")
    /// Endings of ordinals in digits, and whether they are feminine.
    var ordinalEndings: [String: Bool] = [:]
    var degreeIsOrdinal = false
    /// Words before an hour with a stop: "alle 6.55".
    var beforeHours: Set<String> = []
    /// Whether a number with the word for hours is a length of time unless one of ``beforeHours`` stands before it.
    var hoursAreLengths = false
    /// Names of rulers: a Roman number behind them is an ordinal.
    var rulers: Set<String> = []
    /// The highest number of a ruler that is an ordinal.
    var lastRegnal = 0
    /// Words behind a Roman number that make it an ordinal.
    var afterRoman: Set<String> = []
    /// What is before the ordinal of a ruler.
    var regnalArticle = ""
    /// What "D." is before the name of a woman, where it is the same for a man; empty where it is not.
    var lady = ""
    /// Two letters with stops and a word between them that measure in the kitchen: "c. à s.".
    var spoons: [String: Noun] = [:]
    /// Endings of feminine nouns; empty where endings do not tell.
    var feminineEndings: [String] = []
    /// Whether no other number than one agrees.
    var onlyOneAgrees = false
    /// Words behind a number that are no nouns.
    var notNouns: Set<String> = []

    /// Months by name and by first letters.
    static func months(_ names: [String], _ others: [String: Int] = [:]) -> [String: Int] {
        var months = others
        for (offset, name) in names.enumerated() { months[name] = offset + 1 }
        return months
    }

    /// Currencies from lines of `signs|one|many|part one|part many|f`.
    static func currencies(_ lines: String) -> [String: Currency] {
        var table: [String: Currency] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard parts.count > 2 else { continue }
            let part = parts.count > 4 && !parts[3].isEmpty ? Noun(one: parts[3], many: parts[4]) : nil
            let gender: Gender = parts.count > 5 && parts[5] == "f" ? .feminine : .masculine
            let name = Noun(one: parts[1], many: parts[2], gender: gender)
            for sign in parts[0].split(separator: " ") { table[String(sign)] = Currency(name: name, part: part) }
        }
        return table
    }
}
