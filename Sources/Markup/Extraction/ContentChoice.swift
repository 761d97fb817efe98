internal import HTMLTree

/// The element of a page that holds its article, and what stands beside the article in that element.
struct ContentChoice {
    /// The element.
    private(set) var element: HTMLTree.Index
    /// Elements in it that are something else.
    private(set) var beside: [HTMLTree.Index: String] = [:]

    private let layout: PageLayout
    private let score: ProseScore
    private let mask: FurnitureMask

    init(in layout: PageLayout, score: ProseScore, mask: FurnitureMask) {
        (self.layout, self.score, self.mask) = (layout, score, mask)
        let body = layout.tree.first("body") ?? layout.tree.root
        element = body
        var top = best(in: body)
        var core = core(in: top)
        if let named = named(in: body), score.prose[named.index] * named.weight >= score.score[top] {
            if named.index < top || named.index >= layout.ends[top] { top = named.index }
            core = named.index
        }
        join(from: core, to: top)
    }

    /// The element that is called the article's body, and how much its name makes its prose count.
    private func named(in body: Int) -> (index: Int, weight: Int)? {
        var best: (index: Int, weight: Int)?
        for candidate in mask.bodies where !mask.isLeftOut[candidate.index] {
            let weight = candidate.isMarked ? 4 : 2
            let value = score.prose[candidate.index] * weight
            // Of nested ones the innermost that has nearly all of it.
            let known = best.map { score.prose[$0.index] * $0.weight } ?? 0
            let isInside = best.map { candidate.index < layout.ends[$0.index] } ?? false
            if value > known || (isInside && value * 10 >= known * 9) { best = (candidate.index, weight) }
        }
        return best
    }

    /// The element with the highest score, the innermost of those with the same.
    private func best(in body: Int) -> Int {
        var best = body
        for index in body..<layout.ends[body] where layout.isBlock(index) && !mask.isLeftOut[index] {
            if score.score[index] >= score.score[best] { best = index }
        }
        return score.score[best] > 0 ? best : body
    }

    /// The innermost element that has most of the prose: the end of a way down by the larger part.
    private func core(in top: Int) -> Int {
        var core = top
        descent: while score.prose[core] > 0 {
            var child = layout.tree.nodes[core].firstChild
            while let place = child {
                if layout.isBlock(place), Self.isContainer(layout.kinds[place]),
                    score.prose[place] * 10 >= score.prose[core] * 6
                {
                    core = place
                    continue descent
                }
                child = layout.tree.nodes[place].nextSibling
            }
            break
        }
        return core
    }

    private static func isContainer(_ kind: PageLayout.Kind) -> Bool {
        switch kind {
        case .block, .cell, .table, .item, .list, .quote: true
        default: false
        }
    }

    /// Goes up from the core as long as what stands beside it belongs to the article.
    private mutating func join(from core: Int, to top: Int) {
        element = core
        var inner = core
        var pending: [Int: String] = [:]
        while inner != top, let parent = layout.tree.nodes[inner].parent {
            var found = false
            var child = layout.tree.nodes[parent].firstChild
            while let place = child {
                child = layout.tree.nodes[place].nextSibling
                if place == inner || mask.isLeftOut[place] || layout.text[place] == 0 { continue }
                guard layout.isBlock(place) else { continue }
                if belongs(place, to: core) {
                    found = true
                } else if layout.kinds[place] != .heading || place > inner {
                    pending[place] = "beside the article"
                }
            }
            if found {
                element = parent
                beside.merge(pending) { first, _ in first }
                pending = [:]
            }
            inner = parent
        }
    }

    /// Whether an element beside the core is a part of the same article.
    private func belongs(_ place: Int, to core: Int) -> Bool {
        let prose = score.prose[place]
        guard prose >= 60, layout.linkShare(place) < 0.3 else { return false }
        if layout.kinds[place] == .paragraph || layout.kinds[place] == .quote { return true }
        if prose * 5 >= score.prose[core] { return true }
        let tree = layout.tree
        if let name = tree.element(at: core)?["class"], !name.isEmpty, tree.element(at: place)?["class"] == name {
            return true
        }
        return false
    }
}
