internal import HTMLTree

/// Leaves out what stands in the article's element without being the article.
struct ContentTrimming {
    let layout: PageLayout
    let score: ProseScore
    let main: HTMLTree.Index
    private(set) var leftOut: [HTMLTree.Index: String]

    init(layout: PageLayout, score: ProseScore, main: HTMLTree.Index, leftOut: [HTMLTree.Index: String]) {
        (self.layout, self.score, self.main, self.leftOut) = (layout, score, main, leftOut)
    }

    mutating func run() {
        var index = main
        while index < layout.ends[main] {
            if leftOut[index] != nil {
                index = layout.ends[index]
                continue
            }
            if index != main, let reason = reason(index) {
                leftOut[index] = reason
                index = layout.ends[index]
                continue
            }
            index += 1
        }
    }

    private func reason(_ index: Int) -> String? {
        switch layout.kinds[index] {
        case .list where layout.links[index] > 1 && layout.linkShare(index) > 0.8: "links to other articles"
        default: nil
        }
    }
}
