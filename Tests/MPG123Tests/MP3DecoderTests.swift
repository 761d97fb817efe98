import Lame
import MPG123
import TestSupport
import Testing

@Suite("Decoding")
struct MP3DecoderTests {
    @Test("Decoded sound is in step with what was encoded", arguments: [1, 2, 10, 100])
    func alignment(frames: Int) throws {
        // The last frame is silent, as in clips.
        let sound = Signals.speech(count: frames * 576, rate: 24_000) + [Float](repeating: 0, count: 576)
        let decoded = try MP3Decoder.samples(of: Lame.frames(of: sound))
        #expect(decoded.count == sound.count)
        let ratio = Signals.ratio(of: sound, to: decoded)
        #expect(ratio > 8)
        for shift in [1, 2] {
            #expect(Signals.ratio(of: Array(sound.dropFirst(shift)), to: decoded) < ratio)
            #expect(Signals.ratio(of: sound, to: Array(decoded.dropFirst(shift))) < ratio)
        }
    }

    @Test("A tone comes back at its level", arguments: [200.0, 1_000, 3_000])
    func level(_ hertz: Double) throws {
        let tone = Signals.sine(hertz: hertz, amplitude: 0.3, count: 48_000, rate: 24_000)
        let decoded = try MP3Decoder.samples(of: Lame.frames(of: tone))
        let ratio = Signals.ratio(of: Array(tone[5_000..<40_000]), to: Array(decoded[5_000..<40_000]))
        #expect(ratio > 50)
    }

    @Test("Clicks come back at their places")
    func clicks() throws {
        var sound = [Float](repeating: 0, count: 40 * 576)
        let places = [0, 1_000, 5_003, 12_345, 39 * 576 - 1]
        for place in places { sound[place] = 0.9 }
        let decoded = try MP3Decoder.samples(of: Lame.frames(of: sound))
        for place in places {
            let near = max(0, place - 200)..<min(decoded.count, place + 200)
            #expect(near.max { abs(decoded[$0]) < abs(decoded[$1]) } == place)
        }
    }

    @Test("Silence decodes to silence")
    func silence() throws {
        let frame = try Lame.silentFrame()
        let decoded = try MP3Decoder.samples(of: frame + frame + frame)
        #expect(decoded.count == 3 * 576)
        #expect(decoded.allSatisfy { abs($0) < 1e-5 })
    }

    @Test("Nothing decodes to nothing; what is no frame is an error")
    func broken() throws {
        try #expect(MP3Decoder.samples(of: []).isEmpty)
        #expect(throws: MP3Decoder.Failure.self) { try MP3Decoder.samples(of: [UInt8](repeating: 0, count: 192 * 5)) }
        #expect(throws: MP3Decoder.Failure.self) { try MP3Decoder.samples(of: Array(repeating: 0x55, count: 1_920)) }
        #expect(throws: MP3Decoder.Failure.self) { try MP3Decoder.samples(of: Lame.silentFrame() + [0xFF]) }
    }
}
