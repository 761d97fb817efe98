internal import HTMLTree

/// What the elements of a page weigh: text, links and prose below each node, in one pass down and one up.
///
/// Texts are measured in UTF-8 bytes without white space, so a page in any script has comparable numbers: a letter
/// of a larger alphabet says more and counts more.
struct PageLayout {
    /// What an element is for the purpose of finding the article.
    enum Kind: UInt8 {
        case text, inline, link, block, paragraph, heading, list, item, table, cell, quote, listing, picture
        /// Scripts, styles, controls: nothing in it is text of the page.
        case inert
        /// Not shown to readers.
        case hidden
    }

    let tree: HTMLTree
    private let site: SiteName
    /// What each node is.
    private(set) var kinds: [Kind]
    /// For each node the index after its last descendant: what is below it is a range.
    private(set) var ends: [Int]
    /// Bytes of visible text below each node.
    private(set) var text: [Int]
    /// Bytes of it that are in links.
    private(set) var linked: [Int]
    /// How many links are below each node.
    private(set) var links: [Int]
    /// How many of them lead to other sites.
    private(set) var outward: [Int]
    /// Bytes of a block's own text: below it, and below no other block in it.
    private(set) var own: [Int]
    /// Bytes of its own text that are in links.
    private(set) var ownLinked: [Int]
    /// Marks of sentences (stops and commas) in a block's own text.
    private(set) var marks: [Int]

    /// Weighs a page; `address` is where it came from, if that is known.
    init(of tree: HTMLTree, address: String? = nil) {
        self.tree = tree
        site = SiteName(of: tree, address: address)
        let count = tree.nodes.count
        kinds = [Kind](repeating: .text, count: count)
        ends = [Int](repeating: 0, count: count)
        text = [Int](repeating: 0, count: count)
        linked = text
        links = text
        outward = text
        own = text
        ownLinked = text
        marks = text
        measureDown()
        sumUp()
    }

    /// Whether a node begins and ends a block.
    func isBlock(_ index: Int) -> Bool {
        switch kinds[index] {
        case .text, .inline, .link, .inert, .hidden, .picture: false
        default: true
        }
    }

    /// The share of links in the text below a node, 0 to 1; 0 where there is no text.
    func linkShare(_ index: Int) -> Double {
        text[index] == 0 ? 0 : Double(linked[index]) / Double(text[index])
    }

    /// What stands in a node in lower case, white space and curly apostrophes made plain, invisible characters gone; at
    /// most about `limit` bytes.
    func folded(_ index: Int, limit: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(limit, text[index] * 5 / 4) + 16)
        var isPlain = true
        var place = index
        while place < ends[index], bytes.count < limit {
            if case .text(let text) = tree.nodes[place].content, kinds[place] != .inert {
                for byte in text.utf8 {
                    if byte <= 0x20 {
                        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
                    } else {
                        if byte >= 0x80 { isPlain = false }
                        bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
                    }
                }
            }
            place += 1
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        guard !isPlain else { return bytes }
        if let folded = PhraseSearch.withPlainApostrophes(bytes) { return folded }
        let words = TextBuffer.cleaned(String(decoding: bytes, as: UTF8.self)).lowercased()
        return PhraseSearch.withPlainApostrophes(words)
    }

    /// Classifies the nodes and gives each text to its block and its link.
    private mutating func measureDown() {
        let count = tree.nodes.count
        var block = [Int32](repeating: 0, count: count)
        var isLinked = [Bool](repeating: false, count: count)
        for index in 0..<count {
            let parent = tree.nodes[index].parent ?? 0
            if index > 0 {
                block[index] = block[parent]
                isLinked[index] = isLinked[parent]
            }
            switch tree.nodes[index].content {
            case .text(let text):
                // Nothing in an inert or hidden element counts: the mark goes down from parent to child.
                if index > 0, kinds[parent] == .inert || kinds[parent] == .hidden {
                    kinds[index] = kinds[parent]
                    continue
                }
                let measured = TextMeasure(of: text)
                self.text[index] = measured.bytes
                let owner = Int(block[index])
                own[owner] += measured.bytes
                marks[owner] += measured.marks
                if isLinked[index] {
                    linked[index] = measured.bytes
                    ownLinked[owner] += measured.bytes
                }
            case .element(let element):
                let inherited = index > 0 ? kinds[parent] : .block
                if inherited == .inert || inherited == .hidden {
                    kinds[index] = inherited
                    continue
                }
                kinds[index] = Self.kind(of: element)
                if kinds[index] == .link {
                    links[index] = 1
                    if let href = element["href"], site.isOutward(href) { outward[index] = 1 }
                    isLinked[index] = true
                }
                if isBlock(index) { block[index] = Int32(truncatingIfNeeded: index) }
            }
        }
    }

    /// Adds up what is below each node. Children come after their parents: backwards, each node is complete when its
    /// parent takes it up.
    private mutating func sumUp() {
        for index in tree.nodes.indices.reversed() {
            ends[index] = max(ends[index], index + 1)
            guard let parent = tree.nodes[index].parent else { continue }
            text[parent] += text[index]
            linked[parent] += linked[index]
            links[parent] += links[index]
            outward[parent] += outward[index]
            ends[parent] = max(ends[parent], ends[index])
        }
    }

    private static func kind(of element: HTMLTree.Element) -> Kind {
        switch element.presence {
        case .inert: return .inert
        case .hidden: return .hidden
        case .visible: break
        }
        if element.name == "a" { return element["href"] == nil ? .inline : .link }
        return names[element.name] ?? .inline
    }

    private static let names: [String: Kind] = {
        var names: [String: Kind] = [:]
        func add(_ kind: Kind, _ list: String) {
            for name in list.split(separator: " ") { names[String(name)] = kind }
        }
        add(
            .block,
            """
            html body div section article main header footer nav aside form fieldset address center details dialog \
            summary hgroup search menu figure figcaption caption legend dl tbody thead tfoot tr hr
            """)
        add(.paragraph, "p")
        add(.heading, "h1 h2 h3 h4 h5 h6")
        add(.list, "ul ol dir")
        add(.item, "li dt dd")
        add(.table, "table")
        add(.cell, "td th")
        add(.quote, "blockquote")
        add(.listing, "pre")
        add(.picture, "img picture svg video audio canvas iframe object embed")
        add(.inert, "head title select option textarea button input datalist map")
        return names
    }()
}

/// The bytes of a text that are not white space, and its marks of sentences.
private struct TextMeasure {
    var bytes = 0
    var marks = 0

    init(of text: String) {
        var previous: (UInt8, UInt8) = (0, 0)
        let span = text.utf8Span.span
        for index in span.indices {
            let byte = span[index]
            if byte <= 0x20 { continue }
            bytes += 1
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "!"):
                marks += 1
            // U+3001 and U+3002; U+FF01, U+FF0C, U+FF1F; U+060C and U+061F; U+0964.
            case 0x81, 0x82: if previous == (0xE3, 0x80) { marks += 1 }
            case 0x8C where previous.1 == 0xD8: marks += 1
            case 0x8C, 0x9F: if previous == (0xEF, 0xBC) || previous.1 == 0xD8 { marks += 1 }
            case 0xA4: if previous == (0xE0, 0xA5) { marks += 1 }
            default: break
            }
            previous = (previous.1, byte)
        }
    }
}
