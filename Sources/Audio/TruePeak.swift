#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The wave between the samples, at four times the rate. Source: ITU-R BS.1770-4, annex 2.
enum TruePeak {
    /// Samples on each side that a value in between is made of: 16 in all, one vector.
    private static let reach = 8

    /// For each sample the greatest absolute value there and at the three places up to the next sample.
    ///
    /// Values that are not numbers count as 0.
    static func peaks(of samples: [Float]) -> [Float] {
        let clean = samples.map { $0.isFinite ? $0 : 0 }
        let padding = [Float](repeating: 0, count: reach)
        let padded = padding + clean + padding
        var result = clean.map { abs($0) }
        unsafe padded.withUnsafeBytes { bytes in
            for index in result.indices {
                // The first of the 16 samples is the one `reach - 1` before this one; `padding` keeps all in bounds.
                let offset = (index + 1) * MemoryLayout<Float>.stride
                let window = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
                for weights in weights {
                    result[index] = max(result[index], abs((window * weights).sum()))
                }
            }
        }
        return result
    }

    /// A windowed sinc for each of the places ¼, ½ and ¾ of the way to the next sample.
    private static let weights: [SIMD16<Float>] = [0.25, 0.5, 0.75].map { place in
        let raw = (1 - reach...reach).map { offset in
            let distance = place - Double(offset)
            let sinc = sin(.pi * distance) / (.pi * distance)
            let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
            return sinc * window
        }
        let sum = raw.reduce(0, +)
        return SIMD16(raw.map { Float($0 / sum) })
    }
}
