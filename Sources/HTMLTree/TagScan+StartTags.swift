extension TagScan {
    /// Follows a start tag: closes what it closes, and writes it, or leaves it out where a parser would ignore it.
    mutating func startTag(_ tag: Tag) {
        let traits = TagTraits.table[tag.name] ?? []
        guard !traits.contains(.dropped), tag.name != TagName.nobr else { return emit(" ") }
        if isInForeignContent {
            guard traits.contains(.breaksOut) else {
                return startForeign(tag, traits)
            }
            while open.last?.isForeign == true { pop() }
        }
        if isOpen(TagName.select), !startsInSelect(tag, traits) { return }
        if traits.contains(.outermost) {
            outermostCount += 1
            if open.isEmpty, outermostCount <= 8 { emit(tag) }
            return
        }
        guard closesForStart(of: tag, traits) else { return drop(tag, traits) }
        if traits.contains(.rawText) { return rawText(of: tag) }
        if traits.contains(.void) { return emit(tag) }
        if tag.name == TagName.a, !startsLink(tag) { return }
        push(tag, traits)
    }

    private mutating func startForeign(_ tag: Tag, _ traits: TagTraits) {
        if tag.isSelfClosing {
            emit(tag)
            return emitEnd(bytes[tag.nameRange])
        }
        if traits.contains(.rawText) { return rawText(of: tag) }
        // Elements of HTML do not belong here: parsers differ in where they put them.
        guard traits.isEmpty else { return drop(tag, traits) }
        push(tag, [])
    }

    /// Whether a start tag counts inside an open `select`; most are ignored there by every parser.
    private mutating func startsInSelect(_ tag: Tag, _ traits: TagTraits) -> Bool {
        let isControl = traits.contains(.inSelect) && (traits.contains(.void) || tag.name == TagName.textarea)
        let leaves = traits.contains(.tablePart) || tag.name == TagName.table || isControl
        if leaves || tag.name == TagName.select {
            popThrough(TagName.select)
            return leaves
        }
        if traits.contains(.inSelect), tag.name != TagName.template { return true }
        drop(tag, traits)
        return false
    }

    /// Ends the elements that a start tag ends by itself. False when the tag is ignored where it stands.
    private mutating func closesForStart(of tag: Tag, _ traits: TagTraits) -> Bool {
        if traits.contains(.endsParagraph) { popThrough(TagName.p, stoppingAt: .boundary, andAt: TagName.button) }
        switch tag.name {
        case TagName.li: closeItem([TagName.li])
        case TagName.dd, TagName.dt: closeItem([TagName.dd, TagName.dt])
        case TagName.option: if open.last?.name == TagName.option { pop() }
        case TagName.optgroup:
            if open.last?.name == TagName.option { pop() }
            if open.last?.name == TagName.optgroup { pop() }
        case TagName.rt, TagName.rp:
            if let name = open.last?.name, name == TagName.rt || name == TagName.rp { pop() }
        case TagName.button: popThrough(TagName.button, stoppingAt: .boundary)
        case TagName.form:
            // In a table, a form holds nothing; forms do not nest.
            return !isOpen(TagName.form) && !isBetweenCells
        case TagName.table:
            if isBetweenCells { popThrough(TagName.table) }
        default:
            if traits.contains(.heading), open.last?.traits.contains(.heading) == true { pop() }
            if traits.contains(.tablePart) { return opensTablePart(tag.name) }
        }
        return true
    }

    private static let bodies: Set<UInt64> = [TagName.tbody, TagName.thead, TagName.tfoot]

    /// Whether the innermost element is a table outside its cells.
    private var isBetweenCells: Bool {
        guard let name = open.last?.name else { return false }
        return name == TagName.table || name == TagName.tr || Self.bodies.contains(name)
    }

    /// Ends what is open between a part of a table and the part that it belongs into, and opens those that are only
    /// implied; false outside tables, and where the implied ones would be too deep.
    private mutating func opensTablePart(_ name: UInt64) -> Bool {
        guard isOpen(TagName.table), let table = open.lastIndex(where: { $0.name == TagName.table || $0.isOpaque }),
            open[table].name == TagName.table, table + 4 <= Self.depthLimit
        else { return false }
        let isCell = name == TagName.td || name == TagName.th
        var keep = table
        if isCell || name == TagName.tr, keep + 1 < open.count, Self.bodies.contains(open[keep + 1].name) { keep += 1 }
        if isCell, keep > table, keep + 1 < open.count, open[keep + 1].name == TagName.tr { keep += 1 }
        while open.count > keep + 1 { pop() }
        if isCell || name == TagName.tr, keep == table { pushImplied("tbody") }
        if isCell, open.last?.name != TagName.tr { pushImplied("tr") }
        return true
    }

    private mutating func pushImplied(_ name: String) {
        output += Array("<\(name)>".utf8)
        add(
            Open(
                name: TagName.hash(name), traits: TagTraits.table[TagName.hash(name)] ?? [],
                written: Array(name.utf8)[...]))
    }

    private mutating func closeItem(_ names: [UInt64]) {
        guard names.contains(where: isOpen) else { return }
        for index in open.indices.reversed() {
            let entry = open[index]
            if names.contains(entry.name) {
                while open.count > index { pop() }
                return
            }
            let isTransparent = entry.name == TagName.address || entry.name == TagName.div || entry.name == TagName.p
            if entry.traits.contains(.special), !isTransparent { return }
        }
    }

    /// Links do not nest. A link without an address is a place to link to: it stays, and holds nothing.
    private mutating func startsLink(_ tag: Tag) -> Bool {
        popThrough(TagName.a, stoppingAt: .special)
        guard !isOpen(TagName.a), mentionsAddress(tag) else {
            dropped[tag.name, default: 0] += 1
            if !isOpen(TagName.a) {
                emit(tag)
                emit("</a>")
            }
            return false
        }
        return true
    }

    /// Whether "href" stands in a tag behind its name.
    private func mentionsAddress(_ tag: Tag) -> Bool {
        var place = tag.nameRange.upperBound
        while place + 4 <= tag.attributesEnd {
            if bytes[place] | 0x20 == UInt8(ascii: "h"), bytes[place + 1] | 0x20 == UInt8(ascii: "r"),
                bytes[place + 2] | 0x20 == UInt8(ascii: "e"), bytes[place + 3] | 0x20 == UInt8(ascii: "f")
            {
                return true
            }
            place += 1
        }
        return false
    }

    /// Leaves a tag out, and later its end tag. A space keeps the texts of blocks apart.
    private mutating func drop(_ tag: Tag, _ traits: TagTraits) {
        if !traits.contains(.void), !traits.contains(.tablePart) { dropped[tag.name, default: 0] += 1 }
        if traits.contains(.special) || traits.contains(.endsParagraph) { emit(" ") }
    }

    /// Opens an element, or drops its tags where too many are open.
    private mutating func push(_ tag: Tag, _ traits: TagTraits) {
        guard open.count < Self.depthLimit else { return drop(tag, traits) }
        var written = bytes[tag.nameRange]
        if tag.name == TagName.template {
            // The content of templates follows rules of its own; under another name it is plain.
            written = Array(HTMLTree.templateName.utf8)[...]
            emit("<")
            output += written
            output += bytes[tag.nameRange.upperBound..<tag.attributesEnd]
            emit(">")
        } else {
            emit(tag)
        }
        let isForeign = isInForeignContent || tag.name == TagName.svg || tag.name == TagName.math
        if isForeign, tag.isSelfClosing { return emitEnd(written) }
        add(Open(name: tag.name, traits: traits, isForeign: isForeign, written: written))
    }

    private mutating func add(_ element: Open) {
        open.append(element)
        counts[Self.bucket(of: element.name)] += 1
        if element.isForeign { foreignCount += 1 }
    }
}
