internal import Espeak
internal import Narration

/// The phonemes of a spoken text, those of its marks among them.
enum MarkedPhonemes {
    /// espeak-ng finds the phonemes of the words; a listener's own stand where their marks are.
    static func phonemes(of text: String, voice: String) async throws(EspeakError) -> Phonemes {
        guard text.contains("[[") else { return try await Espeak.phonemes(of: text, voice: voice) }
        var clauses: [Phonemes.Clause] = []
        for part in PhonemeMark.parts(of: text) {
            switch part {
            case .phonemes(let mark, let range):
                let clause = Phonemes.Clause(ipa: mark.phonemes, terminator: nil, words: [range])
                append([clause], to: &clauses)
            case .words(let words, let range):
                // The mark of a clause that stands directly behind phonemes is not heard by an engine that does not
                // know of them.
                if let first = words.first(where: { !")]}\"'”’»".contains($0) }), ",.;:?!".contains(first),
                    let last = clauses.indices.last, clauses[last].terminator == nil
                {
                    clauses[last].terminator = first
                }
                let found = try await Espeak.phonemes(of: words, voice: voice)
                append(found.clauses.map { moved($0, by: range.lowerBound) }, to: &clauses)
            }
        }
        return Phonemes(clauses: clauses)
    }

    /// Adds clauses; an open one at the end and the first of them become one.
    private static func append(_ new: [Phonemes.Clause], to clauses: inout [Phonemes.Clause]) {
        guard let last = clauses.last, last.terminator == nil, let first = new.first else {
            clauses += new
            return
        }
        clauses[clauses.count - 1] = Phonemes.Clause(
            ipa: last.ipa + " " + first.ipa, terminator: first.terminator, words: last.words + first.words)
        clauses += new.dropFirst()
    }

    private static func moved(_ clause: Phonemes.Clause, by offset: Int) -> Phonemes.Clause {
        var clause = clause
        clause.words = clause.words.map { $0.lowerBound + offset..<$0.upperBound + offset }
        return clause
    }
}
