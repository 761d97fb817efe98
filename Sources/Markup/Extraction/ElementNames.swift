internal import HTMLTree

/// What an element's class, id and the like say it is for. Names are weak evidence: whoever asks weighs the text too.
struct ElementNames {
    /// What the names say; nil where they say nothing.
    private(set) var furniture: Furniture?
    /// Whether the names say that this is an article's body.
    private(set) var isBody = false
    /// Whether schema.org's mark says so.
    private(set) var isMarkedBody = false
    /// Whether the names say that this is what is written under a picture.
    private(set) var isCaption = false
    /// Whether the names say that it is not seen on a screen.
    private(set) var isOffScreen = false

    /// What values of attributes say that were read before: pages use the same ones again and again.
    typealias Memory = [String: ElementNames]

    private init() {}

    /// Reads the names of an element.
    init(of element: HTMLTree.Element, memory: inout Memory) {
        for attribute in element.attributes {
            switch attribute.name {
            case "class", "id", "data-component", "data-module", "data-testid", "data-qa":
                if let known = memory[attribute.value] {
                    add(known)
                } else {
                    var new = ElementNames()
                    new.read(attribute.value)
                    memory[attribute.value] = new
                    add(new)
                }
            case "itemprop":
                let value = attribute.value.lowercased()
                if value.contains("articlebody") { (isBody, isMarkedBody) = (true, true) }
                if value == "comment" { furniture = .comments }
            case "itemtype":
                let value = attribute.value.lowercased()
                if value.hasSuffix("/comment") { furniture = .comments }
                if value.hasSuffix("/wpadblock") { furniture = .advertisement }
            case "role":
                switch attribute.value.lowercased() {
                case "navigation", "menu", "menubar", "toolbar", "tablist": furniture = .navigation
                case "complementary": furniture = furniture ?? .sidebar
                case "contentinfo": furniture = .footer
                case "banner", "dialog", "alertdialog", "search": furniture = .widget
                default: break
                }
            default: break
            }
        }
    }

    private mutating func add(_ other: ElementNames) {
        furniture = furniture ?? other.furniture
        isBody = isBody || other.isBody
        isCaption = isCaption || other.isCaption
        isOffScreen = isOffScreen || other.isOffScreen
    }

    /// Reads one attribute: its names are parted into words at signs and capitals.
    private mutating func read(_ value: String) {
        // Generated names can be of any length; what they are for is said at the beginning.
        var isGone = false
        var comesBack = false
        for name in value.utf8.prefix(400).split(whereSeparator: { $0 <= 0x20 }) {
            // Bootstrap's names: `d-none` hides, `d-md-block` shows again on larger screens, `d-print-block` on paper.
            if name.starts(with: "d-".utf8) {
                if name.elementsEqual("d-none".utf8) {
                    isGone = true
                } else if !name.starts(with: "d-print".utf8) {
                    comesBack = true
                }
                continue
            }
            if name.elementsEqual("print-only".utf8) { isGone = true }
            let words = Self.words(of: name)
            guard let first = words.first else { continue }
            let whole = words.joined()
            if Self.bodies.contains(whole) { isBody = true }
            if let last = words.last, last == "caption" || last == "captions" || first == "caption" { isCaption = true }
            if words.contains(where: Self.embeds.contains) { continue }
            if let known = Self.known[whole] {
                furniture = furniture ?? known
                continue
            }
            // "has-sidebar" and "no-comments" speak about something else on the page.
            if words.count > 1, Self.negations.contains(first) { continue }
            for (index, word) in words.enumerated() {
                if index > 0, index == words.count - 1, Self.bodies.contains(words[index - 1] + word) { isBody = true }
                if index > 0, let known = Self.known[words[index - 1] + word] { furniture = furniture ?? known }
                if let known = Self.known[word], !Self.isWeak(word, in: words) { furniture = furniture ?? known }
            }
        }
        isOffScreen = isGone && !comesBack
    }

    /// Words that mean a part of a page alone, and a property of something else beside words of the article.
    private static func isWeak(_ word: String, in words: [String]) -> Bool {
        words.count > 1 && weak.contains(word) && words.contains(where: { content.contains($0) })
    }

    /// `relatedLinks`, `related-links`, `RELATED_links2` are all `related`, `links`.
    static func words(of name: some Collection<UInt8>) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var previousIsLower = false
        func finish() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        for byte in name {
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            guard isUpper || isLower else {
                finish()
                previousIsLower = false
                continue
            }
            if isUpper, previousIsLower { finish() }
            word.append(byte | 0x20)
            previousIsLower = isLower
        }
        finish()
        return words
    }

    static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Posts of others that an article shows are part of it.
    private static let embeds = set("embed embeds embedded tweet twittertweet oembed")
    private static let negations = set("has no with without not hide is enable disable show js")
    private static let weak = set(
        "header footer banner widget player video gallery sidebar author social title promo ad tag tags")
    private static let content = set("article content body entry story main post text page layout wrapper container")

    private static let bodies = set(
        """
        articlebody articlecontent articletext articlebodytext articlecopy storybody storycontent storytext storycopy \
        entrycontent entrybody entrytext postcontent postbody posttext postentry postarticle bodycopy bodytext blogpost \
        blogcontent blogbody newsbody newstext newscontent contentbody articlemain maincontent mwparseroutput \
        articlebodycontent articlecontentbody markdownbody recipebody docsbody docscontent \
        hentry singlecontent thecontent innerpostcontent postsinglecontent fieldnamebody fieldbody contentarticle \
        artikelbody artikeltext artikelinhalt cuerpo textoarticulo contenidoarticulo corpsarticle textearticle \
        testoarticolo corpoarticolo
        """)
}
