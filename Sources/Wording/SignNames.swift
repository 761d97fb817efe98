/// What the signs of a language are called.
struct SignNames: Sendable {
    var decimal = ""
    /// The stop in addresses.
    var dot = ""
    /// The stop in versions.
    var versionDot = ""
    /// What "v" before a version stands for.
    var version = "version"
    /// Between the ends of a range.
    var to = ""
    var percent = Noun(one: "", many: "")
    var perMille = Noun(one: "", many: "")
    var degrees = Noun(one: "", many: "")
    var plus = ""
    var minus = ""
    var plusMinus = ""
    var times = ""
    /// Between the sides of something: "3 by 4 meters".
    var by = ""
    var divided = ""
    var equals = ""
    var notEqual = ""
    var less = ""
    var greater = ""
    /// "≤" between two values, and before one alone.
    var lessOrEqual = ""
    var greaterOrEqual = ""
    var atMost = ""
    var atLeast = ""
    var about = ""
    /// Before a unit in the denominator.
    var per = ""
    var over = ""
    var and = ""
    var at = ""
    var hashtag = ""
    var number = ""
    var section = ""
    var sections = ""
    var slash = ""
    var dash = ""
    var underscore = ""
    var colon = ""
    var root = ""
    var infinity = ""
    var squared = ""
    var cubed = ""
    /// Before an exponent that is neither two nor three.
    var power = ""
    /// Between the goals of two sides, the parts of a ratio.
    var ratio = ""
    var stars = ""
    var love = ""
    var yes = ""
    var no = ""
    var feet = Noun(one: "", many: "")
    var inches = Noun(one: "", many: "")
    var arcMinutes = Noun(one: "", many: "")
    var arcSeconds = Noun(one: "", many: "")
    /// Signs that stand for themselves and always have a name.
    var others: [Unicode.Scalar: String] = [:]
    /// The directions of the compass, by letter.
    var compass: [String: String] = [:]
}

/// Abbreviations of a language.
struct AbbreviationTable: Sendable {
    /// What an abbreviation is said as.
    struct Entry: Sendable {
        var words: String
        var place = Place.anywhere
    }

    /// Where an abbreviation is one.
    enum Place: Sendable {
        case anywhere
        /// Only before a number.
        case beforeNumber
        /// Only before a word with a capital.
        case beforeName
        /// Only behind a number.
        case afterNumber
        /// Only behind a word with a capital.
        case afterName
    }

    /// By the written form in small letters, stops included and without spaces (`z.b.`).
    var entries: [String: [Entry]] = [:]
    /// The first words of all entries, without stops: what is not among them is no abbreviation.
    var beginnings: Set<String> = []

    /// A table from lines of `written written|said|place`; place is one of `#` (before a number), `N` (before a name),
    /// `-#` (behind a number), `-N` (behind a name), and missing for anywhere. `~` stands for a space in `written`.
    init(lines: String) {
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard parts.count >= 2 else { continue }
            let places: [String: Place] = [
                "#": .beforeNumber, "N": .beforeName, "-#": .afterNumber, "-N": .afterName,
            ]
            let place = parts.count > 2 ? places[parts[2]] ?? .anywhere : .anywhere
            for written in parts[0].split(separator: " ") {
                entries[String(written), default: []].append(Entry(words: parts[1], place: place))
                beginnings.insert(String(written.prefix { $0 != "." && $0 != "/" && $0 != "-" }))
            }
        }
    }
}

/// Words in capitals.
struct AcronymTable: Sendable {
    /// Said as words, though they look as if they were spelled.
    var words: Set<String> = []
    /// Spelled, though they look like words.
    var spelled: Set<String> = []
    /// Ordinary words that are written in capitals for weight.
    var emphasised: Set<String> = []
    /// Said in other words, whatever their capitals.
    var others: [String: String] = [:]
    /// The longest word that is spelled because it has a vowel and stands in capitals.
    var spelledUpTo = 3
}
