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

    var bytes: [UInt8] = []
    /// Scalars so far.
    var count = 0
    var ink = Ink()
    var gap: Gap?
    var spans: [Block.Span] = []
    var open: [OpenSpan] = []
    var hasUnstarted = false
    var origins: [Origin] = []
    var lineFeeds: [Int] = []
    var indent: [Origin] = []
    /// Whether white space does nothing until the next text.
    var isJoining = false
    /// Where the text since the last sign between parts of a row begins, in bytes.
    var partStart = 0
    /// Whether the last text was a formula: stops follow it without white space, however it was set.
    var isBehindFormula = false

    /// What sets the next text apart from the text so far, and the white space it is from.
    struct Gap {
        var text: String
        var node: HTMLTree.Index?
        var offset = 0
    }

    struct OpenSpan {
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
            if byte.isPlainInk, shape == .plain {
                let (end, spaces) = Self.plainRun(of: source, from: index, spacing: spacing)
                let scalars = end - index
                write(source[index..<end], scalars: scalars, ink: scalars - spaces, node: node, offset: offset)
                offset += scalars
                index = end
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
}
