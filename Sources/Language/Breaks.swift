internal import CICU

/// ICU's boundaries of one kind in texts of one language. Offsets are in UTF-16 units.
///
/// A class because ICU keeps an iterator; not for several threads at once.
@safe
final class Breaks {
    /// What is found.
    enum Kind {
        case sentences, words
        /// What a reader takes for one character.
        case characters
    }

    private let iterator: UnsafeMutableRawPointer?
    private var room: [Int32] = []

    /// Boundaries by the rules of a language (`de`); by the general ones where it is empty or unknown.
    init(_ kind: Kind, in language: String) {
        let type =
            switch kind {
            case .sentences: EARMARK_ICU_SENTENCES
            case .words: EARMARK_ICU_WORDS
            case .characters: EARMARK_ICU_CHARACTERS
            }
        unsafe iterator = earmark_icu_open_breaks(type, language) ?? earmark_icu_open_breaks(type, "")
    }

    deinit {
        if let iterator = unsafe iterator { unsafe earmark_icu_close_breaks(iterator) }
    }

    /// The ends of what is found, in order, the last one being the end of the text. A text of more than 2³¹ units, and
    /// any text where ICU has no rules at all, is one whole.
    func ends(in units: [UInt16]) -> [Int] {
        guard !units.isEmpty else { return [] }
        guard let iterator = unsafe iterator, units.count < Int(Int32.max) else { return [units.count] }
        if room.count < units.count / 16 + 16 { room = [Int32](repeating: 0, count: units.count / 16 + 16) }
        var count = unsafe fill(from: units, iterator)
        if count > room.count {
            room = [Int32](repeating: 0, count: count)
            count = unsafe fill(from: units, iterator)
        }
        var ends = room.prefix(count).map(Int.init)
        if ends.last != units.count { ends.append(units.count) }
        return ends
    }

    private func fill(from units: [UInt16], _ iterator: UnsafeMutableRawPointer) -> Int {
        unsafe units.withUnsafeBufferPointer { text in
            unsafe room.withUnsafeMutableBufferPointer { room in
                Int(
                    unsafe earmark_icu_ends(
                        iterator, text.baseAddress, Int32(text.count), room.baseAddress, Int32(room.count)))
            }
        }
    }
}
