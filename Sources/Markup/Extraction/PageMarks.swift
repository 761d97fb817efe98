internal import HTMLTree

/// The places in a page that tell of its article, collected in one pass: `meta`, `title`, headings, times, authors.
struct PageMarks {
    /// The first value of each `meta`, by its name in lower case.
    private(set) var properties: [String: String] = [:]
    /// All values of those that may come more than once.
    private var lists: [String: [String]] = [:]
    /// The `title` element.
    private(set) var title = ""
    /// All `h1`, and whether each stands in or after the main content's beginning; at most 8.
    private(set) var headings: [String] = []
    /// The time that is most likely the publication's, as written.
    private(set) var time: String?
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
            case "title" where title.isEmpty: title = Self.text(of: index, in: tree)
            case "h1" where headings.count < 8 && element.presence == .visible:
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
