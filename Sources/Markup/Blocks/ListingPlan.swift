internal import HTMLTree
internal import Narration

/// What becomes of the lines of a `pre`: a listing stays together, but many put letters, poems and whole documents into
/// one, and those are read.
struct ListingPlan {
    /// What a line is part of.
    enum Line: Hashable {
        case code
        /// A paragraph that is wrapped by hand.
        case prose
        /// Lines that each stand for themselves.
        case verse
        /// A running head, a dotted line of a table of contents.
        case left
    }

    /// One for each line; lines without anything have the kind of the line before.
    let lines: [Line]
    /// Whether a line begins a part of its own.
    let starts: [Bool]
    /// The line that the text is in.
    private(set) var current = 0

    init(of listing: HTMLTree.Index, in tree: HTMLTree) {
        let text = tree.text(of: listing)
        let language = tree.element(at: listing)?["data-language"] ?? tree.element(at: listing)?["lang"]
        let isMarked = tree.onlyElement(in: listing).flatMap { tree.element(at: $0)?.name } == "code"
        let source = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
        guard !isMarked || language == "text", ListingText.mayBeProse(text), !ListingText.isCommand(source) else {
            lines = [Line](repeating: .code, count: source.count)
            starts = [Bool](repeating: false, count: source.count)
            return
        }
        (lines, starts) = Self.parts(of: source)
    }

    /// Puts what holds for the current line into a frame.
    func apply(to frame: inout BlockReader.Frame) {
        guard frame.kind != .footnote, frame.kind != .aside || frame.rule == "listing, line left out" else { return }
        switch current < lines.count ? lines[current] : .code {
        case .code: (frame.kind, frame.rule) = (.code, "pre")
        case .prose: (frame.kind, frame.rule) = (.paragraph, "pre that is prose")
        case .verse: (frame.kind, frame.rule) = (.paragraph, "pre that is verse")
        case .left: (frame.kind, frame.rule) = (.aside, "listing, line left out")
        }
    }

    var line: Line { current < lines.count ? lines[current] : .code }

    /// Goes on to the next line; true when a part ends here.
    mutating func endLine() -> Bool {
        current += 1
        return current < starts.count && starts[current]
    }

    /// Parts between blank lines, each judged by itself.
    private static func parts(of source: [Substring]) -> ([Line], [Bool]) {
        var lines = [Line](repeating: .code, count: source.count)
        var starts = [Bool](repeating: false, count: source.count)
        var begin = 0
        var last = Line.code
        while begin < source.count {
            var end = begin
            while end < source.count, !source[end].isBlank { end += 1 }
            if end > begin {
                let kind = ListingText.kind(of: source[begin..<end])
                for index in begin..<end {
                    let isLeft = kind != .code && ListingText.isRunningHead(source[index])
                    lines[index] = isLeft ? .left : kind
                    starts[index] =
                        index == begin
                        ? kind != .code || last != .code
                        : lines[index] != lines[index - 1] || (kind != .code && ListingText.isItem(source[index]))
                }
                last = lines[end - 1]
            }
            for index in end..<min(source.count, end + 1) { lines[index] = last }
            begin = end + 1
        }
        return (lines, starts)
    }
}
