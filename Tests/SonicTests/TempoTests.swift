import Sonic
import TestSupport
import Testing

@Suite("Tempo")
struct TempoTests {
    private func paced(_ samples: [Float], speed: Double) throws -> [Float] {
        var tempo = try Tempo(speed: speed, rate: 24_000)
        var result: [Float] = []
        for start in stride(from: 0, to: samples.count, by: 5_000) {
            try tempo.write(Array(samples[start..<min(start + 5_000, samples.count)]))
            result += tempo.read()
        }
        try tempo.flush()
        result += tempo.read()
        return result
    }

    /// Upward zero crossings a second.
    private func pitch(_ samples: [Float]) -> Double {
        let crossings = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
        return Double(crossings) * 24_000 / Double(samples.count)
    }

    @Test("Sound gets shorter by the speed, at the same pitch", arguments: [0.5, 0.8, 1, 1.25, 1.5, 2, 3])
    func speed(_ speed: Double) throws {
        let tone = Signals.sine(hertz: 200, amplitude: 0.5, count: 72_000, rate: 24_000)
        let result = try paced(tone, speed: speed)
        #expect(abs(Double(result.count) - 72_000 / speed) < 1_500)
        #expect(abs(pitch(result) - 200) < 6)
    }

    @Test("Speeds out of range, nothing, and broken samples do no harm", arguments: [-1, 0, .nan, 100, .infinity])
    func odd(_ speed: Double) throws {
        let result = try paced([.nan, .infinity, 5, -5] + [Float](repeating: 0, count: 9_000), speed: speed)
        #expect(result.allSatisfy { abs($0) <= 1 })
        try #expect(paced([], speed: speed).allSatisfy { $0 == 0 })
    }
}
