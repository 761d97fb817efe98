internal import Language
internal import Narration

/// The text of a block, or of a part in one language, with the spans that are of use when it is said.
struct Passage {
    let text: Substring
    /// Where it begins in the block, in Unicode scalars.
    let start: Int
    /// By where they start, in Unicode scalars of this text.
    let spans: [Block.Span]

    /// A run of a block. Bare addresses are treated by the listener's rule for links.
    init(_ run: LanguageRuns.Run, of block: Block, spans cursor: inout SpanCursor, links: SkipRules.Rule) {
        text = block.text[run.range]
        start = run.scalars.lowerBound
        var spans = cursor.spans(in: run.scalars)
        if links != .read {
            let said = links == .announce ? Announcement.link(in: run.language) ?? "" : ""
            spans += Addresses(in: text).scalars.map { Block.Span($0, .said(said)) }
            spans.sort { $0.scalars.lowerBound < $1.scalars.lowerBound }
        }
        self.spans = spans
    }
}
