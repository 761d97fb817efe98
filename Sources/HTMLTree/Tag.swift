extension TagScan {
    /// A start or end tag in the bytes of a page. Source: HTML Living Standard, sections 13.2.5.6 to 13.2.5.40.
    struct Tag {
        /// Where its `<` stands.
        var start: Int
        /// The hash of its name in lower case.
        var name: UInt64
        /// The bytes of its name.
        var nameRange: Range<Int>
        /// After its last attribute that is kept.
        var attributesEnd: Int
        /// After its `>`.
        var end: Int
        /// Whether it ends with `/>`.
        var isSelfClosing = false

        /// Reads the tag whose `<` stands at `start`; nil when the bytes end before the tag does.
        init?(in bytes: [UInt8], at start: Int) {
            self.start = start
            let nameStart = bytes[start + 1] == UInt8(ascii: "/") ? start + 2 : start + 1
            let (name, nameEnd) = Self.name(in: bytes, at: nameStart)
            self.name = name
            nameRange = nameStart..<nameEnd
            attributesEnd = nameEnd
            end = nameEnd
            var attributes = 0
            var index = nameEnd
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: ">") {
                    isSelfClosing = bytes[index - 1] == UInt8(ascii: "/") && index - 1 >= max(nameEnd, end)
                    end = index + 1
                    return
                }
                if byte.isHTMLSpace || byte == UInt8(ascii: "/") {
                    index += 1
                    continue
                }
                guard let attributeEnd = Self.attributeEnd(in: bytes, from: index) else { return nil }
                index = attributeEnd
                // Until the tag's end is known, `end` marks the end of the last attribute: a slash in a value
                // without quotes does not close the tag.
                end = index
                attributes += 1
                if attributes <= TagScan.attributeLimit { attributesEnd = index }
            }
            return nil
        }

        /// The hash of the name that starts at an offset, and where it ends.
        static func name(in bytes: [UInt8], at start: Int) -> (name: UInt64, end: Int) {
            var hash = TagName.offset
            var index = start
            while index < bytes.count {
                let byte = bytes[index]
                if byte.isHTMLSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") { break }
                let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
                hash = (hash ^ UInt64(lower)) &* TagName.prime
                index += 1
            }
            return (hash, index)
        }

        /// Where the attribute that starts at an offset ends, its value included; nil at the end of the bytes.
        private static func attributeEnd(in bytes: [UInt8], from start: Int) -> Int? {
            // The first byte belongs to the name even when it is "=".
            var index = start + 1
            while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: "/"),
                bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "=")
            {
                index += 1
            }
            let nameEnd = index
            while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
            guard index < bytes.count else { return nil }
            guard bytes[index] == UInt8(ascii: "=") else { return nameEnd }
            index += 1
            while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
            guard index < bytes.count else { return nil }
            let quote = bytes[index]
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                guard let close = bytes[(index + 1)...].firstIndex(of: quote) else { return nil }
                return close + 1
            }
            while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: ">") { index += 1 }
            return index < bytes.count ? index : nil
        }
    }
}
