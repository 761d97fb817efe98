extension HTMLTree {
    /// A step of a walk.
    public enum Visit: Hashable, Sendable {
        case enter(Index)
        /// Comes once for every node that was entered, after its children.
        case leave(Index)
    }

    /// A walk over a node and all below it in document order, by a loop.
    public struct Walk: IteratorProtocol, Sendable {
        private let nodes: [Node]
        private let start: Index
        private var last: Visit?
        private var skipped: Index?

        init(nodes: [Node], start: Index) {
            self.nodes = nodes
            self.start = start
        }

        /// The next step, or nil at the end.
        public mutating func next() -> Visit? {
            switch last {
            case nil:
                last = .enter(start)
            case .enter(let node):
                let child = skipped == node ? nil : nodes[node].firstChild
                last = child.map { .enter($0) } ?? .leave(node)
            case .leave(let node):
                if node == start { return nil }
                if let sibling = nodes[node].nextSibling {
                    last = .enter(sibling)
                } else if let parent = nodes[node].parent {
                    last = .leave(parent)
                } else {
                    return nil
                }
            }
            return last
        }

        /// Leaves out what is inside the node that was just entered; it will still be left.
        public mutating func skipInside() {
            guard case .enter(let node) = last else { return }
            skipped = node
        }
    }

    /// A walk that starts at a node.
    public func walk(from index: Index) -> Walk {
        Walk(nodes: nodes, start: index)
    }
}
