/// Keeps loud peaks of sound below a ceiling, without distortion: it sees them coming.
///
/// The gain falls within 5 ms before a peak and recovers in about 60 ms; sound that stays below the ceiling is not
/// changed at all. Peaks between samples count. Time is linear in the samples, whatever they are.
public struct Limiter: Hashable, Sendable {
    /// How far ahead it looks, in milliseconds.
    private static let lookAhead = 5
    /// In how many milliseconds it recovers to 63 %.
    private static let release = 60
    /// What the changing gain and the estimate between the samples may be wrong by, in decibels.
    private static let margin = 0.25

    /// What the true peak stays below, in dBTP (0 is full scale).
    public var ceiling: Double

    /// A limiter with the given ceiling in dBTP.
    public init(ceiling: Double) {
        self.ceiling = ceiling
    }

    /// The sound with its true peak at or below the ceiling, of the same length. Values that are not numbers become 0.
    public func limit(_ sound: Sound) -> Sound {
        let limit = Level.factor(decibels: ceiling - Self.margin)
        let peaks = TruePeak.peaks(of: sound.samples)
        var result = sound
        if peaks.allSatisfy({ $0 <= limit }) {
            for index in result.samples.indices where !result.samples[index].isFinite { result.samples[index] = 0 }
            return result
        }
        let length = max(1, sound.rate.hertz * Self.lookAhead / 1_000)
        let wanted = peaks.map { $0 > limit ? limit / $0 : 1 }
        let recovery = 1_000 / Float(sound.rate.hertz * Self.release)
        let gains = smooth(slow(lowest(of: wanted, ahead: length), recovery: recovery), over: length)
        for index in result.samples.indices {
            let sample = result.samples[index]
            result.samples[index] = sample.isFinite ? sample * gains[index] : 0
        }
        return result
    }

    /// For each place the lowest value there, in the `ahead` places after it, and one before it (a peak between two
    /// samples is made of both).
    private func lowest(of values: [Float], ahead: Int) -> [Float] {
        var result = values
        // Places of rising values: the first is the lowest of the stretch, each next one the lowest behind it.
        var places: [Int] = []
        var head = 0
        var next = 0
        for index in values.indices {
            while next < values.count, next <= index + ahead {
                while places.count > head, let last = places.last, values[last] >= values[next] { places.removeLast() }
                places.append(next)
                next += 1
            }
            while places[head] < index - 1 { head += 1 }
            result[index] = values[places[head]]
        }
        return result
    }

    /// Falls at once, rises slowly.
    private func slow(_ values: [Float], recovery: Float) -> [Float] {
        var gain: Float = 1
        return values.map { value in
            gain = min(value, gain + (1 - gain) * recovery)
            return gain
        }
    }

    /// The mean of each value and those before it, `length` in all; before the first it goes on as it was.
    private func smooth(_ values: [Float], over length: Int) -> [Float] {
        guard let first = values.first else { return [] }
        var sum = Double(first) * Double(length)
        return values.indices.map { index in
            sum += Double(values[index]) - Double(index >= length ? values[index - length] : first)
            return Float(sum / Double(length))
        }
    }
}
