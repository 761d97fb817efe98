/// An address as a key: the addresses of one page under different links are one.
///
/// The protocol, `www.`, the standard port, the fragment, the last slash and what links carry to follow readers do not
/// count; the order of the other parameters does.
enum NormalAddress {
    /// Parameters that say where a reader came from and never what is shown.
    private static let followers: Set<String> = [
        "fbclid", "gclid", "dclid", "gbraid", "wbraid", "msclkid", "yclid", "twclid", "igshid", "mc_cid", "mc_eid",
        "_hsenc", "_hsmi", "mkt_tok", "oly_anon_id", "oly_enc_id", "vero_id", "rb_clickid", "s_cid", "cmpid", "ref_src",
        "ref_url", "fb_action_ids", "fb_action_types", "spm", "wt_mc", "at_medium", "at_campaign",
    ]

    /// The key; nil for what is no web address.
    static func key(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = address[..<colon].lowercased()
        var rest = address[address.utf8.index(after: colon)...]
        guard scheme == "http" || scheme == "https", rest.hasPrefix("//") else { return nil }
        rest = rest.dropFirst(2)
        let hostEnd = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
        var host = rest[..<hostEnd].lowercased()
        if let at = host.lastIndex(of: "@") { host = String(host[host.index(after: at)...]) }
        for port in [":80", ":443"] where host.hasSuffix(port) { host.removeLast(port.count) }
        if host.hasPrefix("www.") { host.removeFirst(4) }
        if host.hasSuffix(".") { host.removeLast() }
        guard !host.isEmpty else { return nil }
        let tail = rest[hostEnd...].prefix { $0 != "#" }
        var path = tail.prefix { $0 != "?" }
        if path.hasSuffix("/") { path.removeLast() }
        let query = tail.dropFirst(tail.prefix { $0 != "?" }.count + 1).split(separator: "&").filter { pair in
            let name = pair.prefix { $0 != "=" }.lowercased()
            return !name.hasPrefix("utm_") && !followers.contains(name)
        }
        return host + path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }
}
