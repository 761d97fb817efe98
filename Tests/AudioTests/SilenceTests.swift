import Audio
import TestSupport
import Testing

@Suite("Silence")
struct SilenceTests {
    private func sound(lead: Int, speech: Int, tail: Int, rate: Int = 24_000, floor: Float = 0) -> Sound {
        let lead = Signals.noise(amplitude: floor, count: lead, seed: 2)
        let tail = Signals.noise(amplitude: floor, count: tail, seed: 3)
        let tone = Signals.sine(hertz: 300, amplitude: 0.5, count: speech, rate: rate)
        return Sound(samples: lead + tone + tail, rate: SampleRate(hertz: rate))
    }

    @Test("Trimming leaves 24 ms before and 48 ms behind", arguments: [16_000, 22_050, 24_000, 48_000])
    func trimming(rate: Int) {
        for floor in [0, 0.0004] as [Float] {
            let (trimmed, cut) = sound(lead: rate, speech: rate, tail: rate, rate: rate, floor: floor).trimmed()
            let lead = rate - cut
            let tail = trimmed.samples.count - lead - rate
            // The level is measured in windows of 4 ms.
            #expect((rate * 24 / 1_000...rate * 28 / 1_000).contains(lead + 1))
            #expect((rate * 48 / 1_000...rate * 52 / 1_000).contains(tail + 1))
            #expect(trimmed.samples.first == 0)
            #expect(trimmed.samples.last == 0)
        }
    }

    @Test("Sound without silence around it keeps its length and begins at zero")
    func tight() {
        let (trimmed, cut) = sound(lead: 0, speech: 5_000, tail: 0).trimmed()
        #expect(cut == 0)
        #expect(trimmed.samples.count == 5_000)
        #expect(trimmed.samples[100] == sound(lead: 0, speech: 5_000, tail: 0).samples[100])
    }

    @Test("Silence becomes nothing", arguments: [0, 1, 10, 24_000])
    func silence(count: Int) {
        let (trimmed, cut) = Sound(samples: Signals.noise(amplitude: 0.0002, count: count), rate: .product).trimmed()
        #expect(trimmed.samples.isEmpty)
        #expect(cut == count)
    }

    @Test("A single loud sample is heard")
    func one() {
        #expect(Sound(samples: [0.5], rate: .product).audible == 0..<1)
        #expect(Sound(samples: [0.5], rate: SampleRate(hertz: 1)).trimmed().sound.samples.count == 1)
    }

    @Test("Silences within and around sound are found")
    func silences() {
        let two =
            sound(lead: 4_800, speech: 9_600, tail: 24_000).samples + sound(lead: 0, speech: 9_600, tail: 960).samples
        let found = Sound(samples: two, rate: .product).silences(of: .milliseconds(100))
        #expect(found == [0..<4_800, 14_400..<38_400])
    }
}
