/// Text in UTF-16 without a byte order mark: in Western text every other byte is zero.
enum WideText {
    /// How many bytes are looked at.
    static let examined = 16_384

    /// The charset, `utf-16le` or `utf-16be`; nil for anything else.
    static func charset(of bytes: [UInt8]) -> String? {
        var zeros = [0, 0]
        let head = bytes.prefix(examined)
        for (index, byte) in head.enumerated() where byte == 0 { zeros[index % 2] += 1 }
        let (fewer, more) = (min(zeros[0], zeros[1]), max(zeros[0], zeros[1]))
        guard more * 10 > head.count, fewer * 10 <= more else { return nil }
        return zeros[0] > zeros[1] ? "utf-16be" : "utf-16le"
    }
}
