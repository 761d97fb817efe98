internal import HTMLTree

extension HTMLTree {
    /// Whether a table only places things on the page: it is read as paragraphs, not row by row. The first thing
    /// that speaks for one or the other decides, so that nested tables cost no second look.
    func isLayoutTable(_ table: Index) -> Bool {
        if let role = element(at: table)?["role"] { return role == "presentation" || role == "none" }
        var walk = walk(from: table)
        var cellsInRow = 0
        var mostCells = 0
        var paragraphsInCell = 0
        while let visit = walk.next() {
            guard case .enter(let node) = visit, node != table, let element = element(at: node) else { continue }
            switch element.name {
            case "th", "caption", "thead": return false
            case "table", "h1", "h2", "h3", "h4", "blockquote", "figure", "article", "section", "pre": return true
            case "tr": cellsInRow = 0
            case "td":
                cellsInRow += 1
                paragraphsInCell = 0
                mostCells = max(mostCells, cellsInRow)
            case "p":
                paragraphsInCell += 1
                if paragraphsInCell > 1 { return true }
            default: break
            }
        }
        return mostCells < 2
    }
}
