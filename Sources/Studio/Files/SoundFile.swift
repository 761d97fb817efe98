public import Narration

/// A file of sound that is written from front to back, in bounded memory.
///
/// It appears under its name only when it is finished, and is removed when it is abandoned or released unfinished.
/// The calls block for as long as the disk or the reader of a pipe takes. All sound is one channel at 24 kHz.
public protocol SoundFile: AnyObject {
    /// Where the file lies until it is finished; nil where nothing has to be removed.
    var unfinishedPath: String? { get }
    /// Adds a clip.
    func append(clip: Clip) throws(StudioError)
    /// Adds whole frames of silence.
    func append(silence: Frames) throws(StudioError)
    /// Adds samples at 24 kHz, in pieces of any size.
    func append(samples: [Float]) throws(StudioError)
    /// Writes what is left and gives the file its name. Nothing may be added after it.
    func finish() throws(StudioError)
    /// Ends without a result: what was written is removed, unless the file is finished.
    func abandon()
}
