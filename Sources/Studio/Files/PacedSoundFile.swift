import Audio
public import Narration
import Sonic

/// A file of sound at another speed with the same pitch: all that is added goes through a change of tempo.
public final class PacedSoundFile: SoundFile {
    private let file: any SoundFile
    private var tempo: Tempo

    /// Writes into the given file at a speed between 0.5 and 3, where 2 is twice as fast.
    public init(_ file: any SoundFile, speed: Double) throws(StudioError) {
        self.file = file
        tempo = try pacing { () throws(SonicError) in try Tempo(speed: speed, rate: SampleRate.product.hertz) }
    }

    public var unfinishedPath: String? { file.unfinishedPath }

    public func append(clip: Clip) throws(StudioError) {
        try append(samples: clip.samples())
    }

    public func append(silence: Frames) throws(StudioError) {
        try append(samples: [Float](repeating: 0, count: silence.samples))
    }

    public func append(samples: [Float]) throws(StudioError) {
        try pacing { () throws(SonicError) in try tempo.write(samples) }
        try file.append(samples: tempo.read())
    }

    public func finish() throws(StudioError) {
        try pacing { () throws(SonicError) in try tempo.flush() }
        try file.append(samples: tempo.read())
        try file.finish()
    }

    public func abandon() {
        file.abandon()
    }
}

/// Does something with a change of tempo, and tells its failure as the studio's.
private func pacing<Result: ~Copyable>(_ body: () throws(SonicError) -> Result) throws(StudioError) -> Result {
    do throws(SonicError) {
        return try body()
    } catch {
        throw StudioError.soundFailed(reason: "pacing: \(error)")
    }
}
