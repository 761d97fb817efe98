import Audio
import Narration
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

    /// LUFS of a voice as it comes out of the engine, less what the limiter then takes off its peaks (1.2 for joe); nil
    /// when it was not measured.
    private static func known(_ voice: Voice) -> Float? {
        guard voice.family == .espeak else { return voice.id == "piper/en_US-joe-medium" ? -26.4 : nil }
        // One engine makes them all: most languages are within half a unit of each other.
        return switch voice.language.language {
        case "fr": -22.2
        case "ja", "tr": -19.6
        case "ar", "hi", "ru": -20.2
        default: -20.9
        }
    }

    /// What unknown voices say to be measured: digits, which espeak-ng reads in every language.
    static let text = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12."

    /// By how many decibels sentences are louder than the measured digits, on average over voices and languages.
    static let loudnessOfSentencesOverDigits: Float = 1.4

    /// Gains that bring voices to a loudness in LUFS, before a limiter.
    public init(target: Float = -19, synthesizer: any Synthesizer) {
        self.target = target
        self.synthesizer = synthesizer
    }

    /// The decibels to add to a voice's sound, within ±20; 0 for a voice whose loudness cannot be measured.
    ///
    /// Throws what speaking in the voice throws. An unknown voice needs a second at its first use.
    public func gain(for voice: Voice) async throws -> Float {
        if let known = Self.known(voice) { return target - known }
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
            let digits = Loudness.integrated(of: spoken.sound).map { Float($0) }
            promise.keep(.success(digits.map { $0 + Self.loudnessOfSentencesOverDigits } ?? target))
        } catch {
            measurements.withLock { $0[voice.id] = nil }
            promise.keep(.failure(error))
        }
    }
}
