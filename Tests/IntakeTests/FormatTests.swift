import Testing

@testable import Intake

@Suite("Formats")
struct FormatTests {
    struct Row: Sendable {
        var text: String
        var name: String?
        var mediaType: String?
        var format: Format
        var at: SourceLocation

        init(
            _ text: String, name: String? = nil, mediaType: String? = nil, _ format: Format,
            at: SourceLocation = #_sourceLocation
        ) {
            (self.text, self.name, self.mediaType, self.format, self.at) = (text, name, mediaType, format, at)
        }
    }

    static let rows = [
        Row("Hello", .plainText), Row("<!DOCTYPE html><p>x", .html), Row("  \n<p>x</p>", .html),
        Row("<P class=a>x", .html),
        Row("\u{FEFF}<html>", .html), Row("<!-- saved --><div>x", .html), Row("<article>x", .html),
        Row("<br/>x", .html),
        Row("<?xml version='1.0'?><html>", .html), Row("<?xml version='1.0'?><rss>", .plainText),
        Row("<someone@example.org> wrote", .plainText), Row("<3 is a heart", .plainText), Row("<", .plainText),
        Row("<pears are fruit", .plainText), Row("Hello", name: "a/b.HTML", .html), Row("Hello", name: "b.htm", .html),
        Row("Hello", name: "b.md", .markdown), Row("Hello", name: "b.markdown", .markdown),
        Row("<p>x", name: "b.txt", .plainText), Row("<p>x", name: "story", .html), Row("<p>x", name: ".md", .html),
        Row("Hello", mediaType: "text/html", .html), Row("Hello", mediaType: "application/xhtml+xml", .html),
        Row("Hello", name: "https://x.org/a.md", mediaType: "text/plain", .markdown),
        Row("Hello", name: "https://x.org/a.md", mediaType: "text/html", .html),
        Row("<p>x", name: "https://x.org/a.html", mediaType: "text/plain", .plainText),
        Row("<p>x", mediaType: "text/plain", .plainText), Row("x", mediaType: "text/markdown", .markdown),
        Row("<p>x", name: "https://x.org/a", mediaType: "application/octet-stream", .html),
        Row("ID3 is a kind of tag", .plainText), Row("The ftyp box", .plainText), Row("Rar! cried he", .plainText),
    ]

    @Test("The server's word, the name, then the beginning tell the format", arguments: rows)
    func telling(_ row: Row) throws {
        let content = Content(subject: "x", name: row.name, mediaType: row.mediaType, bytes: Array(row.text.utf8))
        #expect(try Format(of: content) == row.format, sourceLocation: row.at)
    }

    struct Junk: Sendable {
        var bytes: [UInt8]
        var mediaType: String?
        var words: String
        var at: SourceLocation

        init(_ text: String, mediaType: String? = nil, _ words: String, at: SourceLocation = #_sourceLocation) {
            bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            (self.mediaType, self.words, self.at) = (mediaType, words, at)
        }
    }

    static let junk = [
        Junk("%PDF-1.7 x", "a PDF document"), Junk("{\\rtf1 x", "an RTF document"),
        Junk("PK\u{3}\u{4}\u{14}\u{0}\u{0}\u{0}\u{0}\u{0}rest of an archive", "a ZIP archive"),
        Junk(
            "PK\u{3}\u{4}" + String(repeating: "\u{0}", count: 26) + "mimetypeapplication/epub+zip", "an EPUB book"),
        Junk("\u{89}PNG\r\n\u{1A}\n\u{0}", "a PNG picture"), Junk("\u{FF}\u{D8}\u{FF}\u{E0}\u{0}", "a JPEG picture"),
        Junk("GIF89a\u{1}\u{0}", "a GIF picture"), Junk("RIFF\u{1}\u{0}\u{0}\u{0}WEBP", "a WebP picture"),
        Junk("ID3\u{4}\u{0}", "a sound file"), Junk("\u{0}\u{0}\u{0}\u{18}ftypmp42", "a film"),
        Junk("\u{1F}\u{8B}\u{8}\u{0}", "a compressed file"), Junk("\u{7F}ELF\u{2}\u{1}", "a program"),
        Junk("x", mediaType: "image/x-new", "a picture (image/x-new)"),
        Junk("<svg>", mediaType: "image/svg+xml", "an SVG"),
        Junk("a\u{0}b\u{0}\u{0}cdefg\u{1}\u{2}", "binary data"),
        Junk(String(repeating: "\u{1}abc", count: 9), "binary data"),
        Junk("{\"a\":1}", mediaType: "application/json", "data for programs"),
        Junk("<rss/>", mediaType: "application/rss+xml", "a feed"),
    ]

    @Test("A few stray zeros do not make a page binary")
    func strayZeros() {
        let page = "<p>A page that a careless program wrote.</p>" + String(repeating: "<p>Another line.</p>", count: 30)
        let bytes = Array((page + "\u{0}\u{0}\u{0}").utf8)
        #expect(BinaryKind(of: Content(subject: "x", bytes: bytes)) == nil)
    }

    @Test("What is no text is named", arguments: junk)
    func naming(_ row: Junk) {
        let content = Content(subject: "x", mediaType: row.mediaType, bytes: row.bytes)
        let words = BinaryKind(of: content)?.words
        #expect(words?.hasPrefix(row.words) == true, "\(words ?? "nil")", sourceLocation: row.at)
    }

    @Test("UTF-16 is text, with or without a mark")
    func wide() {
        let text = "Grüße aus Köln, eine Zeile Text"
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(BinaryKind(of: Content(subject: "x", bytes: bytes)) == nil)
        #expect(BinaryKind(of: Content(subject: "x", bytes: [0xFF, 0xFE] + bytes)) == nil)
        let swapped = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(BinaryKind(of: Content(subject: "x", bytes: swapped)) == nil)
    }
}
