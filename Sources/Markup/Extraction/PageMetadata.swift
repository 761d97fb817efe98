internal import HTMLTree
internal import Narration

/// What a page says about its article. Sources: the Open Graph protocol; schema.org; HTML Living Standard,
/// sections 4.2.5 and 4.6.6; Dublin Core.
struct PageMetadata {
    /// The title without the site's name; the empty string where none is known.
    var title = ""
    /// The name of the site.
    var site: String?
    /// The authors, as one line.
    var byline: String?
    /// The language that the page declares.
    var language: LanguageTag?
    /// When it was published, as ISO 8601.
    var published: String?
    /// The address of its picture, as the page gives it.
    var picture: String?
    /// Whether the page says that its article is for subscribers.
    var isPaid = false

    /// Reads what a page says; `main` is where its article begins.
    init(of tree: HTMLTree, main: HTMLTree.Index) {
        let marks = PageMarks(of: tree, main: main)
        let data = LinkedData(of: tree)
        isPaid = data.isPaid || marks.properties["article:content_tier"] == "locked"
        site =
            marks["og:site_name"] ?? data.site ?? marks["application-name"] ?? marks["apple-mobile-web-app-title"]
        byline =
            Byline.joined(data.authors)
            ?? Byline.joined(
                marks.all("author") + marks.all("article:author") + marks.all("dc.creator")
                    + marks.all("parsely-author") + marks.all("sailthru.author") + marks.all("byl"))
            ?? Byline.joined(marks.authors)
        published =
            [
                data.published, marks["article:published_time"], marks["og:published_time"], marks["datepublished"],
                marks["parsely-pub-date"], marks["sailthru.date"], marks["dc.date.issued"], marks["dc.date"],
                marks["dcterms.created"], marks["date"], marks["pubdate"], marks["publish-date"], marks["publish_date"],
                marks["article.published"], marks.time,
            ].lazy.compactMap(\.self).compactMap(PublicationDate.iso).first
        picture =
            [
                marks["og:image"], marks["og:image:url"], marks["og:image:secure_url"], data.picture,
                marks["twitter:image"], marks["twitter:image:src"], marks["image"], marks["thumbnail"], marks.picture,
            ].lazy.compactMap(\.self).first { !$0.isEmpty && !$0.hasPrefix("data:") }
        language =
            Self.language(of: tree)
            ?? [
                data.language, marks["og:locale"], marks["content-language"], marks["dc.language"], marks["language"],
            ].lazy.compactMap(\.self).compactMap { LanguageTag($0) }.first
        title = PageTitle(marks: marks, data: data, site: site).text
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

    /// A value in order: white space, and HTML that was put where plain text belongs.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
            return TextBuffer.cleaned(text)
        }
        let tree = HTMLTree(parsing: text)
        return TextBuffer.cleaned(tree.text(of: tree.root))
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
