import Audio
import Narration
import Speech
import Studio
import TestSupport
import Testing

@Suite("Making clips")
struct ClipMakerTests {
    @Test(
        "Sound of any rate becomes whole frames, and its words keep their places",
        arguments: [
            16_000, 22_050, 24_000, 44_100, 48_000,
        ])
    func rates(_ rate: Int) throws {
        let spoken = Samples.spoken(seconds: 1.2, rate: rate)
        let clip = try ClipMaker(gain: 0).clip(of: spoken)
        // 1.2 s, up to 28 ms before, 52 behind, one frame to fill up and one of silence.
        #expect((51...55).contains(clip.frames.count))
        #expect(clip.audio.count == clip.frames.bytes)
        #expect(clip.wordsAreMeasured)
        #expect(clip.words.map(\.scalars) == [0..<4, 5..<9])
        let samples = try clip.samples()
        #expect(samples.count == clip.frames.samples)
        // The first word begins where sound begins: 24 ms after the start, and no more than a window of 4 ms later.
        let first = try #require(clip.words.first).start
        #expect((576 - 96...576 + 96).contains(first))
        #expect(abs(clip.words[1].start - first - 14_400) <= 2)
        // The sound is the source, shifted by what was cut.
        let wanted = Signals.speech(count: 28_800, rate: 24_000)
        let ratio = Signals.ratio(
            of: Array(wanted[2_000..<26_000]), to: Array(samples[first + 2_000..<first + 26_000]))
        #expect(ratio > 8)
    }

    @Test("A clip ends in silence", arguments: [0.1, 0.5, 0.777, 1.003])
    func tail(_ seconds: Double) throws {
        let samples = try Samples.clip(seconds: seconds).samples()
        #expect(samples.suffix(300).allSatisfy { abs($0) < 0.002 })
    }

    @Test("Decoded sound stays below -1 dBTP however loud the source", arguments: [-20.0, 0, 6, 20, 60])
    func loud(_ gain: Double) throws {
        for seed in 1...3 {
            let clip = try Samples.clip(seconds: 2, seed: UInt64(seed), gain: gain)
            #expect(try truePeak(of: clip) <= -1)
        }
    }

    private func truePeak(of clip: Clip) throws -> Double {
        try LoudnessMeter(clip.samples(), rate: 24_000).truePeak
    }

    @Test(
        "Silent, tiny and broken sound becomes a short clip",
        arguments: [
            [], [0], [0.5], [Float](repeating: 0, count: 50_000), [.nan, .infinity], [.nan, 0.5, -.infinity, 1e30],
        ] as [[Float]])
    func edges(_ samples: [Float]) throws {
        let words = [SpokenSound.Word(start: 9, scalars: 0..<1), SpokenSound.Word(start: -3, scalars: 1..<2)]
        for rate in [1, 16_000, 24_000, 48_000] {
            let sound = Sound(samples: samples, rate: SampleRate(hertz: rate))
            guard rate > 1 || samples.count < 100 else { continue }
            let clip = try ClipMaker(gain: 3).clip(
                of: SpokenSound(sound: sound, words: words, wordsAreMeasured: false))
            #expect(clip.frames.count >= 1)
            #expect(clip.words.allSatisfy { 0...clip.frames.samples ~= $0.start })
            #expect(try clip.samples().allSatisfy { abs($0) < 1 })
        }
    }
}
