/// Where sound is heard and where it is not.
extension Sound {
    /// Length of the windows in which the level is measured, in milliseconds.
    private static let windowMilliseconds = 4
    /// A window is heard when its level is less than this below the loudest window's (50 dB, as a factor of power)…
    private static let relativeFloor = 1e-5
    /// …and is above this (-66 dBFS, as power).
    private static let absoluteFloor = 2.5e-7

    /// The samples between the first and the last that are heard; nil when none is.
    ///
    /// Heard is a stretch of 4 ms whose level is above -66 dBFS and less than 50 dB below the loudest one's: softer
    /// than the softest speech sound, louder than the noise that neural voices leave in pauses.
    public var audible: Range<Int>? {
        let heard = audibleWindows
        guard let first = heard.firstIndex(of: true), let last = heard.lastIndex(of: true) else { return nil }
        return first * window..<min((last + 1) * window, samples.count)
    }

    /// The stretches of at least the given length in which nothing is heard, in order.
    public func silences(of length: Duration) -> [Range<Int>] {
        let least = Double(rate.hertz) * (length / .seconds(1))
        var result: [Range<Int>] = []
        var start = 0
        for (index, heard) in (audibleWindows + [true]).enumerated() where heard {
            let end = min(index * window, samples.count)
            if end > start, Double(end - start) >= least { result.append(start..<end) }
            start = min((index + 1) * window, samples.count)
        }
        return result
    }

    /// The sound without the silence around it, and how many samples were cut in front.
    ///
    /// At most 24 ms of near-silence stay in front and at most 48 ms behind, faded over up to 3 ms so that no edge
    /// clicks. Silence becomes no samples at all.
    public func trimmed() -> (sound: Sound, cut: Int) {
        guard let audible else { return (Sound(samples: [], rate: rate), samples.count) }
        let start = max(0, audible.lowerBound - count(milliseconds: 24))
        let end = min(samples.count, audible.upperBound + count(milliseconds: 48))
        var kept = Sound(samples: Array(samples[start..<end]), rate: rate)
        kept.fadeEdges(over: count(milliseconds: 3))
        return (kept, start)
    }

    /// Fades the first and the last samples, linearly from and to zero.
    private mutating func fadeEdges(over length: Int) {
        let length = min(length, samples.count / 2)
        for index in 0..<length {
            let factor = Float(index) / Float(length)
            samples[index] *= factor
            samples[samples.count - 1 - index] *= factor
        }
    }

    private var window: Int { max(1, count(milliseconds: Self.windowMilliseconds)) }

    private func count(milliseconds: Int) -> Int {
        rate.hertz * milliseconds / 1_000
    }

    /// For each window in order whether it is heard; the last may be shorter.
    private var audibleWindows: [Bool] {
        let powers = stride(from: 0, to: samples.count, by: window).map { start in
            let end = min(start + window, samples.count)
            let sum = samples[start..<end].reduce(0.0) { $1.isFinite ? $0 + Double($1) * Double($1) : $0 }
            return sum / Double(end - start)
        }
        let floor = max(Self.absoluteFloor, (powers.max() ?? 0) * Self.relativeFloor)
        return powers.map { $0 > floor }
    }
}
