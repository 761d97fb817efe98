import Narration

/// A clip as a file: the frames from offset 0, the words as JSON, and a trailer of 20 bytes.
///
/// The trailer holds a magic of 8 bytes, the number of frames, the length of the JSON and a CRC-32C of all that comes
/// before it, each of these in 32 bits, lowest byte first.
extension Clip {
    private static let magic = Array("earclip1".utf8)
    /// Bytes behind the JSON.
    static let trailerLength = 20

    /// What the last bytes of a file tell of the clip in it.
    struct Facts: Hashable, Sendable {
        /// How long it is.
        var frames: Frames
        /// The words, as in the clip.
        var words: [Timeline.Word]
        /// Whether their starts come from the engine.
        var wordsAreMeasured: Bool
        /// The checksum of its file: another for each other sound.
        var checksum: UInt32
    }

    /// The lengths that a trailer holds.
    struct Trailer {
        var frames: Frames
        var jsonLength: Int
        var checksum: UInt32

        /// The trailer of a file of so many bytes, from its last 20; nil when they are none.
        init?(_ bytes: some BidirectionalCollection<UInt8>, fileLength: Int) {
            guard bytes.count == Clip.trailerLength, bytes.starts(with: Clip.magic) else { return nil }
            let numbers = bytes.dropFirst(Clip.magic.count)
            frames = Frames(Int(UInt32(littleEndian: numbers.prefix(4))))
            jsonLength = Int(UInt32(littleEndian: numbers.dropFirst(4).prefix(4)))
            checksum = UInt32(littleEndian: numbers.suffix(4))
            guard frames.count > 0, frames.bytes + jsonLength + Clip.trailerLength == fileLength else { return nil }
        }
    }

    /// The clip that the bytes of a file hold, or nil when anything about them is wrong.
    init?(file: [UInt8]) {
        guard let trailer = Trailer(file.suffix(Self.trailerLength), fileLength: file.count) else { return nil }
        var checksum = CRC32C()
        checksum.update(file, count: file.count - 4)
        guard checksum.value == trailer.checksum else { return nil }
        let length = trailer.frames.bytes
        guard let read = ClipWords(json: file[length..<length + trailer.jsonLength]) else { return nil }
        self.init(audio: Array(file[..<length]), words: read.words, wordsAreMeasured: read.areMeasured)
    }

    /// The bytes of the clip's file.
    var file: [UInt8] {
        let json = ClipWords(words: words, areMeasured: wordsAreMeasured).json
        var bytes = audio
        bytes.reserveCapacity(audio.count + json.count + Self.trailerLength)
        bytes += json
        bytes += Self.magic
        bytes += UInt32(clamping: frames.count).littleEndianBytes
        bytes += UInt32(clamping: json.count).littleEndianBytes
        var checksum = CRC32C()
        checksum.update(bytes, count: bytes.count)
        bytes += checksum.value.littleEndianBytes
        return bytes
    }

    /// What its file would tell.
    var facts: Facts {
        let checksum = UInt32(littleEndian: file.suffix(4))
        return Facts(frames: frames, words: words, wordsAreMeasured: wordsAreMeasured, checksum: checksum)
    }
}
