import FoundationEssentials
import Narration

/// A clip as a file: the frames from offset 0, the words as JSON, and a trailer of 20 bytes.
///
/// The trailer holds a magic of 8 bytes, the number of frames, the length of the JSON and a CRC-32C of all that comes
/// before it, each of these in 32 bits, lowest byte first.
extension Clip {
    private static let magic = Array("earclip1".utf8)
    private static let trailerLength = 20

    /// The JSON between frames and trailer; a word is its start and the bounds of its scalars.
    private struct Words: Codable {
        var measured: Bool
        var words: [[Int]]
    }

    /// The clip that the bytes of a file hold, or nil when anything about them is wrong.
    init?(file: [UInt8]) {
        guard file.count > Self.trailerLength else { return nil }
        let trailer = file.suffix(Self.trailerLength)
        guard trailer.starts(with: Self.magic) else { return nil }
        let numbers = trailer.dropFirst(Self.magic.count)
        let audioLength = Int(UInt32(littleEndian: numbers.prefix(4))) * Frames.bytesPerFrame
        let jsonLength = Int(UInt32(littleEndian: numbers.dropFirst(4).prefix(4)))
        guard audioLength + jsonLength + Self.trailerLength == file.count else { return nil }
        var checksum = CRC32C()
        checksum.update(file.dropLast(4))
        guard checksum.value == UInt32(littleEndian: numbers.suffix(4)) else { return nil }
        let json = Data(file[audioLength..<audioLength + jsonLength])
        // Words that do not decode make the clip broken, whatever the reason.
        guard let read = try? JSONDecoder().decode(Words.self, from: json) else { return nil }
        var words: [Timeline.Word] = []
        for entry in read.words {
            guard entry.count == 3, entry[0] >= words.last?.start ?? 0, 0 <= entry[1], entry[1] <= entry[2] else {
                return nil
            }
            words.append(Timeline.Word(start: entry[0], scalars: entry[1]..<entry[2]))
        }
        self.init(audio: Array(file[..<audioLength]), words: words, wordsAreMeasured: read.measured)
    }

    /// The bytes of the clip's file.
    var file: [UInt8] {
        let entries = words.map { [$0.start, $0.scalars.lowerBound, $0.scalars.upperBound] }
        // Numbers and a truth value always encode; if they did not, the file would read as no clip.
        let json = (try? JSONEncoder().encode(Words(measured: wordsAreMeasured, words: entries))) ?? Data()
        var bytes = audio
        bytes += json
        bytes += Self.magic
        bytes += UInt32(clamping: frames.count).littleEndianBytes
        bytes += UInt32(clamping: json.count).littleEndianBytes
        var checksum = CRC32C()
        checksum.update(bytes)
        bytes += checksum.value.littleEndianBytes
        return bytes
    }
}
