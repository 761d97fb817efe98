internal import HTMLTree
internal import Language
internal import Narration

/// Reads the blocks of an article off its tree, in one walk.
struct BlockReader {
    /// What holds inside an element.
    struct Frame {
        var kind = Block.Kind.paragraph
        var language: LanguageTag?
        /// Set inside what is not spoken.
        var skipped: (kind: Block.Kind, reason: String)?
        /// Whether the element begins and ends a block.
        var isBlock = false
        /// Inside a cell that belongs to a row: blocks in it do not end the row.
        var isInCell = false
        /// Inside a table that is read row by row.
        var isInTable = false
        /// Inside an element that is known to be an article: a `header` there is the article's.
        var isInMain = false
    }

    let tree: HTMLTree
    let notes: Notes
    /// The article's element in a whole page; nil in a fragment, of which all is the article.
    let main: HTMLTree.Index?
    /// The language that the whole declares: blocks of it need not say so.
    let rootLanguage: LanguageTag?

    private(set) var blocks: [Block] = []
    private var buffer = TextBuffer()
    private var frames = [Frame()]
    private var hasBreak = false
    /// What was skipped inside the block that is being read; it follows the block.
    private var asides: [Block] = []

    init(tree: HTMLTree, main: HTMLTree.Index?, rootLanguage: LanguageTag?) {
        self.tree = tree
        self.main = main
        self.rootLanguage = rootLanguage
        notes = Notes(of: tree)
    }

    /// Reads everything below an element.
    mutating func read(from start: HTMLTree.Index) {
        if let main, main != start { frames[0].skipped = (.aside, "outside the main content") }
        var walk = tree.walk(from: start)
        while let visit = walk.next() {
            switch visit {
            case .enter(let index):
                switch tree.nodes[index].content {
                case .text(let text): append(text)
                case .element(let element): if !enter(index, element) { walk.skipInside() }
                }
            case .leave(let index):
                if tree.element(at: index) != nil { leave() }
            }
        }
        flush()
    }

    var frame: Frame { frames[frames.count - 1] }

    private mutating func append(_ text: String) {
        buffer.append(text)
        if hasBreak, text.utf8.contains(where: { $0 > 0x20 }) { hasBreak = false }
    }

    /// Begins an element; false when nothing inside it is read.
    private mutating func enter(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> Bool {
        var frame = frame
        frame.isBlock = false
        if let tag = element["lang"] ?? element["xml:lang"], let language = LanguageTag(tag) {
            frame.language = language
        }
        if index == main { frame.skipped = nil }
        if element.name == "article" || element.name == "main" || (index == main && element.name != "body") {
            frame.isInMain = true
        }
        let content = role(of: index, element, in: frame)
        defer { frames.append(frame) }
        switch content {
        case .inline: return true
        case .nothing: return false
        case .aside(let reason):
            setAside(index, kind: .aside, reason: reason, language: frame.language)
            return false
        case .text(let text):
            append(text)
            return false
        case .lineBreak:
            if hasBreak, !frame.isInCell { flush() }
            hasBreak = true
            buffer.space()
            return false
        case .listing:
            boundary()
            append(tree.text(of: index))
            frame.isBlock = true
            frame.skipped = frame.skipped ?? (.code, "code")
            return false
        case .block(let change):
            boundary()
            frame.isBlock = true
            change(&frame)
            return true
        case .cell:
            if frame.isInCell { buffer.space() } else { buffer.separateCell() }
            frame.isInCell = true
            return true
        }
    }

    private mutating func leave() {
        if frame.isBlock { boundary() }
        if frames.count > 1 { frames.removeLast() }
    }

    /// Ends the block so far, or sets its words apart inside a cell.
    private mutating func boundary() {
        if frame.isInCell { buffer.space() } else { flush() }
    }

    private mutating func flush() {
        hasBreak = false
        let text = buffer.take()
        if !text.isEmpty {
            let language = frame.language == rootLanguage ? nil : frame.language
            if let skipped = frame.skipped {
                blocks.append(Block(skipped.kind, text, language: language, treatment: .skip(reason: skipped.reason)))
            } else {
                blocks.append(Block(frame.kind, text, language: language))
            }
        }
        blocks += asides
        asides = []
    }

    private mutating func setAside(
        _ index: HTMLTree.Index, kind: Block.Kind, reason: String, language: LanguageTag?
    ) {
        var text = TextBuffer.cleaned(tree.text(of: index))
        if text.isEmpty, let alternative = tree.element(at: index)?["alt"] { text = TextBuffer.cleaned(alternative) }
        guard !text.isEmpty else { return }
        asides.append(Block(kind, text, language: language, treatment: .skip(reason: reason)))
    }
}
