internal import HTMLTree
internal import Narration

/// What a page says about itself. Sources: the Open Graph protocol; HTML Living Standard, section 4.2.5.
struct PageMetadata {
    var title = ""
    var site: String?
    var byline: String?
    var language: LanguageTag?
    var published: String?
    var picture: String?

    init(of tree: HTMLTree, main: HTMLTree.Index) {
        var properties: [String: String] = [:]
        var titleElement = ""
        var firstHeading = ""
        var firstTime: String?
        for index in tree.nodes.indices {
            guard let element = tree.element(at: index) else { continue }
            switch element.name {
            case "meta":
                guard let name = (element["property"] ?? element["name"])?.lowercased(),
                    let content = element["content"].map(TextBuffer.cleaned), !content.isEmpty,
                    properties[name] == nil
                else { continue }
                properties[name] = content
            case "title" where titleElement.isEmpty: titleElement = Self.text(of: index, in: tree)
            case "h1" where firstHeading.isEmpty && index >= main: firstHeading = Self.text(of: index, in: tree)
            case "time" where firstTime == nil: firstTime = element["datetime"]
            default: continue
            }
        }
        site = properties["og:site_name"]
        byline = [properties["author"], properties["article:author"], properties["dc.creator"]].compactMap(\.self)
            .first { !$0.contains("://") }
        published = properties["article:published_time"] ?? properties["date"] ?? firstTime
        picture = properties["og:image"]
        language = Self.language(of: tree)
        title = Self.withoutSite(properties["og:title"] ?? "", site: site, heading: firstHeading)
        if title.isEmpty { title = firstHeading }
        if title.isEmpty { title = Self.withoutSite(titleElement, site: site, heading: firstHeading) }
    }

    /// The language of the `html` element, or of the one element that a fragment consists of.
    private static func language(of tree: HTMLTree) -> LanguageTag? {
        var index: HTMLTree.Index? = tree.root
        while let place = index, let element = tree.element(at: place) {
            if let language = (element["lang"] ?? element["xml:lang"]).flatMap({ LanguageTag($0) }) { return language }
            index = place == tree.root ? tree.first("body") : tree.onlyElement(in: place)
        }
        return nil
    }

    private static func text(of index: HTMLTree.Index, in tree: HTMLTree) -> String {
        TextBuffer.cleaned(tree.text(of: index, limit: 1000))
    }

    /// "A long walk | The Paper" is "A long walk" on The Paper.
    static func withoutSite(_ title: String, site: String?, heading: String) -> String {
        for separator in [" | ", " - ", " – ", " — ", " · ", " :: ", " » "] {
            guard let range = title.ranges(of: separator).last else { continue }
            let (head, tail) = (title[..<range.lowerBound], title[range.upperBound...])
            if let site, tail.lowercased() == site.lowercased() { return String(head) }
            if !heading.isEmpty, head.lowercased() == heading.lowercased() { return String(head) }
        }
        return title
    }
}

extension HTMLTree {
    /// The only element in an element that has no text of its own beside it.
    func onlyElement(in index: Index) -> Index? {
        var found: Index?
        var child = nodes[index].firstChild
        while let place = child {
            switch nodes[place].content {
            case .element:
                if found != nil { return nil }
                found = place
            case .text(let text):
                if text.utf8.contains(where: { $0 > 0x20 }) { return nil }
            }
            child = nodes[place].nextSibling
        }
        return found
    }
}
