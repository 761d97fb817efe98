public import Narration

extension Article {
    /// Reads Markdown. Front matter (`title`, `author`, `date`, `lang`) fills in what is not given.
    public init(markdown: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        self = Extraction(markdown: markdown, address: address, title: title, language: language).article
    }

    /// Reads plain text: blank lines part the paragraphs, other line ends are spaces. A short first line with a blank
    /// line after it is the title, unless one is given.
    public init(plainText: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        var paragraphs: [String] = []
        var lines = 0
        var firstLines = 0
        var buffer = TextBuffer()
        func finish() {
            let text = buffer.take().text
            if !text.isEmpty {
                if paragraphs.isEmpty { firstLines = lines }
                paragraphs.append(text)
            }
            lines = 0
        }
        for line in plainText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                finish()
            } else {
                lines += 1
                buffer.append(String(line), of: 0)
                buffer.endLine()
            }
        }
        finish()
        var found = title.map(TextBuffer.cleaned) ?? ""
        if title == nil, paragraphs.count > 1, firstLines == 1, Self.isTitle(paragraphs[0]) {
            found = paragraphs.removeFirst()
        }
        let blocks = paragraphs.map { Block(.paragraph, $0) }
        let inks = [TextBuffer.Ink](repeating: TextBuffer.Ink(), count: blocks.count)
        self.init(
            title: found, language: language, address: address,
            blocks: BlockPasses(over: blocks, inks: inks, title: found, byline: nil).blocks)
    }

    private static func isTitle(_ line: String) -> Bool {
        guard line.count <= 100, let last = line.last else { return false }
        return !".,;:。，；：".contains(last)
    }
}
