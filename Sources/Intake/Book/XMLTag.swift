/// A tag of an XML file and the text behind it, up to the next tag: all that the lists in a book need.
struct XMLTag: Hashable, Sendable {
    /// The name without its prefix, in lower case.
    var name: String
    /// The attributes, by their names without prefixes, in lower case.
    var attributes: [String: String] = [:]
    /// Whether it ends an element.
    var isEnd = false
    /// The text behind it.
    var text = ""

    /// The tags of a file in their order; comments, instructions and the document type are passed over. Never fails,
    /// and needs time in proportion to the length.
    static func all(in bytes: [UInt8]) -> [XMLTag] {
        var tags: [XMLTag] = []
        var rest = bytes[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            if !tags.isEmpty { tags[tags.count - 1].text += decoded(rest[rest.startIndex..<open]) }
            rest = rest[open...]
            if rest.starts(with: Array("<!--".utf8)) {
                rest = after("-->", in: rest)
            } else if rest.starts(with: Array("<![CDATA[".utf8)) {
                let end = after("]]>", in: rest)
                if !tags.isEmpty {
                    let inside = rest.dropFirst(9).prefix(max(0, end.startIndex - rest.startIndex - 12))
                    tags[tags.count - 1].text += String(decoding: inside, as: UTF8.self)
                }
                rest = end
            } else if rest.dropFirst().first == UInt8(ascii: "?") || rest.dropFirst().first == UInt8(ascii: "!") {
                rest = after(">", in: rest)
            } else {
                let end = close(of: rest)
                tags.append(XMLTag(reading: rest[rest.startIndex..<end].dropFirst()))
                rest = rest[min(end + 1, rest.endIndex)...]
            }
        }
        return tags
    }

    /// Where a tag ends: at the `>` that is in no attribute's value.
    private static func close(of tag: ArraySlice<UInt8>) -> Int {
        var quote: UInt8?
        for index in tag.indices {
            let byte = tag[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index
            }
        }
        return tag.endIndex
    }

    private static func after(_ mark: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let mark = Array(mark.utf8)
        guard bytes.count >= mark.count else { return bytes[bytes.endIndex...] }
        for index in bytes.startIndex...(bytes.endIndex - mark.count) where bytes[index] == mark[0] {
            if bytes[index...].starts(with: mark) { return bytes[(index + mark.count)...] }
        }
        return bytes[bytes.endIndex...]
    }

    private init(reading tag: ArraySlice<UInt8>) {
        var rest = tag
        if rest.first == UInt8(ascii: "/") {
            isEnd = true
            rest.removeFirst()
        }
        let isNameEnd = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") }
        let whole = rest.prefix { !isNameEnd($0) }
        name = Self.local(whole)
        rest = rest.dropFirst(whole.count)
        while true {
            rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
            let key = rest.prefix { !isNameEnd($0) }
            guard !key.isEmpty else { return }
            rest = rest.dropFirst(key.count).drop { $0 <= 0x20 }
            guard rest.first == UInt8(ascii: "=") else { continue }
            rest = rest.dropFirst().drop { $0 <= 0x20 }
            guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            let value = rest.dropFirst().prefix { $0 != quote }
            attributes[Self.local(key)] = Self.decoded(value)
            rest = rest.dropFirst(value.count + 2)
        }
    }

    private static func local(_ name: ArraySlice<UInt8>) -> String {
        let text = String(decoding: name, as: UTF8.self).lowercased()
        return text.split(separator: ":").last.map(String.init) ?? text
    }

    /// The five entities of XML and characters by number. Others stay as they are.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("&") else { return text }
        var pieces = text.split(separator: "&", omittingEmptySubsequences: false)[...]
        var result = String(pieces.removeFirst())
        for piece in pieces {
            guard let end = piece.firstIndex(of: ";"), let scalar = scalar(named: piece[..<end]) else {
                result += "&" + piece
                continue
            }
            result.unicodeScalars.append(scalar)
            result += piece[piece.index(after: end)...]
        }
        return result
    }

    private static func scalar(named name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return value.flatMap(Unicode.Scalar.init)
        }
    }
}
