import Language
import Library
import Markup
import Narration

extension Book {
    /// Chapters with fewer words are covers, half titles and the like.
    private static let leastWords = 15

    /// All of the book as one article, with a heading for each chapter that has none of its own.
    func whole(title: String?, language: LanguageTag?) -> Extraction {
        extraction(html, title: title ?? self.title, language: language)
    }

    /// The whole book as one fragment of HTML.
    private var html: String {
        chapters.map { chapter in
            let heading = chapter.title.flatMap { title in
                chapter.hasHeading ? nil : "<h1>\(title.escapedForHTML)</h1>\n"
            }
            return "<section>\n" + (heading ?? "") + chapter.html + "\n</section>\n"
        }.joined()
    }

    private func extraction(_ html: String, title: String, language: LanguageTag?) -> Extraction {
        var extraction = Extraction(html: html, title: title, language: language ?? self.language)
        extraction.article.languageIsCertain = language != nil
        extraction.article.byline = authors.isEmpty ? nil : authors.joined(separator: ", ")
        extraction.article.published = published
        return extraction
    }

    /// What is kept of the book: one article for each chapter, or one in all.
    func savedForms(chaptersApart: Bool, title: String?, language: LanguageTag?) -> [NewArticle] {
        guard chaptersApart else {
            let article = whole(title: title, language: language).article
            return [newArticle(article, html: html, site: publisher)]
        }
        let bookTitle = title ?? self.title
        var saved: [NewArticle] = []
        for chapter in chapters {
            let own = extraction(chapter.html, title: "", language: language).article
            guard own.text.split(whereSeparator: \.isWhitespace).count >= Self.leastWords else { continue }
            let heading = own.blocks.first { $0.kind == .heading && $0.treatment == .read }?.text
            let name = chapter.title ?? heading ?? "\(bookTitle), part \(saved.count + 1)"
            let titled = extraction(chapter.html, title: name, language: language).article
            saved.append(newArticle(titled, html: chapter.html, site: bookTitle.isEmpty ? publisher : bookTitle))
        }
        return saved
    }

    private func newArticle(_ article: Article, html: String, site: String?) -> NewArticle {
        var new = NewArticle(article, content: .init(.html, html), source: "book")
        new.site = site
        new.authors = authors
        return new
    }
}

extension Book.Chapter {
    /// Whether its text begins with a heading, more or less.
    fileprivate var hasHeading: Bool {
        let head = html.prefix(2_000).lowercased()
        return ["<h1", "<h2", "<h3"].contains { head.contains($0) }
    }
}

extension String {
    /// The text with the three signs that mean something in HTML written out.
    fileprivate var escapedForHTML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
