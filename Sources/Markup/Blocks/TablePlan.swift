internal import HTMLTree

/// How a table of data is read: row by row, the headers said with the cells where a row alone would not be understood.
/// Source for which cell is whose header: HTML Living Standard, section 4.9.12.
struct TablePlan {
    /// What is said before a cell.
    private(set) var labels: [HTMLTree.Index: String] = [:]
    /// What sets a cell apart from the one before, where that is no comma.
    private(set) var separators: [HTMLTree.Index: String] = [:]
    /// Rows of headers that are said with each row, and so not on their own.
    private(set) var headerRows: Set<HTMLTree.Index> = []
    /// Cells with a dash for nothing, which is not said.
    private(set) var blankCells: Set<HTMLTree.Index> = []
    /// Rows that are read.
    private(set) var rowCount = 0

    private struct Cell {
        var index: HTMLTree.Index
        var isHeader: Bool
        var columns: Range<Int>
        var rows: Int
        var text: String
    }

    private struct Row {
        var index: HTMLTree.Index
        var cells: [Cell] = []
        var isHead = false
        /// Headers of rows above that reach down into this one.
        var reaching: [String] = []
        var isHeader: Bool { !cells.isEmpty && (isHead || cells.allSatisfy { $0.isHeader || $0.text.isEmpty }) }
    }

    /// Tables wider than this are read without headers.
    private static let widthLimit = 40
    /// Longer headers are not said again and again.
    private static let labelLimit = 60

    /// The plan of a table; nil where the table only places things on the page.
    init?(of table: HTMLTree.Index, in tree: HTMLTree) {
        guard !tree.isLayoutTable(table) else { return nil }
        let rows = Self.rows(of: table, in: tree)
        let width = rows.reduce(0) { max($0, $1.cells.last?.columns.upperBound ?? 0) }
        let heads = Self.heads(of: rows)
        rowCount = rows.count { row in row.cells.contains { !$0.text.isEmpty } }
        guard width <= Self.widthLimit else { return }
        var headers = [[String]](repeating: [], count: width)
        for row in heads where heads.count < rows.count {
            for cell in row.cells where cell.text.count <= Self.labelLimit && !cell.text.isEmpty {
                for column in cell.columns where headers[column].last != cell.text { headers[column].append(cell.text) }
            }
        }
        let isSaid =
            width > 2 && !heads.isEmpty && heads.count < rows.count
            && heads.allSatisfy { $0.cells.allSatisfy { $0.text.count <= Self.labelLimit } }
        if isSaid {
            headerRows = Set(heads.map(\.index))
            rowCount -= heads.count { row in row.cells.contains { !$0.text.isEmpty } }
        }
        for row in rows where !isSaid || !headerRows.contains(row.index) { plan(row, headers: isSaid ? headers : []) }
        // Headers that no row says are read on their own.
        if labels.isEmpty {
            rowCount += headerRows.count
            headerRows = []
        }
    }

    /// The rows of headers at the top. A first row whose first cell is empty is one as well: the cell stands over the
    /// names of the rows.
    private static func heads(of rows: [Row]) -> ArraySlice<Row> {
        let marked = rows.prefix { $0.isHeader }
        guard marked.isEmpty, let first = rows.first, first.cells.count > 2, first.cells[0].text.isEmpty,
            first.cells.dropFirst().allSatisfy({ !$0.text.isEmpty && $0.text.count <= labelLimit })
        else { return marked }
        return rows.prefix(1)
    }

