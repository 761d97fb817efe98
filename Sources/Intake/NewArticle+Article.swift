import Language
import Library
import Narration

extension NewArticle {
    /// What is kept of an article that was read.
    init(_ article: Article, content: Content, source: String) {
        let text = article.blocks.filter { $0.treatment == .read && $0.kind != .aside }.map(\.text)
            .joined(separator: "\n\n")
        self.init(source: source, address: article.address, title: article.title, content: content, text: text)
        site = article.site
        authors = article.byline.map { [$0] } ?? []
        declaredLanguage = article.language
        languageIsCertain = article.languageIsCertain
        detectedLanguage = decidedLanguage(
            of: String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self), metadata: article.language)
        isRightToLeft = Self.isRightToLeft(text)
        published = article.published
        picture = article.picture
    }

    /// Whether most of the letters of a text's beginning are of scripts that are written from right to left.
    private static func isRightToLeft(_ text: String) -> Bool {
        var count = (right: 0, all: 0)
        for scalar in text.unicodeScalars.prefix(4_000) where scalar.properties.isAlphabetic {
            count.all += 1
            switch scalar.value {
            // Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                count.right += 1
            default: continue
            }
        }
        return count.right * 2 > count.all
    }
}
