internal import HTMLTree
internal import Narration

extension TextBuffer {
    /// A text with its white space and invisible characters put in order.
    static func cleaned(_ source: String) -> String {
        var buffer = TextBuffer()
        buffer.append(source, of: 0)
        return buffer.take().text
    }

    /// A text with each stretch of white space as one space, at its ends too, and without invisible characters.
    static func spaced(_ source: String) -> String {
        let text = cleaned(source)
        guard !text.isEmpty else { return "" }
        let first = source.unicodeScalars.first.map { TextRole(of: $0) == .space } ?? false
        let last = source.unicodeScalars.last.map { TextRole(of: $0) == .space } ?? false
        return (first ? " " : "") + text + (last ? " " : "")
    }

    // MARK: Writing

    mutating func write(
        _ text: ArraySlice<UInt8>, scalars: Int, ink written: Int? = nil, node: HTMLTree.Index, offset: Int,
        length: Int? = nil, isFolded: Bool = false, isWord: Bool? = nil, isWhole: Bool = false
    ) {
        if let gap {
            if count > 0, !(isBehindFormula && text.first.map { ",.;:!?)".utf8.contains($0) } ?? false) { write(gap) }
            self.gap = nil
        }
        isJoining = false
        isBehindFormula = false
        if !indent.isEmpty {
            for place in indent { writeSpace(node: place.node, offset: place.source) }
            indent.removeAll()
        }
        if hasUnstarted {
            for index in open.indices where open[index].start == nil { open[index].start = count }
            hasUnstarted = false
        }
        extendOrigins(
            Origin(
                node: node, source: offset, length: length ?? scalars, start: count, count: scalars, isFolded: isFolded,
                isWhole: isWhole))
        bytes += text
        count += scalars
        let written = written ?? scalars
        ink.all += written
        if isLinked { ink.linked += written }
        if isLinkedHere { ink.linkedHere += written }
        if isBold { ink.bold += written }
        if isCode { ink.code += written }
        if let isWord { ink.words += isWord ? written : 0 } else { ink.words += text.count { $0.isLetterOrDigit } }
    }

    mutating func write(_ gap: Gap) {
        if gap.text == "\n" { lineFeeds.append(bytes.count) }
        if let node = gap.node {
            extendOrigins(Origin(node: node, source: gap.offset, length: 1, start: count, count: 1))
        }
        bytes += gap.text.utf8
        count += gap.text.unicodeScalars.count
    }

    mutating func writeSpace(node: HTMLTree.Index, offset: Int, byte: UInt8 = 0x20) {
        extendOrigins(Origin(node: node, source: offset, length: 1, start: count, count: 1))
        bytes.append(byte)
        count += 1
    }

    mutating func extendOrigins(_ new: Origin) {
        if !new.isWhole, let last = origins.last, last.node == new.node, last.source + last.length == new.source,
            last.start + last.count == new.start, last.isFolded == new.isFolded, !last.isWhole,
            last.length == last.count, new.length == new.count
        {
            origins[origins.count - 1].count += new.count
            origins[origins.count - 1].length += new.count
        } else {
            origins.append(new)
        }
    }

    mutating func space(node: HTMLTree.Index, offset: Int, scalar: Unicode.Scalar, spacing: Spacing) {
        guard spacing == .kept else {
            if gap == nil, !isJoining { gap = Gap(text: " ", node: node, offset: offset) }
            return
        }
        let isLineFeed = scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
        if count == 0 {
            // Lines without anything at the start go; the indent of the first line that has something stays.
            if isLineFeed {
                indent.removeAll()
            } else {
                indent.append(Origin(node: node, source: offset, length: 1, start: 0, count: 1))
            }
        } else {
            if let gap { write(gap) }
            gap = nil
            writeSpace(node: node, offset: offset, byte: isLineFeed ? 0x0A : 0x20)
        }
    }

    /// Takes white space off the end.
    mutating func trimEnd() {
        while let last = bytes.last, last == 0x20 || last == 0x0A {
            bytes.removeLast()
            count -= 1
            guard let origin = origins.last, origin.start + origin.count > count else { continue }
            if origin.count == 1 {
                origins.removeLast()
            } else {
                origins[origins.count - 1].count -= 1
                origins[origins.count - 1].length -= 1
            }
        }
    }

    // MARK: UTF-8

    static func length(of byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }

    /// The one scalar of a valid UTF-8 sequence.
    static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar {
        var value = UInt32(bytes[bytes.startIndex])
        if bytes.count > 1 { value &= 0x7F >> UInt32(bytes.count) }
        for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// The end of printable ASCII from a place on, with the single spaces between its words where white space is
    /// collapsed anyway, and the number of those spaces.
    static func plainRun(
        of source: ArraySlice<UInt8>, from start: Int, spacing: Spacing
    ) -> (end: Int, spaces: Int) {
        var index = start
        var spaces = 0
        while index < source.endIndex {
            if source[index].isPlainInk {
                index += 1
            } else if source[index] == 0x20, spacing == .collapsed, index + 1 < source.endIndex,
                source[index + 1].isPlainInk
            {
                spaces += 1
                index += 2
            } else {
                break
            }
        }
        return (index, spaces)
    }
}

extension UInt8 {
    /// Whether a byte is printable ASCII that begins no reference to a character.
    var isPlainInk: Bool { self > 0x20 && self < 0x7F && self != UInt8(ascii: "&") }

    var isLetterOrDigit: Bool {
        (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || (self >= 0x30 && self <= 0x39) || self >= 0x80
    }
}

extension Unicode.Scalar {
    /// Whether a scalar is a letter or a number; told by ranges for the most frequent ones.
    var isWord: Bool {
        switch value {
        case 0x2010...0x2027, 0x3001...0x3002: false
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x5D0...0x5EA, 0x621...0x64A, 0x3041...0x3096,
            0x30A1...0x30FA, 0x4E00...0x9FA5:
            true
        default: properties.isAlphabetic || properties.numericType != nil
        }
    }
}
