/// What somebody typed into a search, understood: words that all have to occur, the last one perhaps unfinished;
/// `"words in a row"` in quotes; `-word` must not occur.
struct SearchQuery: Hashable {
    /// What has to occur, as typed, without quotes.
    private(set) var wanted: [String] = []
    /// What must not.
    private(set) var unwanted: [String] = []
    /// Whether the last wanted word may go on: it was not in quotes.
    private(set) var isOpen = false

    init(_ text: String) {
        var rest = text.unicodeScalars[...]
        while let first = rest.first {
            if first.properties.isWhitespace {
                rest.removeFirst()
                continue
            }
            let isUnwanted = first == "-"
            if isUnwanted { rest.removeFirst() }
            let quote: Set<Unicode.Scalar> = ["\"", "“", "”", "„"]
            let isQuoted = rest.first.map(quote.contains) == true
            if isQuoted { rest.removeFirst() }
            let term = rest.prefix {
                isQuoted ? !quote.contains($0) : !$0.properties.isWhitespace && !quote.contains($0)
            }
            rest = rest.dropFirst(term.count)
            if isQuoted, !rest.isEmpty { rest.removeFirst() }
            take(String(term), isUnwanted: isUnwanted, isQuoted: isQuoted)
        }
    }

    private mutating func take(_ term: String, isUnwanted: Bool, isQuoted: Bool) {
        // A term of signs alone is no word to either index.
        guard term.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
        else { return }
        if isUnwanted { return unwanted.append(term) }
        wanted.append(term)
        isOpen = !isQuoted
    }

    /// The query for the index of words; nil where nothing is wanted. Every term is in quotes, so that nothing in it
    /// means something to the index. Source: SQLite's page on FTS5, section 3.
    var words: String? {
        guard !wanted.isEmpty else { return nil }
        var terms = wanted.map(Self.phrase)
        if isOpen, let last = wanted.last, Self.mayGoOn(last) { terms[terms.count - 1] += " *" }
        return "(" + terms.joined(separator: " AND ") + ")" + Self.exclusion(unwanted.map(Self.phrase))
    }

    /// The query for the index of pieces, which finds more than what is wanted; nil where a term is too short for it.
    var pieces: String? {
        var all: Set<String> = []
        for term in wanted {
            let scalars = Array(term.unicodeScalars)
            guard scalars.count >= 3 else { return nil }
            for start in 0...(scalars.count - 3) {
                all.insert(Self.quoted(String(String.UnicodeScalarView(scalars[start..<start + 3]))))
            }
        }
        return all.isEmpty ? nil : all.sorted().joined(separator: " AND ")
    }

    /// Whether a term may be the beginning of a word: two letters or more, in a script with spaces between words.
    private static func mayGoOn(_ term: String) -> Bool {
        let end = term.unicodeScalars.suffix(2)
        return end.count == 2
            && end.allSatisfy {
                ($0.properties.isAlphabetic || $0.properties.numericType != nil) && !SearchText.isUnspaced($0)
            }
    }

    private static func exclusion(_ terms: [String]) -> String {
        terms.isEmpty ? "" : " NOT (" + terms.joined(separator: " OR ") + ")"
    }

    private static func phrase(_ term: String) -> String { quoted(SearchText.separated(term)) }

    private static func quoted(_ term: String) -> String {
        "\"" + term.replacing("\"", with: "\"\"") + "\""
    }
}
