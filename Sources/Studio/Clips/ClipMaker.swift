import Audio
import Lame
import Narration
import Soxr
public import Speech

/// Makes clips of what voices say: trimmed, at 24 kHz, levelled, limited and encoded.
public struct ClipMaker: Hashable, Sendable {
    /// What the true peak of decoded clips stays below, in dBTP, less 0.1 for what measures differ by.
    private static let limit = -1.1
    /// The limiter's ceiling in dBTP: encoding adds up to 0.5 dB to the peaks of limited speech.
    private static let ceiling = -1.6
    /// The levels that clips are made to, as a part of each clip's key.
    static let levels = "\(limit) \(ceiling)"
    /// How often a clip is encoded, softer each time, until its decoded peak is below the limit. Speech needs one.
    private static let attempts = 4

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
        let samples: [Float]
        do throws(Soxr.Failure) {
            // Numbers that are none would spread over the whole sound.
            let clean = trimmed.samples.map { $0.isFinite ? $0 : 0 }
            samples = try Soxr.resample(clean, from: rate.hertz, to: SampleRate.product.hertz)
        } catch {
            throw StudioError.soundFailed(reason: "resampling: \(error)")
        }
        let limited = Limiter(ceiling: Self.ceiling).limit(Sound(samples: samples, rate: .product).amplified(by: gain))
        let audio = try Self.encode(limited)
        let words = Self.words(spoken.words, cut: cut, rate: rate, length: samples.count)
        guard let clip = Clip(audio: audio, words: words, wordsAreMeasured: spoken.wordsAreMeasured) else {
            throw StudioError.soundFailed(reason: "encoding: broken frames")
        }
        return clip
    }

    /// The frames of a sound, filled up to whole ones, with one of silence at the end.
    private static func encode(_ sound: Sound) throws(StudioError) -> [UInt8] {
        let length = sound.samples.count
        let padding = Frames(holding: length).samples + Frames.samplesPerFrame - length
        var sound = sound
        sound.samples += [Float](repeating: 0, count: padding)
        var audio: [UInt8] = []
        for _ in 0..<attempts {
            do throws(LameError) {
                audio = try Lame.frames(of: sound.samples)
            } catch {
                throw StudioError.soundFailed(reason: "encoding: \(error)")
            }
            // Far from the limit, encoding cannot reach it.
            guard Level.decibels(factor: sound.peak) > limit - 2 else { break }
            let decoded = try Clip(audio: audio, words: [], wordsAreMeasured: false)?.samples() ?? []
            let excess = Level.decibels(factor: Sound(samples: decoded, rate: .product).truePeak) - limit
            guard excess > 0 else { break }
            sound = sound.amplified(by: -excess - 0.1)
        }
        return audio
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
