import Testing

import Fetch

@Suite("Network addresses")
struct IPAddressTests {
    struct Row: Sendable {
        var written: String
        var isPublic: Bool?
        var at: SourceLocation

        init(_ written: String, _ isPublic: Bool?, at: SourceLocation = #_sourceLocation) {
            (self.written, self.isPublic, self.at) = (written, isPublic, at)
        }
    }

    static let rows = [
        Row("93.184.216.34", true), Row("8.8.8.8", true), Row("172.15.0.1", true), Row("172.32.0.1", true),
        Row("100.63.0.1", true), Row("100.128.0.1", true), Row("2606:4700::1111", true), Row("[2a00::1]", true),
        Row("0.0.0.0", false), Row("10.1.2.3", false), Row("127.0.0.1", false), Row("127.8.8.8", false),
        Row("100.64.0.1", false), Row("100.127.255.255", false), Row("169.254.169.254", false),
        Row("172.16.0.1", false), Row("172.31.255.255", false), Row("192.168.1.1", false), Row("192.0.0.8", false),
        Row("198.18.0.1", false), Row("198.19.255.255", false), Row("192.0.2.1", false), Row("198.51.100.7", false),
        Row("203.0.113.9", false), Row("224.0.0.1", false), Row("240.0.0.1", false), Row("255.255.255.255", false),
        Row("::", false), Row("::1", false), Row("fe80::1", false), Row("fe80::1%eth0", false), Row("fd00::1", false),
        Row("fc00::1", false), Row("ff02::1", false), Row("2001:db8::1", false), Row("2001::1", false),
        Row("3fff::1", false), Row("::ffff:127.0.0.1", false), Row("::ffff:10.0.0.1", false),
        Row("::ffff:8.8.8.8", true), Row("64:ff9b::10.0.0.1", false), Row("64:ff9b::8.8.8.8", true),
        Row("2002:7f00:1::", false), Row("2002:808:808::", true), Row("64:ff9b:1::1", false),
        Row("example.org", nil), Row("", nil), Row("1.2.3", nil), Row("1.2.3.256", nil),
    ]

    @Test("Public and special addresses are told apart", arguments: rows)
    func telling(_ row: Row) {
        #expect(IPAddress(row.written)?.isPublic == row.isPublic, sourceLocation: row.at)
    }

    @Test("An IPv4 address in IPv6 clothes is that IPv4 address")
    func mapped() {
        #expect(IPAddress("::ffff:10.0.0.1") == IPAddress("10.0.0.1"))
        #expect(IPAddress("::ffff:10.0.0.1")?.description == "10.0.0.1")
        #expect(IPAddress("2606:4700:0:0::1111")?.description == "2606:4700::1111")
    }

    struct RuleRow: Sendable {
        var rule: AddressRule
        var ip: String
        var hasMetPublic: Bool
        var allowed: Bool
        var at: SourceLocation

        init(
            _ rule: AddressRule, _ ip: String, hasMetPublic: Bool = false, _ allowed: Bool,
            at: SourceLocation = #_sourceLocation
        ) {
            (self.rule, self.ip, self.hasMetPublic, self.allowed, self.at) = (rule, ip, hasMetPublic, allowed, at)
        }
    }

    static let rules = [
        RuleRow(.publicOnly, "8.8.8.8", true), RuleRow(.publicOnly, "10.0.0.1", false),
        RuleRow(.publicOnly, "::1", false), RuleRow(AddressRule(allowsPrivate: true), "10.0.0.1", true),
        RuleRow(AddressRule(allowedHosts: ["NAS.home"]), "10.0.0.1", true),
        RuleRow(AddressRule(allowedHosts: ["other.home"]), "10.0.0.1", false), RuleRow(.typed, "10.0.0.1", true),
        RuleRow(.typed, "10.0.0.1", hasMetPublic: true, false), RuleRow(.typed, "8.8.8.8", hasMetPublic: true, true),
    ]

    @Test("The rule lets through what it names", arguments: rules)
    func judging(_ row: RuleRow) throws {
        let ip = try #require(IPAddress(row.ip), sourceLocation: row.at)
        let allowed = row.rule.allows(ip, host: "nas.home", hasMetPublic: row.hasMetPublic)
        #expect(allowed == row.allowed, sourceLocation: row.at)
    }
}
