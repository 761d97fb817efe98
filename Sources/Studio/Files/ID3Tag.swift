import Narration

/// The tag in front of an MP3 file. Source: ID3 tag version 2.4.0, structure and native frames.
struct ID3Tag {
    /// Pictures larger than this are left out.
    private static let greatestPicture = 16 * 1_024 * 1_024

    /// Bytes in front of the tag's frames.
    private static let headerLength = 10

    /// The whole tag.
    let bytes: [UInt8]

    /// The tag that says the given things; what is not known, or not well formed, is left out.
    ///
    /// With a length in bytes it is filled up to that with zeros, which readers pass over.
    init(_ tags: SoundTags, length: Int = 0) {
        let texts = [
            ("TIT2", tags.title), ("TPE1", tags.artist), ("TALB", tags.album),
            ("TLAN", tags.language.map(\.threeLetters)), ("TDRC", tags.date.flatMap(Self.timestamp)),
            ("TSSE", "Earmark"),
        ]
        var frames: [UInt8] = []
        for (name, text) in texts {
            guard let text, case let clean = Self.clean(text), !clean.isEmpty else { continue }
            // 3 is UTF-8.
            frames += Self.frame(name, [3] + Array(clean.utf8))
        }
        if let picture = tags.picture, picture.bytes.count <= Self.greatestPicture {
            // Latin-1, media type, 3 is the front cover, no description.
            let head = [0] + Array(picture.type.utf8.filter { 0x20..<0x7F ~= $0 }) + [0, 3, 0]
            frames += Self.frame("APIC", head + picture.bytes)
        }
        frames += [UInt8](repeating: 0, count: max(0, length - Self.headerLength - frames.count))
        bytes = Array("ID3".utf8) + [4, 0, 0] + Self.synchsafe(frames.count) + frames
    }

    private static func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + synchsafe(content.count) + [0, 0] + content
    }

    /// A length in four bytes of seven bits.
    private static func synchsafe(_ length: Int) -> [UInt8] {
        [21, 14, 7, 0].map { UInt8(length >> $0 & 0x7F) }
    }

    /// A text on one line, without what would end it early.
    private static func clean(_ text: String) -> String {
        let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7F }
        return String(words.joined(separator: " ".unicodeScalars).map(Character.init).prefix(1_000))
    }

    /// The date of an ISO 8601 time: a year, with a month and a day where they are well formed.
    private static func timestamp(_ date: String) -> String? {
        let pattern = /(?<date>[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?)([T ].*)?/
        return date.wholeMatch(of: pattern).map { String($0.date) }
    }
}
