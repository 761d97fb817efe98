import CCurl

/// An address, taken apart by the same code that connects to it.
struct WebAddress {
    /// The whole, normalised.
    let text: String
    /// The protocol in lower case.
    let scheme: String
    /// The host in lower case, IPv6 in brackets.
    let host: String
    /// The whole without user name, password, query and fragment: for messages.
    let shown: String

    /// Throws `.badAddress` when the text is no absolute address.
    init(_ text: String) throws(FetchError) {
        guard let url = unsafe curl_url() else { throw .badAddress(text) }
        defer { unsafe curl_url_cleanup(url) }
        let flags = UInt32(CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE)
        guard unsafe curl_url_set(url, CURLUPART_URL, text, flags) == CURLUE_OK,
            let scheme = unsafe Self.part(CURLUPART_SCHEME, of: url),
            let whole = unsafe Self.part(CURLUPART_URL, of: url)
        else { throw .badAddress(text) }
        self.scheme = scheme.lowercased()
        self.text = whole
        host = unsafe (Self.part(CURLUPART_HOST, of: url) ?? "").lowercased()
        for secret in [CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_QUERY, CURLUPART_FRAGMENT] {
            unsafe curl_url_set(url, secret, nil, 0)
        }
        shown = unsafe Self.part(CURLUPART_URL, of: url) ?? "\(self.scheme)://\(host)"
    }

    /// Whether it is fetched at all.
    var isWeb: Bool { (scheme == "http" || scheme == "https") && !host.isEmpty }

    /// The part is copied out; libcurl's copy is freed here.
    private static func part(_ part: CURLUPart, of url: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        guard unsafe curl_url_get(url, part, &value, 0) == CURLUE_OK, let value = unsafe value else { return nil }
        defer { unsafe curl_free(value) }
        return unsafe String(cString: value)
    }
}
