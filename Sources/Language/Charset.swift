internal import CICU

/// How bytes become text: which charset they are in, and how that was found out.
public enum Charset {
    /// What told the charset.
    public enum Source: String, Hashable, Sendable {
        case byteOrderMark
        /// The `charset` of the answer's `Content-Type`.
        case header
        /// The page's own `meta` element.
        case meta
        /// Nothing says otherwise, and the bytes are valid UTF-8.
        case validUTF8
        /// What the bytes look like.
        case detection
    }

    /// Text, and how it was read.
    public struct Decoded: Hashable, Sendable {
        /// The text, without a byte order mark; malformed bytes are U+FFFD.
        public var text: String
        /// The charset it was decoded with, in lower case.
        public var name: String
        /// What told it.
        public var source: Source
    }

    /// Decodes the bytes of a page or a text file. `contentType` is the HTTP header's value, such as
    /// `text/html; charset=koi8-r`. Asked in this order: byte order mark, header, `meta`, validity as UTF-8,
    /// detection. A charset that is unknown, or UTF-8 that is mostly malformed, is passed over, and so is a `meta` that
    /// says otherwise of what is valid UTF-8: pages are converted, and their heads forgotten. Never fails.
    public static func decode(_ bytes: [UInt8], contentType: String? = nil) -> Decoded {
        if let (name, length) = byteOrderMark(of: bytes) {
            let rest = Array(bytes.dropFirst(length))
            return Decoded(text: text(of: rest, in: name) ?? repaired(rest), name: name, source: .byteOrderMark)
        }
        if let name = contentType.flatMap(charset(inContentType:)), let text = trusted(bytes, in: name) {
            return Decoded(text: text, name: name, source: .header)
        }
        if let name = metaCharset(of: bytes), !(name != "utf-8" && isSurelyUTF8(bytes)),
            let text = trusted(bytes, in: name)
        {
            return Decoded(text: text, name: name, source: .meta)
        }
        if let text = String(validating: bytes, as: UTF8.self) {
            return Decoded(text: text, name: "utf-8", source: .validUTF8)
        }
        let name = detected(bytes) ?? "windows-1252"
        return Decoded(text: text(of: bytes, in: name) ?? repaired(bytes), name: name, source: .detection)
    }

    /// The charset named in a `Content-Type`, as browsers understand it; nil where none is named.
    static func charset(inContentType value: String) -> String? {
        let lower = value.lowercased()
        guard let range = lower.firstRange(of: "charset") else { return nil }
        let rest = lower[range.upperBound...].drop { $0.isWhitespace }
        guard rest.first == "=" else { return nil }
        let name = rest.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            .prefix { !$0.isWhitespace && $0 != "\"" && $0 != "'" && $0 != ";" && $0 != ">" && $0 != "/" }
        return name.isEmpty ? nil : label(String(name))
    }

    /// What browsers decode with when a page says `name`. Source: the Encoding Standard, section 4.2.
    static func label(_ name: String) -> String {
        let lower = name.lowercased()
        switch lower {
        case "iso-8859-1", "iso8859-1", "latin1", "l1", "ascii", "us-ascii", "cp1252", "x-cp1252": return "windows-1252"
        case "iso-8859-9", "latin5": return "windows-1254"
        case "iso-8859-11", "tis-620": return "windows-874"
        case "gb2312", "gbk", "gb_2312-80", "x-gbk", "chinese": return "gb18030"
        case "shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji": return "windows-31j"
        case "euc-kr", "ks_c_5601-1987", "korean", "ksc5601": return "windows-949"
        case "utf8", "unicode-1-1-utf-8": return "utf-8"
        default: return lower
        }
    }

    /// The charset that a `meta` element among the first 4,096 bytes names.
    static func metaCharset(of bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(4096).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self).lowercased()
        for part in head.components(around: "<meta").dropFirst() {
            let tag = part.prefix { $0 != ">" }
            if let name = charset(inContentType: String(tag)) {
                // A page whose bytes could be read as ASCII up to here is not UTF-16. Source: Encoding sniffing,
                // HTML Living Standard, 13.2.3.2.
                return name.hasPrefix("utf-16") ? "utf-8" : name
            }
        }
        return nil
    }

    private static func byteOrderMark(of bytes: [UInt8]) -> (name: String, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return ("utf-8", 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return ("utf-32le", 4) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return ("utf-32be", 4) }
        if bytes.starts(with: [0xFE, 0xFF]) { return ("utf-16be", 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return ("utf-16le", 2) }
        return nil
    }

    /// The text in a charset that something named; nil when that cannot be right.
    private static func trusted(_ bytes: [UInt8], in name: String) -> String? {
        guard name == "utf-8" else { return text(of: bytes, in: name) }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let text = repaired(bytes)
        let malformed = text.unicodeScalars.reduce(0) { $0 + ($1 == "\u{FFFD}" ? 1 : 0) }
        let beyondASCII = text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0 : 1) }
        return malformed * 2 <= beyondASCII ? text : nil
    }

    /// Whether bytes are valid UTF-8 with at least four characters of several bytes: text in another charset hardly
    /// ever is.
    private static func isSurelyUTF8(_ bytes: [UInt8]) -> Bool {
        var lead = 0
        for byte in bytes where byte >= 0xC2 {
            lead += 1
            if lead == 4 { return String(validating: bytes, as: UTF8.self) != nil }
        }
        return false
    }

    private static func repaired(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Decodes by ICU's converters; nil for an unknown charset or more than 1 GiB.
    private static func text(of bytes: [UInt8], in name: String) -> String? {
        if name == "utf-8" { return repaired(bytes) }
        guard bytes.count < 1 << 30 else { return nil }
        guard !bytes.isEmpty else { return unsafe earmark_icu_knows_charset(name) ? "" : nil }
        var units = [UInt16](repeating: 0, count: bytes.count + 16)
        var count = decode(bytes, in: name, into: &units)
        if count > units.count {
            units = [UInt16](repeating: 0, count: count)
            count = decode(bytes, in: name, into: &units)
        }
        guard count >= 0, count <= units.count else { return nil }
        return String(decoding: units[..<count], as: UTF16.self)
    }

    private static func decode(_ bytes: [UInt8], in name: String, into units: inout [UInt16]) -> Int {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
                unsafe units.withUnsafeMutableBufferPointer { room in
                    Int(
                        unsafe earmark_icu_decode(
                            name, characters.baseAddress, Int32(characters.count), room.baseAddress,
                            Int32(clamping: room.count)))
                }
            }
        }
    }

    /// ICU's guess, with at least a little confidence, from the first 64 KiB.
    private static func detected(_ bytes: [UInt8]) -> String? {
        let sample = Array(bytes.prefix(1 << 16))
        var name = [CChar](repeating: 0, count: 64)
        let confidence = unsafe sample.withUnsafeBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
                unsafe name.withUnsafeMutableBufferPointer { room in
                    unsafe earmark_icu_detect_charset(
                        characters.baseAddress, Int32(characters.count), room.baseAddress, Int32(room.count))
                }
            }
        }
        guard confidence >= 10 else { return nil }
        return label(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}

extension String {
    /// The parts between the occurrences of a separator.
    fileprivate func components(around separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
