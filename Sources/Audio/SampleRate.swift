/// Samples per second.
public struct SampleRate: Hashable, Sendable {
    /// The rate of everything that Earmark encodes.
    public static let product = SampleRate(hertz: 24_000)

    /// Samples per second, above zero.
    public let hertz: Int

    /// A rate; traps when it is not positive (check a rate from a file before).
    public init(hertz: Int) {
        precondition(hertz > 0, "a sample rate is positive")
        self.hertz = hertz
    }
}
