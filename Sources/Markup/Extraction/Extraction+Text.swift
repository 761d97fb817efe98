internal import CommonMark
public import Narration

extension Extraction {
    /// Reads Markdown. Front matter (`title`, `author`, `date`, `lang`) fills in what is not given.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - address: Where it came from.
    ///   - title: The title where it is known from outside.
    ///   - language: The language that is declared from outside.
    public init(markdown: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        let front = FrontMatter(of: markdown)
        // Nothing dangerous comes through: the article takes the text, the reader's page has an allow-list.
        let page = CommonMark.html(
            fromMarkdown: withExtensionsAsHTML(markdown: front.body), keepingHTML: true)
        let declared = front.values["lang"] ?? front.values["language"]
        reading = Reading(
            html: page, address: address ?? front.values["url"] ?? front.values["source"],
            title: title ?? front.values["title"], language: language ?? declared.flatMap { LanguageTag($0) })
        reading.article.byline = reading.article.byline ?? front.values["author"]
        reading.article.published = reading.article.published ?? front.values["date"].flatMap(PublicationDate.iso)
    }

    /// Reads plain text as ``Narration/Article/init(plainText:address:title:language:)`` does.
    ///
    /// - Parameters:
    ///   - plainText: The text.
    ///   - address: Where it came from.
    ///   - title: The title where it is known from outside.
    ///   - language: The language that is declared from outside.
    public init(plainText: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        let article = Article(plainText: plainText, address: address, title: title, language: language)
        var page = ""
        for block in article.blocks {
            let text = block.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            page += "<p>" + text + "</p>\n"
        }
        reading = Reading(html: page, address: address, title: article.title, language: language)
    }
}
