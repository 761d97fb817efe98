/// MP3 frames of whole pieces of sound.
public enum Lame {
    /// The frame that silence becomes, 192 bytes: the same in any place of any sound.
    public static func silentFrame() throws(LameError) -> [UInt8] {
        try silence.get()
    }

    /// The frames of samples at 24 kHz, filled up to whole frames and encoded alone: 192 bytes for each 576 samples
    /// begun. A piece that others may follow ends in a frame of silence.
    public static func frames(of samples: [Float]) throws(LameError) -> [UInt8] {
        var encoder = try MP3Encoder()
        var bytes = try encoder.encode(samples)
        bytes += try encoder.finish()
        return bytes
    }

    private static let silence: Result<[UInt8], LameError> = {
        do throws(LameError) {
            let frames = try frames(of: [Float](repeating: 0, count: 4 * MP3Encoder.samplesPerFrame))
            return .success(Array(frames.suffix(MP3Encoder.bytesPerFrame)))
        } catch {
            return .failure(error)
        }
    }()
}
