internal import CMPG123

/// Sound out of MP3 frames of one channel at 24 kHz, as `Lame` makes them, by libmpg123.
public enum MP3Decoder {
    /// What goes wrong.
    public enum Failure: Error, Hashable, Sendable {
        /// The decoder cannot be made or set up; with the library's own words.
        case unusable(String)
        /// The bytes are not whole frames that it can read; with the library's own words.
        case undecodable(String)
    }

    /// Samples at 24 kHz in a frame.
    private static let samplesPerFrame = 576
    /// Bytes in a frame.
    private static let bytesPerFrame = 192
    /// How late the decoder puts sound out: 576 samples of the encoder's delay, and 529 of its own.
    private static let delay = 1_105

    /// The samples of whole frames, in step with what the encoder took in: 576 for each 192 bytes.
    ///
    /// Two silent frames are decoded behind them, and the delay of 1,105 samples is dropped in front.
    public static func samples(of frames: [UInt8]) throws(Failure) -> [Float] {
        let count = frames.count / bytesPerFrame
        guard count > 0 else { return [] }
        guard frames.count % bytesPerFrame == 0 else { throw .undecodable("a frame is cut short") }
        // Side information of zeros says that nothing sounds: any header followed by zeros is a silent frame.
        let silence = Array(frames.prefix(4)) + [UInt8](repeating: 0, count: bytesPerFrame - 4)
        let decoded = try decode(frames + silence + silence)
        guard decoded.count == (count + 2) * samplesPerFrame else {
            throw .undecodable("\(decoded.count / samplesPerFrame) of \(count + 2) frames decoded")
        }
        return Array(decoded[delay..<delay + count * samplesPerFrame])
    }

    /// Decodes bytes without any correction of delays. Functions: `mpg123_feed`, `mpg123_read`.
    private static func decode(_ bytes: [UInt8]) throws(Failure) -> [Float] {
        let handle = try Handle()
        try handle.feed(bytes)
        var result: [Float] = []
        result.reserveCapacity(bytes.count / bytesPerFrame * samplesPerFrame)
        while let piece = try handle.read() {
            result += piece
        }
        return result
    }
}

/// A decoder that is fed bytes.
@safe
private struct Handle: ~Copyable {
    private let pointer: OpaquePointer

    init() throws(MP3Decoder.Failure) {
        var code = Int32(0)
        guard let pointer = unsafe mpg123_new(nil, &code) else {
            throw .unusable(unsafe String(cString: mpg123_plain_strerror(code)))
        }
        let codes = unsafe [
            mpg123_param2(pointer, Int32(MPG123_REMOVE_FLAGS.rawValue), Int(MPG123_GAPLESS.rawValue), 0),
            mpg123_param2(
                pointer, Int32(MPG123_ADD_FLAGS.rawValue),
                Int(MPG123_QUIET.rawValue | MPG123_IGNORE_INFOFRAME.rawValue), 0),
            mpg123_format_none(pointer),
            mpg123_format(pointer, 24_000, Int32(MPG123_MONO.rawValue), Int32(MPG123_ENC_FLOAT_32.rawValue)),
            mpg123_open_feed(pointer),
        ]
        if let failed = codes.first(where: { $0 != MPG123_OK.rawValue }) {
            unsafe mpg123_delete(pointer)
            throw .unusable(unsafe String(cString: mpg123_plain_strerror(failed)))
        }
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        unsafe mpg123_delete(pointer)
    }

    func feed(_ bytes: [UInt8]) throws(MP3Decoder.Failure) {
        let code = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe mpg123_feed(pointer, buffer.baseAddress, buffer.count)
        }
        guard code == MPG123_OK.rawValue else { throw failure }
    }

    /// The next samples, or nil when all bytes are decoded.
    func read() throws(MP3Decoder.Failure) -> [Float]? {
        while true {
            var bytes = 0
            var code = Int32(0)
            let size = 16 * 1_152
            let piece = unsafe [Float](unsafeUninitializedCapacity: size) { buffer, initialized in
                // A Float has no invariant that uninitialised memory could break; the library fills what it reports.
                code = unsafe mpg123_read(
                    pointer, buffer.baseAddress, size * MemoryLayout<Float>.size, &bytes)
                initialized = bytes / MemoryLayout<Float>.size
            }
            switch code {
            case MPG123_OK.rawValue: return piece
            case MPG123_NEW_FORMAT.rawValue where piece.isEmpty: continue
            case MPG123_NEW_FORMAT.rawValue: return piece
            case MPG123_NEED_MORE.rawValue, MPG123_DONE.rawValue: return piece.isEmpty ? nil : piece
            default: throw failure
            }
        }
    }

    private var failure: MP3Decoder.Failure {
        .undecodable(unsafe String(cString: mpg123_strerror(pointer)))
    }
}
