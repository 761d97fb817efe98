internal import HTMLTree
internal import Narration

/// Collects the text of a block and remembers where each scalar of it is from: white space becomes single spaces,
/// invisible characters go. Takes time in proportion to what is added.
struct TextBuffer {
    /// How white space is taken.
    enum Spacing { case collapsed, kept }

    /// How letters are written.
    enum Shape { case plain, raised, lowered }

    /// How much of a text is what, in scalars without white space.
    struct Ink: Hashable {
        var all = 0
        var linked = 0
        /// In links to places on the same page.
        var linkedHere = 0
        var bold = 0
        var code = 0
        var formula = 0
        /// Letters and digits outside of formulas.
        var words = 0
    }

    /// What was collected.
    struct Text {
        var text = ""
        var spans: [Block.Span] = []
        var origins: [Origin] = []
        var ink = Ink()
        /// Whether line feeds of the source are in the text.
        var hasLines = false
    }

    /// What the text that comes is inside of.
    var isLinked = false
    var isLinkedHere = false
    var isBold = false
    var isCode = false

    private var bytes: [UInt8] = []
    /// Scalars so far.
    private(set) var count = 0
    private var ink = Ink()
    private var gap: Gap?
    private var spans: [Block.Span] = []
    private var open: [OpenSpan] = []
    private var hasUnstarted = false
    private var origins: [Origin] = []
    private var lineFeeds: [Int] = []
    private var indent: [Origin] = []
    /// Whether white space does nothing until the next text.
    private var isJoining = false
    /// Where the text since the last sign between parts of a row begins, in bytes.
    private var partStart = 0
    /// Whether the last text was a formula: stops follow it without white space, however it was set.
    private var isBehindFormula = false

    /// What sets the next text apart from the text so far, and the white space it is from.
    private struct Gap {
        var text: String
        var node: HTMLTree.Index?
        var offset = 0
    }

    private struct OpenSpan {
        /// Nil once a label was said.
        var meaning: Block.Span.Meaning?
        var start: Int?
    }

    var isEmpty: Bool { count == 0 }

    /// The last scalar so far where that is ASCII; 0 for nothing.
    var lastByte: UInt8 { bytes.last ?? 0 }

    /// Whether a line has just been ended.
    var isAtLineEnd: Bool { gap?.text == "\n" }

    /// The letters, digits and signs since the last white space, at most 32 bytes of them.
    var lastWord: String {
        var start = bytes.count
        while start > 0, bytes.count - start < 32, bytes[start - 1] > 0x20 { start -= 1 }
        while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    /// Whether the next text follows the text so far without white space.
    var isInWord: Bool { gap == nil && count > 0 }

    // MARK: Adding

    /// Adds a text of the tree from a place on, in scalars.
    mutating func append(
        _ source: String, of node: HTMLTree.Index, spacing: Spacing = .collapsed, shape: Shape = .plain
    ) {
        let source = Array(source.utf8)
        append(source[...], of: node, from: 0, spacing: spacing, shape: shape)
    }

    /// Adds a part of a text of the tree, whose first scalar has the given offset in it.
    mutating func append(
        _ source: ArraySlice<UInt8>, of node: HTMLTree.Index, from first: Int, spacing: Spacing, shape: Shape
    ) {
        var index = source.startIndex
        var offset = first
        while index < source.endIndex {
            let byte = source[index]
            if byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "&"), shape == .plain {
                let start = index
                while index < source.endIndex, source[index] > 0x20, source[index] < 0x7F,
                    source[index] != UInt8(ascii: "&")
                {
                    index += 1
                }
                write(source[start..<index], scalars: index - start, node: node, offset: offset)
                offset += index - start
                continue
            }
            if byte == UInt8(ascii: "&"), spacing == .collapsed, !isCode,
                let (length, character) = CharacterReference.twiceEscaped(in: source, at: index)
            {
                if !character.isEmpty {
                    write(Array(character.utf8)[...], scalars: 1, node: node, offset: offset, length: length)
                }
                index += length
                offset += length
                continue
            }
            let length = Self.length(of: byte)
            let end = min(source.endIndex, index + length)
            let scalar = Self.scalar(source[index..<end])
            switch TextRole(of: scalar) {
            case .space: space(node: node, offset: offset, scalar: scalar, spacing: spacing)
            case .nothing: break
            case .text:
                if let other = shape.folded(scalar) {
                    write(Array(String(other).utf8)[...], scalars: 1, node: node, offset: offset, isFolded: true)
                } else {
                    write(source[index..<end], scalars: 1, node: node, offset: offset, isWord: scalar.isWord)
                }
            }
            index = end
            offset += 1
        }
    }

    /// Adds a text in the place of an element, as one part with a meaning.
    mutating func appendWhole(
        _ text: String, of node: HTMLTree.Index, from offset: Int = 0, length: Int = 0, meaning: Block.Span.Meaning?
    ) {
        let before = ink
        let scalars = text.unicodeScalars.count
        guard scalars > 0 else { return }
        write(Array(text.utf8)[...], scalars: scalars, node: node, offset: offset, length: length, isWhole: true)
        guard let meaning else { return }
        spans.append(Block.Span(count - scalars..<count, meaning))
        if case .formula = meaning {
            isBehindFormula = true
            ink = before
            ink.all += scalars
            ink.formula += scalars
        }
    }

    /// Sets words apart.
    mutating func space() {
        if gap == nil { gap = Gap(text: " ") }
    }

