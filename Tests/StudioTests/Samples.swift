import Audio
import Speech
import Studio
import TestSupport

/// Made-up speech with words at known places.
enum Samples {
    /// Silence, speech that is the same for each seed, and silence, with a word at its start.
    static func spoken(
        seconds: Double = 1, rate: Int = 22_050, lead: Double = 0.3, amplitude: Double = 0.5, seed: UInt64 = 1
    ) -> SpokenSound {
        let lead = Int(lead * Double(rate))
        let speech = Signals.speech(
            count: Int(seconds * Double(rate)), rate: rate, amplitude: amplitude, seed: seed)
        let samples = [Float](repeating: 0, count: lead) + speech + [Float](repeating: 0, count: rate / 5)
        return SpokenSound(
            sound: Sound(samples: samples, rate: SampleRate(hertz: rate)),
            words: [
                SpokenSound.Word(start: lead, scalars: 0..<4),
                SpokenSound.Word(start: lead + speech.count / 2, scalars: 5..<9),
            ], wordsAreMeasured: true)
    }

    /// A clip of made-up speech.
    static func clip(seconds: Double = 1, seed: UInt64 = 1, gain: Double = 0) throws -> Clip {
        try ClipMaker(gain: gain).clip(of: spoken(seconds: seconds, seed: seed))
    }

    /// A clip of silence with clicks at the given samples; a whole frame of silence is added.
    static func clicks(at places: [Int], frames: Int) throws -> SpokenSound {
        var samples = [Float](repeating: 0, count: frames * 576)
        for place in places { samples[place] = 0.8 }
        return SpokenSound(sound: Sound(samples: samples, rate: .product), words: [], wordsAreMeasured: false)
    }
}
