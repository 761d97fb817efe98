/// What a voice gets for a piece of an article's text.
enum SpokenText {
    /// Whether there is anything to say: a letter or a digit.
    static func isSpeakable(_ text: some StringProtocol) -> Bool {
        if text.utf8.contains(where: \.isASCIILetterOrDigit) { return true }
        return text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}

extension UInt8 {
    /// Whether a byte is a letter or a digit of ASCII.
    fileprivate var isASCIILetterOrDigit: Bool { self | 0x20 &- 0x61 < 26 || self &- 0x30 < 10 }
}
