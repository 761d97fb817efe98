import Language
import Markup
import Narration

/// The way from bytes to an article: charset by `Language`, structure by `Markup`.
enum ArticleMaking {
    /// Decodes the content and reads its structure. Throws `IntakeError.noArticle` for a page that has none.
    static func article(
        of content: Content, format: Format, title: String?, language: LanguageTag?
    ) throws(IntakeError) -> Article {
        try self.article(
            of: text(of: content), subject: content.subject, address: content.address, format: format, title: title,
            language: language)
    }

    /// Reads the structure of text. Throws `IntakeError.noArticle` for a page that has none.
    static func article(
        of text: String, subject: String, address: String?, format: Format, title: String?, language: LanguageTag?
    ) throws(IntakeError) -> Article {
        var article: Article
        switch format {
        case .html:
            let extraction = Extraction(html: text, address: address, title: title, language: language)
            if let obstacle = extraction.obstacle { throw .noArticle(subject, obstacle) }
            article = extraction.article
        case .markdown: article = Article(markdown: text, address: address, title: title, language: language)
        case .plainText: article = Article(plainText: text, address: address, title: title, language: language)
        }
        article.languageIsCertain = language != nil
        return article
    }

    /// The charset comes from a byte order mark, the server, the page itself, or is found out.
    static func text(of content: Content) -> String {
        let charset = content.charset ?? WideText.charset(of: content.bytes)
        return Charset.decode(content.bytes, contentType: charset.map { "text/html; charset=\($0)" }).text
    }
}
