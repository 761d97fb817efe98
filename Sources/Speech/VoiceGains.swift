import Audio
import Synchronization

/// How much louder or softer each voice must become to reach one loudness.
///
/// Known voices have measured values; any other speaks a short text once in the life of this object.
public final class VoiceGains: Sendable {
    private let target: Float
    private let synthesizer: any Synthesizer
    private let measurements = Mutex<[String: Measurement]>([:])

    private struct Measurement {
        var loudness: Promise<Float>
        var task: Task<Void, Never>
    }

    /// LUFS of voices as they come out of the engine.
    private static let known: [String: Float] = ["piper/en_US-joe-medium": -26.4]

    /// What unknown voices say to be measured: digits, which espeak-ng reads in every language.
    private static let text = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12."

    /// Gains that bring voices to a loudness in LUFS, before a limiter.
    public init(target: Float = -19, synthesizer: any Synthesizer) {
        self.target = target
        self.synthesizer = synthesizer
    }

    /// The decibels to add to a voice's sound, within ±20; 0 for a voice whose loudness cannot be measured.
    ///
    /// Throws what speaking in the voice throws. An unknown voice needs a second at its first use.
    public func gain(for voice: Voice) async throws -> Float {
        if let known = Self.known[voice.id] { return target - known }
        let measurement = measurements.withLock { measurements in
            if let measurement = measurements[voice.id] { return measurement }
            let promise = Promise<Float>()
            let measurement = Measurement(loudness: promise, task: Task { await self.measure(voice, for: promise) })
            measurements[voice.id] = measurement
            return measurement
        }
        return min(max(target - (try await measurement.loudness.value()), -20), 20)
    }

    private func measure(_ voice: Voice, for promise: Promise<Float>) async {
        do {
            let spoken = try await synthesizer.speech(of: Self.text, by: voice)
            promise.keep(.success(Loudness.integrated(of: spoken.sound).map { Float($0) } ?? target))
        } catch {
            measurements.withLock { $0[voice.id] = nil }
            promise.keep(.failure(error))
        }
    }
}
