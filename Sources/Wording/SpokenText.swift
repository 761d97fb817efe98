/// What a voice gets for a piece of an article's text.
enum SpokenText {
    /// Whether there is anything to say: a letter or a digit.
    static func isSpeakable(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}
