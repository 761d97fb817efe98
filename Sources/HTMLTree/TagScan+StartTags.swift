extension TagScan {
    /// Follows a start tag: closes what it closes by itself, and writes or drops it.
    mutating func startTag(_ tag: Tag) {
        var traits = TagTraits.table[tag.name] ?? []
        guard !traits.contains(.dropped) else { return emit(" ") }
        if isInForeignContent {
            if tag.isSelfClosing {
                emit(tag)
                return emitEnd(of: tag)
            }
            if traits.contains(.rawText) { return rawText(of: tag) }
            guard traits.contains(.breaksOut) else {
                traits.formIntersection(.integration)
                return push(tag, traits, isForeign: true)
            }
            while let last = open.last, last.isForeign, !last.traits.contains(.integration) { pop() }
        } else {
            traits.remove(.integration)
        }
        if selectCount > 0, !startsInSelect(tag, traits) { return }
        if traits.contains(.outermost) {
            outermostCount += 1
            return outermostCount <= 8 ? emit(tag) : ()
        }
        guard closesForStart(of: tag, traits) else { return emit(" ") }
        if traits.contains(.rawText) { return rawText(of: tag) }
        if traits.contains(.void) { return emit(tag) }
        if traits.contains(.formatting) { return startFormatting(tag) }
        push(tag, traits, isForeign: tag.name == TagName.svg || tag.name == TagName.math)
    }

    /// Whether a start tag counts inside an open `select`; most are ignored there by every parser.
    private mutating func startsInSelect(_ tag: Tag, _ traits: TagTraits) -> Bool {
        let leaves =
            traits.contains(.tablePart) || tag.name == TagName.table
            || (traits.contains(.inSelect) && (traits.contains(.void) || tag.name == TagName.hash("textarea")))
        if leaves || tag.name == TagName.select {
            emit("</select>")
            popThrough { $0.name == TagName.select }
            return leaves
        }
        if traits.contains(.inSelect) { return true }
        if traits.contains(.special) || traits.contains(.endsParagraph) { emit(" ") }
        return false
    }

    /// Ends the elements that a start tag ends by itself. False when the tag is ignored where it stands.
    private mutating func closesForStart(of tag: Tag, _ traits: TagTraits) -> Bool {
        if traits.contains(.endsParagraph) { closeParagraph() }
        switch tag.name {
        case TagName.li: closeItem { $0 == TagName.li }
        case TagName.dd, TagName.dt: closeItem { $0 == TagName.dd || $0 == TagName.dt }
        case TagName.option: if open.last?.name == TagName.option { pop() }
        case TagName.optgroup:
            if open.last?.name == TagName.option { pop() }
            if open.last?.name == TagName.optgroup { pop() }
        case TagName.rt, TagName.rp: if let name = open.last?.name, name == TagName.rt || name == TagName.rp { pop() }
        case TagName.button: popThrough(stoppingAt: .boundary) { $0.name == TagName.button }
        case TagName.form:
            if formIsOpen { return false }
            formIsOpen = true
        case TagName.table:
            if let name = open.last?.name, Self.tableBodies.contains(name) || name == TagName.table {
                popThrough { $0.name == TagName.table }
            }
        default:
            if traits.contains(.heading), open.last?.traits.contains(.heading) == true { pop() }
            if traits.contains(.tablePart) { return closeTableParts(for: tag.name) }
        }
        return true
    }

    private static let tableBodies: Set<UInt64> = [TagName.tbody, TagName.thead, TagName.tfoot, TagName.tr]

    /// Ends what is open between a part of a table and the part that it belongs into; false outside tables.
    private mutating func closeTableParts(for name: UInt64) -> Bool {
        guard let table = open.lastIndex(where: { $0.name == TagName.table || $0.name == TagName.template }) else {
            return false
        }
        let isCell = name == TagName.td || name == TagName.th
        var keep = table
        if isCell || name == TagName.tr, let part = open[table...].firstIndex(where: { Self.tableBodies.contains($0.name) }) {
            keep = part
            if isCell, part + 1 < open.count, open[part + 1].name == TagName.tr { keep = part + 1 }
            if !isCell, open[part].name == TagName.tr { keep = table }
        }
        while open.count > keep + 1 { pop() }
        return true
    }

    private mutating func closeParagraph() {
        popThrough(stoppingAt: .boundary, andAt: TagName.button) { $0.name == TagName.p }
    }

    private mutating func closeItem(_ isItem: (UInt64) -> Bool) {
        for index in open.indices.reversed() {
            let entry = open[index]
            if isItem(entry.name) {
                while open.count > index { pop() }
                return
            }
            let isTransparent = entry.name == TagName.address || entry.name == TagName.div || entry.name == TagName.p
            if entry.traits.contains(.special), !isTransparent { return }
        }
    }

    private mutating func startFormatting(_ tag: Tag) {
        if tag.name == TagName.a || tag.name == TagName.nobr { closeFormatting(tag.name) }
        guard formatting.count < Self.formattingLimit, reopenings < Self.reopeningLimit else {
            dropped[tag.name, default: 0] += 1
            return
        }
        formatting.append(Formatting(name: tag.name, depth: open.count))
        emit(tag)
    }

    /// Opens an element, or drops its tags where too many are open.
    private mutating func push(_ tag: Tag, _ traits: TagTraits, isForeign: Bool) {
        guard open.count < Self.depthLimit else {
            dropped[tag.name, default: 0] += 1
            // A space keeps the texts of dropped blocks apart.
            if traits.contains(.special) || traits.contains(.endsParagraph) { emit(" ") }
            return
        }
        if isForeign, tag.isSelfClosing {
            emit(tag)
            return emitEnd(of: tag)
        }
        open.append(Open(name: tag.name, traits: traits, isForeign: isForeign))
        if isForeign { foreignCount += 1 }
        if tag.name == TagName.select { selectCount += 1 }
        if traits.contains(.boundary), tag.name != TagName.table, tag.name != TagName.select {
            formatting.append(Formatting(name: nil, depth: open.count))
        } else if traits.contains(.endsParagraph) {
            countReopenings()
        }
        emit(tag)
    }

    /// Each block opens the active formatting elements again: a page may do that often, but not without end.
    private mutating func countReopenings() {
        guard reopenings < Self.reopeningLimit, let last = formatting.last, last.name != nil else { return }
        reopenings += formatting.count
        guard reopenings >= Self.reopeningLimit else { return }
        for entry in formatting.reversed() {
            guard let name = entry.name else { break }
            closeFormatting(name)
        }
    }

    private mutating func emitEnd(of tag: Tag) {
        emit("</")
        output += bytes[tag.nameRange]
        emit(">")
    }
}
