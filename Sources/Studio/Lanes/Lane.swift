/// How urgently a clip is wanted, most urgent first.
public enum Lane: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// A listener hears nothing until it is there.
    case waiting
    /// It is in the rest of an article that somebody listens to.
    case article
    /// It is in an article that follows in somebody's queue.
    case next
    /// Nobody listens: unread articles, openings, the feed.
    case background

    public static func < (left: Lane, right: Lane) -> Bool { left.rawValue < right.rawValue }
}
