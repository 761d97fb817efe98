import Audio
import TestSupport
import Testing

@Suite("Loudness")
struct LoudnessTests {
    @Test("Loudness agrees with libebur128 at every rate", arguments: [8_000, 16_000, 22_050, 24_000, 44_100, 48_000])
    func agreement(rate: Int) throws {
        let quiet = Signals.speech(count: rate * 3, rate: rate, amplitude: 0.02)
        let silence = [Float](repeating: 0, count: rate * 2)
        let samples =
            Signals.speech(count: rate * 4, rate: rate) + silence + quiet + Signals.noise(amplitude: 0.1, count: rate)
        let loudness = try #require(Loudness.integrated(of: Sound(samples: samples, rate: SampleRate(hertz: rate))))
        try #expect(abs(loudness - LoudnessMeter(samples, rate: rate).loudness) < 0.05)
    }

    @Test("A full-scale sine of 997 Hz is at -3.01 LUFS")
    func reference() throws {
        let sine = Signals.sine(hertz: 997, amplitude: 1, count: 48_000 * 5, rate: 48_000)
        let loudness = try #require(Loudness.integrated(of: Sound(samples: sine, rate: SampleRate(hertz: 48_000))))
        #expect(abs(loudness + 3.01) < 0.02)
    }

    @Test("Silence, short sound and odd rates have no loudness", arguments: [(0, 24_000), (48_000, 24_000), (9, 1)])
    func nothing(count: Int, rate: Int) {
        let sound = Sound(samples: [Float](repeating: 0, count: count), rate: SampleRate(hertz: rate))
        #expect(Loudness.integrated(of: sound) == nil)
    }
}
