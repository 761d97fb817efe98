internal import Narration

/// Finds quotes and headings that say what a paragraph says anyway: pull quotes, set large beside the text.
///
/// Both the first and the last words of one have to follow each other in a paragraph or an item of a list. Takes time in
/// proportion to the text; nothing is looked at where no block may be one.
struct PullQuotes {
    /// The indexes of the blocks that are.
    private(set) var found: [Int] = []

    /// The words in a row that have to be the same.
    private static let run = 5

    init(in blocks: [Block]) {
        let candidates = blocks.indices.filter {
            [.quote, .aside, .heading].contains(blocks[$0].kind) && blocks[$0].treatment == .read
                && (30...400).contains(blocks[$0].text.utf8.count)
        }
        var ends: [(block: Int, first: UInt64, last: UInt64)] = []
        for index in candidates {
            let words = Self.words(of: blocks[index].text)
            guard words.count > Self.run else { continue }
            ends.append(
                (index, Self.hash(words[..<Self.run]), Self.hash(words[(words.count - Self.run)...])))
        }
        guard !ends.isEmpty else { return }
        let wanted = Set(ends.map(\.first)).union(ends.map(\.last))
        // One bit for each hash that is wanted keeps most others from being looked up.
        let bits = wanted.reduce(into: UInt64(0)) { $0 |= 1 << ($1 >> 58) }
        var known: Set<UInt64> = []
        for block in blocks where block.treatment == .read && (block.kind == .paragraph || block.kind == .listItem) {
            let words = Self.words(of: block.text)
            guard words.count >= Self.run else { continue }
            for start in 0...(words.count - Self.run) {
                var hash = Self.offset
                for place in start..<start + Self.run { hash = (hash ^ words[place]) &* Self.prime }
                if bits >> (hash >> 58) & 1 == 1, wanted.contains(hash) { known.insert(hash) }
            }
        }
        found = ends.filter { known.contains($0.first) && known.contains($0.last) }.map(\.block)
    }

    /// The words of a text, each as a number that is the same for the same letters (FNV-1a).
    private static func words(of text: String) -> [UInt64] {
        var words: [UInt64] = []
        var hash = offset
        /// The last three bytes: quotes and dashes beyond ASCII part words too.
        var value: UInt32 = 0
        var length = 0
        var saved = offset
        let bytes = text.utf8Span.span
        words.reserveCapacity(bytes.count / 5)
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                hash = (hash ^ UInt64(byte)) &* prime
                length += 1
            case 0x80...:
                if byte >= 0xC0 {
                    (value, saved) = (UInt32(byte), hash)
                } else {
                    value = value << 8 | UInt32(byte)
                }
                hash = (hash ^ UInt64(byte)) &* prime
                length += 1
                guard byte < 0xC0, isSign(value) else { continue }
                hash = saved
                length -= value > 0xFFFF ? 3 : 2
                fallthrough
            default:
                if length > 0 { words.append(hash) }
                (hash, length) = (offset, 0)
            }
        }
        if length > 0 { words.append(hash) }
        return words
    }

    /// Whether UTF-8 bytes, read as one number, are general punctuation or a sign of Latin-1 or CJK.
    private static func isSign(_ value: UInt32) -> Bool {
        switch value {
        case 0xC2A0...0xC2A9, 0xC2AB...0xC2B4, 0xC2B6...0xC2B9, 0xC2BB...0xC2BF, 0xE2_8080...0xE2_81AF,
            0xE3_8080...0xE3_8084, 0xE3_8088...0xE3_80A0, 0xEF_BC81...0xEF_BC8F, 0xEF_BC9A...0xEF_BCA0:
            true
        default: false
        }
    }

    private static func hash(_ words: ArraySlice<UInt64>) -> UInt64 {
        words.reduce(offset) { ($0 ^ $1) &* prime }
    }

    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3
}
