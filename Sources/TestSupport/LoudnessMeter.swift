internal import CEBUR128
import Foundation

/// Loudness and true peak of sound of one channel, as libebur128 measures them.
public struct LoudnessMeter: Sendable {
    /// What goes wrong.
    public enum Failure: Error {
        case unusable
    }

    /// Integrated loudness in LUFS; minus infinity for silence.
    public let loudness: Double
    /// True peak in dBTP.
    public let truePeak: Double

    /// Measures samples at a rate in hertz.
    public init(_ samples: [Float], rate: Int) throws {
        var state = unsafe ebur128_init(
            1, UInt(rate), Int32(EBUR128_MODE_I.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue))
        guard unsafe state != nil else { throw Failure.unusable }
        defer { unsafe ebur128_destroy(&state) }
        var loudness = 0.0
        var peak = 0.0
        let codes = unsafe samples.withUnsafeBufferPointer { buffer in
            unsafe [
                ebur128_add_frames_float(state, buffer.baseAddress, buffer.count),
                ebur128_loudness_global(state, &loudness),
                ebur128_true_peak(state, 0, &peak),
            ]
        }
        guard codes.allSatisfy({ $0 == EBUR128_SUCCESS.rawValue }) else { throw Failure.unusable }
        self.loudness = loudness
        truePeak = 20 * log10(peak)
    }
}
