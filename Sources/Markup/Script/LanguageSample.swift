internal import Language
internal import Narration

/// The text that an article's language is told from.
struct LanguageSample {
    /// What the article does not declare to be in another language than the whole.
    private var own = ""
    /// All of it.
    private var whole = ""
    private let declared: LanguageTag?

    /// The most UTF-8 bytes that are asked: enough for certainty, and a small part of a book.
    private static let limit = 1 << 14

    init(of article: Article) {
        declared = article.language
        own = article.title
        whole = article.title
        for block in article.blocks where block.treatment == .read && block.kind != .code {
            add(block)
            if own.utf8.count > Self.limit || whole.utf8.count > 2 * Self.limit { break }
        }
    }

    /// The language of the article. A quotation that is marked does not count where there is anything else to go by.
    var language: LanguageTag? {
        if own.utf8.count == whole.utf8.count { return decidedLanguage(of: whole, metadata: declared) }
        if let found = detectedLanguage(of: own, hint: declared) {
            return decidedLanguage(of: own, metadata: declared, detected: found)
        }
        return declared == nil || !own.unicodeScalars.contains { $0.properties.isAlphabetic }
            ? decidedLanguage(of: whole, metadata: declared) : decidedLanguage(of: own, metadata: declared)
    }

    private mutating func add(_ block: Block) {
        whole += "\n" + block.text
        guard isOwn(block.language) else { return }
        var place = block.text.unicodeScalars.startIndex
        var scalar = 0
        own += "\n"
        for span in block.spans {
            guard case .language(let language) = span.meaning, !isOwn(language), span.scalars.lowerBound >= scalar
            else {
                continue
            }
            let scalars = block.text.unicodeScalars
            let start = scalars.index(place, offsetBy: span.scalars.lowerBound - scalar, limitedBy: scalars.endIndex)
            own += block.text[place..<(start ?? scalars.endIndex)]
            place = start ?? scalars.endIndex
            place = scalars.index(place, offsetBy: span.scalars.count, limitedBy: scalars.endIndex) ?? scalars.endIndex
            scalar = span.scalars.upperBound
        }
        own += block.text[place...]
    }

    private func isOwn(_ language: LanguageTag?) -> Bool {
        guard let language else { return true }
        return declared?.fits(language) == true
    }
}
