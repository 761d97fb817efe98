/// How long a voice takes: a line through what it has said so far, from weight of text to frames of sound.
struct Pace: Hashable, Codable, Sendable {
    /// How much an observation counts against the next one, so that the line follows the voice.
    private static let memory = 0.995

    /// How many observations went in.
    private(set) var count = 0
    private var weight = 0.0
    private var sumX = 0.0
    private var sumY = 0.0
    private var sumXX = 0.0
    private var sumXY = 0.0

    /// A pace that knows nothing but what is common to voices: 0.35 s and 68 ms for each letter.
    init() {
        for letters in [20.0, 120.0] { put(letters, 14.6 + 2.83 * letters) }
    }

    /// Learns that a text of the given weight took so many frames.
    mutating func learn(weight letters: Double, frames: Int) {
        for keyPath in [\Pace.weight, \.sumX, \.sumY, \.sumXX, \.sumXY] { self[keyPath: keyPath] *= Self.memory }
        put(letters, Double(frames))
        count += 1
    }

    /// The frames that a text of the given weight will take, at least one.
    func frames(weight letters: Double) -> Int {
        let spread = weight * sumXX - sumX * sumX
        guard weight > 0, spread > 0 else { return 1 }
        let slope = (weight * sumXY - sumX * sumY) / spread
        let start = (sumY - slope * sumX) / weight
        let estimate = start + slope * letters
        return estimate.isFinite ? max(1, Int(min(estimate, 1e6).rounded())) : 1
    }

    private mutating func put(_ x: Double, _ y: Double) {
        weight += 1
        sumX += x
        sumY += y
        sumXX += x * x
        sumXY += x * y
    }
}
