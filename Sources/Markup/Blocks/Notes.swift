internal import HTMLTree

/// The foot notes of a page: which elements are marks in the text, and which are the notes.
struct Notes {
    /// The elements that hold a note.
    private(set) var bodies: Set<HTMLTree.Index> = []
    private let tree: HTMLTree

    init(of tree: HTMLTree) {
        self.tree = tree
        // A note stands after its mark; links back from notes point the other way.
        var targets: [Substring: HTMLTree.Index] = [:]
        for index in tree.nodes.indices {
            guard let element = tree.element(at: index), element.name == "a" else { continue }
            guard let href = element["href"], href.hasPrefix("#"), href.count > 1, isMark(index, element) else {
                continue
            }
            if targets[href.dropFirst()] == nil { targets[href.dropFirst()] = index }
        }
        guard !targets.isEmpty else { return }
        for index in tree.nodes.indices {
            guard let element = tree.element(at: index), let id = element["id"] ?? element["name"],
                let mark = targets[id[...]], mark < index, let body = body(around: index)
            else { continue }
            bodies.insert(body)
        }
    }

    /// Whether an element is a note: by its role, its class or because a mark points to it.
    func isBody(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> Bool {
        if bodies.contains(index) { return true }
        if let role = element["role"], ["doc-endnotes", "doc-endnote", "doc-footnote", "doc-footnotes"].contains(role) {
            return true
        }
        guard Self.holders.contains(element.name), let names = element["class"] else { return false }
        return names.split(separator: " ").contains {
            ["footnotes", "footnote", "endnotes", "references"].contains($0)
        }
    }

    /// Whether an element is a mark for a note, a link back from one, or an editing link.
    func isMark(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> Bool {
        switch element.name {
        case "a":
            if let role = element["role"], role == "doc-noteref" || role == "doc-backlink" { return true }
            guard element["href"]?.hasPrefix("#") == true else { return false }
            let text = shortText(of: index)
            if ["^", "↩", "↩︎", "↑", "⏎", "↩\u{FE0F}"].contains(text) { return true }
            return isBracketed(text, most: 6) || (text.count <= 4 && hasSuperscript(around: index))
        case "sup":
            let text = shortText(of: index)
            if isBracketed(text, most: 32) { return true }
            return text.count <= 6 && hasLocalLink(in: index)
        case "span":
            return isBracketed(shortText(of: index), most: 24) && hasEditingLink(in: index)
        default:
            return false
        }
    }

    private static let holders: Set<String> = ["section", "div", "ol", "ul", "aside", "li", "p", "dl"]

    private func body(around index: HTMLTree.Index) -> HTMLTree.Index? {
        var index = index
        for _ in 0..<4 {
            guard let element = tree.element(at: index) else { return nil }
            if ["li", "p", "dd", "aside", "tr"].contains(element.name) { return index }
            if element.name == "div", element["id"] != nil { return index }
            guard ["a", "span", "sup", "b", "strong", "em", "i", "cite", "small"].contains(element.name),
                let parent = tree.nodes[index].parent
            else { return nil }
            index = parent
        }
        return nil
    }

    private func shortText(of index: HTMLTree.Index) -> String {
        TextBuffer.cleaned(tree.text(of: index, limit: 64))
    }

    private func isBracketed(_ text: String, most: Int) -> Bool {
        text.count > 2 && text.count <= most && text.first == "[" && text.last == "]"
    }

    private func hasSuperscript(around index: HTMLTree.Index) -> Bool {
        var parent = tree.nodes[index].parent
        for _ in 0..<3 {
            guard let place = parent, let element = tree.element(at: place) else { return false }
            if element.name == "sup" { return true }
            parent = tree.nodes[place].parent
        }
        return false
    }

    private func hasLocalLink(in index: HTMLTree.Index) -> Bool {
        hasLink(in: index) { $0.hasPrefix("#") }
    }

    private func hasEditingLink(in index: HTMLTree.Index) -> Bool {
        hasLink(in: index) { $0.contains("action=edit") || $0.contains("veaction=") }
    }

    private func hasLink(in index: HTMLTree.Index, _ fits: (String) -> Bool) -> Bool {
        var walk = tree.walk(from: index)
        var steps = 0
        while steps < 40, let visit = walk.next() {
            steps += 1
            if case .enter(let node) = visit, let element = tree.element(at: node), element.name == "a",
                let href = element["href"], fits(href)
            {
                return true
            }
        }
        return false
    }
}
