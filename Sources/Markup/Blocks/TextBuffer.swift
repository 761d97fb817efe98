/// Collects the text of a block: white space becomes single spaces, invisible characters go.
struct TextBuffer {
    private(set) var text = ""
    private var gap: String?

    var isEmpty: Bool { text.isEmpty }

    /// Adds text as it stands in the source.
    mutating func append(_ source: String) {
        for scalar in source.unicodeScalars {
            switch Self.role(of: scalar) {
            case .space: space()
            case .nothing: continue
            case .text:
                if let gap, !text.isEmpty { text += gap }
                gap = nil
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Sets words apart.
    mutating func space() {
        if gap == nil { gap = " " }
    }

    /// Sets the next cell of a row apart: by a comma where the text before has no stop of its own.
    mutating func separateCell() {
        guard let last = text.last else { return }
        gap = ".!?:;,…。！？，、；：".contains(last) ? " " : ", "
    }

    /// The text so far; the buffer is empty afterwards.
    mutating func take() -> String {
        defer { self = TextBuffer() }
        return Self.decoded(text)
    }

    /// A text with its white space and invisible characters put in order.
    static func cleaned(_ source: String) -> String {
        var buffer = TextBuffer()
        buffer.append(source)
        return buffer.take()
    }

    private enum Role { case text, space, nothing }

    private static func role(of scalar: Unicode.Scalar) -> Role {
        switch scalar.value {
        case 0x21..<0x7F: .text
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: .space
        // Controls; soft hyphen, zero-width space, direction marks, word joiner, byte order mark. The joiners
        // U+200C and U+200D stay: Persian and emoji need them.
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064,
            0x2066...0x206F, 0xFEFF, 0xFFFC:
            .nothing
        default: .text
        }
    }

    /// Character references that were escaped twice.
    private static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: ";")) else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            if let (name, character) = references.first(where: { rest.hasPrefix($0.name) }) {
                result += character
                rest = rest.dropFirst(name.count)
            } else {
                result.append("&")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static let references: [(name: String, character: String)] = [
        ("&amp;", "&"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&apos;", "'"),
        ("&#39;", "'"), ("&#x27;", "'"), ("&#8217;", "’"), ("&rsquo;", "’"), ("&lsquo;", "‘"), ("&ldquo;", "“"),
        ("&rdquo;", "”"), ("&ndash;", "–"), ("&mdash;", "—"), ("&hellip;", "…"), ("&#160;", " "), ("&shy;", ""),
    ]
}
