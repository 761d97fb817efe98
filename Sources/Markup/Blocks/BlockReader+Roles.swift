internal import HTMLTree
internal import Narration

extension BlockReader {
    /// What an element does to the text around it and in it.
    enum Role {
        case inline
        /// Neither read nor told.
        case nothing
        /// Not read, and told with its text.
        case aside(reason: String)
        /// Text in the element's place.
        case text(String)
        case lineBreak
        case listing
        case cell
        /// Begins and ends a block; the closure says what holds inside it.
        case block((inout Frame) -> Void)
    }

    func role(of index: HTMLTree.Index, _ element: HTMLTree.Element, in frame: Frame) -> Role {
        switch element.presence {
        case .inert: return .nothing
        case .hidden:
            guard Self.blockNames.contains(element.name) else { return .aside(reason: "hidden") }
            return .block { $0.skipped = $0.skipped ?? (.aside, "hidden") }
        case .visible: break
        }
        if notes.isMark(index, element) { return .aside(reason: "note mark") }
        if notes.isBody(index, element) {
            return .block { $0.skipped = $0.skipped ?? (.footnote, "footnote") }
        }
        if let reason = furniture(index, element, in: frame) {
            return .block { $0.skipped = $0.skipped ?? (.aside, reason) }
        }
        switch element.name {
        case "br": return .lineBreak
        case "img": return (element["alt"] ?? "").isEmpty ? .nothing : .aside(reason: "image description")
        case "svg", "canvas", "iframe", "object", "embed", "video", "audio":
            return .nothing
        case "select", "textarea", "datalist", "button", "input": return .aside(reason: "control")
        case "rt", "rp", "annotation", "annotation-xml", "title", "head": return .nothing
        case "math":
            guard let text = element["alttext"], !text.isEmpty, !text.contains("\\") else { return .inline }
            return .text(text)
        case "pre": return .listing
        case "h1", "h2", "h3", "h4", "h5", "h6", "summary", "legend": return .block { $0.kind = .heading }
        case "li", "dt", "dd": return .block { $0.kind = .listItem }
        case "blockquote": return .block { $0.kind = .quote }
        case "figcaption", "caption": return .block { $0.kind = .caption }
        case "table":
            if frame.isInCell { return .block { _ in } }
            let isRows = !tree.isLayoutTable(index)
            return .block { $0.isInTable = isRows }
        case "tr": return .block { if $0.isInTable, !$0.isInCell { $0.kind = .tableRow } }
        case "td", "th": return frame.isInTable ? .cell : .block { _ in }
        default: return Self.blockNames.contains(element.name) ? .block { _ in } : .inline
        }
    }

    /// Why an element is no part of the article, or nil.
    private func furniture(_ index: HTMLTree.Index, _ element: HTMLTree.Element, in frame: Frame) -> String? {
        switch element.name {
        case "nav": return "navigation"
        case "form" where main != nil:
            // Some sites put the whole page into one form.
            return tree.text(of: index, limit: 2000).utf8.count < 2000 ? "form" : nil
        case "aside" where main != nil: return "aside"
        case "footer" where main != nil: return "footer"
        case "header" where main != nil && frame.isInMain == false: return "page header"
        default: break
        }
        switch element["role"] {
        case "navigation"?: return "navigation"
        case "banner"?, "contentinfo"?, "search"?: return main == nil ? nil : "page furniture"
        case "complementary"? where main != nil: return "aside"
        default: return named(index, element)
        }
    }

    /// Why a short element whose class says what it is for is no part of the article, or nil. Names are compared whole:
    /// `share` is a row of buttons, `shareholders` may be the article.
    private func named(_ index: HTMLTree.Index, _ element: HTMLTree.Element) -> String? {
        guard main != nil, let classes = element["class"] else { return nil }
        for name in classes.lowercased().split(whereSeparator: \.isWhitespace) {
            guard let reason = Self.furnitureNames[String(name)] else { continue }
            return tree.text(of: index, limit: 400).utf8.count < 400 ? reason : nil
        }
        return nil
    }

    private static let furnitureNames: [String: String] = {
        var reasons: [String: String] = [:]
        for name in ["share", "sharing", "social", "social-share", "share-buttons", "share-links", "sharedaddy"] {
            reasons[name] = "share links"
        }
        for name in ["byline", "p-author", "post-meta", "entry-meta", "article-meta"] { reasons[name] = "byline" }
        for name in ["noprint", "no-print", "cookie-note", "cookie-banner", "cookie-consent"] {
            reasons[name] = "page furniture"
        }
        return reasons
    }()

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "body", "center", "colgroup", "details", "dialog", "dir", "div", "dl",
        "fieldset", "figure", "footer", "form", "header", "hgroup", "hr", "html", "main", "menu", "nav", "ol",
        "optgroup", "option", "p", "search", "section", "tbody", "tfoot", "thead", "ul",
    ]
}
