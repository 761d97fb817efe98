extension TagScan {
    /// Whether the innermost element is SVG or MathML.
    var isInForeignContent: Bool {
        open.last?.isForeign == true
    }

    /// The place of a name in ``counts``.
    static func bucket(of name: UInt64) -> Int { Int(truncatingIfNeeded: name & 0xFF) }

    func isOpen(_ name: UInt64) -> Bool {
        counts[Self.bucket(of: name)] > 0 && open.contains { $0.name == name }
    }

    /// Follows an end tag: closes what it names where that is in reach, and leaves it out otherwise.
    mutating func endTag(_ tag: Tag) {
        let traits = TagTraits.table[tag.name] ?? []
        if !dropped.isEmpty, let count = dropped[tag.name] {
            dropped[tag.name] = count > 1 ? count - 1 : nil
            return traits.contains(.special) ? emit(" ") : ()
        }
        if foreignCount > 0, closesForeign(tag.name) { return }
        if tag.name == TagName.br { return emit("<br>") }
        if isOpen(TagName.select), !traits.contains(.inSelect) {
            guard traits.contains(.tablePart) || tag.name == TagName.table else { return }
            popThrough(TagName.select)
        }
        if !closes(tag.name, traits), tag.name == TagName.p { emit("<p></p>") }
    }

    /// Closes the element that an end tag names; false when none of that name is in reach.
    private mutating func closes(_ name: UInt64, _ traits: TagTraits) -> Bool {
        if name == TagName.p { return popThrough(name, stoppingAt: .boundary, andAt: TagName.button) }
        if name == TagName.table || name == TagName.select { return popThrough(name) }
        if traits.contains(.tablePart) { return popThrough(name, andAt: TagName.table) }
        if traits.contains(.heading) {
            guard let index = open.lastIndex(where: { $0.traits.contains(.heading) || $0.isBarrier(to: .boundary) }),
                open[index].traits.contains(.heading)
            else { return false }
            while open.count > index { pop() }
            return true
        }
        // A form that has blocks open in it goes on to the end of what is around it.
        if traits.contains(.special), name != TagName.form { return popThrough(name, stoppingAt: .boundary) }
        return popThrough(name, stoppingAt: .special)
    }

    private mutating func closesForeign(_ name: UInt64) -> Bool {
        guard isOpen(name) else { return false }
        for index in open.indices.reversed() {
            guard open[index].isForeign else { return false }
            if open[index].name == name {
                while open.count > index { pop() }
                return true
            }
        }
        return false
    }

    // MARK: The open elements

    /// Closes the innermost element of a name and all inside it; nothing when an element with the trait, a template,
    /// or one of the other name comes first.
    @discardableResult
    mutating func popThrough(_ name: UInt64, stoppingAt trait: TagTraits = [], andAt other: UInt64? = nil) -> Bool {
        guard isOpen(name) else { return false }
        for index in open.indices.reversed() {
            if open[index].name == name {
                while open.count > index { pop() }
                return true
            }
            if open[index].isBarrier(to: trait) || open[index].name == other { return false }
        }
        return false
    }

    /// Closes the innermost element and writes its end tag.
    mutating func pop() {
        guard let last = open.popLast() else { return }
        counts[Self.bucket(of: last.name)] -= 1
        if last.isForeign { foreignCount -= 1 }
        emitEnd(last.written)
    }

    mutating func emitEnd(_ name: ArraySlice<UInt8>) {
        output.append(UInt8(ascii: "<"))
        output.append(UInt8(ascii: "/"))
        output += name
        output.append(UInt8(ascii: ">"))
    }
}

extension TagScan.Open {
    /// Whether searches for tables end here: a template is a document of its own.
    var isOpaque: Bool { name == TagName.template }

    func isBarrier(to trait: TagTraits) -> Bool {
        isOpaque || (!trait.isEmpty && traits.contains(trait))
    }
}
