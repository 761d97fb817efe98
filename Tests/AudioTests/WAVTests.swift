import Audio
import TestSupport
import Testing

@Suite("WAV")
struct WAVTests {
    @Test("A known length stands in the header")
    func known() {
        let header = WAV.header(samples: 1_000, rate: .product)
        #expect(header.count == WAV.headerLength)
        #expect(Array(header[4..<8]) == [0xF4, 0x07, 0, 0])
        #expect(Array(header[40..<44]) == [0xD0, 0x07, 0, 0])
    }

    @Test("An unknown or too great length is the greatest number", arguments: [nil, 3_000_000_000])
    func unknown(samples: Int?) {
        let header = WAV.header(samples: samples, rate: .product)
        #expect(Array(header[4..<8]) == [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(Array(header[40..<44]) == [0xFF, 0xFF, 0xFF, 0xFF])
    }

    @Test("Samples are rounded, clipped and never trap")
    func samples() {
        let bytes = WAV.bytes(of: [0, 0.5, -1, 1, 7, -7, .nan, .infinity, 1e30])
        let values = stride(from: 0, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        #expect(values == [0, 16_384, -32_768, 32_767, 32_767, -32_768, 0, 0, 32_767])
    }

    @Test("sox and ffmpeg read a stream of unknown length")
    func programs() throws {
        let folder = try TemporaryFolder()
        let samples = Signals.speech(count: 10_000, rate: 24_000)
        let path = try folder.write(WAV.header(samples: nil, rate: .product) + WAV.bytes(of: samples), to: "stream.wav")
        for program in [Decoded.Program.sox, .ffmpeg] {
            let decoded = try Decoded(path: path, by: program)
            #expect(decoded.samples.count == 10_000)
            #expect(Signals.ratio(of: samples, to: decoded.samples) > 60)
        }
    }
}
