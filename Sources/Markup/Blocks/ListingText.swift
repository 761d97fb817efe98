/// Tells prose from code, by the signs and words in lines.
enum ListingText {
    /// Whether a whole listing may have prose in it: most of it letters, in words.
    static func mayBeProse(_ text: String) -> Bool {
        var counts = Counts()
        counts.add(text)
        return counts.letters * 2 > counts.ink && counts.code * 8 < counts.ink
    }

    /// Whether a listing is one line that is typed into a machine: in small letters, or with switches.
    static func isCommand(_ lines: [Substring]) -> Bool {
        let filled = lines.filter { !$0.isBlank }
        guard filled.count == 1, let first = filled[0].first(where: { !$0.isWhitespace }) else { return false }
        return first.isLowercase || filled[0].contains(" -")
    }

    /// Whether a listing has nothing but the numbers of another one's lines.
    static func isLineNumbers(_ text: String) -> Bool {
        // Whatever has a letter or a sign has not.
        guard text.utf8.allSatisfy({ $0 <= 0x20 || $0 >= 0x80 || ($0 >= 0x30 && $0 <= 0x39) }) else { return false }
        var lines = 0
        for part in text.split(whereSeparator: \.isWhitespace) {
            guard part.allSatisfy(\.isWholeNumber), Int(part) == lines + 1 || lines == 0 else { return false }
            lines += 1
        }
        return lines > 1
    }

    /// What a part between blank lines is.
    static func kind(of lines: ArraySlice<Substring>) -> ListingPlan.Line {
        if lines.allSatisfy({ isRunningHead($0) || isDotted($0) }) { return .left }
        var counts = Counts()
        var words = 0
        var gaps = 0
        var capitals = 0
        var stops = 0
        var longest = 0
        var codeEnds = 0
        for line in lines {
            counts.add(line)
            let trimmed = Substring(line.utf8.drop { $0 == 0x20 || $0 == 0x09 })
            words += trimmed.wordCount
            if trimmed.hasRow(of: 0x20, 3) { gaps += 1 }
            if let first = trimmed.first, first.isUppercase || !first.isLetter { capitals += 1 }
            longest = max(longest, trimmed.utf8.count)
            if let last = trimmed.last(where: { !$0.isWhitespace }) {
                if ".!?:,;”\"'".contains(last) { stops += 1 }
                if "{};\\".contains(last) { codeEnds += 1 }
            }
        }
        if lines.count == 1, counts.code == 0, counts.letters * 2 > counts.ink, counts.ink >= 3, gaps == 0 {
            return .prose
        }
        // Many words a line may have a few signs among them.
        let mostCode = words >= 6 * lines.count ? 11 : 20
        guard counts.letters * 4 > counts.ink * 3, counts.code * mostCode < counts.ink + 10,
            codeEnds * 4 <= lines.count,
            gaps * 3 <= lines.count, !looksLikeCommands(lines), !looksLikeHeaders(lines)
        else { return .code }
        if lines.count == 1 { return words >= 2 ? .prose : .code }
        guard words >= 2 * lines.count || !counts.isLatin else { return .code }
        // Lines that are wrapped at a margin are about as long as the longest and begin anywhere in a sentence.
        let isWrapped = longest > 50 && capitals * 4 <= lines.count * 3
        if isWrapped { return .prose }
        return capitals * 5 >= lines.count * 4 || stops * 2 >= lines.count || longest <= 50 ? .verse : .prose
    }

    /// `$ make`, `> help`, `# comment`: what is typed into a machine.
    private static func looksLikeCommands(_ lines: ArraySlice<Substring>) -> Bool {
        let marked = lines.count { line in
            let trimmed = Substring(line.utf8.drop { $0 == 0x20 })
            guard let first = trimmed.utf8.first, beginsCommand[Int(first)] else { return false }
            return trimmed.hasPrefix("$ ") || trimmed.hasPrefix("# ") || trimmed.hasPrefix("//")
                || trimmed.hasPrefix(">>>")
                || trimmed.hasPrefix("import ") || trimmed.hasPrefix("sudo ")
        }
        return marked * 3 > lines.count
    }

