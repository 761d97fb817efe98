import Narration

/// The first frame of an MP3 file: silent, with what players want to know about the rest.
///
/// Source: the Xing header, with LAME's extension (`VbrTag.c` of LAME 3.100). A frame of 192 bytes at 24 kHz has the
/// tag behind 4 bytes of header and 9 of side information.
struct InfoFrame {
    /// Samples of silence that the encoder puts in front.
    static let delay = 576
    /// Samples behind the sound: of two silent frames at the end, what the delays of encoder and decoder leave.
    static let padding = 576

    /// Frames of audio, and the checksum of their bytes; nil while they are not known.
    struct Counts: Hashable {
        var frames: Frames
        var checksum: UInt16
    }

    /// The 192 bytes of the frame; `header` are the first four bytes of the audio frames.
    ///
    /// Without counts, only the delay is told.
    static func bytes(header: some Sequence<UInt8>, counts: Counts?) -> [UInt8] {
        let length = UInt32(clamping: (counts?.frames.bytes ?? 0) + Frames.bytesPerFrame)
        var frame = Array(header.prefix(4)) + [UInt8](repeating: 0, count: 9)
        frame += Array("Info".utf8)
        if let counts {
            // Flags: frames, bytes, table of contents, quality.
            frame += UInt32(0b1111).bigEndianBytes
            frame += UInt32(clamping: counts.frames.count).bigEndianBytes
            frame += length.bigEndianBytes
            frame += (0..<100).map { UInt8($0 * 256 / 100) }
            frame += UInt32(50).bigEndianBytes
        } else {
            frame += UInt32(0).bigEndianBytes
        }
        frame += Array("LAME3.100".utf8)
        // Revision 0, constant bit rate; low-pass in steps of 100 Hz.
        frame += [0x01, 120]
        // Peak and replay gains are not told; no encoding flags; 64 kbit/s.
        frame += [UInt8](repeating: 0, count: 9) + [64]
        let padding = counts == nil ? 0 : Self.padding
        frame += [UInt8(delay >> 4), UInt8(delay << 4 & 0xF0 | padding >> 8), UInt8(padding & 0xFF)]
        // Mono, source at 32 kHz or less; no MP3 gain; no preset.
        frame += [0, 0, 0, 0]
        frame += (counts == nil ? 0 : length).bigEndianBytes
        frame += (counts?.checksum ?? 0).bigEndianBytes
        var checksum = CRC16()
        checksum.update(frame)
        frame += checksum.value.bigEndianBytes
        return frame + [UInt8](repeating: 0, count: Frames.bytesPerFrame - frame.count)
    }
}
