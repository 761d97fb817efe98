/// The title of a page's article: what its heading, its `meta` and its `title` element agree on, without the site's name.
struct PageTitle {
    /// The title; the empty string where none is known.
    private(set) var text = ""

    /// Chooses among what a page says.
    init(marks: PageMarks, data: LinkedData, site: String?) {
        let claims = [marks["og:title"], data.title, marks["twitter:title"], marks["dc.title"], marks.title]
            .compactMap(\.self).filter { !$0.isEmpty }
        // What stands over the article is what a reader knows it by, if the page's own words agree with it.
        for heading in marks.headings {
            if claims.contains(where: { Self.agrees(heading, with: $0) }) {
                text = heading
                return
            }
        }
        guard let claim = claims.first else {
            text = marks.headings.first ?? ""
            return
        }
        text = Self.withoutSite(claim, site: site)
        if Self.isSameName(text, site), let heading = marks.headings.first { text = heading }
    }

    /// Whether a heading is the page's title: all of it, or all but a site's name before or behind.
    private static func agrees(_ heading: String, with claim: String) -> Bool {
        let (heading, claim) = (folded(heading), folded(claim))
        guard heading.utf8.count >= 4, !claim.isEmpty else { return false }
        if heading == claim { return true }
        guard heading.utf8.count * 3 > claim.utf8.count else { return false }
        return claim.hasPrefix(heading) || claim.hasSuffix(heading)
    }

    /// "A long walk | The Paper" is "A long walk" on The Paper, and so is "The Paper: A long walk".
    static func withoutSite(_ title: String, site: String?) -> String {
        for separator in separators {
            guard let range = title.ranges(of: separator).last else { continue }
            let (head, tail) = (title[..<range.lowerBound], title[range.upperBound...])
            if head.isEmpty || tail.isEmpty { continue }
            if isSameName(String(tail), site) { return withoutSite(String(head), site: site) }
            if let first = title.ranges(of: separator).first, isSameName(String(title[..<first.lowerBound]), site) {
                return String(title[first.upperBound...])
            }
            // A bar, unlike a dash, parts nothing but names.
            if isBar(separator), head.utf8.count > tail.utf8.count, tail.split(separator: " ").count <= 4 {
                return withoutSite(String(head), site: site)
            }
        }
        if let site, let range = title.firstRange(of: ": "), isSameName(String(title[..<range.lowerBound]), site) {
            return String(title[range.upperBound...])
        }
        return title
    }

    private static let separators = [" | ", " :: ", " » ", " « ", " • ", " · ", " — ", " – ", " - ", "｜", " / "]

    private static func isBar(_ separator: String) -> Bool {
        [" | ", " :: ", " » ", " « ", "｜"].contains(separator)
    }

    /// Whether two names are the same site: "The Daily Paper" is "Daily Paper" and "dailypaper.com".
    private static func isSameName(_ name: String, _ site: String?) -> Bool {
        guard let site else { return false }
        let wanted = reduced(name)
        return !wanted.isEmpty && wanted == reduced(site)
    }

    private static func reduced(_ name: String) -> String {
        var words = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "_" })
        if words.count > 1, words.first == "the" { words.removeFirst() }
        var joined = words.joined()
        for ending in [".com", ".org", ".net", ".co.uk", ".de", ".fr", ".es", ".it"] where joined.hasSuffix(ending) {
            joined.removeLast(ending.count)
        }
        if joined.hasPrefix("www.") { joined.removeFirst(4) }
        return joined.filter { $0.isLetter || $0.isNumber }
    }

    private static func folded(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
