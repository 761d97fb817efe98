import Lame
import TestSupport
import Testing

@Suite("Encoding")
struct MP3EncoderTests {
    @Test(
        "Sound fills whole frames of 192 bytes",
        arguments: [(0, 0), (1, 1), (575, 1), (576, 1), (577, 2), (24_000, 42)])
    func length(samples: Int, frames: Int) throws {
        let bytes = try Lame.frames(of: Signals.speech(count: samples, rate: 24_000))
        #expect(bytes.count == frames * 192)
        for start in stride(from: 0, to: bytes.count, by: 192) {
            // MPEG-2 layer III without checksum; 64 kbit/s at 24 kHz without padding; no bits from frames before.
            #expect(Array(bytes[start..<start + 3]) == [0xFF, 0xF3, 0x84])
            #expect(bytes[start + 4] == 0)
        }
    }

    @Test("Silence is one and the same frame everywhere")
    func silence() throws {
        let frame = try Lame.silentFrame()
        #expect(frame.count == 192)
        let bytes = try Lame.frames(of: [Float](repeating: 0, count: 20 * 576))
        #expect(stride(from: 0, to: bytes.count, by: 192).allSatisfy { Array(bytes[$0..<$0 + 192]) == frame })
    }

    @Test("Pieces of any size give the bytes of the whole", arguments: [1, 100, 576, 5_000])
    func pieces(size: Int) throws {
        let samples = Signals.speech(count: 12_345, rate: 24_000)
        var encoder = try MP3Encoder()
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: samples.count, by: size) {
            bytes += try encoder.encode(Array(samples[start..<min(start + size, samples.count)]))
            #expect(bytes.count % 192 == 0)
        }
        bytes += try encoder.finish()
        let whole = try Lame.frames(of: samples)
        #expect(bytes == whole)
    }

    @Test("Samples beyond full scale and broken ones still give whole frames")
    func loud() throws {
        let samples = Signals.speech(count: 5_760, rate: 24_000, amplitude: 40) + [.infinity, -.infinity]
        try #expect(Lame.frames(of: samples).count == 11 * 192)
    }
}
