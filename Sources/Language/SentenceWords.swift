internal import Synchronization

/// The words of a language that decide whether a stop ends a sentence.
struct SentenceWords: Sendable {
    /// What a word says about the stop behind or before it.
    struct Role: OptionSet, Sendable {
        let rawValue: UInt16

        /// An abbreviation that something always follows.
        static let always = Role(rawValue: 1)
        /// An abbreviation before a name.
        static let title = Role(rawValue: 1 << 1)
        /// With a capital, an abbreviation before a name; otherwise a word.
        static let capitalTitle = Role(rawValue: 1 << 9)
        /// An abbreviation that ends a sentence only where a word follows that often begins one.
        static let seldom = Role(rawValue: 1 << 2)
        /// An abbreviation before a number, and a word of its own otherwise.
        static let beforeNumber = Role(rawValue: 1 << 3)
        /// `a.m.`, `p.m.` and the like behind a number.
        static let daytime = Role(rawValue: 1 << 4)
        /// A word that often begins a sentence and is no name.
        static let starter = Role(rawValue: 1 << 5)
        /// A word that comes after an ordinal.
        static let afterOrdinal = Role(rawValue: 1 << 6)
        /// A word that comes before an ordinal.
        static let beforeOrdinal = Role(rawValue: 1 << 7)
        /// A word that a phrase of time begins with, when it stands before the verb.
        static let preposition = Role(rawValue: 1 << 8)
        /// A unit of measure with a stop, where a number stands before it.
        static let unit = Role(rawValue: 1 << 10)
        /// A time zone: what comes behind "5 p.m." and belongs to it.
        static let zone = Role(rawValue: 1 << 11)
        /// "etc.": goes on in small letters only.
        static let closing = Role(rawValue: 1 << 12)
        /// A word of saying that belongs to the quotation before it.
        static let saying = Role(rawValue: 1 << 13)
    }

    /// What "3." may be.
    enum Ordinals: Sendable {
        case none
        /// "Third", where a word with a capital goes on only after an article or before a month and the like.
        case guarded
        /// "Third", where nearly everything that follows has a capital.
        case beforeNames
    }

    private var roles: [ShortWord: Role] = [:]
    /// The words with the role ``Role/starter``.
    private(set) var starterWords: [String] = []
    var ordinals = Ordinals.none
    /// Whether the script has no capitals.
    var isUncased = false
    /// Whether sentences may end with a danda.
    var hasDanda = false

    /// The roles of a word; none for most words.
    func role(of word: ShortWord) -> Role { roles[word] ?? [] }

    /// Adds words, parted by white space. What is written with a space inside has none here: `z.b`, not `z. b`.
    mutating func add(_ role: Role, _ words: String) {
        for word in words.split(whereSeparator: \.isWhitespace) {
            guard let short = ShortWord(word) else { continue }
            if role == .starter { starterWords.append(String(word)) }
            roles[short, default: []].formUnion(role)
        }
    }

    /// The words of a language; those of English where it is not known. Made once for each language.
    static func words(of language: String) -> SentenceWords {
        made.withLock { made in
            if let words = made[language] { return words }
            let words = SentenceWords(language: language)
            made[language] = words
            return words
        }
    }

    private static let made = Mutex<[String: SentenceWords]>([:])

    private init(language: String) {
        add(.title, "dr prof mr mrs ms mme mlle")
        switch language {
        case "de", "en", "nl", "sv", "da", "nb", "no", "nn", "lb", "af", "is", "": addGermanic(language)
        case "fr", "es", "it", "pt", "ca", "gl", "ro": addRomance(language)
        case "ru", "uk", "be", "bg", "mk", "pl", "cs", "sk", "sl", "hr", "sr", "bs", "sh", "cnr": addSlavic(language)
        default: addOthers(language)
        }
    }
}
