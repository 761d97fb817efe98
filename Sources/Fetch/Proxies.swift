import Foundation

/// Which proxy stands between us and a host, as the environment says, read as curl reads it.
///
/// `http_proxy` (lower case alone, because CGI sets the other), `https_proxy`, `all_proxy` and `no_proxy`.
public struct Proxies: Hashable, Sendable {
    private let http: String?
    private let https: String?
    private let exempt: [String]

    /// The proxies that the given environment variables name.
    public init(environment: [String: String]) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        http = value("http_proxy", "all_proxy", "ALL_PROXY")
        https = value("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
        exempt = (value("no_proxy", "NO_PROXY") ?? "").lowercased()
            .split(whereSeparator: { $0 == "," || $0 == " " || $0 == "\t" }).map(String.init)
    }

    /// The proxies of this process' environment.
    public static var environment: Proxies { Proxies(environment: ProcessInfo.processInfo.environment) }
    /// No proxy at all.
    public static let none = Proxies(environment: [:])

    /// The address of the proxy for a host, or nil for a direct connection.
    func proxy(scheme: String, host: String) -> String? {
        guard let proxy = scheme == "https" ? https : http else { return nil }
        return exempt.contains { Self.exempts($0, host) } ? nil : proxy
    }

    private static func exempts(_ rule: String, _ host: String) -> Bool {
        if rule == "*" { return true }
        if let ip = IPAddress(host) {
            let sides = rule.split(separator: "/", maxSplits: 1).map(String.init)
            guard let network = sides.first.flatMap({ IPAddress($0) }) else { return false }
            let bits = sides.count == 2 ? Int(sides[1]) ?? -1 : network.bytes.count * 8
            return ip.agrees(with: network, bits: bits)
        }
        let domain = rule.hasPrefix(".") ? String(rule.dropFirst()) : rule
        return !domain.isEmpty && (host == domain || host.hasSuffix("." + domain))
    }
}