    /// Ends a line.
    mutating func endLine() {
        if gap == nil || gap?.text == " " { gap = Gap(text: "\n") }
    }

    /// Lets the next text follow without white space: a line that ends in a hyphen.
    mutating func join() {
        isJoining = true
    }

    /// Sets a part of a row apart, by a sign where the text before has no stop of its own.
    mutating func separate(by sign: String) {
        guard count > 0 else { return }
        let stops: Set<Character> = [
            ".", "!", "?", ":", ";", ",", "…", "。", "！", "？", "，", "、", "；", "：", "،", "؛", "؟", "۔", "।",
        ]
        var end = bytes.count - 1
        while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let last = String(decoding: bytes[end...], as: UTF8.self).first ?? " "
        // "Univ." is no sentence; a cell of some length that ends so is one.
        let isShort = last == "." && bytes.count - partStart < 24
        let text = stops.contains(last) && !isShort ? " " : sign == "," ? comma : sign + " "
        partStart = bytes.count
        if gap == nil || gap?.text == " " || gap?.text == "\n" { gap = Gap(text: text) }
    }

    /// The comma of the script that the text so far ends in.
    private var comma: String {
        for byte in bytes.suffix(48).reversed() {
            switch byte {
            case 0xD8...0xDB: return "، "
            case 0xE3...0xE9: return "，"
            case 0x41...0x5A, 0x61...0x7A, 0xC3...0xD7: return ", "
            default: continue
            }
        }
        return ", "
    }

    // MARK: Spans

    /// Begins a part with a meaning; it starts where the next text does.
    mutating func beginSpan(_ meaning: Block.Span.Meaning) {
        open.append(OpenSpan(meaning: meaning))
        hasUnstarted = true
    }

    /// Ends the part that was begun last.
    mutating func endSpan() {
        guard let last = open.popLast(), let meaning = last.meaning, let start = last.start, start < count else {
            return
        }
        spans.append(Block.Span(start..<count, meaning))
    }

    // MARK: Taking

    /// The text so far; the buffer goes on empty, inside the same open parts. Of those, labels end: they are said
    /// once.
    mutating func take() -> Text {
        defer { reset() }
        guard count > 0 else { return Text() }
        trimEnd()
        let keepsLines = LineBreaks.matter(in: bytes, at: lineFeeds)
        if !keepsLines { for place in lineFeeds where place < bytes.count { bytes[place] = UInt8(ascii: " ") } }
        for part in open {
            if let meaning = part.meaning, let start = part.start, start < count {
                spans.append(Block.Span(start..<count, meaning))
            }
        }
        // White space that was taken off the end may have been in parts.
        spans = spans.compactMap { span in
            let part = span.scalars.clamped(to: 0..<count)
            return part.isEmpty ? nil : Block.Span(part, span.meaning)
        }
        let ordered = spans.sorted {
            ($0.scalars.lowerBound, -$0.scalars.upperBound) < ($1.scalars.lowerBound, -$1.scalars.upperBound)
        }
        return Text(
            text: String(decoding: bytes, as: UTF8.self), spans: ordered, origins: origins, ink: ink,
            hasLines: keepsLines && !lineFeeds.isEmpty)
    }

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

    private mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        spans.removeAll()
        origins.removeAll()
        lineFeeds.removeAll()
        indent.removeAll()
        count = 0
        ink = Ink()
        gap = nil
        isJoining = false
        partStart = 0
        for index in open.indices {
            if case .label = open[index].meaning, open[index].start != nil { open[index].meaning = nil }
            open[index].start = nil
        }
        hasUnstarted = !open.isEmpty
    }

    // MARK: Writing

    private mutating func write(
        _ text: ArraySlice<UInt8>, scalars: Int, node: HTMLTree.Index, offset: Int, length: Int? = nil,
        isFolded: Bool = false, isWord: Bool? = nil, isWhole: Bool = false
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
        ink.all += scalars
        if isLinked { ink.linked += scalars }
        if isLinkedHere { ink.linkedHere += scalars }
        if isBold { ink.bold += scalars }
        if isCode { ink.code += scalars }
        if let isWord { ink.words += isWord ? scalars : 0 } else { ink.words += text.count { $0.isLetterOrDigit } }
    }

    private mutating func write(_ gap: Gap) {
        if gap.text == "\n" { lineFeeds.append(bytes.count) }
        if let node = gap.node {
            extendOrigins(Origin(node: node, source: gap.offset, length: 1, start: count, count: 1))
        }
        bytes += Array(gap.text.utf8)
        count += gap.text.unicodeScalars.count
    }

    private mutating func writeSpace(node: HTMLTree.Index, offset: Int, byte: UInt8 = 0x20) {
        extendOrigins(Origin(node: node, source: offset, length: 1, start: count, count: 1))
        bytes.append(byte)
        count += 1
    }

    private mutating func extendOrigins(_ new: Origin) {
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

    private mutating func space(node: HTMLTree.Index, offset: Int, scalar: Unicode.Scalar, spacing: Spacing) {
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
    private mutating func trimEnd() {
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

    private static func length(of byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }

    /// The one scalar of a valid UTF-8 sequence.
    private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar {
        var value = UInt32(bytes[bytes.startIndex])
        if bytes.count > 1 { value &= 0x7F >> UInt32(bytes.count) }
        for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}

extension UInt8 {
    var isLetterOrDigit: Bool {
        (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || (self >= 0x30 && self <= 0x39) || self >= 0x80
    }
}

extension Unicode.Scalar {
    var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
