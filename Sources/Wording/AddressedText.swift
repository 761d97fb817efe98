internal import Narration

/// A text with each address of the web replaced by its host in words.
struct AddressedText {
    /// The text as it is spoken.
    private(set) var spoken = ""
    private let text: String
    /// What was replaced, in order: where it stands in the spoken text and in the article's.
    private(set) var replaced: [(spoken: Range<String.Index>, text: Range<String.Index>)] = []

    init(_ text: String, in language: LanguageTag?) {
        self.text = text
        // Both "https://…" and "www.…" have a stop, and most texts without these two have no address.
        guard text.contains("://") || text.contains(where: { $0 == "w" || $0 == "W" }) else {
            spoken = text
            return
        }
        var places: [(spoken: Range<Int>, text: Range<String.Index>)] = []
        var copied = text.startIndex
        for token in text.split(separator: " ") {
            guard let (range, host) = Self.address(in: token) else { continue }
            spoken += text[copied..<range.lowerBound]
            let start = spoken.utf8.count
            spoken += language?.language == "en" ? host.split(separator: ".").joined(separator: " dot ") : String(host)
            places.append((start..<spoken.utf8.count, range))
            copied = range.upperBound
        }
        spoken += text[copied...]
        var index = spoken.startIndex
        var offset = 0
        for place in places {
            let start = spoken.utf8.index(index, offsetBy: place.spoken.lowerBound - offset)
            index = spoken.utf8.index(start, offsetBy: place.spoken.count)
            offset = place.spoken.upperBound
            replaced.append((start..<index, place.text))
        }
    }

    /// The address in a word, without the brackets and stops around it, and its host.
    private static func address(in token: Substring) -> (range: Range<String.Index>, host: Substring)? {
        guard token.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let opening = token.drop { "([{<\"'“‘«„".contains($0) }
        let head = opening.prefix(8).lowercased()
        var hostStart = opening.startIndex
        if let scheme = ["https://", "http://"].first(where: head.hasPrefix) {
            hostStart = opening.index(hostStart, offsetBy: scheme.count)
        } else if !head.hasPrefix("www.") || opening.count < 7 {
            return nil
        }
        var end = token.endIndex
        while end > hostStart {
            let last = token.index(before: end)
            guard ".,;:!?)]}>\"'”’»…".contains(token[last]) else { break }
            end = last
        }
        var host = token[hostStart..<end].prefix { !"/?#\\".contains($0) }
        if let user = host.lastIndex(of: "@") { host = host[host.index(after: user)...] }
        host = host.prefix { $0 != ":" }.prefix(100)
        if host.lowercased().hasPrefix("www."), host.count > 6 { host = host.dropFirst(4) }
        return host.isEmpty ? nil : (opening.startIndex..<end, host)
    }
}
