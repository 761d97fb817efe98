internal import HTMLTree

/// How much each element of a page looks like prose.
///
/// A block of some length counts with its text, less twice what of it is linked; a block that is mostly links counts
/// against whatever it stands in. The element with the highest sum is around the article: one level further out, menus
/// and lists of other articles pull the sum down; further in, paragraphs are missing.
struct ProseScore {
    /// The sum of what counts for, below each node.
    private(set) var prose: [Int]
    /// The sum of what counts for and against.
    private(set) var score: [Int]

    /// Sums up all that is not left out.
    init(of layout: PageLayout, leavingOut isLeftOut: [Bool]? = nil) {
        let count = layout.tree.nodes.count
        prose = [Int](repeating: 0, count: count)
        score = prose
        for index in (0..<count).reversed() {
            if isLeftOut?[index] == true { continue }
            if layout.own[index] > 0, layout.isBlock(index) {
                let value = Self.value(of: index, in: layout)
                score[index] += value
                prose[index] += max(0, value)
            }
            if let parent = layout.tree.nodes[index].parent {
                prose[parent] += prose[index]
                score[parent] += score[index]
            }
        }
    }

    /// What a block's own text counts.
    static func value(of index: Int, in layout: PageLayout) -> Int {
        let (text, linked) = (layout.own[index], layout.ownLinked[index])
        switch layout.kinds[index] {
        case .heading, .listing: return 0
        default: break
        }
        if linked * 2 > text { return -min(linked, 120) }
        guard text >= 80 || (text >= 30 && layout.marks[index] > 0) else { return 0 }
        return max(0, text - 2 * linked)
    }
}
