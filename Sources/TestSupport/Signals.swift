import Foundation

/// Made-up sound for tests.
public enum Signals {
    /// A sine wave.
    public static func sine(hertz: Double, amplitude: Double, count: Int, rate: Int) -> [Float] {
        (0..<count).map { Float(amplitude * sin(2 * .pi * hertz * Double($0) / Double(rate))) }
    }

    /// Noise that is the same each time, evenly spread between plus and minus the amplitude.
    public static func noise(amplitude: Float, count: Int, seed: UInt64 = 1) -> [Float] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (Float(state >> 40) / Float(1 << 23) - 1) * amplitude
        }
    }

    /// Something like speech: a buzz of many harmonics in syllables of five a second, with breath.
    public static func speech(count: Int, rate: Int, amplitude: Double = 0.5, seed: UInt64 = 1) -> [Float] {
        let breath = noise(amplitude: Float(amplitude) * 0.05, count: count, seed: seed)
        return (0..<count).map { index in
            let time = Double(index) / Double(rate)
            let pitch = 120 + 15 * sin(2 * .pi * 0.7 * time + Double(seed))
            let envelope = 0.05 + 0.95 * pow(max(0, sin(2 * .pi * 2.5 * time)), 2)
            let buzz = (1...12).reduce(0.0) { $0 + sin(2 * .pi * pitch * Double($1) * time) / Double($1 + 1) }
            return Float(amplitude * envelope * buzz / 2.2) + breath[index]
        }
    }

    /// How much louder a signal is than its difference from another, in decibels.
    public static func ratio(of signal: [Float], to other: [Float]) -> Double {
        let energy = signal.reduce(0.0) { $0 + Double($1) * Double($1) }
        let error = zip(signal, other).reduce(0.0) { $0 + Double($1.0 - $1.1) * Double($1.0 - $1.1) }
        return 10 * log10(energy / max(error, 1e-30))
    }
}
