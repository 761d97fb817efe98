internal import Foundation
internal import Language
public import Library
internal import Markup
public import Narration

extension Intake {
    /// Reads or fetches a source for the library: one article, or those of a book's chapters.
    ///
    /// - Parameters:
    ///   - source: a file, an address or standard input.
    ///   - title: the title where the listener gives one; of a book in chapters, the book's.
    ///   - language: the language that the listener declares.
    ///   - chaptersApart: whether each chapter of a book becomes an article of its own.
    /// - Returns: what is to be kept; at least one article, each with something to read.
    /// - Throws: `IntakeError`, or `CancellationError` when the task was cancelled.
    public func savedForms(
        of source: Source, title: String? = nil, language: LanguageTag? = nil, chaptersApart: Bool = true
    ) async throws -> [NewArticle] {
        let content = try await content(of: source)
        try Task.checkCancellation()
        if Book.isBook(content.bytes) {
            let articles = try Book(content.bytes, subject: content.subject).savedForms(
                chaptersApart: chaptersApart, title: title, language: language)
            guard !articles.isEmpty else { throw IntakeError.brokenBook(content.subject, reason: "it has no text") }
            return articles.map { Self.named($0, source, content) }
        }
        let format = try Format(of: content)
        let text = ArticleMaking.text(of: content)
        let article = try ArticleMaking.extraction(
            of: text, subject: content.subject, address: content.address, format: format, title: title,
            language: language
        ).article
        let new = NewArticle(article, content: .init(format.kept, text), source: source.kind)
        guard new.text.contains(where: \.isLetter) else { throw IntakeError.nothingToRead(content.subject) }
        return [Self.named(new, source, content)]
    }

    /// The article of what the library keeps, with what the listener has said about it.
    ///
    /// Never throws for a page that is an obstacle: it was kept, so it is read as it is.
    public static func article(_ saved: SavedArticle, content: NewArticle.Content) -> Article {
        let language = saved.declaredLanguage
        var article =
            switch content.format {
            case .html:
                Article(html: content.text, address: saved.address, title: saved.title, language: language)
            case .markdown:
                Article(markdown: content.text, address: saved.address, title: saved.title, language: language)
            case .plainText:
                Article(plainText: content.text, address: saved.address, title: saved.title, language: language)
            }
        article.languageIsCertain = saved.languageIsCertain
        article.site = saved.site
        article.byline = saved.authors.isEmpty ? nil : saved.authors.joined(separator: ", ")
        article.published = saved.published
        return article
    }

    /// An article without a title is called after its file, or by its first words.
    private static func named(_ article: NewArticle, _ source: Source, _ content: Content) -> NewArticle {
        var article = article
        guard article.title.allSatisfy(\.isWhitespace) else { return article }
        let file = content.name?.split(separator: "/").last.map(String.init) ?? ""
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let words = article.text.split(whereSeparator: \.isWhitespace).prefix(8).joined(separator: " ")
        article.title = stem.isEmpty ? String(words.prefix(80)) : stem.removingPercentEncoding ?? stem
        return article
    }
}

extension Source {
    /// What the library calls this kind of source.
    fileprivate var kind: String {
        switch self {
        case .file: "file"
        case .address: "link"
        case .standardInput: "text"
        }
    }
}

extension Format {
    /// The form in which the library keeps it.
    fileprivate var kept: NewArticle.Format {
        switch self {
        case .html: .html
        case .markdown: .markdown
        case .plainText: .plainText
        }
    }
}
