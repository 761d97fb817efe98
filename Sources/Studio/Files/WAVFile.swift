import Audio
import MPG123
public import Narration

/// A WAV file of 16 bits: the decoded samples of clips, and silence.
///
/// Into a pipe the header goes with the greatest sizes there are.
public final class WAVFile: SoundFile {
    private let output: OutputFile
    private var samples = 0

    /// A file at the given path; what is there is replaced at the end.
    public convenience init(path: String) throws(StudioError) {
        try self.init(OutputFile(path: path))
    }

    /// Standard output as a file.
    public convenience init() throws(StudioError) {
        try self.init(OutputFile())
    }

    private init(_ output: OutputFile) throws(StudioError) {
        self.output = output
        try output.append(WAV.header(samples: nil, rate: .product))
    }

    public var unfinishedPath: String? { output.temporary }

    public func append(clip: Clip) throws(StudioError) {
        try append(samples: clip.samples())
    }

    public func append(silence: Frames) throws(StudioError) {
        for _ in 0..<max(0, silence.count) {
            try append(samples: [Float](repeating: 0, count: Frames.samplesPerFrame))
        }
    }

    public func append(samples: [Float]) throws(StudioError) {
        try output.append(WAV.bytes(of: samples))
        self.samples += samples.count
    }

    public func finish() throws(StudioError) {
        if output.isSeekable {
            try output.patch(WAV.header(samples: samples, rate: .product), at: 0)
        }
        try output.finish()
    }

    public func abandon() {
        output.abandon()
    }
}
