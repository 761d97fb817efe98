internal import HTMLTree
public import Narration

/// An article that was taken from HTML, and what stands in its way where there is none.
public struct Extraction: Sendable {
    /// The article together with the HTML that it was read from.
    public var reading: Reading
    /// The article; its blocks say what was left out and why.
    public var article: Article {
        get { reading.article }
        set { reading.article = newValue }
    }
    /// Why a whole page has nothing to read, as far as that is recognised; nil for fragments.
    public var obstacle: PageObstacle?

    /// Takes the article from a fragment of HTML or a whole page.
    ///
    /// Of a page, the main content is read and the rest is skipped with its reason; what the page says about itself
    /// fills in what is not given. Never fails; time is linear in the length.
    ///
    /// - Parameters:
    ///   - html: The page.
    ///   - address: Where it came from.
    ///   - title: The title where it is known from outside.
    ///   - language: The language that is declared from outside; the text itself is asked when a script is made.
    public init(html: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        reading = Reading(html: html, address: address, title: title, language: language)
        let tree = reading.tree
        guard tree.isPage else { return }
        obstacle = PageObstacle(in: tree, article: article, metadata: reading.metadata)
    }
}

extension Article {
    /// The article's text without its title and captions: its blocks with an empty line between them. What a page has
    /// around its article is not in it; what is in the article and not spoken, such as code and notes, is.
    public var text: String {
        blocks.filter { block in
            switch block.kind {
            case .caption, .imageDescription: false
            case .aside: block.treatment == .read && block.rule == "side box"
            case .heading, .paragraph: block.treatment == .read
            default: true
            }
        }
        .map(\.text).joined(separator: "\n\n")
    }
}
