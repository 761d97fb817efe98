import Soxr
import TestSupport
import Testing

@Suite("Resampling")
struct SoxrTests {
    @Test("A tone keeps its length, place and pitch at any rate", arguments: [8_000, 16_000, 22_050, 44_100, 48_000])
    func tone(rate: Int) throws {
        let source = Signals.sine(hertz: 440, amplitude: 0.5, count: rate + 7, rate: rate)
        let result = try Soxr.resample(source, from: rate, to: 24_000)
        #expect(result.count == Soxr.count(source.count, from: rate, to: 24_000))
        let wanted = Signals.sine(hertz: 440, amplitude: 0.5, count: result.count, rate: 24_000)
        // The edges ring; the rest must be the tone itself, without a delay.
        let middle = 2_000..<result.count - 2_000
        #expect(Signals.ratio(of: Array(wanted[middle]), to: Array(result[middle])) > 80)
    }

    @Test("Equal rates change nothing")
    func identity() throws {
        try #expect(Soxr.resample([0.1, -0.2, 3], from: 24_000, to: 24_000) == [0.1, -0.2, 3])
    }

    @Test("Very short sound gives the rounded number of samples", arguments: [0, 1, 2, 3, 10, 100])
    func short(count: Int) throws {
        for rate in [16_000, 22_050, 44_100, 48_000, 192_000] {
            let result = try Soxr.resample([Float](repeating: 0.5, count: count), from: rate, to: 24_000)
            #expect(result.count == Int((Double(count) * 24_000 / Double(rate)).rounded()))
            #expect(result.allSatisfy { $0.isFinite })
        }
    }

    @Test("A rate that is none is an error")
    func noRate() {
        #expect(throws: Soxr.Failure.self) { try Soxr.resample([1], from: 0, to: 24_000) }
    }
}
