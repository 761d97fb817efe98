import Language
import Testing

@Suite("Charsets")
struct CharsetTests {
    struct Row: Sendable {
        var bytes: [UInt8]
        var contentType: String?
        var text: String
        var name: String
        var source: Charset.Source
        var at: SourceLocation

        init(
            _ bytes: [UInt8], _ contentType: String? = nil, _ text: String, _ name: String, _ source: Charset.Source,
            at: SourceLocation = #_sourceLocation
        ) {
            self.bytes = bytes
            self.contentType = contentType
            self.text = text
            self.name = name
            self.source = source
            self.at = at
        }
    }

    static let rows = [
        Row([], nil, "", "utf-8", .validUTF8), Row(Array("é".utf8), nil, "é", "utf-8", .validUTF8),
        Row([0xEF, 0xBB, 0xBF, 0x61], "text/html; charset=koi8-r", "a", "utf-8", .byteOrderMark),
        Row([0xFF, 0xFE, 0x61, 0], nil, "a", "utf-16le", .byteOrderMark),
        Row([0xE9], "text/html; charset=ISO-8859-1", "é", "windows-1252", .header),
        Row([0x93], "text/plain; charset=\"latin1\"", "“", "windows-1252", .header),
        Row([0xC1], "text/html;charset=koi8-r", "а", "koi8-r", .header),
        Row([0x82, 0xA0], "text/html; charset=Shift_JIS", "あ", "windows-31j", .header),
        Row(Array("é".utf8), "text/html; charset=nonsense", "é", "utf-8", .validUTF8),
        Row(
            Array("<meta charset='windows-1251'>".utf8) + [0xC0], nil, "<meta charset='windows-1251'>А", "windows-1251",
            .meta),
        Row(
            Array("<meta charset=gb2312>灯下是一口锅".utf8), nil, "<meta charset=gb2312>灯下是一口锅", "utf-8", .validUTF8),
    ]

    @Test("The mark, the header, the page and the bytes are asked in this order", arguments: rows)
    func decoding(_ row: Row) {
        let decoded = Charset.decode(row.bytes, contentType: row.contentType)
        #expect(decoded.text == row.text, sourceLocation: row.at)
        #expect(decoded.name == row.name, sourceLocation: row.at)
        #expect(decoded.source == row.source, sourceLocation: row.at)
    }

    @Test("A legacy charset that nothing names is detected")
    func detection() {
        let latin =
            Array("Les ".utf8) + [0xE9] + Array("l".utf8) + [0xE8] + Array("ves sont all".utf8) + [0xE9]
            + Array("s dans la for".utf8) + [0xEA] + Array("t avec leur ma".utf8) + [0xEE]
            + Array("tre et ses amis.".utf8)
        let decoded = Charset.decode(latin)
        #expect(decoded.source == .detection)
        #expect(decoded.text.contains("élèves sont allés dans la forêt"))
    }
}
