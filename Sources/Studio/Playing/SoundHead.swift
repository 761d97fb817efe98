import Lame
import Narration

/// What stands in front of the frames of a reel.
public enum SoundHead: Hashable, Sendable {
    /// Nothing.
    case none
    /// What a stream in the making begins with: a tag and an Info frame of 22,016 bytes together, so that a browser
    /// that takes blocks of 32 KiB has 56 frames in the first one.
    case stream(SoundTags)
    /// What a finished file begins with: a tag, and an Info frame that tells the length. Two silent frames end it.
    case file(SoundTags)

    /// The tag of a stream, in bytes.
    static let streamTagLength = 21_824

    /// The bytes, in front of so many frames.
    func bytes(frames: Frames) throws(StudioError) -> [UInt8] {
        let header: [UInt8]
        do throws(LameError) {
            header = try Lame.silentFrame()
        } catch {
            throw .soundFailed(reason: "encoding: \(error)")
        }
        switch self {
        case .none: return []
        case .stream(let tags):
            var tags = tags
            tags.picture = nil
            let tag = ID3Tag(tags, length: Self.streamTagLength).bytes
            return tag + InfoFrame.bytes(header: header, counts: nil)
        case .file(let tags):
            // The checksum of the sound would cost reading all of it, and no player looks at it.
            let counts = InfoFrame.Counts(frames: frames, checksum: 0)
            return ID3Tag(tags).bytes + InfoFrame.bytes(header: header, counts: counts)
        }
    }
}
