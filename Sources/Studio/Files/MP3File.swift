import Lame
public import Narration

/// An MP3 file: an ID3 tag, an Info frame, the frames of clips and silence, and two silent frames.
///
/// A decoder that heeds the Info frame puts out exactly the sound that was added, sample for sample. Into a pipe the
/// Info frame goes without counts; decoders then leave up to 1,152 silent samples in, before and behind the sound.
public final class MP3File: SoundFile {
    private let output: OutputFile
    private let silentFrame: [UInt8]
    /// Where the Info frame lies.
    private let infoOffset: Int
    private var frames = Frames(0)
    private var checksum = CRC16()
    /// Encodes samples in one go, while samples are added.
    private var encoder: MP3Encoder?

    /// A file at the given path; what is there is replaced at the end.
    public convenience init(path: String, tags: SoundTags) throws(StudioError) {
        try self.init(OutputFile(path: path), tags: tags)
    }

    /// Standard output as a file.
    public convenience init(standardOutput tags: SoundTags) throws(StudioError) {
        try self.init(OutputFile(), tags: tags)
    }

    private init(_ output: OutputFile, tags: SoundTags) throws(StudioError) {
        self.output = output
        silentFrame = try encoding { () throws(LameError) in try Lame.silentFrame() }
        let tag = ID3Tag(tags).bytes
        infoOffset = tag.count
        try output.append(tag + InfoFrame.bytes(header: silentFrame, counts: nil))
    }

    public var unfinishedPath: String? { output.temporary }

    public func append(clip: Clip) throws(StudioError) {
        try endEncoding()
        try append(frames: clip.audio)
    }

    public func append(silence: Frames) throws(StudioError) {
        try endEncoding()
        for _ in 0..<max(0, silence.count) {
            try append(frames: silentFrame)
        }
    }

    public func append(samples: [Float]) throws(StudioError) {
        if encoder == nil {
            encoder = try encoding { () throws(LameError) in try MP3Encoder() }
        }
        let frames = try encoding { () throws(LameError) in try encoder?.encode(samples) ?? [] }
        try append(frames: frames)
    }

    public func finish() throws(StudioError) {
        try endEncoding()
        try append(silence: Frames(2))
        if output.isSeekable {
            let counts = InfoFrame.Counts(frames: frames, checksum: checksum.value)
            try output.patch(InfoFrame.bytes(header: silentFrame, counts: counts), at: infoOffset)
        }
        try output.finish()
    }

    public func abandon() {
        output.abandon()
    }

    /// Writes the frames that the encoder holds back, and one of silence so that anything may follow.
    private func endEncoding() throws(StudioError) {
        guard encoder != nil else { return }
        let rest = try encoding { () throws(LameError) in try encoder?.finish() ?? [] }
        encoder = nil
        try append(frames: rest + silentFrame)
    }

    private func append(frames bytes: [UInt8]) throws(StudioError) {
        guard !bytes.isEmpty else { return }
        checksum.update(bytes)
        frames += Frames(bytes.count / Frames.bytesPerFrame)
        try output.append(bytes)
    }
}

/// Does something with an encoder, and tells its failure as the studio's.
private func encoding<Result: ~Copyable>(_ body: () throws(LameError) -> Result) throws(StudioError) -> Result {
    do throws(LameError) {
        return try body()
    } catch {
        throw StudioError.soundFailed(reason: "encoding: \(error)")
    }
}
