/// A JSON value as pages carry it. Reading forgives what pages get wrong: line feeds in strings, commas before closing
/// brackets, comments and CDATA marks around the whole. Source: RFC 8259.
indirect enum LooseJSON: Hashable {
    case null
    case text(String)
    case list([LooseJSON])
    /// The first of equal keys counts.
    case object([String: LooseJSON])

    /// Objects and lists that may stand inside each other; what is deeper is null.
    static let depthLimit = 64

    /// Reads the first object or list in a text; nil when there is none or it does not end.
    init?(_ text: String) {
        var reader = Reader(bytes: Array(text.utf8))
        let mark = Array("CDATA".utf8)
        let start = reader.bytes.indices.first { index in
            switch reader.bytes[index] {
            case UInt8(ascii: "{"): true
            case UInt8(ascii: "["):
                !reader.bytes[..<index].suffix(mark.count).elementsEqual(mark)
                    && !reader.bytes[(index + 1)...].starts(with: mark)
            default: false
            }
        }
        guard let start else { return nil }
        reader.position = start
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    /// A member of an object; nil for anything else.
    subscript(_ key: String) -> LooseJSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// A text, number or truth value as it is written; the first one of a list; nil for anything else.
    var text: String? {
        switch self {
        case .text(let text): text
        case .list(let values): values.lazy.compactMap(\.text).first
        default: nil
        }
    }

    /// The values of a list; another value is a list of one.
    var all: [LooseJSON] {
        switch self {
        case .list(let values): values
        case .null: []
        default: [self]
        }
    }
}

extension LooseJSON {
    /// Reads values one after another from bytes.
    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        var next: UInt8? { position < bytes.count ? bytes[position] : nil }

        mutating func skipSpace() {
            while let byte = next, byte <= 0x20 { position += 1 }
        }

        mutating func value(depth: Int) -> LooseJSON? {
            skipSpace()
            switch next {
            case nil: return nil
            case UInt8(ascii: "{"): return object(depth: depth)
            case UInt8(ascii: "["): return list(depth: depth)
            case UInt8(ascii: "\""): return string().map { .text($0) }
            default: return bare()
            }
        }

        private mutating func object(depth: Int) -> LooseJSON? {
            position += 1
            var members: [String: LooseJSON] = [:]
            while true {
                skipSpace()
                switch next {
                case UInt8(ascii: "}"):
                    position += 1
                    return depth > LooseJSON.depthLimit ? .null : .object(members)
                case UInt8(ascii: ","): position += 1
                case UInt8(ascii: "\""):
                    guard let key = string() else { return nil }
                    skipSpace()
                    guard next == UInt8(ascii: ":") else { return nil }
                    position += 1
                    guard depth < 4 * LooseJSON.depthLimit, let value = value(depth: depth + 1) else { return nil }
                    if members[key] == nil { members[key] = value }
                default: return nil
                }
            }
        }

        private mutating func list(depth: Int) -> LooseJSON? {
            position += 1
            var values: [LooseJSON] = []
            while true {
                skipSpace()
                switch next {
                case UInt8(ascii: "]"):
                    position += 1
                    return depth > LooseJSON.depthLimit ? .null : .list(values)
                case UInt8(ascii: ","): position += 1
                default:
                    guard depth < 4 * LooseJSON.depthLimit, let value = value(depth: depth + 1) else { return nil }
                    values.append(value)
                }
            }
        }

        private static let ends: Set<UInt8> = Set(",]}:\"[{".utf8)

        /// A number, `true`, `false`, `null`; nil where none of them stands.
        private mutating func bare() -> LooseJSON? {
            let start = position
            while let byte = next, !(byte <= 0x20 || Self.ends.contains(byte)) {
                position += 1
            }
            guard position > start else { return nil }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            return word == "null" ? .null : .text(word)
        }

        private mutating func string() -> String? {
            position += 1
            var units: [UInt8] = []
            while let byte = next {
                position += 1
                switch byte {
                case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
                case UInt8(ascii: "\\"): units += escaped()
                default: units.append(byte)
                }
            }
            return nil
        }

        private mutating func escaped() -> [UInt8] {
            guard let byte = next else { return [] }
            position += 1
            switch byte {
            case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "f"), UInt8(ascii: "b"):
                return [0x20]
            case UInt8(ascii: "u"):
                guard var code = hexadecimal() else { return [] }
                if (0xD800..<0xDC00).contains(code), next == UInt8(ascii: "\\"), position + 1 < bytes.count,
                    bytes[position + 1] == UInt8(ascii: "u")
                {
                    position += 2
                    guard let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else {
                        return Array("\u{FFFD}".utf8)
                    }
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                }
                return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
            default: return [byte]
            }
        }

        private mutating func hexadecimal() -> UInt32? {
            guard position + 4 <= bytes.count else { return nil }
            defer { position += 4 }
            return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        }
    }
}
