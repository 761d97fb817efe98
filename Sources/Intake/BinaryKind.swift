/// What content without readable text looks like.
struct BinaryKind: Hashable, Sendable {
    /// What it is, with its article: "a PDF document".
    let words: String

    /// Recognises content by its first bytes, then by what a server calls it, then by control characters;
    /// nil for text.
    init?(of content: Content) {
        guard let words = Self.signed(content.bytes) ?? Self.typed(content.mediaType) ?? Self.junk(content) else {
            return nil
        }
        self.words = words
    }

    // MARK: - By signature

    private struct Signature {
        var offset = 0
        var bytes: [UInt8]
        var words: String
        /// Whether no text begins like this.
        var isEnough: Bool { offset == 0 && (bytes.starts(with: [0x25, 0x50]) || bytes.starts(with: [0x7B, 0x5C])) }

        init(_ text: String, at offset: Int = 0, _ words: String) {
            self.init(Array(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }), at: offset, words)
        }

        init(_ bytes: [UInt8], at offset: Int = 0, _ words: String) {
            (self.offset, self.bytes, self.words) = (offset, bytes, words)
        }
    }

    private static let epub = "an EPUB book that is packed in an unusual way"

    /// The more special first. Scalars below 256 stand for bytes.
    private static let signatures = [
        Signature("%PDF-", "a PDF document; save the page or the text of it as HTML or text"),
        Signature("application/epub+zip", at: 38, epub),
        Signature("mimetypeapplication/vnd.oasis", at: 30, "an office document; save it as HTML or text"),
        Signature("PK\u{3}\u{4}", "a ZIP archive or an office document; unpack it or save it as HTML"),
        Signature([0xD0, 0xCF, 0x11, 0xE0], "an office document; save it as HTML or text"),
        Signature("{\\rtf", "an RTF document; save it as HTML or text"),
        Signature([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), Signature([0xFF, 0xD8, 0xFF], "a JPEG picture"),
        Signature("GIF87a", "a GIF picture"), Signature("GIF89a", "a GIF picture"),
        Signature("WEBP", at: 8, "a WebP picture"), Signature("II*\u{0}", "a TIFF picture"),
        Signature("MM\u{0}*", "a TIFF picture"), Signature("ftypavif", at: 4, "an AVIF picture"),
        Signature("WAVE", at: 8, "a sound file"), Signature("ID3", "a sound file"), Signature("OggS", "a sound file"),
        Signature("fLaC", "a sound file"), Signature([0xFF, 0xFB], "a sound file"),
        Signature([0xFF, 0xF3], "a sound file"), Signature("ftyp", at: 4, "a film"),
        Signature([0x1A, 0x45, 0xDF, 0xA3], "a film"), Signature([0x1F, 0x8B], "a compressed file; unpack it first"),
        Signature("BZh", "a compressed file; unpack it first"),
        Signature([0xFD, 0x37, 0x7A, 0x58], "a compressed file; unpack it first"),
        Signature([0x28, 0xB5, 0x2F, 0xFD], "a compressed file; unpack it first"),
        Signature("7z\u{BC}\u{AF}", "an archive; unpack it first"), Signature("Rar!", "an archive; unpack it first"),
        Signature("ustar", at: 257, "an archive; unpack it first"),
        Signature([0x7F, 0x45, 0x4C, 0x46], "a program"), Signature("SQLite format 3", "a database"),
        Signature("wOF", "a font"),
    ]

    private static func signed(_ bytes: [UInt8]) -> String? {
        // A text may have the letters of a signature by chance, but then no control characters.
        let hasControls = bytes.prefix(1024).contains { $0 < 0x08 || (0x0E...0x1A).contains($0) }
        let found = signatures.first { signature in
            (hasControls || signature.isEnough) && bytes.count >= signature.offset + signature.bytes.count
                && bytes[signature.offset...].starts(with: signature.bytes)
        }
        return found?.words
    }

    // MARK: - By the server's word

    private static func typed(_ mediaType: String?) -> String? {
        guard let mediaType else { return nil }
        if mediaType == "image/svg+xml" { return "an SVG picture" }
        switch mediaType.prefix(while: { $0 != "/" }) {
        case "image": return "a picture (\(mediaType))"
        case "audio": return "sound (\(mediaType))"
        case "video": return "a film (\(mediaType))"
        case "font": return "a font"
        default: break
        }
        switch mediaType {
        case "application/epub+zip": return epub
        case "application/json", "application/ld+json": return "data for programs (\(mediaType))"
        case "application/rss+xml", "application/atom+xml": return "a feed (\(mediaType)); give one of its articles"
        case "text/css", "text/javascript", "application/javascript": return "program text (\(mediaType))"
        default: return nil
        }
    }

    // MARK: - By control characters

    /// Text has hardly any control characters, and zeros only in charsets of two and four bytes.
    private static func junk(_ content: Content) -> String? {
        if content.bytes.starts(with: [0xFF, 0xFE]) || content.bytes.starts(with: [0xFE, 0xFF]) { return nil }
        if content.bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return nil }
        if let charset = content.charset?.lowercased(), charset.contains("16") || charset.contains("32") { return nil }
        let head = content.bytes.prefix(WideText.examined)
        guard WideText.charset(of: content.bytes) == nil else { return nil }
        // A page may have a stray zero; a hundredth of them is no text.
        let zeros = head.count { $0 == 0 }
        let controls = head.count { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
        return zeros * 100 > head.count || controls * 50 > head.count ? "binary data" : nil
    }
}
