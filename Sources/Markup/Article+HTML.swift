internal import Language
public import Narration

extension Article {
    /// Reads a fragment of HTML or a whole page. Of a page, the main content is read and the rest is skipped with its
    /// reason; what the page says about itself fills in what is not given. `language` is what is declared from
    /// outside; the text itself is asked when a script is made. Never fails; time is linear in the length.
    public init(html: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        self = Reading(html: html, address: address, title: title, language: language).article
    }

    /// Reads HTML whose charset is told by `contentType` (an HTTP header's value), its own `meta`, or its looks.
    public init(
        html: [UInt8], contentType: String? = nil, address: String? = nil, title: String? = nil,
        language: LanguageTag? = nil
    ) {
        let decoded = Charset.decode(html, contentType: contentType)
        self.init(html: decoded.text, address: address, title: title, language: language)
    }

    /// Skips an opening heading or paragraph that says the title again.
    static func skippingRepetition(of title: String, in blocks: [Block]) -> [Block] {
        let wanted = title.lowercased().filter { $0.isLetter || $0.isNumber }
        guard !wanted.isEmpty else { return blocks }
        var blocks = blocks
        var seen = 0
        for index in blocks.indices where blocks[index].treatment == .read {
            let block = blocks[index]
            if block.kind == .heading || block.kind == .paragraph, block.text.utf8.count < title.utf8.count * 2 + 40,
                block.text.lowercased().filter({ $0.isLetter || $0.isNumber }) == wanted
            {
                blocks[index].treatment = .skip(reason: "repeats the title")
            }
            seen += 1
            if seen == 3 { break }
        }
        return blocks
    }
}
