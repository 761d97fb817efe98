internal import HTMLTree

/// The places in a page that tell of its article, collected in one pass: `meta`, `title`, headings, times, authors.
struct PageMarks {
    /// The first value of each `meta`, by its name in lower case.
    private(set) var properties: [String: String] = [:]
    /// All values of those that may come more than once.
    private var lists: [String: [String]] = [:]
    /// The `title` element.
    private(set) var title = ""
    /// All `h1`, and `h2` that are called a title; at most 8.
    private(set) var headings: [String] = []
    /// The time that is most likely the publication's, as written.
    private(set) var time: String?
    /// The first picture of a figure in the article.
    private(set) var picture: String?
    /// Elements that are marked as the author's name.
    private(set) var authors: [String] = []

    private var timeRank = 0
    private static let repeated: Set<String> = [
        "author", "article:author", "dc.creator", "parsely-author", "sailthru.author", "byl",
    ]

    /// Walks over all elements; `main` is where the article begins.
    init(of tree: HTMLTree, main: HTMLTree.Index) {
        for index in tree.nodes.indices {
            guard let element = tree.element(at: index) else { continue }
            switch element.name {
            case "meta": meta(element)
            case "img" where picture == nil && index >= main:
                if let source = element["src"], !source.isEmpty, !source.hasPrefix("data:"), tree.isInFigure(index) {
                    picture = source
                }
            case "title" where title.isEmpty && !tree.isInDrawing(index): title = Self.text(of: index, in: tree)
            case "h1", "h2":
                // Where a site's name is the first heading, the article's own says what it is.
                guard headings.count < 8, element.presence == .visible,
                    element.name == "h1" || Self.namesTitle(element)
                else { break }
                let text = Self.text(of: index, in: tree)
                if !text.isEmpty { headings.append(text) }
            case "time", "abbr":
                guard let value = element["datetime"] ?? (element.name == "abbr" ? element["title"] : nil) else {
                    break
                }
                let isMarked = element["pubdate"] != nil || element["itemprop"]?.lowercased() == "datepublished"
                let isNamed = element["class"]?.lowercased().contains("publish") == true
                if element.name == "time" || isMarked || isNamed {
                    note(time: value, rank: isMarked ? 4 : isNamed ? 3 : index >= main ? 2 : 1)
                }
            default:
                if element["itemprop"]?.lowercased() == "datepublished",
                    let value = element["content"] ?? element["datetime"]
                {
                    note(time: value, rank: 4)
                }
            }
            if authors.count < 8, Self.namesAuthor(element) {
                let text = TextBuffer.cleaned(tree.text(of: index, limit: 200))
                if !text.isEmpty, text.utf8.count < 160, !authors.contains(text) { authors.append(text) }
            }
        }
    }

    /// The first value of a `meta`, or nil.
    subscript(_ name: String) -> String? { properties[name] }

    /// All values of one of the `meta` that name authors.
    func all(_ name: String) -> [String] { lists[name] ?? [] }

    private mutating func meta(_ element: HTMLTree.Element) {
        let name = (element["property"] ?? element["name"] ?? element["itemprop"] ?? element["http-equiv"])?
            .lowercased()
        guard let name, let content = element["content"].map(PageMetadata.plain), !content.isEmpty else { return }
        if Self.repeated.contains(name) { lists[name, default: []].append(content) }
        if properties[name] == nil { properties[name] = content }
    }

    /// Keeps the best time, of equal ones the first.
    private mutating func note(time value: String, rank: Int) {
        guard rank > timeRank else { return }
        (time, timeRank) = (value, rank)
    }

    private static func namesTitle(_ element: HTMLTree.Element) -> Bool {
        if element["itemprop"]?.lowercased().contains("headline") == true { return true }
        guard let names = element["class"]?.lowercased() else { return false }
        return names.split(separator: " ").contains { name in
            titleNames.contains(String(name.filter { $0 != "-" && $0 != "_" }))
        }
    }

    private static let titleNames: Set<String> = [
        "entrytitle", "posttitle", "articletitle", "headline", "storytitle", "pagetitle", "articleheadline",
    ]

    private static func namesAuthor(_ element: HTMLTree.Element) -> Bool {
        for attribute in element.attributes {
            switch attribute.name {
            case "rel" where element.name == "a":
                if attribute.value.lowercased().split(separator: " ").contains("author") { return true }
            case "itemprop": if attribute.value.lowercased() == "author" { return true }
            case "class":
                let names = attribute.value.utf8
                guard names.count < 200, names.count >= 4 else { continue }
                for name in attribute.value.lowercased().split(separator: " ") {
                    if authorNames.contains(String(name)) { return true }
                }
            default: break
            }
        }
        return false
    }

    private static let authorNames: Set<String> = [
        "author", "author-name", "authorname", "byline", "byline-name", "byline__name", "post-author", "entry-author",
        "article-author", "article__author", "p-author", "fn",
    ]

    private static func text(of index: HTMLTree.Index, in tree: HTMLTree) -> String {
        TextBuffer.cleaned(tree.text(of: index, limit: 1000))
    }
}

extension HTMLTree {
    /// Whether an element is a part of a drawing: SVG names its parts with `title`.
    fileprivate func isInDrawing(_ index: Index) -> Bool {
        var place = nodes[index].parent
        for _ in 0..<6 {
            guard let current = place else { return false }
            if element(at: current)?.name == "svg" { return true }
            place = nodes[current].parent
        }
        return false
    }

    /// Whether an element stands in a figure, not far below it.
    fileprivate func isInFigure(_ index: Index) -> Bool {
        var place = nodes[index].parent
        for _ in 0..<4 {
            guard let current = place else { return false }
            if element(at: current)?.name == "figure" { return true }
            place = nodes[current].parent
        }
        return false
    }
}
