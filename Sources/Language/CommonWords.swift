internal import Synchronization

/// The commonest short words of a language: a text without them is not in it.
struct CommonWords: Sendable {
    /// Open addressing: the words are asked for at every word of an article.
    private var table = [UInt64](repeating: 0, count: 512)
    /// Whether nothing is known of the language.
    private(set) var isEmpty = true

    /// The words of a language. Made once for each language.
    static func words(of language: String) -> CommonWords {
        made.withLock { made in
            if let words = made[language] { return words }
            let words = CommonWords(language: language)
            made[language] = words
            return words
        }
    }

    private static let made = Mutex<[String: CommonWords]>([:])

    private init(language: String) {
        guard Self.known.contains(language) else { return }
        for word in SentenceWords.words(of: language).starterWords {
            guard let key = Self.key(of: word) else { continue }
            var slot = Self.slot(of: key)
            while table[slot] != 0, table[slot] != key { slot = (slot + 1) & 511 }
            table[slot] = key
            isEmpty = false
        }
    }

    /// Whether a word is one of them. `key` is its UTF-8 bytes in small letters, the first one lowest.
    func contains(_ key: UInt64) -> Bool {
        var slot = Self.slot(of: key)
        while table[slot] != 0 {
            if table[slot] == key { return true }
            slot = (slot + 1) & 511
        }
        return false
    }

    private static func key(of word: String) -> UInt64? {
        let bytes = Array(word.utf8)
        guard bytes.count <= 8, !bytes.isEmpty, !bytes.contains(0x27) else { return nil }
        return bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
    }

    private static func slot(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
    }

    /// The languages with a list of words that begin sentences; it serves here too.
    private static let known: Set<String> = [
        "en", "de", "nl", "sv", "da", "nb", "no", "nn", "af", "fr", "es", "ca", "gl", "it", "pt", "ro", "ru", "uk",
        "be",
        "bg", "mk", "pl", "cs", "sk", "sl", "hr", "sr", "bs", "el", "tr",
    ]
}