    /// `Content-Type: text/html`: lines that begin with a name and a colon.
    private static func looksLikeHeaders(_ lines: ArraySlice<Substring>) -> Bool {
        let named = lines.count { line in
            let trimmed = line.withoutIndent
            let name = trimmed.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
            return trimmed.hasPrefix("HTTP/") || (!name.isEmpty && trimmed[name.endIndex...].first == ":")
        }
        return lines.count > 1 && named * 2 >= lines.count
    }

    /// Whether a line begins an item of a list: `* one`, `- two`, `3. three`.
    static func isItem(_ line: Substring) -> Bool {
        let trimmed = line.withoutIndent
        if let first = trimmed.utf8.first, first < 0x80, !beginsItem[Int(first)] { return false }
        if ["* ", "- ", "• ", "o ", "+ "].contains(where: trimmed.hasPrefix) { return true }
        return String(trimmed.prefix(8)).hasOwnNumber
    }

    /// `Author        [Page 1]`, `Draft      Title      December 2014`.
    static func isRunningHead(_ line: Substring) -> Bool {
        let trimmed = line.withoutIndent
        guard !trimmed.isEmpty, trimmed.utf8.count < 100 else { return false }
        let parts = trimmed.columnCount
        guard parts > 1 else { return false }
        return String(trimmed).mentions("[Page ") || (parts == 3 && trimmed.startIndex == line.startIndex)
    }

    /// `2. Terminology ........ 3`.
    private static func isDotted(_ line: Substring) -> Bool {
        let dot = UInt8(ascii: ".")
        return line.hasRow(of: dot, 4) || (line.utf8.count { $0 == dot } > 3 && line.contains(". . . ."))
    }

    private struct Counts {
        var ink = 0
        var letters = 0
        var code = 0
        var isLatin = true

        mutating func add(_ text: some StringProtocol) {
            for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: ".") {
                ink += 1
                if byte.isLetterOrDigit && !(byte >= 0x30 && byte <= 0x39) { letters += 1 }
                if byte >= 0x80 { isLatin = false }
                if codeSigns[Int(byte)] { code += 1 }
            }
        }
    }

    private static let codeSigns = table("{}[]<>=|\\$#@;*+&%^~`_/")
    private static let beginsItem = table("*-o+(0123456789")
    private static let beginsCommand = table("$#/>is")

    private static func table(_ signs: String) -> [Bool] {
        (0...UInt8.max).map { signs.utf8.contains($0) }
    }
}

extension Substring {
    /// Whether there is nothing but white space.
    var isBlank: Bool {
        for byte in utf8 {
            if byte >= 0x80 { return allSatisfy(\.isWhitespace) }
            if byte != 0x20, byte < 0x09 || byte > 0x0D { return false }
        }
        return true
    }

    /// The line from its first ink on.
    fileprivate var withoutIndent: Substring {
        let inked = Substring(utf8.drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) })
        guard let first = inked.utf8.first, first >= 0x80 else { return inked }
        return inked.drop(while: \.isWhitespace)
    }

    /// The number of parts between gaps of four spaces or more that have anything in them.
    fileprivate var columnCount: Int {
        var count = 0
        var spaces = 0
        var isApart = true
        for byte in utf8 {
            switch byte {
            case 0x20:
                spaces += 1
                if spaces == 4 { isApart = true }
            case 0x09...0x0D: spaces = 0
            default:
                if isApart { count += 1 }
                isApart = false
                spaces = 0
            }
        }
        return count
    }

    /// The number of words between spaces and tabs.
    fileprivate var wordCount: Int {
        var count = 0
        var isInWord = false
        for byte in utf8 {
            let isInk = byte != 0x20 && byte != 0x09
            if isInk, !isInWord { count += 1 }
            isInWord = isInk
        }
        return count
    }

    /// Whether a byte of ASCII comes so often in a row.
    fileprivate func hasRow(of wanted: UInt8, _ count: Int) -> Bool {
        var row = 0
        for byte in utf8 {
            row = byte == wanted ? row + 1 : 0
            if row == count { return true }
        }
        return false
    }
}
