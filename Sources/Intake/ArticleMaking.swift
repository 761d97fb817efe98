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
        let text = String(decoding: content.bytes, as: UTF8.self)
        let plain = format == .html ? text.replacing(/<[^>]*>/, with: "\n\n") : text
        let blocks = plain.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        return Article(
            title: title ?? "", language: language, address: content.address,
            blocks: blocks.filter { !$0.isEmpty }.map { Block(.paragraph, $0) })
    }
}
