internal import CLame

/// Sound of one channel at 24 kHz as MP3 of 64 kbit/s, on the grid of frames: 576 samples are 192 bytes.
///
/// Constant bit rate, no bit reservoir, no tag. The sound is encoded between silent frames, which are dropped: n frames
/// of sound give exactly n frames of MP3, and the frames of several encoders may follow one another wherever a silent
/// frame ends the first. A decoder puts out the sound `MP3Encoder.delay` samples late.
@safe
public struct MP3Encoder: ~Copyable {
    /// Samples a second.
    public static let rate = 24_000
    /// Samples in a frame.
    public static let samplesPerFrame = 576
    /// Bytes in a frame.
    public static let bytesPerFrame = 192
    /// How many samples late a decoder puts the sound out: 576 of the encoder and 529 of any decoder.
    public static let delay = 1_105
    /// Silent frames before and after the sound, which are dropped.
    private static let margin = 4
    /// The factor that the library puts on all samples at this bit rate, unasked. It is taken back.
    private static let unaskedScale: Float = 0.95

    private let encoder: lame_t
    /// Samples taken in, without margins.
    private var taken = 0
    /// Bytes of the leading margin that are still to be dropped.
    private var toDrop = MP3Encoder.margin * MP3Encoder.bytesPerFrame
    /// Bytes given out.
    private var given = 0

    /// An encoder that has taken nothing in. Functions: `lame_init`, `lame_init_params`.
    public init() throws(LameError) {
        guard let encoder = unsafe lame_init() else { throw LameError.outOfMemory }
        let settings = unsafe [
            lame_set_num_channels(encoder, 1), lame_set_mode(encoder, MONO),
            lame_set_in_samplerate(encoder, Int32(Self.rate)), lame_set_out_samplerate(encoder, Int32(Self.rate)),
            lame_set_VBR(encoder, vbr_off), lame_set_brate(encoder, 64), lame_set_quality(encoder, 5),
            lame_set_disable_reservoir(encoder, 1), lame_set_bWriteVbrTag(encoder, 0),
            lame_set_scale(encoder, 1 / Self.unaskedScale), lame_init_params(encoder),
        ]
        guard settings.allSatisfy({ $0 >= 0 }) else {
            unsafe lame_close(encoder)
            throw LameError.unusable(code: Int(settings.first(where: { $0 < 0 }) ?? 0))
        }
        unsafe self.encoder = unsafe encoder
    }

    deinit {
        unsafe lame_close(encoder)
    }

    /// Takes more samples in and gives the frames that are ready, whole ones, often none.
    ///
    /// What is beyond -1…1 is clipped, and what is not a number becomes 0: the library ends the process over them.
    public mutating func encode(_ samples: [Float]) throws(LameError) -> [UInt8] {
        guard !samples.isEmpty else { return [] }
        var ready: [UInt8] = []
        if taken == 0 {
            ready = try feed([Float](repeating: 0, count: Self.margin * Self.samplesPerFrame))
        }
        taken += samples.count
        ready += try feed(samples.map { $0.isFinite ? min(max($0, -1), 1) : 0 })
        return ready
    }

    /// Fills the last frame up with silence and gives all frames that are left. Call it once, at the end.
    public mutating func finish() throws(LameError) -> [UInt8] {
        guard taken > 0 else { return [] }
        let frames = (taken + Self.samplesPerFrame - 1) / Self.samplesPerFrame
        let padding = frames * Self.samplesPerFrame - taken
        let limit = frames * Self.bytesPerFrame - given
        let silence = [Float](repeating: 0, count: padding + Self.margin * Self.samplesPerFrame)
        let rest = try feed(silence)
        guard rest.count >= limit else { throw LameError.missingFrames }
        return Array(rest.prefix(limit))
    }

    /// Encodes samples without regard to margins at the end. Function: `lame_encode_buffer_ieee_float`.
    private mutating func feed(_ samples: [Float]) throws(LameError) -> [UInt8] {
        guard !samples.isEmpty else { return [] }
        // The library's own bound: 1.25 bytes a sample and 7,200.
        var bytes = [UInt8](repeating: 0, count: samples.count + samples.count / 4 + 7_200)
        let made = unsafe samples.withUnsafeBufferPointer { input in
            unsafe bytes.withUnsafeMutableBufferPointer { output in
                unsafe lame_encode_buffer_ieee_float(
                    encoder, input.baseAddress, nil, Int32(clamping: input.count), output.baseAddress,
                    Int32(clamping: output.count))
            }
        }
        guard made >= 0 else { throw LameError.unusable(code: Int(made)) }
        let dropped = min(toDrop, Int(made))
        toDrop -= dropped
        given += Int(made) - dropped
        return Array(bytes[dropped..<Int(made)])
    }
}
