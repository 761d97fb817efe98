/// Where a phone takes its sound from: Earmark's own where a server is set and in reach, the system's voice otherwise.
public struct SoundChoice: Hashable, Sendable {
    /// A kind of sound.
    public enum Source: Hashable, Sendable {
        /// The server's reel.
        case reel
        /// The system's voice.
        case systemVoice
    }

    /// Whether a server is set.
    public var hasServer: Bool
    /// When the server was last out of reach, on the clock of ``Moment/ticks``.
    private var failedAt: Int64?

    /// How long a server that was out of reach is not asked again, in milliseconds: the voice does not change with
    /// every sentence where the network comes and goes.
    public static let patience: Int64 = 60_000

    /// With or without a server.
    public init(hasServer: Bool) {
        self.hasServer = hasServer
    }

    /// What to open an article with.
    public func source(at now: Moment) -> Source {
        guard hasServer else { return .systemVoice }
        if let failedAt, now.ticks - failedAt < Self.patience { return .systemVoice }
        return .reel
    }

    /// The server was out of reach.
    public mutating func serverFailed(at now: Moment) {
        failedAt = now.ticks
    }
}
