import Audio
public import Speech

/// What is wrong with the sound of an utterance, so that it must not be kept.
public enum ClipFault: Hashable, Sendable {
    /// Nothing is heard.
    case empty
    /// The samples hold values that are no numbers.
    case notANumber
    /// Over 2 % of the samples are at full scale.
    case clipped
    /// Too short for its text: something was swallowed.
    case tooShort(Duration)
    /// Too long for its text: the voice went astray.
    case tooLong(Duration)

    /// The first fault of the sound of a text; nil when there is none. A text without a letter or digit may be silent.
    ///
    /// The band of durations is wide: it stops what went astray, not what is slow. It is narrower where it is known how
    /// long this voice usually takes for such a text.
    public init?(of spoken: SpokenSound, text: String, expected: Duration? = nil) {
        let samples = spoken.sound.samples
        guard samples.allSatisfy(\.isFinite) else {
            self = .notANumber
            return
        }
        let band = DurationBand(text: text).narrowed(by: expected)
        guard let audible = spoken.sound.audible else {
            guard band.isSpoken else { return nil }
            self = .empty
            return
        }
        let full = samples.count { abs($0) >= 0.999 }
        let duration = Sound(samples: Array(samples[audible]), rate: spoken.sound.rate).duration
        if full * 50 > samples.count {
            self = .clipped
        } else if duration < band.least {
            self = .tooShort(duration)
        } else if duration > band.most {
            self = .tooLong(duration)
        } else {
            return nil
        }
    }
}

/// How long a text may take to say.
struct DurationBand: Hashable {
    /// Whether the text holds anything to say.
    let isSpoken: Bool
    /// The shortest that is believed.
    private(set) var least: Duration
    /// The longest that is believed.
    private(set) var most: Duration

    /// The band around what a voice usually takes: from 0.4 times less 0.2 s to 2.5 times and 1 s.
    func narrowed(by expected: Duration?) -> DurationBand {
        guard let expected else { return self }
        var band = self
        band.least = max(least, expected * 0.4 - .milliseconds(200))
        band.most = min(most, expected * 2.5 + .seconds(1))
        return band.least < band.most ? band : self
    }

    /// The band of a text, by its letters: between 15 ms (a quarter of the usual) and 250 ms each and 2 s, where a
    /// character that stands for a word or a name counts as several.
    init(text: String) {
        var fewest = 0
        var greatest = 0
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if properties.isIdeographic {
                (fewest, greatest) = (fewest + 2, greatest + 4)
            } else if properties.numericType != nil {
                (fewest, greatest) = (fewest + 1, greatest + 8)
            } else if properties.isUppercase {
                // It may be spelt: "W" has nine sounds.
                (fewest, greatest) = (fewest + 1, greatest + 6)
            } else if properties.isAlphabetic {
                (fewest, greatest) = (fewest + 1, greatest + (scalar.isASCII ? 1 : 3))
            } else if !properties.isWhitespace {
                greatest += 6
            }
        }
        isSpoken = fewest > 0
        least = .milliseconds(15 * fewest) - .milliseconds(100)
        most = .milliseconds(250 * greatest) + .seconds(2)
    }
}
