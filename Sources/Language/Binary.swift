extension Charset {
    /// Whether bytes are no text in any charset: a known signature (PDF, ZIP, PNG, JPEG, GIF, MP3 and others), NUL
    /// bytes without a UTF-16 or UTF-32 mark, or over a tenth of control characters in the first 8 KiB.
    public static func isBinary(_ bytes: [UInt8]) -> Bool {
        if signatures.contains(where: { bytes.starts(with: $0) }) { return true }
        if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) { return true }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || bytes.starts(with: [0, 0, 0xFE, 0xFF])
        {
            return false
        }
        let head = bytes.prefix(8192)
        var controls = 0
        for byte in head {
            if byte == 0 { return true }
            // ESC belongs to ISO-2022, the others to plain text.
            if byte < 0x20, ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte) { controls += 1 }
        }
        return controls * 10 > head.count
    }

    private static let signatures: [[UInt8]] = [
        Array("%PDF-".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF87a".utf8), Array("GIF89a".utf8),
        Array("PK\u{3}\u{4}".utf8), Array("PK\u{5}\u{6}".utf8), [0x1F, 0x8B], Array("BZh".utf8),
        [0xFD, 0x37, 0x7A, 0x58, 0x5A], [0x28, 0xB5, 0x2F, 0xFD], Array("ID3".utf8), [0xFF, 0xFB], [0xFF, 0xF3],
        [0xFF, 0xF2], Array("OggS".utf8), Array("fLaC".utf8), Array("RIFF".utf8), [0x7F, 0x45, 0x4C, 0x46],
        Array("Rar!".utf8), [0xD0, 0xCF, 0x11, 0xE0], [0x1A, 0x45, 0xDF, 0xA3], Array("SQLite format 3".utf8),
    ]
}
