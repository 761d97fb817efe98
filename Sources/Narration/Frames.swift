/// A length or a place in sound, in whole MP3 frames of 24 ms (576 samples at 24 kHz, 192 bytes at 64 kbps).
///
/// Everything that Earmark encodes lies on this grid, so time, samples and bytes convert exactly.
public struct Frames: Hashable, Comparable, Sendable {
    /// Samples in a frame, at 24 kHz.
    public static let samplesPerFrame = 576
    /// Bytes in a frame, at 64 kbps.
    public static let bytesPerFrame = 192
    /// Milliseconds in a frame.
    public static let millisecondsPerFrame = 24

    /// The number of frames.
    public var count: Int

    /// The given number of frames.
    public init(_ count: Int) {
        self.count = count
    }

    /// The fewest frames that hold the given number of samples at 24 kHz.
    public init(holding samples: Int) {
        count = (samples + Self.samplesPerFrame - 1) / Self.samplesPerFrame
    }

    /// The same as samples at 24 kHz.
    public var samples: Int { count * Self.samplesPerFrame }
    /// The same as bytes of MP3.
    public var bytes: Int { count * Self.bytesPerFrame }
    /// The same as milliseconds.
    public var milliseconds: Int { count * Self.millisecondsPerFrame }
    /// The same as a duration.
    public var duration: Duration { .milliseconds(milliseconds) }

    public static func < (left: Frames, right: Frames) -> Bool { left.count < right.count }
    public static func + (left: Frames, right: Frames) -> Frames { Frames(left.count + right.count) }
    public static func += (left: inout Frames, right: Frames) { left.count += right.count }
}
