/// Addresses of the web, of mail and of files: hosts and names in words, the rest not at all.
extension Rewriter {
    /// What is said for an address that begins at a token; nil where none does.
    func address(at index: Int) -> Rewrite? {
        guard index == 0 || !isGlued(index - 1) else { return nil }
        guard text.kind(index + 1) == .sign || text.kind(index + 1) == .digits || text.kind(index + 1) == .word else {
            return nil
        }
        if text.isSign(index + 1, ":"), text.isSign(index + 2, "/"), text.isSign(index + 3, "/"),
            ["http", "https", "ftp"].contains(text.lower(index))
        {
            return host(at: index + 4)
        }
        if text.isSign(index + 1, "."), text.lower(index) == "www", text.isWord(index + 2) || text.isDigits(index + 2) {
            return host(at: index + 2)
        }
        return mail(at: index) ?? name(at: index)
    }

    /// Whether a token before an address belongs to the same word.
    private func isGlued(_ index: Int) -> Bool {
        text.isWord(index) || text.isDigits(index) || text.isSign(index, of: "@_")
            || (text.isSign(index, of: ".-") && (text.isWord(index - 1) || text.isDigits(index - 1)))
    }

    /// The host at a token; all that follows up to white space goes with it, but for closing signs.
    private func host(at index: Int) -> Rewrite? {
        var start = index
        var next = index
        while next < text.count, isHostPart(next) || text.isSign(next, of: "@:") {
            // What stands before an at sign is a user's name and password.
            if text.isSign(next, "@") { start = next + 1 }
            next += 1
        }
        var labels: [String] = []
        var place = start
        var label = start
        while place < text.count, isHostPart(place), labels.count < 8 {
            if text.isSign(place, "."), place > label {
                labels.append(said(label: label..<place, isLast: false))
                label = place + 1
            }
            place += 1
        }
        if place > label { labels.append(said(label: label..<place, isLast: true)) }
        if labels.first?.lowercased() == "www", labels.count > 2 { labels.removeFirst() }
        guard !labels.isEmpty else { return nil }
        return Rewrite(end: addressEnd(from: max(place, next)), words: joined(labels))
    }

    private func joined(_ labels: [String]) -> String {
        guard let phrasing else { return labels.joined(separator: ".") }
        return labels.joined(separator: " " + phrasing.names.dot + " ")
    }

    private func isHostPart(_ index: Int) -> Bool {
        text.isWord(index) || text.isDigits(index)
            || (text.isSign(index, of: ".-_") && (text.isWord(index + 1) || text.isDigits(index + 1)))
    }

    /// The end of the characters without white space, without the closing signs at their end.
    private func addressEnd(from index: Int) -> Int {
        var end = index
        while end < text.count, !text.isSpace(end), text.kind(end) != .fixed, !text.isIdeographic(end) { end += 1 }
        while end > index, text.isSign(end - 1, in: Self.closing) { end -= 1 }
        return end
    }

    private static let closing: Set<Unicode.Scalar> = Set(".,;:!?)]}>\"'”’»…".unicodeScalars)

    /// A part of an address; short endings are spelled.
    private func said(label range: Range<Int>, isLast: Bool) -> String {
        guard let phrasing else { return text.string(range) }
        return range.compactMap { index -> String? in
            switch text.kind(index) {
            case .digits: return phrasing.words(Numeral(whole: text.string(index), end: 0))
            case .word:
                let written = text.string(index)
                if isLast, range.count == 1, written.utf8.count == 2 { return Self.spelled(written.uppercased()) }
                return written
            case .sign where text.isSign(index, "-"): return phrasing.names.dash
            case .sign where text.isSign(index, "_"): return phrasing.names.underscore
            case .sign where text.isSign(index, "+"): return phrasing.names.plus
            case .sign where text.isSign(index, "."): return phrasing.names.dot
            default: return nil
            }
        }.joined(separator: " ")
    }

    /// "desk.lamp+news@example.com".
    private func mail(at index: Int) -> Rewrite? {
        var next = index
        while next < index + 14, !text.isSign(next, "@") {
            let isLocal = text.isWord(next) || text.isDigits(next) || text.isSign(next, of: ".+-_")
            guard isLocal else { return nil }
            next += 1
        }
        guard text.isSign(next, "@"), text.isWord(next + 1) || text.isDigits(next + 1) else { return nil }
        var end = next + 1
        var hasDot = false
        while isHostPart(end), end < next + 24 {
            if text.isSign(end, ".") { hasDot = true }
            end += 1
        }
        guard hasDot else { return nil }
        guard let phrasing else { return Rewrite(end: end, words: text.string(index..<end)) }
        var labels: [String] = []
        var label = next + 1
        for place in next + 1..<end where text.isSign(place, ".") {
            labels.append(said(label: label..<place, isLast: false))
            label = place + 1
        }
        labels.append(said(label: label..<end, isLast: true))
        let local = said(label: index..<next, isLast: false)
        return Rewrite(end: end, words: local + " " + phrasing.names.at + " " + joined(labels))
    }

    /// "example.org/path" and "readme.md": names with a stop inside, told by what they end in.
    private func name(at index: Int) -> Rewrite? {
        guard let phrasing, text.isWord(index) || text.isDigits(index) else { return nil }
        var end = index + 1
        while end < index + 16, isHostPart(end) { end += 1 }
        guard end > index + 2, text.isWord(end - 1), text.isSign(end - 2, ".") else { return nil }
        let ending = text.string(end - 1)
        if let name = Self.fileEndings[ending] {
            let before = said(label: index..<end - 2, isLast: false)
            return Rewrite(end: end, words: before + " " + phrasing.names.dot + " " + name)
        }
        guard Self.domains.contains(ending), text.isWord(index) || end - index > 3 else { return nil }
        // "e.g.to" and single letters with stops are abbreviations.
        guard text.length(end - 3) > 1 else { return nil }
        return host(at: index)
    }

    private static let fileEndings: [String: String] = {
        var table = extensions
        for ending in [
            "toml", "json", "yaml", "zip", "swift", "java", "jar", "conf", "log", "epub", "tar", "lock", "env", "ini",
            "bin",
            "bat", "bak", "tex", "wav", "ogg", "sql", "vue", "go",
        ] {
            table[ending] = ending
        }
        table["mp"] = nil
        return table
    }()

    private static let domains: Set<String> = Set(
        words: """
            com org net edu gov mil info biz io dev app ai co uk de at ch fr it es pt nl be eu us ca au nz ie se no dk fi pl \
            cz ru jp cn in br mx news blog shop online site tech cloud page wiki social club tv me fm ly gl xyz
            """)
}
