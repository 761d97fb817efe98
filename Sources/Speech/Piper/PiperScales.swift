/// How a Piper model varies what it says.
public struct PiperScales: Hashable, Sendable {
    /// The spread of the sound, from 0: the same text sounds a little different each time.
    public var noise: Float
    /// The length of everything against normal: 2 speaks at half the speed.
    public var length: Float
    /// The spread of the durations, from 0.
    public var durationNoise: Float

    /// Scales for a synthesizer that says the same text the same way each time, as tests need it.
    public static let steady = PiperScales(noise: 1e-9, length: 1, durationNoise: 1e-9)

    /// Scales.
    public init(noise: Float, length: Float, durationNoise: Float) {
        self.noise = noise
        self.length = length
        self.durationNoise = durationNoise
    }

    /// The scales of a voice; Piper's own where its file has none.
    init(_ configuration: PiperConfiguration) {
        let inference = configuration.inference
        noise = inference?.noiseScale ?? 0.667
        length = inference?.lengthScale ?? 1
        durationNoise = inference?.noiseW ?? 0.8
    }
}
