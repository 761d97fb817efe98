extension TagScan {
    /// Whether the innermost element is SVG or MathML whose content is not HTML.
    var isInForeignContent: Bool {
        guard foreignCount > 0, let last = open.last else { return false }
        return last.isForeign && !last.traits.contains(.integration)
    }

    /// Follows an end tag: writes it where it closes something, drops it where its start tag was dropped.
    mutating func endTag(_ tag: Tag) {
        let traits = TagTraits.table[tag.name] ?? []
        if let count = dropped[tag.name], count > 0 {
            dropped[tag.name] = count - 1
            return traits.contains(.special) ? emit(" ") : ()
        }
        if foreignCount > 0, closeForeign(tag.name) { return emit(tag) }
        if selectCount > 0, !traits.contains(.inSelect) {
            guard traits.contains(.tablePart) || tag.name == TagName.table else { return }
            emit("</select>")
            popThrough { $0.name == TagName.select }
        }
        if traits.contains(.outermost) || traits.contains(.dropped) { return emit(" ") }
        if traits.contains(.void) || traits.contains(.rawText) {
            return tag.name == TagName.hash("br") ? emit(tag) : ()
        }
        if traits.contains(.formatting) {
            guard formatting.contains(where: { $0.name == tag.name }) else { return }
            return closeFormatting(tag.name)
        }
        if closes(tag.name, traits) || tag.name == TagName.p { emit(tag) }
    }

    /// Closes the element that an end tag names; false when none of that name is in reach.
    private mutating func closes(_ name: UInt64, _ traits: TagTraits) -> Bool {
        switch name {
        case TagName.p:
            return popThrough(stoppingAt: .boundary, andAt: TagName.button) { $0.name == name }
        case TagName.table, TagName.template, TagName.select:
            return popThrough { $0.name == name }
        case TagName.form:
            formIsOpen = false
            guard let index = open.lastIndex(where: { $0.name == name }) else { return false }
            open.remove(at: index)
            return true
        default: break
        }
        if traits.contains(.tablePart) {
            guard let index = open.lastIndex(where: { $0.name == name || $0.name == TagName.table }),
                open[index].name == name
            else { return false }
            while open.count > index { pop() }
            return true
        }
        if traits.contains(.heading) {
            return popThrough(stoppingAt: .boundary) { $0.traits.contains(.heading) }
        }
        if traits.contains(.special) {
            return popThrough(stoppingAt: .boundary) { $0.name == name }
        }
        return popThrough(stoppingAt: .special) { $0.name == name }
    }

    private mutating func closeForeign(_ name: UInt64) -> Bool {
        for index in open.indices.reversed() {
            guard open[index].isForeign else { return false }
            if open[index].name == name {
                while open.count > index { pop() }
                return true
            }
        }
        return false
    }

    /// Ends a formatting element. The parser moves it out of the blocks that began inside it, eight at a time: with
    /// more of them the end tag is written again.
    mutating func closeFormatting(_ name: UInt64) {
        guard let index = formatting.lastIndex(where: { $0.name == name || $0.name == nil }),
            formatting[index].name == name
        else { return }
        let blocks = max(0, open.count - formatting[index].depth)
        formatting.remove(at: index)
        for _ in 0...(blocks / 7) { emitEnd(of: name) }
    }

    private mutating func emitEnd(of name: UInt64) {
        guard let text = Self.formattingNames[name] else { return }
        output += Array("</\(text)>".utf8)
    }

    private static let formattingNames: [UInt64: String] = {
        let names = ["a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u"]
        return Dictionary(uniqueKeysWithValues: names.map { (TagName.hash($0), $0) })
    }()

    // MARK: The open elements

    /// Closes the innermost element that fits and all inside it; nothing when an element with the trait, or of the
    /// name, comes first.
    @discardableResult
    mutating func popThrough(
        stoppingAt trait: TagTraits? = nil, andAt name: UInt64? = nil, where fits: (Open) -> Bool
    ) -> Bool {
        for index in open.indices.reversed() {
            if fits(open[index]) {
                while open.count > index { pop() }
                return true
            }
            if let trait, open[index].traits.contains(trait) { return false }
            if let name, open[index].name == name { return false }
        }
        return false
    }

    mutating func pop() {
        guard let last = open.popLast() else { return }
        if last.isForeign { foreignCount -= 1 }
        if last.name == TagName.select { selectCount -= 1 }
        if last.traits.contains(.boundary), last.name != TagName.table, last.name != TagName.select, !last.isForeign {
            while let entry = formatting.popLast(), entry.name != nil {}
        }
    }
}
