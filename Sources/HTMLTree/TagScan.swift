/// A pass over the bytes of a page before it is parsed: it writes the page anew with every element closed where it
/// ends, so that the parser has nothing to guess. Text is always kept.
///
/// gumbo's time grows with the square of the depth, it copies open formatting elements into each later block, and it
/// ends the process (by assertions) on some wrongly nested tables. So the scan follows the open elements as the
/// standard says, writes the end tags that are implied, and leaves out tags that are deeper than a limit or ignored
/// where they stand. A document type is set, comments are gone, and a `<` that is no tag is escaped, as is
/// everything in scripts, styles and titles. An element that is left open inside another one ends with it: a `<b>`
/// does not go on in the next paragraph.
struct TagScan {
    /// Open elements that are allowed inside each other.
    static let depthLimit = 512
    /// Attributes that a tag keeps.
    static let attributeLimit = 128

    struct Open {
        var name: UInt64
        var traits: TagTraits
        var isForeign = false
        /// The name as it is written.
        var written: ArraySlice<UInt8>
    }

    let bytes: [UInt8]
    var output: [UInt8] = []
    var position = 0
    var open: [Open] = []
    var foreignCount = 0
    var outermostCount = 0
    /// How many elements are open whose names' hashes end alike: most searches are for one that is not.
    var counts = [UInt16](repeating: 0, count: 256)
    /// Start tags that were dropped, and whose end tags are therefore dropped too.
    var dropped: [UInt64: Int] = [:]

    init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The page as it may be parsed.
    mutating func run() -> [UInt8] {
        output.reserveCapacity(bytes.count + bytes.count / 16 + 64)
        output += Array("<!DOCTYPE html>".utf8)
        while position < bytes.count {
            let textEnd = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            output += bytes[position..<textEnd]
            position = textEnd
            if position < bytes.count { markup() }
        }
        while !open.isEmpty { pop() }
        return output
    }

    /// What begins with the `<` at `position`.
    private mutating func markup() {
        let next = byte(at: position + 1)
        if next.isLetter {
            if let tag = Tag(in: bytes, at: position) {
                position = tag.end
                startTag(tag)
            } else {
                position = bytes.count
            }
        } else if next == UInt8(ascii: "/"), byte(at: position + 2).isLetter {
            if let tag = Tag(in: bytes, at: position) {
                position = tag.end
                endTag(tag)
            } else {
                position = bytes.count
            }
        } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
            || (next == UInt8(ascii: "/") && position + 2 < bytes.count)
        {
            declaration()
        } else {
            emit("&lt;")
            position += 1
        }
    }

    /// Comments, document types, CDATA and malformed ends: only the text of CDATA in SVG and MathML is kept.
    private mutating func declaration() {
        if starts(with: "<!--") {
            position = endOfComment(from: position + 4)
        } else if starts(with: "<![CDATA["), isInForeignContent {
            let start = position + 9
            let end = find("]]>", from: start)
            escape(start..<end)
            position = min(bytes.count, end + 3)
        } else {
            position = min(bytes.count, (bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count) + 1)
        }
    }

    private func endOfComment(from start: Int) -> Int {
        if byte(at: start) == UInt8(ascii: ">") { return start + 1 }
        if byte(at: start) == UInt8(ascii: "-"), byte(at: start + 1) == UInt8(ascii: ">") { return start + 2 }
        var index = start
        while let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
            let before = byte(at: end - 1)
            if end - 2 >= start, before == UInt8(ascii: "-"), byte(at: end - 2) == UInt8(ascii: "-") { return end + 1 }
            if end - 3 >= start, before == UInt8(ascii: "!"), byte(at: end - 2) == UInt8(ascii: "-"),
                byte(at: end - 3) == UInt8(ascii: "-")
            {
                return end + 1
            }
            index = end + 1
        }
        return bytes.count
    }

    /// Copies the content of a script, style, title and the like as text that cannot be taken for tags, up to
    /// and with its end tag.
    mutating func rawText(of tag: Tag) {
        let isExample = tag.name == TagName.xmp
        if isExample { emit("<pre>") } else { emit(tag) }
        var index = position
        var end = bytes.count
        var after = bytes.count
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if byte(at: start + 1) == UInt8(ascii: "/"), byte(at: start + 2).isLetter,
                Tag.name(in: bytes, at: start + 2).name == tag.name
            {
                end = start
                after = Tag(in: bytes, at: start)?.end ?? bytes.count
                break
            }
            index = start + 1
        }
        escape(position..<end, ampersands: isExample)
        output += Array("</".utf8)
        output += isExample ? ArraySlice("pre".utf8) : bytes[tag.nameRange]
        output.append(UInt8(ascii: ">"))
        position = after
    }

    // MARK: Bytes

    func byte(at index: Int) -> UInt8 {
        index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    private func starts(with text: StaticString) -> Bool {
        let wanted = Array(text.description.utf8)
        return position + wanted.count <= bytes.count && bytes[position..<position + wanted.count].elementsEqual(wanted)
    }

    private func find(_ text: StaticString, from start: Int) -> Int {
        let wanted = Array(text.description.utf8)
        var index = start
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
            index += 1
        }
        return bytes.count
    }

    private mutating func escape(_ range: Range<Int>, ampersands: Bool = false) {
        for byte in bytes[range] {
            switch byte {
            case UInt8(ascii: "<"): emit("&lt;")
            case UInt8(ascii: "&") where ampersands: emit("&amp;")
            default: output.append(byte)
            }
        }
    }

    /// Writes a tag as it stands, with at most ``attributeLimit`` attributes.
    mutating func emit(_ tag: Tag) {
        output += bytes[tag.start..<tag.attributesEnd]
        output.append(UInt8(ascii: ">"))
    }

    mutating func emit(_ text: String) {
        output += text.utf8
    }
}

extension UInt8 {
    var isLetter: Bool {
        (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
    }

    var isHTMLSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0C || self == 0x0D
    }
}
