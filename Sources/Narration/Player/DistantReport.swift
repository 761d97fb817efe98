/// What a device did while the server was out of its reach.
public struct DistantReport: Hashable, Sendable {
    /// What it did.
    public enum Kind: Hashable, Sendable {
        /// An article was heard up to a position.
        case heard(ArticleID, Position)
        /// An article was heard to its end.
        case ended(ArticleID)
    }

    /// Milliseconds since 1970 on the device's clock.
    public var wall: Int64
    /// What it did.
    public var kind: Kind

    /// A report.
    public init(wall: Int64, _ kind: Kind) {
        self.wall = wall
        self.kind = kind
    }
}
