/// What a scalar does in a text that is read.
enum TextRole {
    case text, space, nothing

    init(of scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x21..<0x7F: self = .text
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
            self = .space
        // Controls; soft hyphen, grapheme joiner, direction marks, zero-width space, word joiner, byte order mark.
        // The joiners U+200C and U+200D stay: Persian and emoji need them.
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x034F, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E,
            0x2060...0x2064, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFC:
            self = .nothing
        // Private use: the signs of icon fonts, which mean something else or nothing everywhere else.
        case 0xE000...0xF8FF, 0xF0000...0x10FFFF: self = .nothing
        default: self = .text
        }
    }
}

/// Character references that were escaped twice.
enum CharacterReference {
    /// The reference at a place: how many bytes it has (all ASCII), and what it stands for.
    static func twiceEscaped(in bytes: ArraySlice<UInt8>, at index: Int) -> (length: Int, character: String)? {
        for (name, character) in known where bytes[index...].starts(with: name) { return (name.count, character) }
        return nil
    }

    private static let known: [(name: [UInt8], character: String)] = [
        ("&amp;", "&"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&apos;", "'"),
        ("&#39;", "'"), ("&#x27;", "'"), ("&#8217;", "’"), ("&rsquo;", "’"), ("&lsquo;", "‘"), ("&ldquo;", "“"),
        ("&rdquo;", "”"), ("&ndash;", "–"), ("&mdash;", "—"), ("&hellip;", "…"), ("&#160;", " "), ("&shy;", ""),
    ].map { (Array($0.0.utf8), $0.1) }
}
