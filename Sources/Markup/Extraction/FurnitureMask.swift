internal import HTMLTree

/// The parts of a page that are not its article, judged by what they are and what they are called.
///
/// Everything here is asked of an element and what is below it; what depends on where the article begins and ends is
/// ``ContentTrimming``'s.
struct FurnitureMask {
    /// Why the element at an index is left out; only the outermost of nested ones is here.
    private(set) var reasons: [Int: String] = [:]
    /// Elements whose names say that they are an article's body.
    private(set) var bodies: [Int] = []
    /// For each node whether it is or stands in something that is left out.
    private(set) var isLeftOut: [Bool]

    /// Judges every element, in one pass. `prose` is what ``ProseScore`` finds below each node.
    init(of layout: PageLayout, prose: [Int]) {
        let nodes = layout.tree.nodes
        isLeftOut = [Bool](repeating: false, count: nodes.count)
        let whole = max(1, prose[layout.tree.root])
        var index = 0
        while index < nodes.count {
            guard case .element(let element) = nodes[index].content else {
                index += 1
                continue
            }
            switch layout.kinds[index] {
            case .inert, .hidden:
                index = layout.ends[index]
                continue
            default: break
            }
            let names = ElementNames(of: element)
            if names.isBody { bodies.append(index) }
            if let reason = Self.reason(element, index, names, layout, prose: prose[index], whole: whole) {
                reasons[index] = reason
                for inner in index..<layout.ends[index] { isLeftOut[inner] = true }
                index = layout.ends[index]
            } else {
                index += 1
            }
        }
    }

    private static func reason(
        _ element: HTMLTree.Element, _ index: Int, _ names: ElementNames, _ layout: PageLayout, prose: Int, whole: Int
    ) -> String? {
        let share = Double(prose) / Double(whole)
        switch element.name {
        case "html", "body": return nil
        case "nav": return share < 0.5 ? "navigation" : nil
        case "aside": return share < 0.4 ? "aside" : nil
        case "footer": return share < 0.4 ? "footer" : nil
        case "dialog": return "page furniture"
        // Some sites put the whole page into one form.
        case "form": return share < 0.2 ? "form" : nil
        case "main": return nil
        default: break
        }
        guard let furniture = names.furniture else { return nil }
        // A name on a word or two inside a sentence is no part of the page.
        guard layout.isBlock(index) || layout.text[index] == layout.own[index] else { return nil }
        if names.isBody { return nil }
        let most: Double =
            switch furniture {
            case .comments: element.name == "article" ? 0.3 : 0.95
            case .related, .newsletter, .cookies, .share, .advertisement, .account: 0.35
            case .byline, .tags, .caption: 0.1
            default: 0.25
            }
        return share <= most ? furniture.reason : nil
    }
}
