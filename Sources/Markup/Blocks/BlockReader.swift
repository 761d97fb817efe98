internal import HTMLTree
internal import Language
internal import Narration

/// Reads the blocks of an article off its tree, in one walk.
struct BlockReader {
    let tree: HTMLTree
    let notes: Notes
    /// The article's element in a whole page; nil in a fragment, of which all is the article.
    let main: HTMLTree.Index?
    /// What a whole page has in and around its article without being it, with reasons for people.
    let excluded: [HTMLTree.Index: String]
    /// Elements of a whole page that are captions by where they stand and what they say.
    let captions: Set<HTMLTree.Index>
    /// The language that the whole declares: blocks of it need not say so.
    let rootLanguage: LanguageTag?

    private(set) var blocks: [Block] = []
    /// Where the blocks' texts are from, by block.
    private(set) var origins: [Origin] = []
    /// How much of each block is what.
    private(set) var inks: [TextBuffer.Ink] = []
    /// Elements that are no part of the article, for the eye either.
    private(set) var leftOut: Set<HTMLTree.Index> = []

    var buffer = TextBuffer()
    var frames = [Frame()]
    /// What was set aside inside the block that is being read; it follows the block.
    private var asides: [(block: Block, origins: [Origin])] = []
    private var isAfterBreak = false
    private var lastGroup: Int?
    /// The level of the last heading.
    var headingLevel = 0
    /// The formula that was read last, and where it ended: a picture of it may follow.
    var lastFormula = (line: "", end: 0)

    init(tree: HTMLTree, main: MainContent?, rootLanguage: LanguageTag?) {
        self.tree = tree
        self.main = main?.element
        excluded = main?.leftOut ?? [:]
        captions = main?.captions ?? []
        self.rootLanguage = rootLanguage
        notes = Notes(of: tree)
        frames[0].blockLanguage = rootLanguage
        frames[0].language = rootLanguage
    }

    /// Reads everything below an element.
    mutating func read(from start: HTMLTree.Index) {
        if let main, main != start { frames[0].skipped = (.aside, SkipReason.outside) }
        var walk = tree.walk(from: start)
        while let visit = walk.next() {
            switch visit {
            case .enter(let index):
                switch tree.nodes[index].content {
                case .text(let text): append(text, of: index)
                case .element(let element): if !enter(index, element) { walk.skipInside() }
                }
            case .leave(let index):
                if tree.element(at: index) != nil { leave() }
            }
        }
        flush()
    }

    var frame: Frame { frames[frames.count - 1] }

    private mutating func append(_ text: String, of index: HTMLTree.Index) {
        if frame.listing != nil {
            appendListing(text, of: index)
        } else {
            appendProse(text, of: index)
        }
    }

    private mutating func leave() {
        let frame = frame
        for _ in 0..<frame.spans { buffer.endSpan() }
        if frame.isBlock { boundary() }
        if frames.count > 1 { frames.removeLast() }
        takeUpFrame()
    }

    /// Tells the buffer what it is inside of.
    mutating func takeUpFrame() {
        let frame = frame
        buffer.isLinked = frame.isLinked
        buffer.isLinkedHere = frame.isLinkedHere
        buffer.isBold = frame.isBold
        buffer.isCode = frame.isCode
    }

    /// Ends the block so far, or sets its words apart inside a cell.
    mutating func boundary() {
        if frame.isInCell { buffer.separate(by: ",") } else { flush() }
    }

    /// Ends the block so far.
    mutating func flush() {
        let taken = buffer.take()
        if !taken.text.isEmpty { append(block(of: taken), from: taken.origins, ink: taken.ink) }
        for aside in asides { append(aside.block, from: aside.origins) }
        asides = []
    }

    private func block(of taken: TextBuffer.Text) -> Block {
        let frame = frame
        var block = Block(
            frame.kind, taken.text, level: frame.level, spans: taken.spans, language: frame.blockLanguage,
            rule: frame.rule)
        if let skipped = frame.skipped {
            block.kind = skipped.kind
            block.treatment = .skip(reason: skipped.reason)
        } else {
            BlockRules.apply(to: &block, ink: taken.ink, headingLevel: headingLevel)
        }
        if block.kind != .heading, block.kind != .listItem { block.level = nil }
        if block.language == rootLanguage { block.language = nil }
        return block
    }

    /// Adds a block and where it is from.
    private mutating func append(_ new: Block, from places: [Origin], ink: TextBuffer.Ink = TextBuffer.Ink()) {
        var block = new
        if let group = frame.group, block.kind != .caption {
            block.continues = group == lastGroup
            lastGroup = group
        } else if block.kind != .caption {
            lastGroup = nil
        }
        if block.kind == .code { block.amount = block.text.utf8.count { $0 == 0x0A } + 1 }
        if block.kind == .tableRow, !block.continues { block.amount = frame.table?.rowCount }
        if block.treatment == .read {
            block.followsBreak = isAfterBreak
            isAfterBreak = BlockRules.isOrnament(block)
        }
        for place in places {
            var place = place
            place.block = blocks.count
            origins.append(place)
        }
        blocks.append(block)
        inks.append(ink)
    }

    mutating func breakAhead() { isAfterBreak = true }

    mutating func leaveOut(_ index: HTMLTree.Index) { leftOut.insert(index) }

    /// Puts an element's text, or another text for it, behind the block that is being read.
    mutating func setAside(
        _ index: HTMLTree.Index, _ text: String, as kind: Block.Kind, reason: String?, rule: String? = nil
    ) {
        var buffer = TextBuffer()
        buffer.appendWhole(TextBuffer.cleaned(text), of: index, meaning: nil)
        let taken = buffer.take()
        guard !taken.text.isEmpty else { return }
        var block = Block(kind, taken.text, language: frame.language == rootLanguage ? nil : frame.language, rule: rule)
        if let reason { block.treatment = .skip(reason: reason) }
        if let skipped = frame.skipped { block.treatment = .skip(reason: skipped.reason) }
        if self.buffer.isEmpty { append(block, from: taken.origins) } else { asides.append((block, taken.origins)) }
    }
}
