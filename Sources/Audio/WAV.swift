/// Sound of one channel in 16 bits, as WAV files hold it. Source: RIFF, WAVE_FORMAT_PCM.
public enum WAV {
    /// Bytes of the header.
    public static let headerLength = 44
    /// Bytes of a sample.
    public static let bytesPerSample = 2

    /// The 44 bytes in front of the samples.
    ///
    /// `samples` is their number, or nil while it is not known: the sizes are then the greatest there are, which
    /// readers of a stream take as "until the end". So they are beyond 4 GiB (24 hours at 24 kHz).
    public static func header(samples: Int?, rate: SampleRate) -> [UInt8] {
        let data = samples.flatMap { UInt32(exactly: $0 * bytesPerSample) } ?? .max
        var header: [UInt8] = []
        header += Array("RIFF".utf8)
        header += bytes(of: data > .max - 36 ? UInt32.max : data + 36)
        header += Array("WAVEfmt ".utf8)
        header += bytes(of: UInt32(16))
        header += bytes(of: UInt16(1))
        header += bytes(of: UInt16(1))
        header += bytes(of: UInt32(clamping: rate.hertz))
        header += bytes(of: UInt32(clamping: rate.hertz * bytesPerSample))
        header += bytes(of: UInt16(bytesPerSample))
        header += bytes(of: UInt16(16))
        header += Array("data".utf8)
        header += bytes(of: data)
        return header
    }

    /// Samples as bytes; what is beyond -1…1 is clipped, what is not a number becomes 0.
    public static func bytes(of samples: [Float]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(samples.count * bytesPerSample)
        for sample in samples {
            let scaled = sample.isFinite ? (sample * 32_768).rounded() : 0
            let value = UInt16(bitPattern: Int16(min(max(scaled, -32_768), 32_767)))
            result.append(UInt8(truncatingIfNeeded: value))
            result.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        return result
    }

    private static func bytes(of value: some FixedWidthInteger) -> [UInt8] {
        (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
