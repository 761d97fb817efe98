internal import CGumbo

extension HTMLTree {
    /// Reads a page or a fragment of one. Invalid UTF-8 is repaired (U+FFFD). Never fails; empty input gives an
    /// empty page. Takes time and memory in proportion to the bytes; callers limit those.
    public init(parsing bytes: [UInt8]) {
        self.init(parsing: String(decoding: bytes, as: UTF8.self))
    }

    /// Reads a page or a fragment of one.
    public init(parsing text: String) {
        let (cleaned, isPage) = Self.cleaned(text)
        let nodes = Self.nodes(of: cleaned)
        self.init(
            nodes: nodes.isEmpty ? [Node(content: .element(Element(name: "html", attributes: [])))] : nodes,
            isPage: isPage)
    }

    /// The text as it may be parsed. What the scan needs of memory is gone before the parser takes its own.
    private static func cleaned(_ text: String) -> (bytes: [UInt8], isPage: Bool) {
        var scan = TagScan(of: Array(text.utf8))
        return (scan.run(), scan.outermostCount > 0)
    }

    /// The name that templates are parsed under.
    static let templateName = "earmark-template"

    /// Parses with gumbo, copies its tree and frees it.
    private static func nodes(of bytes: [UInt8]) -> [Node] {
        var memory = unsafe earmark_gumbo_memory()
        defer { unsafe earmark_gumbo_end(&memory) }
        return unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
                // gumbo wants a non-null pointer even for no bytes; the scan always writes a document type.
                guard let start = characters.baseAddress,
                    let output = unsafe earmark_gumbo_parse(&memory, start, characters.count),
                    let root = unsafe output.pointee.root
                else { return [] }
                return unsafe copy(of: root, expecting: characters.count / 48)
            }
        }
    }

    /// Copies gumbo's tree below `root` in document order, by a loop: each stack entry is a node still to be
    /// copied and the place of its parent. Room is made for `count` nodes; there may be more.
    private static func copy(of root: UnsafeMutablePointer<GumboNode>, expecting count: Int) -> [Node] {
        var nodes: [Node] = []
        var lastChild: [Int32] = []
        nodes.reserveCapacity(count)
        lastChild.reserveCapacity(count)
        var open: [(node: UnsafeMutablePointer<GumboNode>, parent: Index?)] = unsafe [(root, nil)]
        while let (node, parent) = unsafe open.popLast() {
            guard let content = unsafe content(of: node) else { continue }
            let index = nodes.count
            nodes.append(Node(content: content, parent: parent))
            lastChild.append(-1)
            if let parent {
                if lastChild[parent] >= 0 {
                    nodes[Int(lastChild[parent])].nextSibling = index
                } else {
                    nodes[parent].firstChild = index
                }
                lastChild[parent] = Int32(clamping: index)
            }
            guard case .element = content else { continue }
            let children = unsafe node.pointee.v.element.children
            for offset in (0..<Int(unsafe children.length)).reversed() {
                guard let child = unsafe children.data[offset] else { continue }
                unsafe open.append((child.assumingMemoryBound(to: GumboNode.self), index))
            }
        }
        return nodes
    }

    private static func content(of node: UnsafeMutablePointer<GumboNode>) -> Content? {
        switch unsafe node.pointee.type {
        case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
            return .element(unsafe element(of: node.pointee.v.element))
        case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
            return .text(unsafe String(cString: node.pointee.v.text.text))
        default:
            return nil
        }
    }

    private static func element(of element: GumboElement) -> Element {
        var name: String
        if unsafe element.tag != GUMBO_TAG_UNKNOWN {
            name = unsafe String(cString: gumbo_normalized_tagname(element.tag))
        } else {
            // The piece is a copy of ours: gumbo narrows it from the whole tag to the name.
            var piece = unsafe element.original_tag
            unsafe gumbo_tag_from_original_text(&piece)
            name = ""
            if let start = unsafe piece.data {
                let letters = unsafe UnsafeRawBufferPointer(start: start, count: Int(piece.length))
                name = unsafe String(decoding: letters, as: UTF8.self).lowercased()
                if name == templateName { name = "template" }
            }
        }
        var attributes: [Element.Attribute] = []
        let count = Int(unsafe element.attributes.length)
        attributes.reserveCapacity(count)
        for offset in 0..<count {
            guard let raw = unsafe element.attributes.data[offset] else { continue }
            let attribute = unsafe raw.assumingMemoryBound(to: GumboAttribute.self)
            attributes.append(
                Element.Attribute(
                    name: unsafe String(cString: attribute.pointee.name),
                    value: unsafe String(cString: attribute.pointee.value)))
        }
        return Element(name: name, attributes: attributes)
    }
}
