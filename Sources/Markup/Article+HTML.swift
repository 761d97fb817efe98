internal import Language
public import Narration

extension Article {
    /// Reads a fragment of HTML or a whole page. Of a page, the main content is read and the rest is skipped with its
    /// reason; what the page says about itself fills in what is not given. `language` is what is declared from
    /// outside; the text itself is asked when a script is made. Never fails; time is linear in the length.
    public init(html: String, address: String? = nil, title: String? = nil, language: LanguageTag? = nil) {
        self = Extraction(html: html, address: address, title: title, language: language).article
    }

    /// Reads HTML whose charset is told by `contentType` (an HTTP header's value), its own `meta`, or its looks.
    public init(
        html: [UInt8], contentType: String? = nil, address: String? = nil, title: String? = nil,
        language: LanguageTag? = nil
    ) {
        let decoded = Charset.decode(html, contentType: contentType)
        self.init(html: decoded.text, address: address, title: title, language: language)
    }
}
