/// A listener's dictionary: how words are said. What is seen on the screen never changes.
public struct Pronunciations: Hashable, Sendable {
    /// One entry.
    public struct Entry: Hashable, Sendable {
        /// What an entry looks for.
        public enum Match: Hashable, Sendable {
            /// These words, as whole words.
            case words(String)
            /// A regular expression.
            case pattern(String)
        }

        /// What is said for it.
        public enum Saying: Hashable, Sendable {
            /// These words; in those of a pattern, `$1` is what its first group found.
            case respelling(String)
            /// Letter by letter.
            case spelledOut
            /// Nothing.
            case nothing
            /// Phonemes in the engine's own spelling (International Phonetic Alphabet for the Piper family).
            case phonemes(String)
        }

        /// What it looks for.
        public var match: Match
        /// What is said instead.
        public var saying: Saying
        /// Only in this language, whatever its region; nil for all.
        public var language: LanguageTag?
        /// Only by this voice; nil for all.
        public var voice: String?
        /// Whether capitals have to agree.
        public var isCaseSensitive: Bool

        /// An entry of a dictionary.
        public init(
            _ match: Match, _ saying: Saying, language: LanguageTag? = nil, voice: String? = nil,
            isCaseSensitive: Bool = false
        ) {
            self.match = match
            self.saying = saying
            self.language = language
            self.voice = voice
            self.isCaseSensitive = isCaseSensitive
        }
    }

    /// The entries; the first that fits a place wins.
    public var entries: [Entry]

    /// A dictionary of the given entries; an empty one by default.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }
}