    private mutating func plan(_ row: Row, headers: [[String]]) {
        let spoken = row.cells.filter { !$0.text.isEmpty }
        if spoken.count == 2, spoken[0].isHeader, !spoken[1].isHeader { separators[spoken[1].index] = ":" }
        var reaching = row.reaching
        for (offset, cell) in spoken.enumerated() {
            var label = reaching
            reaching = []
            let isRowHeader = offset == 0 && (cell.isHeader || cell.columns.lowerBound == 0)
            if !isRowHeader, !cell.isHeader, cell.columns.count == 1, cell.columns.lowerBound < headers.count,
                spoken.count > 1
            {
                label += headers[cell.columns.lowerBound]
            }
            // A dash stands for nothing, and nothing needs no header.
            let isNothing = cell.text.allSatisfy { "-–—−. …".contains($0) }
            if isNothing, spoken.count > 1 { blankCells.insert(cell.index) }
            if !label.isEmpty, !isNothing { labels[cell.index] = label.joined(separator: ", ") }
        }
    }

    /// The rows with their cells placed in the columns, as far as bounds of sane tables go.
    private static func rows(of table: HTMLTree.Index, in tree: HTMLTree) -> [Row] {
        var rows: [Row] = []
        var isHead = false
        // Cells that reach down into rows to come, by column.
        var reaching: [Int: Reach] = [:]
        var column = 0
        var occupied: Set<Int> = []
        var walk = tree.walk(from: table)
        while let visit = walk.next() {
            guard case .enter(let node) = visit, node != table, let element = tree.element(at: node) else {
                if case .leave(let node) = visit, tree.element(at: node)?.name == "thead" { isHead = false }
                continue
            }
            switch element.name {
            case "table": walk.skipInside()
            case "thead": isHead = true
            case "tr":
                var row = Row(index: node, isHead: isHead)
                occupied = Set(reaching.keys)
                for (place, reach) in reaching.sorted(by: { $0.key < $1.key }) {
                    if reach.isHeader, row.reaching.last != reach.text { row.reaching.append(reach.text) }
                    reaching[place] = reach.rows > 1 ? Reach(rows: reach.rows - 1, reach) : nil
                }
                rows.append(row)
                column = 0
            case "td", "th":
                walk.skipInside()
                guard !rows.isEmpty else { continue }
                while occupied.contains(column) { column += 1 }
                let cell = cell(node, element, at: column, in: tree)
                column = cell.columns.upperBound
                rows[rows.count - 1].cells.append(cell)
                guard cell.rows > 1 else { continue }
                let isHeader = (cell.isHeader || cell.columns.lowerBound == 0) && cell.text.count <= labelLimit
                for place in cell.columns where place < widthLimit {
                    reaching[place] = Reach(
                        rows: cell.rows - 1, isHeader: isHeader && !cell.text.isEmpty, text: cell.text)
                }
            default: break
            }
        }
        return rows
    }

    private struct Reach {
        var rows: Int
        var isHeader: Bool
        var text: String

        init(rows: Int, isHeader: Bool, text: String) {
            (self.rows, self.isHeader, self.text) = (rows, isHeader, text)
        }

        init(rows: Int, _ other: Reach) {
            self.init(rows: rows, isHeader: other.isHeader, text: other.text)
        }
    }

    private static func cell(
        _ index: HTMLTree.Index, _ element: HTMLTree.Element, at column: Int, in tree: HTMLTree
    ) -> Cell {
        let width = max(1, min(widthLimit, element["colspan"].flatMap { Int($0) } ?? 1))
        let rows = element["rowspan"].flatMap { Int($0) } ?? 1
        let isHeader = element.name == "th"
        let text = TextBuffer.cleaned(tree.text(of: index, limit: 240))
        return Cell(
            index: index, isHeader: isHeader, columns: column..<column + width,
            rows: rows == 0 ? 1_000 : max(1, min(1_000, rows)), text: isHeader ? withoutMarks(text) : text)
    }

    /// A header without the marks of notes behind it.
    private static func withoutMarks(_ text: String) -> String {
        var text = text[...]
        while text.last == "]", let start = text.lastIndex(of: "["), text.distance(from: start, to: text.endIndex) <= 5
        {
            text = text[..<start]
        }
        return String(text)
    }
}
