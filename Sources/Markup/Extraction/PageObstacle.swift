/// Why a page has no article to read, though it was read without a fault.
public enum PageObstacle: Hashable, Sendable {
    /// Only the beginning is there; the rest is for subscribers.
    case paywall
    /// The page asks for an account before it shows its article.
    case account
    /// The page asks for consent, to cookies for example, before it shows its article.
    case consent
    /// The page asks whether a person is reading.
    case challenge
    /// The page says that something went wrong, in these words.
    case error(String)
    /// The text comes by a script that is not run here.
    case needsScript
    /// The page lists other pages and has no article of its own.
    case listing
    /// The page has no text.
    case empty
}

extension PageObstacle {
    /// A sentence for people about a page named `subject`: what is in the way and what to do. Without the full stop.
    public func sentence(for subject: String) -> String {
        let way = "open it in your browser, save the page and give the file"
        return switch self {
        case .paywall:
            "\(subject) shows only the beginning of its article without a subscription; if you have one, \(way)"
        case .account: "\(subject) shows its article only after signing in; if you have an account, \(way)"
        case .consent: "\(subject) asks for consent before it shows its article; \(way)"
        case .challenge: "\(subject) asks whether a person is reading; \(way)"
        case .error(let words): "\(subject) is an error page (“\(words)”); check the address"
        case .needsScript: "\(subject) shows its text only with JavaScript; \(way)"
        case .listing:
            "\(subject) is a list of other pages without an article of its own; give the address of one of them"
        case .empty:
            "\(subject) has no text to read aloud; if your browser shows some, save the page there and give the file"
        }
    }
}
