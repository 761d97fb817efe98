#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// How loud sound is to people. Source: ITU-R BS.1770-4, annex 1.
public enum Loudness {
    /// The integrated loudness in LUFS, with K-weighting and both gates; nil for silence (nothing above -70 LUFS) and
    /// for sound of less than 400 ms, which the definition does not cover.
    public static func integrated(of sound: Sound) -> Double? {
        let step = sound.rate.hertz / 10
        guard step > 0 else { return nil }
        // Blocks of 400 ms that begin every 100 ms are sums of four steps.
        let steps = energies(of: sound, step: step)
        guard steps.count >= 4 else { return nil }
        let blocks = (0...steps.count - 4).map { start in
            steps[start..<start + 4].reduce(0, +) / Double(4 * step)
        }
        let absolute = blocks.filter { level(of: $0) > -70 }
        guard let mean = mean(of: absolute) else { return nil }
        let gate = level(of: mean) - 10
        return Self.mean(of: absolute.filter { level(of: $0) > gate }).map(level)
    }

    /// The K-weighted energy of each whole step of samples.
    private static func energies(of sound: Sound, step: Int) -> [Double] {
        var shelf = Biquad.shelf(rate: Double(sound.rate.hertz))
        var highPass = Biquad.highPass(rate: Double(sound.rate.hertz))
        var result: [Double] = []
        var sum = 0.0
        var count = 0
        for sample in sound.samples {
            let weighted = highPass.apply(shelf.apply(sample.isFinite ? Double(sample) : 0))
            sum += weighted * weighted
            count += 1
            guard count == step else { continue }
            result.append(sum)
            (sum, count) = (0, 0)
        }
        return result
    }

    private static func level(of power: Double) -> Double {
        -0.691 + 10 * log10(power)
    }

    private static func mean(of values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
}

/// A filter of second order.
private struct Biquad {
    private let b0, b1, b2, a1, a2: Double
    private var z1 = 0.0
    private var z2 = 0.0

    private init(b0: Double, b1: Double, b2: Double, a0: Double, a1: Double, a2: Double) {
        self.b0 = b0 / a0
        self.b1 = b1 / a0
        self.b2 = b2 / a0
        self.a1 = a1 / a0
        self.a2 = a2 / a0
    }

    /// The first stage of the K-weighting, the acoustic effect of the head.
    ///
    /// The standard lists coefficients for 48 kHz alone; these are the analogue values behind them, for any rate.
    static func shelf(rate: Double) -> Biquad {
        let k = tan(.pi * 1_681.974450955533 / rate)
        let q = 0.7071752369554196
        let high = pow(10, 3.999843853973347 / 20)
        let band = pow(high, 0.4996667741545416)
        return Biquad(
            b0: high + band * k / q + k * k, b1: 2 * (k * k - high), b2: high - band * k / q + k * k,
            a0: 1 + k / q + k * k, a1: 2 * (k * k - 1), a2: 1 - k / q + k * k)
    }

    /// The second stage of the K-weighting; its numerator is not scaled, as in the standard's table.
    static func highPass(rate: Double) -> Biquad {
        let k = tan(.pi * 38.13547087602444 / rate)
        let q = 0.5003270373238773
        let a0 = 1 + k / q + k * k
        return Biquad(b0: a0, b1: -2 * a0, b2: a0, a0: a0, a1: 2 * (k * k - 1), a2: 1 - k / q + k * k)
    }

    mutating func apply(_ input: Double) -> Double {
        let output = b0 * input + z1
        z1 = b1 * input - a1 * output + z2
        z2 = b2 * input - a2 * output
        return output
    }
}
