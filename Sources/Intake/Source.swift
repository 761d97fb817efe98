import Foundation

/// Where an article comes from.
public enum Source: Hashable, Sendable {
    /// A file on this machine, as a path.
    case file(String)
    /// A web address.
    case address(String)
    /// Standard input.
    case standardInput

    /// Reads what a user gives on the command line: `-` is standard input, what begins with a protocol (`https://…`)
    /// is an address, `file:` addresses and everything else are paths.
    public init(argument: String) {
        if argument == "-" {
            self = .standardInput
        } else if let path = Self.path(fileAddress: argument) {
            self = .file(path)
        } else if Self.hasProtocol(argument) {
            self = .address(argument)
        } else {
            self = .file(argument)
        }
    }

    /// What to call it in a message.
    public var subject: String {
        switch self {
        case .file(let path): path.isEmpty ? "the file without a name" : path
        case .address(let address): String(address.prefix { $0 != "?" && $0 != "#" })
        case .standardInput: "standard input"
        }
    }

    /// The path in `file:/path`, `file:///path` or `file://localhost/path`, or nil for anything else.
    private static func path(fileAddress: String) -> String? {
        guard fileAddress.lowercased().hasPrefix("file:") else { return nil }
        var rest = fileAddress.dropFirst("file:".count)
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            if rest.lowercased().hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
        }
        guard rest.hasPrefix("/") else { return nil }
        return rest.prefix { $0 != "?" && $0 != "#" }.removingPercentEncoding ?? String(rest)
    }

    private static func hasProtocol(_ text: String) -> Bool {
        guard let end = text.range(of: "://")?.lowerBound else { return false }
        let name = text[..<end]
        return name.first.map { $0.isASCII && $0.isLetter } == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
