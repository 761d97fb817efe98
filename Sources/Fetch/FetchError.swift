/// Why a fetch brought nothing. Addresses are shown without user name, password and query.
public enum FetchError: Error, Hashable, Sendable {
    /// The text is no absolute address.
    case badAddress(String)
    /// The protocol is neither http nor https; `redirected` when a server sent us there.
    case refusedProtocol(String, redirected: Bool)
    /// The host's network address lies in a range that the address rule keeps out.
    case refusedAddress(host: String, ip: String)
    /// No such host.
    case nameNotFound(host: String)
    /// The host does not take connections.
    case cannotConnect(host: String, reason: String)
    /// No answer, or not all of it, in time.
    case timedOut(String)
    /// The connection cannot be trusted: certificate or TLS.
    case untrusted(host: String, reason: String)
    /// The body is larger than the limit, in bytes.
    case tooLarge(String, limit: Int)
    /// The servers redirect for ever.
    case tooManyRedirects(String, limit: Int)
    /// The connection broke before everything had come.
    case interrupted(String, reason: String)
    /// The file cannot be written, for the system's reason.
    case unwritable(String, reason: String)
    /// The server answered with an error.
    case status(Int, address: String)
    /// The task was cancelled.
    case cancelled
    /// Anything else, in libcurl's words.
    case failed(String, reason: String)
}

extension FetchError: CustomStringConvertible {
    /// A sentence for people, without the full stop.
    public var description: String {
        switch self {
        case .badAddress(let text):
            "“\(text)” is not a web address; one begins with https:// or http://"
        case .refusedProtocol(let address, redirected: false):
            "\(address) cannot be fetched: only http and https addresses are"
        case .refusedProtocol(let address, redirected: true):
            "the server redirects to \(address), which is neither http nor https, so it is not followed"
        case .refusedAddress(let host, let ip):
            "\(host) has the address \(ip), which belongs to a private network, so it is not fetched"
        case .nameNotFound(let host):
            "there is no host named \(host), or the network is down"
        case .cannotConnect(let host, let reason):
            "\(host) does not take connections: \(reason)"
        case .timedOut(let address):
            "\(address) did not answer in time; try again later"
        case .untrusted(let host, let reason):
            "there is no safe connection to \(host): \(reason)"
        case .tooLarge(let address, let limit):
            "\(address) is larger than \(limit / 1_000_000) MB, the most that is fetched"
        case .tooManyRedirects(let address, let limit):
            "\(address) redirects more than \(limit) times"
        case .interrupted(let address, let reason):
            "the connection to \(address) broke: \(reason)"
        case .unwritable(let path, let reason):
            "\(path) cannot be written: \(reason)"
        case .status(let status, let address):
            Self.sentence(for: status, from: address)
        case .cancelled:
            "the fetch was stopped"
        case .failed(let address, let reason):
            "\(address) could not be fetched: \(reason)"
        }
    }

    /// Whether the same fetch may well succeed a little later.
    public var isPassing: Bool {
        switch self {
        case .nameNotFound, .cannotConnect, .timedOut, .interrupted: true
        case .status(let status, _): status == 429 || status >= 500
        default: false
        }
    }

    private static func sentence(for status: Int, from address: String) -> String {
        switch status {
        case 401, 403, 407:
            "\(address) is not open to everybody (status \(status)); save the page in a browser and give the file"
        case 404, 410: "\(address) does not exist (status \(status)); check the address"
        case 429: "\(address) asks to come back later (status 429)"
        case 500...: "the server of \(address) has a fault (status \(status)); try again later"
        default: "\(address) answered with status \(status)"
        }
    }
}
