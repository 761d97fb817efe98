import Testing

import Fetch
import TestSupport

@Suite("Private addresses and proxies, at a real server", .timeLimit(.minutes(10)))
struct AddressRuleTests {
    private static func server() throws -> LoopbackServer {
        try LoopbackServer { _ in .response(200, body: Array("at home".utf8)) }
    }

    @Test(
        "A private address is refused, by number and by name",
        arguments: ["127.0.0.1", "localhost", "127.1", "0x7f000001"])
    func refused(_ host: String) async throws {
        let server = try Self.server()
        let error = await #expect(throws: FetchError.self) {
            try await Fetcher(limits: FetchLimits(), rule: .publicOnly, proxies: .none)
                .fetch(server.address("/", host: host))
        }
        guard case .refusedAddress = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("A host on the list, and one that the user typed, may be private")
    func allowed() async throws {
        let server = try Self.server()
        for rule in [AddressRule(allowedHosts: ["LOCALHOST"]), .typed] {
            let fetcher = Fetcher(limits: FetchLimits(), rule: rule, proxies: .none)
            let body = try await fetcher.fetch(server.address("/", host: "localhost")).body
            #expect(body == Array("at home".utf8))
        }
    }

    @Test("A public page that redirects into the private network is not followed")
    func rebound() async throws {
        let home = try Self.server()
        let inner = home.address("/router")
        // The proxy stands for the public internet: what comes through it counts as public.
        let proxy = try LoopbackServer { _ in .response(302, ["Location: \(inner)"]) }
        let proxies = Proxies(environment: ["http_proxy": proxy.address(""), "no_proxy": "127.0.0.0/8"])
        let fetcher = Fetcher(limits: FetchLimits(), rule: .typed, proxies: proxies)
        await #expect(throws: FetchError.refusedAddress(host: "127.0.0.1", ip: "127.0.0.1")) {
            try await fetcher.fetch("http://public.example/page")
        }
    }

    @Test("A home server may redirect to another one at home")
    func homeToHome() async throws {
        let second = try Self.server()
        let target = second.address("/")
        let first = try LoopbackServer { _ in .response(302, ["Location: \(target)"]) }
        let fetcher = Fetcher(limits: FetchLimits(), rule: .typed, proxies: .none)
        #expect(try await fetcher.fetch(first.address("/")).body == Array("at home".utf8))
    }

    @Test("A private number is refused behind a proxy too")
    func behindProxy() async throws {
        let proxy = try Self.server()
        let proxies = Proxies(environment: ["http_proxy": proxy.address("")])
        await #expect(throws: FetchError.refusedAddress(host: "10.0.0.1", ip: "10.0.0.1")) {
            try await Fetcher(limits: FetchLimits(), rule: .publicOnly, proxies: proxies).fetch("http://10.0.0.1/")
        }
    }

    struct Row: Sendable {
        var variables: [String: String]
        var goesThrough: Bool
        var at: SourceLocation

        init(_ variables: [String: String], _ goesThrough: Bool, at: SourceLocation = #_sourceLocation) {
            (self.variables, self.goesThrough, self.at) = (variables, goesThrough, at)
        }
    }

    static let proxyRows = [
        Row(["http_proxy": "PROXY"], true), Row(["all_proxy": "PROXY"], true), Row(["ALL_PROXY": "PROXY"], true),
        Row(["HTTP_PROXY": "PROXY"], false), Row(["https_proxy": "PROXY"], false), Row([:], false),
        Row(["http_proxy": "PROXY", "no_proxy": "localhost"], false),
        Row(["http_proxy": "PROXY", "NO_PROXY": "x.org, .localhost"], false),
        Row(["http_proxy": "PROXY", "no_proxy": "*"], false), Row(["http_proxy": "PROXY", "no_proxy": "host"], true),
    ]

    @Test("The environment's proxy is used as curl uses it", arguments: proxyRows)
    func proxies(_ row: Row) async throws {
        let direct = try Self.server()
        let proxy = try LoopbackServer { _ in .response(200, body: Array("by proxy".utf8)) }
        let variables = row.variables.mapValues { $0 == "PROXY" ? proxy.address("") : $0 }
        let fetcher = Fetcher(
            limits: FetchLimits(), rule: AddressRule(allowsPrivate: true), proxies: Proxies(environment: variables))
        let body = try await fetcher.fetch(direct.address("/", host: "localhost")).body
        #expect(body == Array((row.goesThrough ? "by proxy" : "at home").utf8), sourceLocation: row.at)
    }
}
