/// Inline code: its words as they are, its signs by name.
extension Rewriter {
    func codeWord(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        let written = text.string(index)
        if let name = Self.extensions[written], text.isSign(index - 1, ".") {
            return Rewrite(end: index + 1, words: name)
        }
        guard text.capitals(index) == .mixed else { return nil }
        let words = Self.humps(written)
        return words == written ? nil : Rewrite(end: index + 1, words: words)
    }

    func codeSign(at index: Int, _ phrasing: any Phrasing) -> Rewrite? {
        guard let sign = text.sign(index) else { return nil }
        let names = phrasing.names
        func said(_ name: String) -> Rewrite { Rewrite(end: index + 1, words: padded(name, at: index)) }
        switch sign {
        case ".": return text.isWord(index + 1) || text.isDigits(index + 1) ? said(names.dot) : nil
        case "/": return said(names.slash)
        case "_": return said(text.isWord(index - 1) && text.isWord(index + 1) ? "" : names.underscore).spaced
        case "-": return text.isWord(index - 1) && text.isWord(index + 1) ? nil : said(names.dash)
        case "=": return text.isSign(index - 1, "=") ? said("") : said(names.equals)
        case "+": return said(names.plus)
        case "*": return text.isSign(index - 1, "*") ? said("") : said(names.times)
        case "@": return said(names.at)
        case "&": return text.isSign(index - 1, "&") ? said("") : said(names.and)
        case "<": return said(names.less)
        case ">": return said(names.greater)
        case "%": return said(names.percent.many)
        case ",", "!", "?", "'", "’", "“", "”", "\"": return nil
        case ":": return text.isSpace(index + 1) || index + 1 == text.count ? nil : Rewrite(end: index + 1, words: " ")
        default: return Rewrite(end: index + 1, words: " ")
        }
    }

    /// What the endings of files are called, where that is not how they are written.
    static let extensions: [String: String] = {
        var table: [String: String] = ["txt": "text", "jpg": "J.PEG", "jpeg": "J.PEG"]
        for ending in [
            "md", "js", "ts", "py", "rs", "rb", "sh", "pdf", "html", "htm", "css", "php", "png", "gif", "csv", "xml",
            "svg", "exe", "dll", "cpp", "hpp", "cs", "vb", "db", "doc", "docx", "xls", "xlsx", "ppt", "odt", "tsx",
            "jsx",
            "yml", "gz", "iso", "srt", "vtt", "go",
        ] {
            table[ending] = spelled(ending.uppercased())
        }
        table["go"] = nil
        return table
    }()
}

extension Rewrite {
    /// A space where nothing is said.
    fileprivate var spaced: Rewrite { words.isEmpty ? Rewrite(end: end, words: " ") : self }
}
