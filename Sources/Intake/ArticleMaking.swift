import Foundation
import Language
import Markup
import Narration

/// The way from bytes to an article: charset by `Language`, structure by `Markup`.
enum ArticleMaking {
    /// Decodes the content and reads its structure; throws `IntakeError.empty` when it has no character to read.
    static func article(
        of content: Content, format: Format, title: String?, language: LanguageTag?
    ) throws(IntakeError) -> Article {
        let text = text(of: content)
        let plain = format == .html ? text.replacing(/<[^>]*>/, with: "\n\n") : text
        let blocks = plain.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        return Article(
            title: title ?? "", language: language, address: content.address,
            blocks: blocks.filter { !$0.isEmpty }.map { Block(.paragraph, $0) })
    }

    /// The charset comes from a byte order mark, the server, the page itself, or is found out.
    private static func text(of content: Content) -> String {
        let charset = content.charset ?? WideText.charset(of: content.bytes)
        return Charset.decode(content.bytes, contentType: charset.map { "text/html; charset=\($0)" }).text
    }
}
