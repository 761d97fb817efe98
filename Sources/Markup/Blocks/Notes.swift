internal import HTMLTree

/// The foot notes of an article, found by how they are linked: which elements are marks in the text, and which are the
/// notes. Class names count where there are any; saved articles mostly have none.
struct Notes {
    /// Marks in the text, links back from notes, links for editing.
    private(set) var marks: Set<HTMLTree.Index> = []
    /// The elements that hold a note.
    private(set) var bodies: Set<HTMLTree.Index> = []
    private let tree: HTMLTree

    private struct Link {
        var index: HTMLTree.Index
        var target: Substring
        var isBack: Bool
        var isMark: Bool
    }

    init(of tree: HTMLTree) {
        self.tree = tree
        var targets: [Substring: HTMLTree.Index] = [:]
        var links: [Link] = []
        for index in tree.nodes.indices {
            guard let element = tree.element(at: index) else { continue }
            if let id = element["id"] ?? (element.name == "a" ? element["name"] : nil), targets[id[...]] == nil {
                targets[id[...]] = index
            }
            switch element.name {
            case "a": if let link = link(index, element) { links.append(link) }
            case "sup": if isRaisedMark(index) { marks.insert(index) }
            case "span":
                if isEditingLink(index) { marks.insert(index) }
            default: break
            }
        }
        find(links, targets)
    }

    /// Whether an element is a mark for a note, a link back from one, or an editing link.
    func isMark(_ index: HTMLTree.Index) -> Bool { marks.contains(index) }

