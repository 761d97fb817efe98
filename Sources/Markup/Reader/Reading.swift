internal import HTMLTree
internal import Language
public import Narration

/// An article read from HTML, with the memory of where in the HTML each word of it stands.
///
/// Made once; gives the article for the script, and the reader's page for a script of it.
public struct Reading: Sendable {
    /// The article.
    public var article: Article
    let tree: HTMLTree
    let metadata: PageMetadata
    /// The element that holds the article.
    let main: HTMLTree.Index
    let origins: [Origin]
    let leftOut: Set<HTMLTree.Index>
    /// The address that links and pictures are relative to.
    let base: WebAddress?

    /// Reads a fragment of HTML or a whole page. Of a page, the main content is read and the rest is skipped with its
    /// reason; what the page says about itself fills in what is not given. `language` is what is declared from
    /// outside; the text itself is asked when a script is made. Never fails; time is linear in the length.
    public init(html: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        self.init(tree: HTMLTree(parsing: html), address: address, title: title, language: language)
    }

    init(tree: HTMLTree, address: String?, title: String?, language: LanguageTag?) {
        let declared = tree.first("base").flatMap { tree.element(at: $0)?["href"] }
        let page = address.flatMap { WebAddress($0) }
        let base = declared.flatMap { WebAddress($0, relativeTo: page) } ?? page
        let body = tree.first("body") ?? tree.root
        let content = tree.isPage ? MainContent(of: tree, address: address) : nil
        let metadata = PageMetadata(of: tree, main: content?.element ?? body)
        var reader = BlockReader(tree: tree, main: content, rootLanguage: metadata.language)
        reader.read(from: body)
        let title = title.map(TextBuffer.cleaned) ?? metadata.title
        let passes = BlockPasses(over: reader.blocks, inks: reader.inks, title: title, byline: metadata.byline)
        article = Article(
            title: title, site: metadata.site, byline: metadata.byline, language: language ?? metadata.language,
            published: metadata.published, address: address,
            picture: metadata.picture.map { WebAddress($0, relativeTo: base)?.description ?? $0 },
            blocks: passes.blocks)
        self.base = base
        self.tree = tree
        self.metadata = metadata
        main = content?.element ?? body
        origins = reader.origins.sorted { ($0.node, $0.source) < ($1.node, $1.source) }
        leftOut = reader.leftOut
    }
}
