internal import HTMLTree
internal import Narration

extension BlockReader {
    /// What holds inside an element.
    struct Frame {
        var kind = Block.Kind.paragraph
        var level: Int?
        var rule: String?
        /// The language of the text here.
        var language: LanguageTag?
        /// The language of the nearest block around.
        var blockLanguage: LanguageTag?
        /// Set inside what is not spoken.
        var skipped: (kind: Block.Kind, reason: String)?
        /// What one announcement is enough for: blocks of one group.
        var group: Int?
        /// Whether the element begins and ends a block.
        var isBlock = false
        /// Inside a cell that belongs to a row: blocks in it do not end the row.
        var isInCell = false
        /// The table of data around.
        var table: TablePlan?
        var shape = TextBuffer.Shape.plain
        var isLinked = false
        /// Inside a link to a place on the same page.
        var isLinkedHere = false
        var isBold = false
        var isCode = false
        /// The parts of the text that the element began.
        var spans = 0
        /// Inside a ruby that has nothing but a reading.
        var isReadingRead = false
        /// How many lists are around.
        var depth = 0
        /// The numbers of the items of the list that this is.
        var list: ListNumbers?
        /// Inside `pre`: what becomes of its lines.
        var listing: ListingPlan?
    }
}
