import Audio
import TestSupport
import Testing

@Suite("Limiter")
struct LimiterTests {
    @Test("The true peak stays below the ceiling, however loud the sound", arguments: [16_000, 22_050, 24_000, 48_000])
    func ceiling(rate: Int) throws {
        let sounds = [
            Signals.speech(count: rate * 2, rate: rate, amplitude: 4), Signals.noise(amplitude: 100, count: rate),
            Signals.sine(hertz: Double(rate) / 4, amplitude: 3, count: rate, rate: rate),
            [Float](repeating: 0, count: rate / 10) + [5] + [Float](repeating: 0, count: rate / 10) + [-9],
        ]
        for samples in sounds {
            for ceiling in [-1.0, -6] {
                let sound = Sound(samples: samples, rate: SampleRate(hertz: rate))
                let limited = Limiter(ceiling: ceiling).limit(sound)
                #expect(limited.samples.count == samples.count)
                let truePeak = try LoudnessMeter(limited.samples, rate: rate).truePeak
                #expect(truePeak <= ceiling)
                #expect(limited.truePeak > Level.factor(decibels: ceiling - 1.5))
            }
        }
    }

    @Test("Sound below the ceiling is not changed")
    func quiet() {
        let sound = Sound(samples: Signals.speech(count: 24_000, rate: 24_000, amplitude: 0.4), rate: .product)
        #expect(Limiter(ceiling: -1).limit(sound) == sound)
    }

    @Test("The gain changes smoothly around a peak, and not far from it")
    func smoothness() {
        var samples = Signals.sine(hertz: 200, amplitude: 0.5, count: 48_000, rate: 24_000)
        samples[24_000] = 2
        let limited = Limiter(ceiling: -1).limit(Sound(samples: samples, rate: .product)).samples
        let gains = samples.indices.map { abs(samples[$0]) > 0.05 ? limited[$0] / samples[$0] : .nan }
        let known = gains.filter(\.isFinite)
        #expect(zip(known, known.dropFirst()).allSatisfy { abs($0 - $1) < 0.06 })
        #expect(gains[..<23_870].allSatisfy { $0.isNaN || $0 == 1 })
        #expect(gains[36_000...].allSatisfy { $0.isNaN || $0 > 0.98 })
    }

    @Test("Empty, tiny and broken sound passes", arguments: [[], [0], [5], [.nan, .infinity, 3]] as [[Float]])
    func edges(_ samples: [Float]) {
        let limited = Limiter(ceiling: -1).limit(Sound(samples: samples, rate: .product))
        #expect(limited.samples.count == samples.count)
        #expect(limited.samples.allSatisfy { abs($0) <= 0.9 })
    }

    @Test("True peak agrees with libebur128")
    func truePeak() throws {
        for hertz in [100.0, 997, 3_000, 6_000, 9_000] {
            let samples = Signals.sine(hertz: hertz, amplitude: 0.8, count: 24_000, rate: 24_000)
            let peak = Level.decibels(factor: Sound(samples: samples, rate: .product).truePeak)
            try #expect(abs(peak - LoudnessMeter(samples, rate: 24_000).truePeak) < 0.2)
        }
    }
}
