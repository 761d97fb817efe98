/// How much a fetch may bring and how long it may take.
public struct FetchLimits: Hashable, Sendable {
    /// The most bytes of body, after decompression.
    public var bodyBytes = 20_000_000
    /// The longest time for everything, redirects included.
    public var total = Duration.seconds(30)
    /// The longest time until a connection stands, name look-up and TLS included.
    public var connecting = Duration.seconds(10)
    /// The most redirects that are followed.
    public var redirects = 8
    /// The lowest speed in bytes per second; slower than this for `stall` ends the transfer.
    public var slowest = 100
    /// How long a transfer may be slower than `slowest`; whole seconds.
    public var stall = Duration.seconds(15)

    /// The usual limits.
    public init() {}
}
