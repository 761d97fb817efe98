/// An HTML document as values: elements and texts in one flat array, read by the rules that browsers use.
///
/// Any bytes give a tree. Comments and document types are not kept; unknown elements are. Elements below depth
/// ``TagScan/depthLimit`` are dissolved into their text, so that parsing stays linear.
/// Source: HTML Living Standard, section 13.2 (as far as gumbo 0.10 follows it).
public struct HTMLTree: Hashable, Sendable {
    /// The name of a node in the array.
    public typealias Index = Int

    /// An element or a text, and its place in the tree.
    public struct Node: Hashable, Sendable {
        /// What stands here.
        public var content: Content
        // Pages have a node for every twenty bytes: their places are kept in four bytes each, -1 for none.
        private var parentPlace: Int32 = -1
        private var firstChildPlace: Int32 = -1
        private var nextSiblingPlace: Int32 = -1

        init(content: Content, parent: Index? = nil) {
            self.content = content
            self.parent = parent
        }

        /// The element around it; nil for the root.
        public internal(set) var parent: Index? {
            get { Self.index(parentPlace) }
            set { parentPlace = Self.place(newValue) }
        }

        /// The first node inside it.
        public internal(set) var firstChild: Index? {
            get { Self.index(firstChildPlace) }
            set { firstChildPlace = Self.place(newValue) }
        }

        /// The node after it in the same parent.
        public internal(set) var nextSibling: Index? {
            get { Self.index(nextSiblingPlace) }
            set { nextSiblingPlace = Self.place(newValue) }
        }

        private static func index(_ place: Int32) -> Index? { place < 0 ? nil : Int(place) }
        private static func place(_ index: Index?) -> Int32 { index.map { Int32(clamping: $0) } ?? -1 }
    }

    /// What a node is.
    public enum Content: Hashable, Sendable {
        case element(Element)
        /// Text with its character references resolved, white space as written.
        case text(String)
    }

    /// All nodes in document order: a node's children have higher indexes than it has.
    public let nodes: [Node]

    /// The `html` element; it is always there.
    public var root: Index { 0 }

    /// Whether the source is a page rather than a fragment: it has tags of `html`, `head` or `body`.
    public let isPage: Bool

    init(nodes: [Node], isPage: Bool) {
        self.nodes = nodes
        self.isPage = isPage
    }

    /// The element at the given index, or nil where a text stands.
    public func element(at index: Index) -> Element? {
        guard case .element(let element) = nodes[index].content else { return nil }
        return element
    }

    /// The first element of the given name below the root, in document order.
    public func first(_ name: String) -> Index? {
        nodes.indices.first { element(at: $0)?.name == name }
    }

    /// All text below a node, in order, as written; stops after about `limit` UTF-8 bytes.
    /// Script, style and the like are left out.
    public func text(of index: Index, limit: Int = .max) -> String {
        var text = ""
        var walk = walk(from: index)
        while text.utf8.count < limit, let visit = walk.next() {
            guard case .enter(let node) = visit else { continue }
            switch nodes[node].content {
            case .text(let part): text += part
            case .element(let element): if element.presence == .inert { walk.skipInside() }
            }
        }
        return text
    }
}
