/// The numbers by which a Piper model knows phonemes.
struct PhonemeIdentifiers: Sendable {
    private let table: [Unicode.Scalar: [Int64]]
    private let replacements: [Unicode.Scalar: [Unicode.Scalar]]
    private let padding: [Int64]
    private let beginning: [Int64]
    private let end: [Int64]

    /// What one run gets.
    struct Encoding: Hashable, Sendable {
        /// `^ _ p _ p _ … $`, as numbers.
        var ids: [Int64]
        /// For each phoneme of the piece, the index of its first number.
        var indexes: [Int]
    }

    /// The numbers of a checked configuration.
    init(_ configuration: PiperConfiguration) {
        var table: [Unicode.Scalar: [Int64]] = [:]
        for (symbol, ids) in configuration.phonemeIdMap {
            // Symbols of several scalars cannot come out of espeak-ng one scalar at a time.
            guard symbol.unicodeScalars.count == 1, let scalar = symbol.unicodeScalars.first else { continue }
            table[scalar] = ids
        }
        self.table = table
        var replacements: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for (symbol, others) in configuration.phonemeMap ?? [:] {
            guard symbol.unicodeScalars.count == 1, let scalar = symbol.unicodeScalars.first else { continue }
            replacements[scalar] = others.flatMap { Array($0.unicodeScalars) }
        }
        self.replacements = replacements
        padding = table["_"] ?? []
        beginning = table["^"] ?? []
        end = table["$"] ?? []
    }

    /// The numbers of some phonemes. Those that the model does not know are left out.
    func encoding(of phonemes: some Sequence<Unicode.Scalar>) -> Encoding {
        var ids = beginning + padding
        var indexes: [Int] = []
        for phoneme in phonemes {
            indexes.append(ids.count)
            for scalar in replacements[phoneme] ?? [phoneme] {
                guard let known = table[scalar], !known.isEmpty else { continue }
                ids += known + padding
            }
        }
        return Encoding(ids: ids + end, indexes: indexes)
    }

    /// Whether the model knows any of the phonemes.
    func knowsAny(of phonemes: [Unicode.Scalar]) -> Bool {
        phonemes.contains { phoneme in (replacements[phoneme] ?? [phoneme]).contains { table[$0] != nil } }
    }
}
