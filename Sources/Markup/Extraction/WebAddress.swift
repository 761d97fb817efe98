/// Addresses in pages. Source: RFC 3986, section 5.2, as far as pages need it.
enum WebAddress {
    /// The whole address that a reference means on a page; the reference itself where the page's address is unknown.
    static func absolute(_ reference: String, on page: String?) -> String {
        guard let page, let name = page.firstRange(of: "://") else { return reference }
        let start = reference.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if start.contains(":") || reference.isEmpty { return reference }
        if reference.hasPrefix("//") { return page[..<name.lowerBound] + ":" + reference }
        let rest = page[name.upperBound...].prefix { $0 != "?" && $0 != "#" }
        let host = rest.prefix { $0 != "/" }
        let origin = page[..<name.upperBound] + host
        if reference.hasPrefix("/") { return origin + reference }
        let path = rest[host.endIndex...]
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return origin + folder + reference
    }
}
