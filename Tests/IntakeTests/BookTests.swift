import Fetch
import Foundation
import Intake
import Library
import Narration
import TestSupport
import Testing

@Suite("EPUB books")
struct BookTests {
    private let folder: TemporaryFolder
    private let intake = Intake(fetcher: Fetcher(limits: FetchLimits(), rule: .typed, userAgent: "test"))

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A book of two chapters, a cover, and notes that are not in the reading order.
    private static let files = """
        prose = ' '.join(['The sea was calm and the boats lay still in the harbour.'] * 5)
        files = {
        'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
        'OEBPS/book.opf': '''<?xml version="1.0"?><package xmlns:dc="x"><metadata>
        <dc:title>Sea &amp; Shore</dc:title><dc:creator>A. Writer</dc:creator><dc:creator>B. Writer</dc:creator>
        <dc:language>en-GB</dc:language><dc:date>1901-02-03</dc:date></metadata><manifest>
        <item id="cover" href="cover.xhtml"/><item id="nav" href="nav.xhtml" properties="nav"/>
        <item id="one" href="text/one%20a.xhtml"/><item id="two" href="text/two.xhtml"/>
        <item id="notes" href="text/notes.xhtml"/></manifest>
        <spine><itemref idref="cover"/><itemref idref="nav"/><itemref idref="two"/><itemref idref="one"/>
        <itemref idref="notes" linear="no"/><itemref idref="missing"/></spine></package>''',
        'OEBPS/cover.xhtml': '<html><body><img src="x.jpg"/></body></html>',
        'OEBPS/nav.xhtml': '''<html><body><nav><ol><li><a href="text/two.xhtml#x">The <i>First</i></a></li>
        <li><a href="text/one%20a.xhtml">The Second</a></li></ol></nav></body></html>''',
        'OEBPS/text/one a.xhtml': '<html><head><title>x</title></head><body class="b"><p>Second ' + prose + '</p></body></html>',
        'OEBPS/text/two.xhtml': '<html><body><h1>The First</h1><p>First ' + prose + '</p></body></html>',
        'OEBPS/text/notes.xhtml': '<html><body><p>Notes ' + prose + '</p></body></html>',
        }
        """

    /// Makes a book with Python, so that another program than ours has packed it.
    private func book(_ change: String = "") throws -> String {
        let path = folder.path("book.epub")
        let script = """
            import sys, zipfile
            \(Self.files)
            \(change)
            z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)
            z.writestr(zipfile.ZipInfo('mimetype'), 'application/epub+zip')
            for name, text in files.items(): z.writestr(name, text)
            z.close()
            """
        let python = try Command("python3", ["-c", script, path])
        #expect(python.code == 0, "\(python.complaints)")
        return path
    }

    @Test("Each chapter is an article, in reading order, called as in the table of contents")
    func chapters() async throws {
        let articles = try await intake.savedForms(of: .file(book()))
        #expect(articles.map(\.title) == ["The First", "The Second"])
        #expect(articles.allSatisfy { $0.site == "Sea & Shore" && $0.authors == ["A. Writer", "B. Writer"] })
        #expect(articles.allSatisfy { $0.source == "book" && $0.published == "1901-02-03" })
        #expect(articles[0].declaredLanguage == LanguageTag("en-GB"))
        #expect(articles[0].text.hasPrefix("First The sea"))
        #expect(articles[1].text.hasPrefix("Second The sea"))
    }

    @Test("In one, each chapter has its heading once")
    func whole() async throws {
        let articles = try await intake.savedForms(of: .file(book()), chaptersApart: false)
        #expect(articles.map(\.title) == ["Sea & Shore"])
        let article = try await intake.article(from: .file(book()), title: nil, language: nil)
        #expect(article.title == "Sea & Shore")
        #expect(article.byline == "A. Writer, B. Writer")
        #expect(article.blocks.filter { $0.kind == .heading }.map(\.text) == ["The First", "The Second"])
    }

    struct Broken: Sendable {
        var change: String
        var says: String
        var at: SourceLocation

        init(_ change: String, _ says: String, at: SourceLocation = #_sourceLocation) {
            (self.change, self.says, self.at) = (change, says, at)
        }
    }

    static let broken = [
        Broken("files = {}", "does not say where its contents are"),
        Broken("files['META-INF/container.xml'] = '<rootfile full-path=\"../../etc/passwd\"/>'", "does not say where"),
        Broken("files['OEBPS/book.opf'] = '<package>'", "has no chapters"),
        Broken("files['OEBPS/book.opf'] = '<' * 100000", "has no chapters"),
        Broken(
            "files['META-INF/encryption.xml'] = '<e><enc:CipherReference URI=\"OEBPS/text/two.xhtml\"/></e>'",
            "copy protection"),
        Broken("files['bomb.xhtml'] = 'x' * 50_000_000", "larger than"),
    ]

    @Test("A book that cannot be read is a sentence", arguments: broken)
    func breaking(_ row: Broken) async throws {
        do {
            _ = try await intake.savedForms(of: .file(book(row.change)))
            Issue.record("it was read", sourceLocation: row.at)
        } catch let error as IntakeError {
            #expect(error.description.contains(row.says), "\(error)", sourceLocation: row.at)
        }
    }

    @Test("A page and a text are kept as they came, with what is known of them")
    func others() async throws {
        let page = """
            <html lang="de-AT"><head><title>Der Turm</title><meta name="author" content="A. Meer"></head><body><article>
            <h1>Der Turm</h1><p>Das ist ein langer Satz über einen alten Leuchtturm am Meer, der noch immer leuchtet.</p>
            </article></body></html>
            """
        let html = try #require(
            try await intake.savedForms(of: .file(folder.write(page.utf8, to: "turm.html"))).first)
        #expect(html.title == "Der Turm" && html.authors == ["A. Meer"] && html.source == "file")
        #expect(html.content == .init(.html, page))
        #expect(html.detectedLanguage?.language == "de" && !html.isRightToLeft)
        let arabic = "كان البحر هادئا والقوارب راسية في المرفأ. وكانت الشمس تغيب ببطء وراء الجبال البعيدة."
        let text = try #require(
            try await intake.savedForms(of: .file(folder.write(arabic.utf8, to: "sea%20side.txt"))).first)
        #expect(text.isRightToLeft && text.title == "sea side" && text.content.format == .plainText)
        let nothing = try folder.write("<p>—</p>".utf8, to: "x.html")
        await #expect(throws: IntakeError.nothingToRead(nothing)) { try await intake.savedForms(of: .file(nothing)) }
    }
}
