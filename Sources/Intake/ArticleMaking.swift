import Language
import Markup
import Narration

/// The way from bytes to an article: charset by `Language`, structure by `Markup`.
enum ArticleMaking {
    /// Decodes the content and reads its structure. Throws `IntakeError.noArticle` for a page that has none.
    static func extraction(
        of content: Content, format: Format, title: String?, language: LanguageTag?
    ) throws(IntakeError) -> Extraction {
        try extraction(
            of: text(of: content), subject: content.subject, address: content.address, format: format, title: title,
            language: language)
    }

    /// Reads the structure of text. Throws `IntakeError.noArticle` for a page that has none.
    static func extraction(
        of text: String, subject: String, address: String?, format: Format, title: String?, language: LanguageTag?
    ) throws(IntakeError) -> Extraction {
        var extraction =
            switch format {
            case .html: Extraction(html: text, address: address, title: title, language: language)
            case .markdown: Extraction(markdown: text, address: address, title: title, language: language)
            case .plainText: Extraction(plainText: text, address: address, title: title, language: language)
            }
        if let obstacle = extraction.obstacle { throw .noArticle(subject, obstacle) }
        extraction.article.languageIsCertain = language != nil
        return extraction
    }

    /// The charset comes from a byte order mark, the server, the page itself, or is found out.
    static func text(of content: Content) -> String {
        let charset = content.charset ?? WideText.charset(of: content.bytes)
        return Charset.decode(content.bytes, contentType: charset.map { "text/html; charset=\($0)" }).text
    }
}