    /// Whether an element is a note: because a mark points to it, by its role or its class.
    func isBody(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> Bool {
        if bodies.contains(index) { return true }
        if let role = element["role"], Self.roles.contains(role) { return true }
        guard let names = element["class"] else { return false }
        return names.lowercased().classNames.contains { Self.classes.contains($0) }
    }

    private static let roles: Set<String> = [
        "doc-endnotes", "doc-endnote", "doc-footnote", "doc-footnotes", "doc-bibliography", "doc-biblioentry",
    ]
    private static let classes: Set<Substring> = [
        "footnotes", "footnote", "endnotes", "endnote", "references", "reflist", "sidenote", "marginnote",
        "footnote-text",
        "footnotes-list",
    ]

    // MARK: Links

    private mutating func find(_ links: [Link], _ targets: [Substring: HTMLTree.Index]) {
        // Where marks point, and from where: a note links back to its mark.
        var pointed: [(link: Link, body: HTMLTree.Index)] = []
        var backs: [Substring: Bool] = [:]
        for link in links where link.isBack { backs[link.target] = true }
        for link in links where !link.isBack {
            guard let target = targets[link.target], target > link.index, let body = body(around: target, of: link)
            else { continue }
            if link.isMark || linksBack(from: body, to: link, backs) { pointed.append((link, body)) }
        }
        for link in links where link.isBack || link.isMark { marks.insert(link.index) }
        var origins: Set<Substring> = []
        for (link, body) in pointed {
            marks.insert(link.index)
            bodies.insert(body)
            origins.formUnion(ids(around: link))
        }
        // What leads from a note back to its mark, whatever it is written as.
        for link in links where !link.isMark && origins.contains(link.target) { marks.insert(link.index) }
        takeWholeLists()
    }

    /// What a link to a place on the same page may be; nil for what is surely neither mark nor link back.
    private func link(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> Link? {
        guard let href = element["href"], let hash = href.utf8.firstIndex(of: 0x23) else { return nil }
        let target = href[href.utf8.index(after: hash)...]
        guard !target.isEmpty else { return nil }
        let role = element["role"] ?? ""
        let text = tree.shortText(of: index)
        let isBack = role == "doc-backlink" || NoteSign.isBack(text)
        let isMark =
            role == "doc-noteref" || NoteSign.isBracketed(text, most: 6)
            || (text.count <= 4
                && (isRaised(index) || tree.onlyElement(in: index).flatMap { tree.element(at: $0)?.name } == "sup"))
            || (NoteSign.isSymbol(text) && href.hasPrefix("#"))
        guard isBack || isMark || (NoteSign.isNumber(text) && href.hasPrefix("#")) else { return nil }
        // On other pages only what is raised or in brackets is a mark.
        if !href.hasPrefix("#"), !isMark { return nil }
        return Link(index: index, target: target, isBack: isBack, isMark: isMark)
    }

    /// Whether a note has a link back to its mark.
    private func linksBack(from body: HTMLTree.Index, to link: Link, _ backs: [Substring: Bool]) -> Bool {
        let ids = ids(around: link)
        guard !ids.isEmpty else { return false }
        if ids.contains(where: { backs[$0] != nil }) { return true }
        var walk = tree.walk(from: body)
        var steps = 0
        while steps < 200, let visit = walk.next() {
            steps += 1
            guard case .enter(let node) = visit, let href = tree.element(at: node)?["href"], href.first == "#" else {
                continue
            }
            if ids.contains(href.dropFirst()) { return true }
        }
        return false
    }

    /// The names that a link back may use: the mark's own, or that of what is right around it.
    private func ids(around link: Link) -> Set<Substring> {
        var ids: Set<Substring> = []
        var place: HTMLTree.Index? = link.index
        for _ in 0..<3 {
            guard let index = place, let element = tree.element(at: index) else { break }
            if let id = element["id"] ?? element["name"] { ids.insert(id[...]) }
            place = tree.nodes[index].parent
        }
        return ids
    }

    /// The element that holds the note whose target is given.
    private func body(around target: HTMLTree.Index, of link: Link) -> HTMLTree.Index? {
        var index = target
        for _ in 0..<5 {
            guard let element = tree.element(at: index) else { return nil }
            switch element.name {
            case "li", "p", "dd", "dt", "aside", "tr": return index
            case "div", "section", "blockquote", "td":
                // A section of the article is no note.
                return tree.text(of: index, limit: 2_500).utf8.count < 2_500 ? index : nil
            case "h1", "h2", "h3", "h4", "h5", "h6", "body", "article", "main", "table", "ol", "ul": return nil
            default: break
            }
            guard let parent = tree.nodes[index].parent else { return nil }
            index = parent
        }
        return nil
    }

    /// Where most of a list are notes, all of it is; behind a term stands its note.
    private mutating func takeWholeLists() {
        var counts: [HTMLTree.Index: Int] = [:]
        for body in bodies {
            if let parent = tree.nodes[body].parent { counts[parent, default: 0] += 1 }
            if tree.element(at: body)?.name == "dt" {
                var next = tree.nodes[body].nextSibling
                while let place = next, tree.element(at: place)?.name != "dt" {
                    if tree.element(at: place) != nil { bodies.insert(place) }
                    next = tree.nodes[place].nextSibling
                }
            }
        }
        for (parent, count) in counts {
            guard let name = tree.element(at: parent)?.name, name == "ol" || name == "ul" || name == "dl" else {
                continue
            }
            var items: [HTMLTree.Index] = []
            var child = tree.nodes[parent].firstChild
            while let place = child {
                if tree.element(at: place) != nil { items.append(place) }
                child = tree.nodes[place].nextSibling
            }
            if count * 2 >= items.count { bodies.formUnion(items) }
        }
    }

    // MARK: Raised and bracketed

    /// `[1]`, `[citation needed]`; a link of a few signs to a place on the same page.
    private func isRaisedMark(_ index: HTMLTree.Index) -> Bool {
        let text = tree.shortText(of: index)
        if NoteSign.isBracketed(text, most: 40) { return true }
        guard text.count <= 8, !text.isEmpty else { return false }
        return tree.hasLink(in: index) { $0.contains("#") }
    }

    private func isEditingLink(_ index: HTMLTree.Index) -> Bool {
        tree.firstSign(in: index) == "[" && NoteSign.isBracketed(tree.shortText(of: index), most: 40)
            && tree.hasLink(in: index) { $0.contains("action=edit") || $0.contains("veaction=") }
    }

    private func isRaised(_ index: HTMLTree.Index) -> Bool {
        var parent = tree.nodes[index].parent
        for _ in 0..<4 {
            guard let place = parent, let name = tree.element(at: place)?.name else { return false }
            if name == "sup" { return true }
            guard ["span", "i", "b", "em", "small", "strong"].contains(name) else { return false }
            parent = tree.nodes[place].parent
        }
        return false
    }
}

/// What notes are marked with.
enum NoteSign {
    static func isBracketed(_ text: String, most: Int) -> Bool {
        text.utf8.count > 2 && text.count <= most && text.first == "[" && text.last == "]"
    }

    static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 5 && text.allSatisfy { $0.isASCII && ($0.isNumber || "()".contains($0)) }
    }

    static func isSymbol(_ text: String) -> Bool {
        !text.isEmpty && text.count <= 3 && text.allSatisfy { "*†‡§¶‖#⁂∗⁎".contains($0) }
    }

    static func isBack(_ text: String) -> Bool {
        guard text.utf8.count <= 24 else { return false }
        let plain = text.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" }
        return backs.contains(plain.lowercased())
    }

    private static let backs: Set<String> = [
        "^", "↩", "↩︎", "↑", "⏎", "↲", "⤴", "⇑", "«", "←", "[↩]", "↵", "jump up", "back", "return", "zurück",
    ]
}

extension HTMLTree {
    /// The first bytes of the text of an element, in order.
    func shortText(of index: Index) -> String {
        TextBuffer.cleaned(text(of: index, limit: 64))
    }

    /// The first sign that is no white space, or nil.
    func firstSign(in index: Index) -> Character? {
        var walk = walk(from: index)
        var steps = 0
        while steps < 12, let visit = walk.next() {
            steps += 1
            guard case .enter(let node) = visit, case .text(let text) = nodes[node].content,
                let sign = Substring(text.utf8.drop { $0 == 0x20 || $0 == 0x0A }).first(where: { !$0.isWhitespace })
            else { continue }
            return sign
        }
        return nil
    }

    /// Whether an element holds a link that fits, near its beginning.
    func hasLink(in index: Index, _ fits: (String) -> Bool) -> Bool {
        var walk = walk(from: index)
        var steps = 0
        while steps < 40, let visit = walk.next() {
            steps += 1
            if case .enter(let node) = visit, let element = element(at: node), element.name == "a",
                let href = element["href"], fits(href)
            {
                return true
            }
        }
        return false
    }
}
