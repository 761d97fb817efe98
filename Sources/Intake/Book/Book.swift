internal import Archive
internal import Foundation
import Language
import Narration

/// An EPUB book: its facts and its chapters in reading order.
///
/// Source: EPUB 3.3, Open Container Format and Package Document; EPUB 2.0.1 for the table of contents in NCX.
struct Book: Sendable {
    /// One document of the reading order.
    struct Chapter: Hashable, Sendable {
        /// What the table of contents calls it; nil where it does not.
        var title: String?
        /// The inside of its body, as HTML.
        var html: String
    }

    private(set) var title = ""
    private(set) var authors: [String] = []
    private(set) var publisher: String?
    private(set) var language: LanguageTag?
    private(set) var published: String?
    private(set) var chapters: [Chapter] = []

    /// A book may be larger than an article; what comes out of it is bounded.
    private static let limits = ArchiveReader.Limits(
        entries: 20_000, entryBytes: 40_000_000, allBytes: 200_000_000)

    /// Whether bytes begin as a book does: its first entry tells what it is.
    static func isBook(_ bytes: [UInt8]) -> Bool {
        bytes.count > 58 && bytes[30..<58].elementsEqual("mimetypeapplication/epub+zip".utf8)
    }

    /// Reads a book. Throws `IntakeError.brokenBook`, `.protectedBook` and `.tooLarge`.
    init(_ bytes: [UInt8], subject: String) throws(IntakeError) {
        let files = try Self.files(in: bytes, subject: subject)
        guard !Self.isProtected(files) else { throw .protectedBook(subject) }
        let container = XMLTag.all(in: files["META-INF/container.xml"] ?? [])
        guard let root = container.first(where: { $0.name == "rootfile" })?.attributes["full-path"],
            let package = files[Self.resolved(root, against: "")]
        else { throw .brokenBook(subject, reason: "it does not say where its contents are") }
        let tags = XMLTag.all(in: package)
        readFacts(tags)
        readChapters(tags, folder: root, files)
        guard !chapters.isEmpty else { throw .brokenBook(subject, reason: "it has no chapters") }
    }

    private static func files(in bytes: [UInt8], subject: String) throws(IntakeError) -> [String: [UInt8]] {
        do throws(ArchiveReader.Failure) {
            var reader = try ArchiveReader(bytes: bytes, limits: limits)
            var files: [String: [UInt8]] = [:]
            let kinds: Set = ["xml", "opf", "ncx", "xhtml", "html", "htm", "xht"]
            while let entry = try reader.next(where: { name in
                kinds.contains(name.split(separator: ".").last.map { $0.lowercased() } ?? "")
            }) {
                files[resolved(entry.name, against: "")] = entry.bytes
            }
            return files
        } catch {
            switch error {
            case .tooLarge: throw .tooLarge(subject, limit: limits.allBytes)
            case .encrypted: throw .protectedBook(subject)
            case .unreadable(let reason), .damaged(let reason): throw .brokenBook(subject, reason: reason)
            }
        }
    }

    /// Whether chapters are encrypted; fonts alone may be, which harms nobody.
    private static func isProtected(_ files: [String: [UInt8]]) -> Bool {
        XMLTag.all(in: files["META-INF/encryption.xml"] ?? []).contains { tag in
            guard tag.name == "cipherreference", let path = tag.attributes["uri"] else { return false }
            return path.lowercased().hasSuffix("html") || path.lowercased().hasSuffix(".htm")
        }
    }

    private mutating func readFacts(_ tags: [XMLTag]) {
        for tag in tags where !tag.isEnd {
            let text = tag.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard !text.isEmpty else { continue }
            switch tag.name {
            case "title" where title.isEmpty: title = text
            case "creator": authors.append(text)
            case "publisher" where publisher == nil: publisher = text
            case "language" where language == nil: language = LanguageTag(text)
            case "date" where published == nil: published = text
            default: continue
            }
        }
    }

    private mutating func readChapters(_ tags: [XMLTag], folder: String, _ files: [String: [UInt8]]) {
        var items: [String: (path: String, properties: String, type: String)] = [:]
        var spine: [String] = []
        for tag in tags where !tag.isEnd {
            if tag.name == "item", let id = tag.attributes["id"], let link = tag.attributes["href"] {
                items[id] = (
                    Self.resolved(link, against: folder), tag.attributes["properties"] ?? "",
                    tag.attributes["media-type"] ?? ""
                )
            } else if tag.name == "itemref", tag.attributes["linear"] != "no", let id = tag.attributes["idref"] {
                spine.append(id)
            }
        }
        var titles: [String: String] = [:]
        for item in items.values {
            if item.properties.split(separator: " ").contains("nav") || item.type == "application/x-dtbncx+xml" {
                for (path, title) in Self.contents(files[item.path] ?? [], at: item.path) where titles[path] == nil {
                    titles[path] = title
                }
            }
        }
        var seen: Set<String> = []
        for id in spine {
            guard let item = items[id], !item.properties.split(separator: " ").contains("nav"),
                let bytes = files[item.path], seen.insert(item.path).inserted
            else { continue }
            let html = Self.body(of: Charset.decode(bytes, contentType: nil).text)
            chapters.append(Chapter(title: titles[item.path], html: html))
        }
    }

    /// What a table of contents calls each file: links in a navigation document, points in NCX.
    private static func contents(_ bytes: [UInt8], at path: String) -> [(path: String, title: String)] {
        var found: [(String, String)] = []
        var link: String?
        var words = ""
        var label = ""
        for tag in XMLTag.all(in: bytes) {
            switch (tag.name, tag.isEnd) {
            case ("a", false):
                link = tag.attributes["href"]
                words = tag.text
            case ("a", true):
                if let link { found.append((resolved(link, against: path), words)) }
                link = nil
            case ("text", false): label = tag.text
            case ("content", false):
                if let source = tag.attributes["src"] { found.append((resolved(source, against: path), label)) }
            default: if link != nil { words += tag.text }
            }
        }
        return found.map { ($0.0, $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")) }
            .filter { !$0.1.isEmpty }
    }

    /// The inside of a document's body: chapters are fragments, of which nothing is furniture.
    private static func body(of page: String) -> String {
        guard let open = page.range(of: "<body", options: .caseInsensitive),
            let start = page[open.upperBound...].firstIndex(of: ">")
        else { return page }
        let inside = page[page.index(after: start)...]
        let end = inside.range(of: "</body", options: [.caseInsensitive, .backwards])?.lowerBound ?? inside.endIndex
        return String(inside[..<end])
    }

    /// A link in a file as a path in the archive: without its fragment, `..` followed, percent signs decoded.
    private static func resolved(_ link: String, against file: String) -> String {
        let plain = String(link.prefix { $0 != "#" })
        let path = plain.removingPercentEncoding ?? plain
        var parts = path.hasPrefix("/") ? [] : file.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
