import MPG123

/// A clip as sound again.
extension Clip {
    /// The decoded samples at 24 kHz: 576 for each frame, in step with the words' starts.
    public func samples() throws(StudioError) -> [Float] {
        do throws(MP3Decoder.Failure) {
            return try MP3Decoder.samples(of: audio)
        } catch {
            throw StudioError.soundFailed(reason: "decoding: \(error)")
        }
    }
}
