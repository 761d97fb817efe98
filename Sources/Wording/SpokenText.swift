/// What a voice gets for a piece of an article's text.
enum SpokenText {
    /// Whether there is anything to say: a letter or a digit.
    static func isSpeakable(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    /// Takes out the marks of commands: `[[` begins phonemes for espeak-ng, `<…>` is markup for many engines.
    static func withoutCommands(_ text: some StringProtocol) -> String {
        guard text.contains(where: { $0 == "[" || $0 == "<" }) else { return String(text) }
        var spoken = ""
        var rest = Substring(text)
        while let character = rest.first {
            rest = rest.dropFirst()
            if character == "[" || character == "]", spoken.last == character { continue }
            if character == "<", let close = tagEnd(in: rest) {
                let inside = rest[..<close].split { !($0.isLetter || $0.isNumber || $0 == ".") }
                spoken += (spoken.last.map { $0 == " " } ?? true ? "" : " ") + inside.joined(separator: " ")
                rest = rest[rest.index(after: close)...]
                if let next = rest.first, next.isLetter || next.isNumber { spoken += " " }
                continue
            }
            spoken.append(character)
        }
        return spoken
    }

    private static func tagEnd(in rest: Substring) -> Substring.Index? {
        guard let first = rest.first, first.isASCII, first.isLetter || first == "/" || first == "!" || first == "?"
        else { return nil }
        guard let close = rest.prefix(200).firstIndex(where: { $0 == ">" || $0 == "<" }), rest[close] == ">" else {
            return nil
        }
        return close
    }
}
