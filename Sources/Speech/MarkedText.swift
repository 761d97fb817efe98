internal import Narration

/// A spoken text with its phoneme marks replaced by what an engine gets.
struct MarkedText {
    /// The text for the engine: for each mark its phonemes, or the words that they stand for.
    private(set) var text = ""
    /// The places of the phonemes in it, in Unicode scalars.
    private(set) var phonemes: [Range<Int>] = []
    /// How places in it (`spoken`) belong to those in the text as it was.
    private(set) var map = SpokenMap()

    /// The text for an engine that says those marks by their phonemes that `says` holds for.
    init(_ spoken: String, says: (PhonemeMark) -> Bool) {
        let parts = spoken.contains("[[") ? PhonemeMark.parts(of: spoken) : []
        guard parts.count > 1 || !(parts.first.map(Self.isWords) ?? true) else {
            text = spoken
            return
        }
        var pieces: [SpokenMap.Piece] = []
        var length = 0
        for part in parts {
            switch part {
            case .words(let words, let range):
                text += words
                length += range.count
            case .phonemes(let mark, let range):
                let isSaid = says(mark)
                let words = isSaid ? mark.phonemes : mark.written
                let place = length..<length + words.unicodeScalars.count
                if isSaid { phonemes.append(place) }
                pieces.append(SpokenMap.Piece(text: range, spoken: place))
                text += words
                length = place.upperBound
            }
        }
        map = SpokenMap(pieces)
    }

    private static func isWords(_ part: PhonemeMark.Part) -> Bool {
        if case .words = part { return true }
        return false
    }
}
