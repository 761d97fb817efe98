#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Decibels and factors.
public enum Level {
    /// The factor on samples that so many decibels are.
    public static func factor(decibels: Double) -> Float {
        Float(pow(10, decibels / 20))
    }

    /// The decibels that a factor on samples is; minus infinity for zero.
    public static func decibels(factor: Float) -> Double {
        20 * log10(Double(factor))
    }
}

/// Levels of sound.
extension Sound {
    /// The greatest absolute value of a sample; 0 without samples. Values that are not numbers count as nothing.
    public var peak: Float {
        samples.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    }

    /// The greatest absolute value of the wave that the samples stand for, also between them.
    ///
    /// Measured at four times the rate. Source: ITU-R BS.1770-4, annex 2.
    public var truePeak: Float {
        TruePeak.peaks(of: samples).max() ?? 0
    }

    /// The sound made louder or softer by so many decibels.
    public func amplified(by decibels: Double) -> Sound {
        let factor = Level.factor(decibels: decibels)
        return Sound(samples: samples.map { $0 * factor }, rate: rate)
    }
}
