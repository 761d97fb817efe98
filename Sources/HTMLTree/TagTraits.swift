/// What the scan has to know about an element's name. Source: HTML Living Standard, sections 13.1.2 and 13.2.4.2.
struct TagTraits: OptionSet, Sendable {
    let rawValue: Int

    /// Never has content nor an end tag.
    static let void = TagTraits(rawValue: 1 << 0)
    /// Its content is text up to its end tag.
    static let rawText = TagTraits(rawValue: 1 << 1)
    /// One of the standard's "formatting" elements.
    static let formatting = TagTraits(rawValue: 1 << 2)
    /// Its start tag ends an open paragraph.
    static let endsParagraph = TagTraits(rawValue: 1 << 3)
    /// One of the standard's "special" elements: inline end tags do not reach over it.
    static let special = TagTraits(rawValue: 1 << 4)
    /// End tags of blocks do not reach over it.
    static let boundary = TagTraits(rawValue: 1 << 5)
    /// A part of a table.
    static let tablePart = TagTraits(rawValue: 1 << 6)
    /// One of h1…h6.
    static let heading = TagTraits(rawValue: 1 << 7)
    /// Its tags are dropped wherever they stand: gumbo would replace or invent content.
    static let dropped = TagTraits(rawValue: 1 << 8)
    /// Given once by the parser itself: tags of it open nothing.
    static let outermost = TagTraits(rawValue: 1 << 9)
    /// Ends foreign content (SVG, MathML) when it starts inside it.
    static let breaksOut = TagTraits(rawValue: 1 << 10)
    /// Works inside `select`.
    static let inSelect = TagTraits(rawValue: 1 << 12)

    /// Names by their hash.
    static let table: [UInt64: TagTraits] = {
        var table: [UInt64: TagTraits] = [:]
        func add(_ traits: TagTraits, _ names: String) {
            for name in names.split(separator: " ") { table[TagName.hash(name), default: []].formUnion(traits) }
        }
        add(.void, "area base basefont bgsound br embed hr image img input keygen link meta param source track wbr")
        add(.rawText, "script style title textarea xmp iframe noembed noframes")
        add(.formatting, "a b big code em font i nobr s small strike strong tt u")
        add(
            .endsParagraph,
            """
            address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header \
            hgroup main menu nav ol p section summary ul h1 h2 h3 h4 h5 h6 pre listing form table hr li dd dt xmp plaintext
            """)
        add(
            .special,
            """
            address applet area article aside base blockquote body br button caption center col colgroup dd details dir \
            div dl dt embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe \
            img input li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext \
            pre script section select source style summary table tbody td template textarea tfoot th thead title tr \
            track ul wbr xmp
            """)
        add(.boundary, "applet caption html table td th marquee object template select")
        add(.tablePart, "caption tbody thead tfoot tr td th")
        add(.heading, "h1 h2 h3 h4 h5 h6")
        add(.dropped, "isindex frameset frame plaintext colgroup col")
        add(.outermost, "html head body")
        add(
            .breaksOut,
            """
            b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu \
            meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var
            """)
        add(.inSelect, "select option optgroup script template input textarea keygen")
        return table
    }()
}

/// Names of elements as hashes of their lower-case bytes (FNV-1a, 64 bit): a wrong match would cost structure only.
enum TagName {
    static let offset: UInt64 = 0xcbf2_9ce4_8422_2325
    static let prime: UInt64 = 0x100_0000_01b3

    static func hash(_ name: some StringProtocol) -> UInt64 {
        name.utf8.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
    }

    static let a = hash("a")
    static let button = hash("button")
    static let dd = hash("dd")
    static let dt = hash("dt")
    static let form = hash("form")
    static let address = hash("address")
    static let div = hash("div")
    static let li = hash("li")
    static let math = hash("math")
    static let nobr = hash("nobr")
    static let font = hash("font")
    static let br = hash("br")
    static let caption = hash("caption")
    static let textarea = hash("textarea")
    static let optgroup = hash("optgroup")
    static let option = hash("option")
    static let p = hash("p")
    static let rp = hash("rp")
    static let rt = hash("rt")
    static let ruby = hash("ruby")
    static let select = hash("select")
    static let svg = hash("svg")
    static let table = hash("table")
    static let tbody = hash("tbody")
    static let td = hash("td")
    static let template = hash("template")
    static let tfoot = hash("tfoot")
    static let th = hash("th")
    static let thead = hash("thead")
    static let tr = hash("tr")
    static let xmp = hash("xmp")
}
