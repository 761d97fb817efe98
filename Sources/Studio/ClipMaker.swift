import Audio
import Lame
import Narration
import Soxr
public import Speech

/// Makes clips of what voices say: trimmed, at 24 kHz, levelled, limited and encoded.
public struct ClipMaker: Hashable, Sendable {
    /// The limiter's ceiling in dBTP. Encoding adds up to 0.9 dB to the peaks of speech, so that 1.1 dB of distance
    /// from the -1 dBTP that decoded sound keeps would do.
    static let ceiling = -2.2

    /// How much louder the voice is made, in decibels.
    public var gain: Double

    /// A maker of clips of a voice that needs the given gain in decibels.
    public init(gain: Double) {
        self.gain = gain
    }

    /// The clip of an utterance: at most 24 ms of near-silence before it, and at least one silent frame at its end.
    ///
    /// Silence becomes a clip of one silent frame. Throws `StudioError.soundFailed` with a library's words.
    public func clip(of spoken: SpokenSound) throws(StudioError) -> Clip {
        let rate = spoken.sound.rate
        let (trimmed, cut) = spoken.sound.trimmed()
        var samples: [Float]
        do throws(Soxr.Failure) {
            // Numbers that are none would spread over the whole sound.
            let clean = trimmed.samples.map { $0.isFinite ? $0 : 0 }
            samples = try Soxr.resample(clean, from: rate.hertz, to: SampleRate.product.hertz)
        } catch {
            throw StudioError.soundFailed(reason: "resampling: \(error)")
        }
        samples = Limiter(ceiling: Self.ceiling)
            .limit(Sound(samples: samples, rate: .product).amplified(by: gain)).samples
        let length = samples.count
        samples += [Float](repeating: 0, count: Frames(holding: length).samples + Frames.samplesPerFrame - length)
        let audio: [UInt8]
        do throws(LameError) {
            audio = try Lame.frames(of: samples)
        } catch {
            throw StudioError.soundFailed(reason: "encoding: \(error)")
        }
        let words = Self.words(spoken.words, cut: cut, rate: rate, length: length)
        guard let clip = Clip(audio: audio, words: words, wordsAreMeasured: spoken.wordsAreMeasured) else {
            throw StudioError.soundFailed(reason: "encoding: broken frames")
        }
        return clip
    }

    /// Words with their starts moved by what was cut in front, and scaled to 24 kHz.
    private static func words(_ words: [SpokenSound.Word], cut: Int, rate: SampleRate, length: Int) -> [Timeline.Word] {
        var last = 0
        return words.map { word in
            let start = Soxr.count(max(0, word.start - cut), from: rate.hertz, to: SampleRate.product.hertz)
            last = max(last, min(start, length))
            return Timeline.Word(start: last, scalars: word.scalars)
        }
    }
}
