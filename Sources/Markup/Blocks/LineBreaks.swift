/// Which line breaks inside a paragraph mean something.
enum LineBreaks {
    /// Whether the lines of a text stand for themselves: verse, addresses, chapters, lines of a transcript. Lines that
    /// are only wrapped go on in the middle of a sentence, in small letters.
    static func matter(in bytes: [UInt8], at lineFeeds: [Int]) -> Bool {
        guard !lineFeeds.isEmpty else { return false }
        var starts = 0
        var ends = 0
        for place in lineFeeds {
            if isStart(bytes, after: place) { starts += 1 }
            if isStop(bytes, before: place) { ends += 1 }
        }
        let most = lineFeeds.count * 4 / 5
        if starts >= max(1, most) { return true }
        if ends >= max(1, most) { return true }
        // Many short lines without any stop at all: a transcript, or a poem in small letters.
        return lineFeeds.count >= 3 && ends == 0 && bytes.count / (lineFeeds.count + 1) < 60
            && !bytes.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    }

    /// Whether what follows a line feed looks like the beginning of something: anything but a small letter or a sign.
    private static func isStart(_ bytes: [UInt8], after place: Int) -> Bool {
        let head = String(decoding: bytes[(place + 1)..<min(bytes.count, place + 9)], as: UTF8.self)
        guard let first = head.unicodeScalars.first else { return true }
        if first.properties.isLowercase { return false }
        return !",.;:!?)]%".unicodeScalars.contains(first)
    }

    /// Whether a sentence or a clause ends before a line feed.
    private static func isStop(_ bytes: [UInt8], before place: Int) -> Bool {
        let tail = String(decoding: bytes[max(0, place - 8)..<place], as: UTF8.self)
        guard let last = tail.unicodeScalars.last else { return false }
        return ".!?:;…。！？؟۔।".unicodeScalars.contains(last)
    }
}
