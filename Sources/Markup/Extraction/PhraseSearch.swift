/// A set of phrases that texts are searched for, all at once: one look at each byte of the text, whatever their number.
struct PhraseSearch: Sendable {
    private struct Phrase {
        var bytes: [UInt8]
        /// Its place in the list that it came from.
        var number: Int
    }

    /// The phrases by their first byte.
    private let buckets: [[Phrase]]

    /// A set of phrases, in lower case and not empty.
    init(_ phrases: [String]) {
        var buckets = [[Phrase]](repeating: [], count: 256)
        for (number, phrase) in phrases.enumerated() {
            let bytes = Array(phrase.utf8)
            guard let first = bytes.first else { continue }
            buckets[Int(first)].append(Phrase(bytes: bytes, number: number))
        }
        self.buckets = buckets
    }

    /// The number of a phrase that is in a text in lower case, the one that stands first; nil where none is.
    func first(in text: [UInt8]) -> Int? {
        for start in text.indices {
            if let number = match(text, at: start) { return number }
        }
        return nil
    }

    /// The number of a phrase that a text begins with.
    func opening(of text: [UInt8]) -> Int? {
        text.isEmpty ? nil : match(text, at: 0)
    }

    /// How many different phrases are in a text.
    func count(in text: [UInt8]) -> Int {
        var found: Set<Int> = []
        for start in text.indices {
            if let number = match(text, at: start) { found.insert(number) }
        }
        return found.count
    }

    private func match(_ text: [UInt8], at start: Int) -> Int? {
        for phrase in buckets[Int(text[start])] where phrase.bytes.count <= text.count - start {
            var offset = 1
            while offset < phrase.bytes.count, text[start + offset] == phrase.bytes[offset] { offset += 1 }
            if offset == phrase.bytes.count { return phrase.number }
        }
        return nil
    }

    /// The same for a text in small letters, where beyond ASCII there are only dashes, quotes and small letters of
    /// Latin-1, and no reference to a character; nil for others.
    static func withPlainApostrophes(_ text: [UInt8]) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "&"), 0x7F: return nil
            case ..<0x80:
                bytes.append(byte)
                index += 1
            case 0xC3 where text[index + 1] >= 0x9F && text[index + 1] != 0xB7:
                bytes.append(byte)
                bytes.append(text[index + 1])
                index += 2
            case 0xE2 where text[index + 1] == 0x80:
                switch text[index + 2] {
                case 0x99: bytes.append(UInt8(ascii: "'"))
                case 0x93, 0x94, 0x98, 0x9C, 0x9D, 0x9E, 0xA6: bytes += text[index..<index + 3]
                default: return nil
                }
                index += 3
            default: return nil
            }
        }
        return bytes
    }

    /// The bytes of a text with `'` for `’`: pages write either.
    static func withPlainApostrophes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            bytes.append(byte)
            if byte == 0x99, bytes.suffix(3).elementsEqual([0xE2, 0x80, 0x99]) {
                bytes.removeLast(3)
                bytes.append(UInt8(ascii: "'"))
            }
        }
        return bytes
    }
}
