internal import Narration

/// Follows the utterances through the text of one block, from its start on.
struct UtterancePlaces {
    /// A stretch of the text that belongs to one utterance or to none.
    struct Stretch {
        /// The utterance's number; nil for what no utterance says: the space between two of them.
        var utterance: Int?
        /// Where it begins in the utterance's text, in UTF-16 code units.
        var offset: Int
        var text: Substring
    }

    private let text: String
    private let utterances: ArraySlice<Utterance>
    private var index: String.Index
    private var scalar = 0
    private var utf16 = 0
    private var next: Int
    /// Where the current utterance begins, in UTF-16 code units of the block's text; nil before it.
    private var start: Int?

    /// The utterances of a block that have a place in it, in order.
    init(_ utterances: ArraySlice<Utterance>, in text: String) {
        self.text = text
        self.utterances = utterances
        index = text.startIndex
        next = utterances.startIndex
    }

    /// Cuts a range of the text at the borders of utterances. Ranges come in order and do not overlap.
    mutating func stretches(of range: Range<Int>) -> [Stretch] {
        move(to: range.lowerBound)
        var stretches: [Stretch] = []
        while scalar < range.upperBound {
            let place = next < utterances.endIndex ? utterances[next].place : nil
            let begin = index
            guard let place, place.lowerBound < range.upperBound else {
                move(to: range.upperBound)
                stretches.append(Stretch(utterance: nil, offset: 0, text: text[begin..<index]))
                break
            }
            if scalar < place.lowerBound {
                move(to: place.lowerBound)
                stretches.append(Stretch(utterance: nil, offset: 0, text: text[begin..<index]))
                continue
            }
            let number = utterances[next].index
            let offset = utf16 - (start ?? utf16)
            move(to: min(place.upperBound, range.upperBound))
            stretches.append(Stretch(utterance: number, offset: offset, text: text[begin..<index]))
        }
        return stretches
    }

    private mutating func move(to wanted: Int) {
        let scalars = text.unicodeScalars
        enterUtterance()
        while scalar < wanted, index < scalars.endIndex {
            utf16 += scalars[index].value > 0xFFFF ? 2 : 1
            index = scalars.index(after: index)
            scalar += 1
            leaveUtterance()
            enterUtterance()
        }
        // A range beyond the text would be a fault of ours; it ends with the text.
        scalar = max(scalar, wanted)
    }

    private mutating func enterUtterance() {
        guard start == nil, next < utterances.endIndex, let place = utterances[next].place, place.lowerBound <= scalar
        else { return }
        start = utf16
    }

    private mutating func leaveUtterance() {
        while next < utterances.endIndex, let place = utterances[next].place, place.upperBound <= scalar {
            next += 1
            start = nil
        }
    }
}
