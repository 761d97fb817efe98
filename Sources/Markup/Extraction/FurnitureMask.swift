internal import HTMLTree

/// The parts of a page that are not its article, judged by what they are and what they are called.
///
/// Everything here is asked of an element and what is below it; what depends on where the article begins and ends is
/// ``ContentTrimming``'s.
struct FurnitureMask {
    /// An element that is called an article's body.
    struct Body {
        var index: Int
        /// By schema.org's `articleBody`, which is set on purpose.
        var isMarked: Bool
    }

    /// Why the element at an index is left out; only the outermost of nested ones is here.
    private(set) var reasons: [Int: String] = [:]
    /// Elements whose names say that they are an article's body, in document order.
    private(set) var bodies: [Body] = []
    /// Elements whose names say that they are under a picture.
    private(set) var captions: [Int] = []
    /// For each node whether it is or stands in something that is left out.
    private(set) var isLeftOut: [Bool]

    private let layout: PageLayout
    private let prose: [Int]

    /// Judges every element, in two passes. `prose` is what ``ProseScore`` finds below each node.
    init(of layout: PageLayout, prose: [Int]) {
        (self.layout, self.prose) = (layout, prose)
        isLeftOut = [Bool](repeating: false, count: layout.tree.nodes.count)
        let names = collectNames()
        judge(names)
    }

    /// The names of all elements that have some to tell.
    private mutating func collectNames() -> [(index: Int, names: ElementNames)] {
        let nodes = layout.tree.nodes
        var found: [(index: Int, names: ElementNames)] = []
        var memory: ElementNames.Memory = [:]
        for index in nodes.indices {
            guard case .element(let element) = nodes[index].content else { continue }
            switch layout.kinds[index] {
            case .inert, .hidden: continue
            default: break
            }
            let names = ElementNames(of: element, memory: &memory)
            // The names are common; where little is in such an element, it is something else.
            let least = names.isMarkedBody ? 120 : max(120, prose[layout.tree.root] / 5)
            let isWhole = element.name == "html" || element.name == "body"
            if names.isBody, !isWhole, prose[index] >= least {
                bodies.append(Body(index: index, isMarked: names.isMarkedBody))
            }
            found.append((index, names))
        }
        return found
    }

    private mutating func judge(_ names: [(index: Int, names: ElementNames)]) {
        var end = 0
        var nextBody = 0
        /// The ends of the bodies around the element.
        var around: [Int] = []
        for (index, names) in names where index >= end {
            while nextBody < bodies.count, bodies[nextBody].index < index {
                around.append(layout.ends[bodies[nextBody].index])
                nextBody += 1
            }
            around.removeAll { $0 <= index }
            let holdsBody = nextBody < bodies.count && bodies[nextBody].index < layout.ends[index]
            // Where the article is known by name, what has other names may be large and is still not it.
            let isKnown = !bodies.isEmpty && !holdsBody && around.isEmpty
            guard let reason = reason(index, names, isKnown: isKnown) else {
                if names.isCaption, layout.text[index] < 800 { captions.append(index) }
                continue
            }
            reasons[index] = reason
            end = layout.ends[index]
            for inner in index..<end { isLeftOut[inner] = true }
        }
    }

    private func reason(_ index: Int, _ names: ElementNames, isKnown: Bool) -> String? {
        guard let element = layout.tree.element(at: index) else { return nil }
        let share = Double(prose[index]) / Double(max(1, prose[layout.tree.root]))
        if names.isOffScreen { return share < 0.3 ? "hidden" : nil }
        switch element.name {
        case "html", "body", "main": return nil
        case "nav": return share < 0.5 ? "navigation" : nil
        case "aside": return share < 0.4 && Furniture.isSideBox(element) ? "aside" : nil
        // Under a quotation stands whose it is.
        case "footer" where parentName(of: index) == "blockquote": return nil
        case "footer": return share < 0.4 || isKnown ? "footer" : nil
        case "dialog": return "page furniture"
        // Some sites put the whole page into one form.
        case "form": return share < 0.2 ? "form" : nil
        default: break
        }
        guard let furniture = names.furniture, !names.isBody else { return nil }
        // What a heading is called says what is under it: with that it is judged, once the blocks are there.
        if furniture == .related, Self.isHeading(element.name) || parentName(of: index).map(Self.isHeading) ?? false {
            return nil
        }
        // A name on a word or two inside a sentence is no part of the page.
        let standsInText = furniture == .popup || furniture == .credit || furniture == .editing
        guard layout.isBlock(index) || isAlone(index) || standsInText || isDetached(index, furniture) else {
            return nil
        }
        if Self.isTablePart(element.name), !furniture.isLarge { return nil }
        let most: Double =
            switch furniture {
            case .comments: element.name == "article" ? 0.3 : 0.95
            case .related, .newsletter, .cookies, .share, .advertisement, .account: 0.35
            case .gallery: 0.5
            case .byline, .tags, .credit, .editing: 0.1
            default: 0.25
            }
        return share <= (isKnown && furniture.isLarge ? 0.95 : most) ? furniture.reason : nil
    }

    private func parentName(of index: Int) -> String? {
        layout.tree.nodes[index].parent.flatMap { layout.tree.element(at: $0)?.name }
    }

    /// Whether an inline element is a date or name that stands in a box beside other things, not in a paragraph.
    private func isDetached(_ index: Int, _ furniture: ElementNames.Furniture) -> Bool {
        guard furniture == .byline || furniture == .tags, let parent = layout.tree.nodes[index].parent else {
            return false
        }
        return layout.kinds[parent] == .block && ProseScore.value(of: parent, in: layout) == 0
    }

    /// Whether an inline element is all that its block says.
    private func isAlone(_ index: Int) -> Bool {
        var place = index
        for _ in 0..<4 {
            guard let parent = layout.tree.nodes[place].parent else { return false }
            if layout.text[parent] != layout.text[index] { return layout.text[index] == 0 }
            if layout.isBlock(parent) { return true }
            place = parent
        }
        return false
    }

    private static func isHeading(_ name: String) -> Bool {
        ["h1", "h2", "h3", "h4", "h5", "h6"].contains(name)
    }

    private static func isTablePart(_ name: String) -> Bool {
        ["td", "th", "tr", "tbody", "thead", "table"].contains(name)
    }
}
