internal import HTMLTree

/// What of a whole page is its article: the element that holds it, and what inside it is left out.
struct MainContent {
    /// The element that holds the article.
    private(set) var element: HTMLTree.Index
    /// Elements that are no part of it, with the reason in words for people.
    private(set) var leftOut: [HTMLTree.Index: String]
    /// Elements that are captions of pictures without being `figcaption`.
    private(set) var captions: Set<HTMLTree.Index>

    /// Finds the article of a page. Always finds something; time is linear in the page.
    init(of tree: HTMLTree, address: String? = nil) {
        let layout = PageLayout(of: tree, address: address)
        let mask = FurnitureMask(of: layout, prose: ProseScore(of: layout).prose)
        let score = ProseScore(of: layout, leavingOut: mask.isLeftOut)
        let choice = ContentChoice(in: layout, score: score, mask: mask)
        element = choice.element
        leftOut = mask.reasons
        leftOut.merge(choice.beside) { first, _ in first }
        var trimming = ContentTrimming(layout: layout, score: score, main: element, leftOut: leftOut)
        trimming.run()
        leftOut = trimming.leftOut
        captions = trimming.captions.union(mask.captions)
    }
}
