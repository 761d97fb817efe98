/// Which network addresses a fetch may speak to. Public ones always; the others only as this rule says.
///
/// The address that the socket is opened to is judged, at every redirect again, so that a name that resolves to a
/// private address gains nothing. Behind a proxy the proxy looks names up: then only hosts written as numbers are judged.
public struct AddressRule: Hashable, Sendable {
    /// Whether private, loopback, link-local and other special addresses are allowed everywhere.
    public var allowsPrivate: Bool
    /// Hosts that may have any address, in lower case.
    public var allowedHosts: Set<String>
    /// Whether the address given to `fetch` was typed by the user: its host may have any address, and so may what it
    /// redirects to, until one of them turned out to be public.
    public var trustsFirst: Bool

    /// A rule: public addresses, and what is allowed besides.
    public init(allowsPrivate: Bool = false, allowedHosts: Set<String> = [], trustsFirst: Bool = false) {
        self.allowsPrivate = allowsPrivate
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        self.trustsFirst = trustsFirst
    }

    /// Public addresses alone.
    public static let publicOnly = AddressRule()
    /// For an address that the user typed: a server at home is fine, a public page that redirects there is not.
    public static let typed = AddressRule(trustsFirst: true)

    /// Whether a connection to the address may be opened.
    ///
    /// - Parameters:
    ///   - ip: The address that the socket would connect to.
    ///   - host: The host in the web address.
    ///   - hasMetPublic: Whether an earlier answer of this fetch came from a public address.
    /// - Returns: True when it may.
    public func allows(_ ip: IPAddress, host: String, hasMetPublic: Bool) -> Bool {
        if ip.isPublic || allowsPrivate { return true }
        if allowedHosts.contains(host.lowercased()) { return true }
        return trustsFirst && !hasMetPublic
    }
}
