internal import HTMLTree

/// The site that a page is on, as far as that is known: whether a link leads away from it.
struct SiteName {
    /// The last two labels of the host ("example.org"), or nil.
    private let domain: String?

    /// Finds the site in the address that the page came from, or in the one that it calls its own.
    init(of tree: HTMLTree, address: String?) {
        var found = address.flatMap { Self.domain(of: $0) }
        for index in tree.nodes.indices where found == nil {
            guard let element = tree.element(at: index) else { continue }
            if element.name == "body" { break }
            if element.name == "link", element["rel"]?.lowercased() == "canonical", let href = element["href"] {
                found = Self.domain(of: href)
            } else if element.name == "meta", element["property"]?.lowercased() == "og:url",
                let url = element["content"]
            {
                found = Self.domain(of: url)
            }
        }
        domain = found
    }

    /// Whether a link leads to another site. One without a host does not; nobody knows where the page does not say
    /// where it is.
    func isOutward(_ href: String) -> Bool {
        guard let domain, let other = Self.domain(of: href) else { return false }
        return other != domain
    }

    /// The end of the host in an address: two labels, or three where the one before the last is short ("co.uk").
    private static func domain(of address: String) -> String? {
        guard let start = address.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let head = address[..<start]
        let rest = address[start...]
        guard head.isEmpty || head.utf8.count <= 6, rest.hasPrefix("//") else { return nil }
        let host = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }.lowercased()
        let labels = host.split(separator: ".")
        guard labels.count >= 2 else { return nil }
        let isShort = labels.count >= 3 && labels[labels.count - 2].utf8.count <= 3
        return labels.suffix(isShort ? 3 : 2).joined(separator: ".")
    }
}
