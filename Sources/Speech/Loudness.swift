import Audio

/// Stands in for `Audio.Loudness` until that is there.
enum Loudness {
    static func integrated(of sound: Sound) -> Double? {
        let power = sound.samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(sound.samples.count, 1))
        return power > 0 ? -0.7 + 4.34 * Double(logarithm(power)) : nil
    }

    private static func logarithm(_ value: Double) -> Double {
        var rest = value
        var result = 0.0
        while rest < 0.5 { (rest, result) = (rest * 2, result - 0.693147) }
        while rest > 1 { (rest, result) = (rest / 2, result + 0.693147) }
        let x = (rest - 1) / (rest + 1)
        return result + 2 * (x + x * x * x / 3 + x * x * x * x * x / 5)
    }
}
