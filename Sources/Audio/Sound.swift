/// Samples of one channel, nominally within -1…1, and their rate.
public struct Sound: Hashable, Sendable {
    /// The samples.
    public var samples: [Float]
    /// Samples per second.
    public var rate: SampleRate

    /// Sound of the given samples.
    public init(samples: [Float], rate: SampleRate) {
        self.samples = samples
        self.rate = rate
    }

    /// How long it lasts.
    public var duration: Duration {
        .microseconds(Int64(samples.count) * 1_000_000 / Int64(rate.hertz))
    }
}
