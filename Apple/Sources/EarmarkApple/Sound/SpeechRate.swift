internal import AVFoundation
internal import Narration

/// The synthesizer's rate for a speed. It is not proportional: half way between the default and the greatest rate is
/// far more than twice as fast.
///
/// The points are what people who measured voices by ear report; the times of each voice are corrected by measuring.
enum SpeechRate {
    private static let points: [(speed: Double, rate: Double)] = [
        (0.5, 0.30), (0.75, 0.42), (1, 0.50), (1.25, 0.52), (1.5, 0.545), (2, 0.59), (3, 0.68),
    ]

    static func rate(for speed: Speed) -> Float {
        let factor = speed.factor
        // The points are for the default of 0.5; where the system has another one, they move with it.
        let shift = Double(AVSpeechUtteranceDefaultSpeechRate) - 0.5
        for (low, high) in zip(points, points.dropFirst()) where factor <= high.speed {
            let share = (factor - low.speed) / (high.speed - low.speed)
            return bounded(low.rate + share * (high.rate - low.rate) + shift)
        }
        return bounded((points.last?.rate ?? 0.5) + shift)
    }

    private static func bounded(_ rate: Double) -> Float {
        min(max(Float(rate), AVSpeechUtteranceMinimumSpeechRate), AVSpeechUtteranceMaximumSpeechRate)
    }
}
