import Espeak
import Foundation
import Narration

/// The phonemes of a text in one row, with the words that begin in it.
struct PhonemeSequence: Hashable, Sendable {
    /// A word that begins at a phoneme.
    struct Mark: Hashable, Sendable {
        /// The index of the phoneme.
        var phoneme: Int
        /// Where the word stands in the text, in Unicode scalars.
        var scalars: Range<Int>
    }

    private(set) var phonemes: [Unicode.Scalar] = []
    private(set) var marks: [Mark] = []
    /// The indexes at which a new piece may begin without a word being cut.
    private(set) var joints: [Int] = []

    /// The phonemes that espeak-ng found: decomposed letters, each clause's mark behind it, a space between clauses.
    init(_ text: Phonemes, voice: String) {
        for clause in text.clauses {
            if !phonemes.isEmpty { phonemes.append(" ") }
            joints.append(phonemes.count)
            append(clause, voice: voice)
        }
    }

    /// Each letter of a text as a phoneme, as voices of the type `text` want it: folded and decomposed. `map` tells
    /// where the words stand in the text as it was.
    init(letters text: String, map: SpokenMap = SpokenMap()) {
        var position = 0
        var wordStart: Int?
        for character in text {
            let width = character.unicodeScalars.count
            if character.isWhitespace {
                wordStart = nil
            } else if let start = wordStart {
                marks[marks.count - 1].scalars = start..<position + width
            } else {
                wordStart = position
                joints.append(phonemes.count)
                marks.append(Mark(phoneme: phonemes.count, scalars: position..<position + width))
            }
            let folded = String(character).lowercased().decomposedStringWithCanonicalMapping
            phonemes.append(contentsOf: folded.unicodeScalars)
            position += width
        }
        if !map.pieces.isEmpty {
            for index in marks.indices { marks[index].scalars = map.text(of: marks[index].scalars) }
        }
    }

    private mutating func append(_ clause: Phonemes.Clause, voice: String) {
        let groups = clause.groups
        // As a rule the words and the groups are the same in number. Where they are not, the words are spread evenly.
        var starts: [Int] = []
        for (index, group) in groups.enumerated() {
            if index > 0 { phonemes.append(" ") }
            starts.append(phonemes.count)
            joints.append(phonemes.count)
            phonemes.append(contentsOf: Self.sounds(of: group, voice: voice).unicodeScalars)
        }
        for (index, word) in clause.words.enumerated() where !starts.isEmpty {
            let group = clause.words.count == starts.count ? index : index * starts.count / clause.words.count
            marks.append(Mark(phoneme: starts[group], scalars: word))
        }
        if let terminator = clause.terminator { phonemes.append(contentsOf: terminator.unicodeScalars) }
    }

    /// A group with decomposed letters, and with the vowel before r that the voices learned from espeak-ng 1.52.
    private static func sounds(of group: Substring, voice: String) -> String {
        let group = group.decomposedStringWithCanonicalMapping
        return voice.lowercased().hasPrefix("en-us") ? group.replacing("oːɹ", with: "ɔːɹ") : group
    }

    /// The ranges of phonemes to synthesise one by one: memory grows with the square of the length.
    ///
    /// They end where a group ends, or in the middle of a group that is longer than the limit by itself.
    func pieces(ofAtMost limit: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        while phonemes.count - start > limit {
            let cut = joints.last { $0 > start && $0 <= start + limit } ?? start + limit
            pieces.append(start..<cut)
            start = cut
        }
        if start < phonemes.count { pieces.append(start..<phonemes.count) }
        return pieces
    }
}
