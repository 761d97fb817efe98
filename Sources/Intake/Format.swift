/// In which form a source has its text.
enum Format: Hashable, Sendable {
    case html, markdown, plainText

    /// Finds the format: by the server's word, else by the name's ending, else by how the content begins.
    ///
    /// Throws `IntakeError.empty` and `.notText`.
    init(of content: Content) throws(IntakeError) {
        guard !content.bytes.allSatisfy(Self.isSpace) else { throw .empty(content.subject) }
        if let kind = BinaryKind(of: content) { throw .notText(content.subject, looksLike: kind.words) }
        self = Self.named(content) ?? Self.sniffed(content.bytes)
    }

    private static func named(_ content: Content) -> Format? {
        switch content.mediaType {
        case "text/html", "application/xhtml+xml": return .html
        case "text/markdown", "text/x-markdown": return .markdown
        default: break
        }
        switch content.ending {
        case "html", "htm", "xhtml", "xht": return content.mediaType == "text/plain" ? .plainText : .html
        case "md", "markdown", "mdown", "mkd": return .markdown
        case "txt", "text": return .plainText
        default: return content.mediaType == "text/plain" ? .plainText : nil
        }
    }

    /// Whether the first tag is one that pages and fragments begin with. Zero bytes are passed over, for UTF-16.
    private static func sniffed(_ bytes: [UInt8]) -> Format {
        let head = bytes.prefix(2048).filter { $0 != 0 && $0 < 0x80 }.drop(while: isSpace)
        guard head.first == UInt8(ascii: "<") else { return .plainText }
        let rest = String(decoding: head.dropFirst(), as: UTF8.self).lowercased()
        if rest.hasPrefix("!doctype html") || rest.hasPrefix("!--") { return .html }
        if rest.hasPrefix("?xml") { return rest.contains("<html") ? .html : .plainText }
        let name = rest.prefix { $0.isLetter || $0.isNumber }
        let after = rest.dropFirst(name.count).first
        let ends = after == nil || after == ">" || after == "/" || after?.isWhitespace == true
        return ends && openings.contains(String(name)) ? .html : .plainText
    }

    private static let openings: Set<String> = [
        "html", "head", "body", "meta", "title", "link", "script", "style", "base", "article", "section", "main",
        "header", "nav", "aside", "div", "p", "span", "a", "b", "i", "em", "strong", "br", "hr", "h1", "h2", "h3", "h4",
        "h5", "h6", "ul", "ol", "dl", "li", "blockquote", "pre", "code", "table", "figure", "img", "center", "font",
    ]

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
