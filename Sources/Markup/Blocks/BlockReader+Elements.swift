internal import HTMLTree
internal import Language
internal import Narration

extension BlockReader {
    /// Begins an element; false when nothing inside it is read by the walk.
    mutating func enter(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> Bool {
        var frame = frame
        frame.isBlock = false
        frame.spans = 0
        frame.list = nil
        let goesInside = begin(index, element, &frame)
        if frame.isBlock { frame.blockLanguage = frame.language }
        frames.append(frame)
        takeUpFrame()
        return goesInside
    }

    private mutating func begin(_ index: HTMLTree.Index, _ element: HTMLTree.Element, _ frame: inout Frame) -> Bool {
        if index == main { frame.skipped = nil }
        let role = ElementRole(of: element.name)
        if let goesInside = beginUnseen(index, element, role, &frame) { return goesInside }
        if let goesInside = beginNote(index, element, role, &frame) { return goesInside }
        if let reason = furniture(index, element, role) { return beginHidden(index, role, reason, &frame) }
        if let tag = element["lang"] ?? element["xml:lang"], let language = LanguageTag(tag) {
            if role.isInText, language != frame.language {
                buffer.beginSpan(.language(language))
                frame.spans += 1
            }
            frame.language = language
        }
        if role.isInText { return beginInText(index, element, role, &frame) }
        return beginBlock(index, element, role, &frame)
    }

    /// What nobody sees, or what is no text.
    private mutating func beginUnseen(
        _ index: HTMLTree.Index, _ element: HTMLTree.Element, _ role: ElementRole, _ frame: inout Frame
    ) -> Bool? {
        if role == .picture, element.presence != .inert { return nil }
        if element.name == "script", element["type"]?.hasPrefix("math/tex") == true { return beginTeXScript(index) }
        switch element.presence {
        case .inert:
            leaveOut(index)
            return false
        case .hidden: return beginHidden(index, role, SkipReason.hidden, &frame)
        case .visible: break
        }
        if role == .dialog, element["open"] == nil { return beginHidden(index, role, SkipReason.hidden, &frame) }
        if let names = element["class"], Furniture.isForScreenReaders(names) {
            return beginHidden(index, role, SkipReason.forScreenReaders, &frame)
        }
        switch role {
        case .nothing:
            leaveOut(index)
            return false
        case .control:
            leaveOut(index)
            setAside(index, tree.text(of: index, limit: 2_000), as: .aside, reason: SkipReason.control)
            return false
        default: return nil
        }
    }

    private mutating func beginHidden(
        _ index: HTMLTree.Index, _ role: ElementRole, _ reason: String, _ frame: inout Frame
    ) -> Bool {
        leaveOut(index)
        // In a row there are no blocks to end.
        guard !role.isInText, !frame.isInCell else {
            setAside(index, tree.text(of: index), as: .aside, reason: reason)
            return false
        }
        boundary()
        frame.isBlock = true
        frame.skipped = frame.skipped ?? (.aside, reason)
        return true
    }

    private mutating func beginNote(
        _ index: HTMLTree.Index, _ element: HTMLTree.Element, _ role: ElementRole, _ frame: inout Frame
    ) -> Bool? {
        if notes.isMark(index) || (role == .raised && isPlainMark(index)) {
            setAside(index, tree.text(of: index, limit: 200), as: .aside, reason: SkipReason.noteMark)
            return false
        }
        guard notes.isBody(index, element) else { return nil }
        guard !role.isInText else {
            setAside(index, tree.text(of: index), as: .footnote, reason: nil, rule: "side note")
            return false
        }
        guard frame.kind != .footnote else { return nil }
        boundary()
        frame.isBlock = true
        frame.kind = .footnote
        frame.rule = "note"
        frame.group = tree.nodes[index].parent ?? index
        return true
    }

    // MARK: In the text

    private mutating func beginInText(
        _ index: HTMLTree.Index, _ element: HTMLTree.Element, _ role: ElementRole, _ frame: inout Frame
    ) -> Bool {
        switch role {
        case .link:
            if let href = element["href"] {
                frame.isLinked = true
                frame.isLinkedHere = href.hasPrefix("#")
            }
        case .bold: frame.isBold = true
        case .code:
            frame.isCode = true
            if self.frame.listing == nil, !self.frame.isCode {
                buffer.beginSpan(.code)
                frame.spans += 1
            }
        case .abbreviation:
            if let title = element["title"].map(TextBuffer.cleaned), !title.isEmpty {
                buffer.beginSpan(.abbreviation(title))
                frame.spans += 1
            }
        case .struck:
            guard tree.text(of: index, limit: 300).utf8.count < 300 else { return true }
            setAside(index, tree.text(of: index), as: .aside, reason: SkipReason.struck)
            return false
        case .reading: return frame.isReadingRead && element.name != "rp"
        case .ruby: return beginRuby(index, &frame)
        case .raised, .lowered: beginScript(index, role, &frame)
        case .lineBreak:
            if buffer.isAtLineEnd, !frame.isInCell { flush() } else { buffer.endLine() }
            return false
        case .picture:
            beginPicture(index, element, frame)
            return false
        case .formula:
            beginFormula(index, element, &frame)
            return false
        default: break
        }
        return true
    }

    /// The base of a ruby is read; kana over it say how.
    private mutating func beginRuby(_ index: HTMLTree.Index, _ frame: inout Frame) -> Bool {
        let ruby = Ruby(of: index, in: tree)
        if ruby.base.isEmpty {
            frame.isReadingRead = true
            return true
        }
        if ruby.isKana {
            buffer.beginSpan(.said(ruby.reading))
            frame.spans += 1
        }
        return true
    }

    // MARK: Blocks

    private mutating func beginBlock(
        _ index: HTMLTree.Index, _ element: HTMLTree.Element, _ role: ElementRole, _ frame: inout Frame
    ) -> Bool {
        if role == .cell, let table = frame.table { return beginCell(index, table, &frame) }
        boundary()
        frame.isBlock = true
        if captions.contains(index) {
            set(.caption, "under a picture", &frame)
            return true
        }
        switch role {
        case .thematicBreak: breakAhead()
        case .heading(let level): heading(level, &frame)
        case .summary: heading(min(6, headingLevel + 1), &frame)
        case .list(let isOrdered):
            frame.depth += 1
            frame.list = isOrdered ? ListNumbers(of: index, element, in: tree) : nil
        case .item: beginItem(index, element, &frame)
        case .term:
            set(.listItem, "term", &frame)
            frame.level = max(1, frame.depth)
        case .definition:
            guard tree.hasTerm(around: index) else { break }
            set(.listItem, "definition", &frame)
            frame.level = max(1, frame.depth)
        case .quote: set(.quote, nil, &frame)
        case .caption: set(.caption, nil, &frame)
        case .side where Furniture.isSideBox(element):
            set(.aside, "side box", &frame)
            frame.group = index
        case .table:
            guard !frame.isInCell, frame.skipped == nil else { break }
            frame.table = TablePlan(of: index, in: tree)
            if frame.table == nil { frame.rule = "layout table" }
            frame.group = frame.table == nil ? frame.group : index
        case .row:
            guard let table = frame.table, !frame.isInCell else { break }
            set(.tableRow, "table of data, row", &frame)
            if table.headerRows.contains(index) { frame.skipped = frame.skipped ?? (.tableRow, SkipReason.headerRow) }
        case .listing:
            // One plan is for all that is inside, so that nested listings cost no second look.
            guard frame.listing == nil else { break }
            if ListingText.isLineNumbers(tree.text(of: index)) {
                frame.skipped = frame.skipped ?? (.aside, SkipReason.lineNumbers)
            }
            frame.listing = ListingPlan(of: index, in: tree)
            frame.listing?.apply(to: &frame)
        default:
            if element["role"] == "heading" {
                heading(element["aria-level"].flatMap(Int.init).map { max(1, min(6, $0)) } ?? 2, &frame)
            }
        }
        return true
    }

    private func set(_ kind: Block.Kind, _ rule: String?, _ frame: inout Frame) {
        // What is inside a note or a side box is part of it.
        guard frame.kind != .footnote, frame.kind != .aside else { return }
        frame.kind = kind
        frame.rule = rule
    }

    private mutating func heading(_ level: Int, _ frame: inout Frame) {
        set(.heading, nil, &frame)
        frame.level = level
        if frame.kind == .heading, frame.skipped == nil { headingLevel = level }
    }

    private mutating func beginItem(_ index: HTMLTree.Index, _ element: HTMLTree.Element, _ frame: inout Frame) {
        set(.listItem, nil, &frame)
        frame.level = max(1, frame.depth)
        guard var numbers = self.frame.list else { return }
        let label = numbers.label(value: element["value"])
        frames[frames.count - 1].list = numbers
        let opening = TextBuffer.cleaned(tree.text(of: index, limit: 40))
        guard frame.kind == .listItem, !opening.hasOwnNumber else { return }
        buffer.beginSpan(.label(label))
        frame.spans += 1
    }

    private mutating func beginCell(_ index: HTMLTree.Index, _ table: TablePlan, _ frame: inout Frame) -> Bool {
        guard !frame.isInCell else {
            buffer.separate(by: ",")
            return true
        }
        if table.blankCells.contains(index) { return false }
        buffer.separate(by: table.separators[index] ?? ",")
        frame.isInCell = true
        if let label = table.labels[index] {
            buffer.beginSpan(.label(label))
            frame.spans += 1
        }
        return true
    }
}

extension ElementRole {
    /// Whether the element stands in a line of text.
    var isInText: Bool {
        switch self {
        case .inline, .link, .bold, .code, .abbreviation, .raised, .lowered, .ruby, .reading, .struck, .lineBreak,
            .picture, .formula, .control, .nothing:
            true
        default: false
        }
    }
}

extension String {
    /// Whether a text begins with a number of its own: `3.`, `(b)`.
    var hasOwnNumber: Bool {
        let head = drop { $0 == "(" }
        let number = head.prefix { $0.isNumber }
        let rest = head[number.endIndex...]
        if !number.isEmpty, number.count <= 3, let sign = rest.first {
            return (sign == "." || sign == ")") && rest.dropFirst().first.map { $0 == " " } ?? true
        }
        return first == "(" && head.dropFirst().first == ")"
    }
}

extension HTMLTree {
    /// Whether a definition has a term before it in its list: without one it is only set in.
    func hasTerm(around definition: Index) -> Bool {
        guard let list = nodes[definition].parent else { return false }
        var child = nodes[list].firstChild
        // The first element that is a term or a definition tells it for the whole list.
        while let place = child {
            switch element(at: place)?.name {
            case "dt"?: return true
            case "dd"?: return false
            case "div"?: return true
            default: child = nodes[place].nextSibling
            }
        }
        return false
    }
}
