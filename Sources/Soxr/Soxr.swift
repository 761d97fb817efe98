internal import CSoxr

/// Changes of the sample rate by libsoxr.
public enum Soxr {
    /// What goes wrong.
    public enum Failure: Error, Hashable, Sendable {
        /// libsoxr's own words; with valid rates it only fails without memory.
        case resampling(String)
    }

    /// The same sound of one channel at another rate, in high quality, without delay.
    ///
    /// The result has `count(samples.count, from:to:)` samples. Equal rates give the samples back as they are; no
    /// samples give none. Rates are in hertz and positive. Function: `soxr_oneshot` with `SOXR_HQ`.
    public static func resample(_ samples: [Float], from rate: Int, to target: Int) throws(Failure) -> [Float] {
        guard rate != target, !samples.isEmpty else { return samples }
        guard rate > 0, target > 0 else { throw .resampling("a sample rate is not positive") }
        let count = Self.count(samples.count, from: rate, to: target)
        guard count > 0 else { return [] }
        var result = [Float](repeating: 0, count: count)
        var taken = 0
        var made = 0
        var format = unsafe soxr_io_spec(SOXR_FLOAT32_I, SOXR_FLOAT32_I)
        var quality = unsafe soxr_quality_spec(UInt(SOXR_HQ), 0)
        let failure: String? = unsafe samples.withUnsafeBufferPointer { input in
            unsafe result.withUnsafeMutableBufferPointer { output in
                let reason = unsafe soxr_oneshot(
                    Double(rate), Double(target), 1, input.baseAddress, input.count, &taken, output.baseAddress,
                    output.count, &made, &format, &quality, nil)
                return unsafe reason.map { unsafe String(cString: $0) }
            }
        }
        if let failure { throw .resampling(failure) }
        return result
    }

    /// How many samples a sound of so many has at another rate, rounded to the nearest.
    public static func count(_ samples: Int, from rate: Int, to target: Int) -> Int {
        (samples * target + rate / 2) / rate
    }
}
