/// What the signs of a language are called. A class, since it is asked for at every sign and has many fields.
final class SignNames: Sendable {
    let decimal: String
    /// The stop in addresses.
    let dot: String
    /// The stop in versions.
    let versionDot: String
    /// What "v" before a version stands for.
    let version: String
    /// Between the ends of a range.
    let to: String
    let percent: Noun
    let perMille: Noun
    let degrees: Noun
    let plus: String
    let minus: String
    let plusMinus: String
    let times: String
    /// Between the sides of something: "3 by 4 meters".
    let by: String
    let divided: String
    let equals: String
    let notEqual: String
    let less: String
    let greater: String
    /// "≤" between two values, and before one alone.
    let lessOrEqual: String
    let greaterOrEqual: String
    let atMost: String
    let atLeast: String
    let about: String
    /// Before a unit in the denominator.
    let per: String
    let over: String
    let and: String
    let at: String
    let hashtag: String
    let number: String
    let section: String
    let sections: String
    let slash: String
    let dash: String
    let underscore: String
    let colon: String
    let root: String
    let infinity: String
    let squared: String
    let cubed: String
    /// Before an exponent that is neither two nor three.
    let power: String
    /// Between the goals of two sides, the parts of a ratio.
    let ratio: String
    let stars: String
    let love: String
    let yes: String
    let no: String
    let feet: Noun
    let inches: Noun
    let arcMinutes: Noun
    let arcSeconds: Noun
    /// Signs that stand for themselves and always have a name.
    let others: [Unicode.Scalar: String]
    /// The directions of the compass, by letter.
    let compass: [String: String]

    /// The names of a language.
    init(
        decimal: String = "",
        dot: String = "",
        versionDot: String = "",
        version: String = "version",
        to: String = "",
        percent: Noun = Noun(one: "", many: ""),
        perMille: Noun = Noun(one: "", many: ""),
        degrees: Noun = Noun(one: "", many: ""),
        plus: String = "",
        minus: String = "",
        plusMinus: String = "",
        times: String = "",
        by: String = "",
        divided: String = "",
        equals: String = "",
        notEqual: String = "",
        less: String = "",
        greater: String = "",
        lessOrEqual: String = "",
        greaterOrEqual: String = "",
        atMost: String = "",
        atLeast: String = "",
        about: String = "",
        per: String = "",
        over: String = "",
        and: String = "",
        at: String = "",
        hashtag: String = "",
        number: String = "",
        section: String = "",
        sections: String = "",
        slash: String = "",
        dash: String = "",
        underscore: String = "",
        colon: String = "",
        root: String = "",
        infinity: String = "",
        squared: String = "",
        cubed: String = "",
        power: String = "",
        ratio: String = "",
        stars: String = "",
        love: String = "",
        yes: String = "",
        no: String = "",
        feet: Noun = Noun(one: "", many: ""),
        inches: Noun = Noun(one: "", many: ""),
        arcMinutes: Noun = Noun(one: "", many: ""),
        arcSeconds: Noun = Noun(one: "", many: ""),
        others: [Unicode.Scalar: String] = [:],
        compass: [String: String] = [:]
    ) {
        self.decimal = decimal
        self.dot = dot
        self.versionDot = versionDot
        self.version = version
        self.to = to
        self.percent = percent
        self.perMille = perMille
        self.degrees = degrees
        self.plus = plus
        self.minus = minus
        self.plusMinus = plusMinus
        self.times = times
        self.by = by
        self.divided = divided
        self.equals = equals
        self.notEqual = notEqual
        self.less = less
        self.greater = greater
        self.lessOrEqual = lessOrEqual
        self.greaterOrEqual = greaterOrEqual
        self.atMost = atMost
        self.atLeast = atLeast
        self.about = about
        self.per = per
        self.over = over
        self.and = and
        self.at = at
        self.hashtag = hashtag
        self.number = number
        self.section = section
        self.sections = sections
        self.slash = slash
        self.dash = dash
        self.underscore = underscore
        self.colon = colon
        self.root = root
        self.infinity = infinity
        self.squared = squared
        self.cubed = cubed
        self.power = power
        self.ratio = ratio
        self.stars = stars
        self.love = love
        self.yes = yes
        self.no = no
        self.feet = feet
        self.inches = inches
        self.arcMinutes = arcMinutes
        self.arcSeconds = arcSeconds
        self.others = others
        self.compass = compass
    }
}

/// The names of signs in one place: handing them on costs one reference, not a copy of all words.
@dynamicMemberLookup
final class SharedSignNames: Sendable {
    private let names: SignNames

    init(_ names: SignNames) {
        self.names = names
    }

    subscript<Value>(dynamicMember path: KeyPath<SignNames, Value>) -> Value { names[keyPath: path] }
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
    /// The entries without any sign, and all beginnings, packed: see ``TokenText/packed(_:)``.
    private(set) var packedEntries: Set<UInt64> = []
    private(set) var packedBeginnings: Set<UInt64> = []

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
        packedEntries = Set(entries.keys.compactMap { TokenText.packed($0.utf8) })
        packedBeginnings = Set(beginnings.compactMap { TokenText.packed($0.utf8) })
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
