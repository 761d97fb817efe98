extension HTMLTree {
    /// An element: its name and attributes, both in lower case as HTML has them.
    public struct Element: Hashable, Sendable {
        /// One attribute.
        public struct Attribute: Hashable, Sendable {
            /// Its name.
            public var name: String
            /// Its value with character references resolved.
            public var value: String
        }

        /// Whether readers of the page see an element.
        public enum Presence: Hashable, Sendable {
            case visible
            /// Marked as not to be seen or not to be read: `hidden`, `aria-hidden`, `display: none`.
            case hidden
            /// Never text for readers: scripts, styles, templates and what stands in for scripts.
            case inert
        }

        /// The name of the tag.
        public var name: String
        /// The attributes in the order they were written.
        public var attributes: [Attribute]

        /// The value of an attribute, or nil where the element has none of that name.
        public subscript(_ name: String) -> String? {
            attributes.first { $0.name == name }?.value
        }

        /// Whether readers see this element, judged by itself alone and not by what is around it.
        public var presence: Presence {
            if Self.inertNames.contains(name) { return .inert }
            for attribute in attributes {
                switch attribute.name {
                case "hidden" where attribute.value.lowercased() != "until-found": return .hidden
                case "aria-hidden" where attribute.value.lowercased() == "true": return .hidden
                case "style" where Self.hides(attribute.value): return .hidden
                default: break
                }
            }
            return .visible
        }

        private static let inertNames: Set<String> = [
            "script", "style", "template", "noscript", "noembed", "noframes",
        ]

        private static func hides(_ style: String) -> Bool {
            let plain = style.lowercased().filter { !$0.isWhitespace }
            return plain.contains("display:none") || plain.contains("visibility:hidden")
        }
    }
}
