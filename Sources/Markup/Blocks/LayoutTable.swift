internal import HTMLTree

extension HTMLTree {
    /// Whether a table only places things on the page: it is read as paragraphs, not row by row. The first thing
    /// that speaks for one or the other decides, so that nested tables cost no second look.
    func isLayoutTable(_ table: Index) -> Bool {
        if let role = element(at: table)?["role"]?.lowercased() {
            if role == "presentation" || role == "none" { return true }
            if role == "grid" || role == "table" { return false }
        }
        var walk = walk(from: table)
        var shape = TableShape()
        while let visit = walk.next() {
            guard case .enter(let node) = visit, node != table else { continue }
            switch nodes[node].content {
            case .text(let text): shape.add(text)
            case .element(let element):
                if element.presence == .inert { walk.skipInside() }
                if let answer = shape.enter(element) { return answer }
            }
        }
        return shape.isLayout
    }
}

/// What a table is made of.
private struct TableShape {
    private var cellsInRow = 0
    private var mostCells = 0
    private var rows = 0
    private var cells = 0
    private var paragraphsInCell = 0
    private var bytesInCell = 0
    private var longCells = 0

    mutating func add(_ text: String) {
        // Prose that fills cells: a page laid out in columns.
        let before = bytesInCell
        bytesInCell += text.utf8.count
        if before <= 700, bytesInCell > 700 { longCells += 1 }
    }

    /// The answer, where this element gives it.
    mutating func enter(_ element: HTMLTree.Element) -> Bool? {
        switch element.name {
        case "th", "caption", "thead": return false
        case "table", "h1", "h2", "h3", "h4", "blockquote", "figure", "article", "section", "pre", "form": return true
        case "tr":
            cellsInRow = 0
            rows += 1
        case "td":
            cellsInRow += 1
            cells += 1
            paragraphsInCell = 0
            bytesInCell = 0
            mostCells = max(mostCells, cellsInRow)
        case "p":
            paragraphsInCell += 1
            if paragraphsInCell > 1 { return true }
        default: break
        }
        return nil
    }

    /// What is left: one column, one row, or mostly long prose.
    var isLayout: Bool {
        mostCells < 2 || rows < 2 || longCells * 2 > cells
    }
}
