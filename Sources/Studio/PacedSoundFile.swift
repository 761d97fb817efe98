import Audio
public import Narration
import Sonic

/// A file of sound at another speed with the same pitch: all that is added goes through a change of tempo.
public final class PacedSoundFile: SoundFile {
    private let file: any SoundFile
    private var tempo: Tempo

    /// Writes into the given file at a speed between 0.5 and 3, where 2 is twice as fast.
    public init(_ file: any SoundFile, speed: Double) throws(StudioError) {
        guard let tempo = Tempo(speed: speed, rate: SampleRate.product.hertz) else { throw Self.outOfMemory }
        self.file = file
        self.tempo = tempo
    }

    public func append(clip: Clip) throws(StudioError) {
        try append(samples: clip.samples())
    }

    public func append(silence: Frames) throws(StudioError) {
        try append(samples: [Float](repeating: 0, count: silence.samples))
    }

    public func append(samples: [Float]) throws(StudioError) {
        guard tempo.write(samples) else { throw Self.outOfMemory }
        try file.append(samples: tempo.read())
    }

    public func finish() throws(StudioError) {
        guard tempo.flush() else { throw Self.outOfMemory }
        try file.append(samples: tempo.read())
        try file.finish()
    }

    public func abandon() {
        file.abandon()
    }

    private static let outOfMemory = StudioError.soundFailed(reason: "pacing: out of memory")
}
