/// An address of the web, taken apart as far as relative addresses need it. Source: RFC 3986, section 5.
struct WebAddress: Hashable, Sendable {
    private let scheme: String
    private let authority: String
    private let path: String
    private let query: String

    /// An address with a scheme and a host.
    init?(_ text: String) {
        self.init(text, relativeTo: nil)
    }

    /// An address as it stands in a page, resolved against the page's.
    init?(_ text: String, relativeTo base: WebAddress?) {
        guard let resolved = Self.resolved(text, base) else { return nil }
        self = resolved
    }

    private init(scheme: String, authority: String, path: String, query: String) {
        (self.scheme, self.authority, self.path, self.query) = (scheme, authority, path, query)
    }

    /// The address as text, without a fragment.
    var description: String { "\(scheme)://\(authority)\(path)\(query)" }

    /// What browsers take off an address before they look at its scheme: white space around it, line ends and tabs in
    /// it, controls.
    static func cleaned(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar.value > 0x20 && scalar.value != 0x7F && scalar.value != 0xA0 {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    /// The scheme of an address in small letters; nil for a relative one.
    static func scheme(of text: Substring) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon]
        guard let first = scheme.first, first.isASCII, first.isLetter,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return scheme.lowercased()
    }

    private static func resolved(_ text: String, _ base: WebAddress?) -> WebAddress? {
        var rest = cleaned(text).replacing("\\", with: "/")[...]
        if let hash = rest.firstIndex(of: "#") { rest = rest[..<hash] }
        if let scheme = scheme(of: rest) {
            guard scheme == "http" || scheme == "https" else { return nil }
            rest = rest.dropFirst(scheme.count + 1)
            guard rest.hasPrefix("//") else { return nil }
            return absolute(rest.dropFirst(2), scheme: scheme)
        }
        guard let base else { return nil }
        if rest.hasPrefix("//") { return absolute(rest.dropFirst(2), scheme: base.scheme) }
        let (path, query) = parts(rest)
        if path.isEmpty {
            return WebAddress(
                scheme: base.scheme, authority: base.authority, path: base.path,
                query: query.isEmpty ? base.query : query)
        }
        let folder = base.path[...(base.path.lastIndex(of: "/") ?? base.path.startIndex)]
        let whole = path.first == "/" ? String(path) : String(folder) + String(path)
        return WebAddress(scheme: base.scheme, authority: base.authority, path: withoutDots(whole), query: query)
    }

    private static func absolute(_ rest: Substring, scheme: String) -> WebAddress? {
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard !authority.isEmpty, !authority.contains(where: { "<>\"'`{}|^".contains($0) }) else { return nil }
        let (path, query) = parts(rest[authority.endIndex...])
        return WebAddress(
            scheme: scheme, authority: String(authority), path: withoutDots(path.isEmpty ? "/" : String(path)),
            query: query)
    }

    private static func parts(_ rest: Substring) -> (path: Substring, query: String) {
        let path = rest.prefix { $0 != "?" }
        return (path, String(rest[path.endIndex...]))
    }

    /// `/a/b/../c` is `/a/c`.
    private static func withoutDots(_ path: String) -> String {
        guard path.contains("/.") else { return path }
        var parts: [Substring] = []
        for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".": continue
            case "..": if !parts.isEmpty { parts.removeLast() }
            default: parts.append(part)
            }
        }
        let ends = path.hasSuffix("/.") || path.hasSuffix("/..")
        return "/" + parts.joined(separator: "/") + (ends && !parts.isEmpty ? "/" : "")
    }
}
