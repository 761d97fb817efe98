/// The times of an article's utterances: exact where their sound is made, estimated elsewhere. All the player needs to
/// know of a script.
public struct Outline: Hashable, Sendable {
    /// One utterance.
    public struct Entry: Hashable, Sendable {
        /// Milliseconds of its sound at speed 1, with the pause after it.
        public var milliseconds: Int
        /// The block that it belongs to: the start of a paragraph is where this changes.
        public var block: Int
        /// Whether a sentence begins here, and not the second piece of a long one.
        public var beginsSentence: Bool
        /// The fingerprint of its text.
        public var fingerprint: UInt64
        /// Whether the length is an estimate.
        public var isEstimated: Bool

        /// An utterance.
        public init(
            milliseconds: Int, block: Int, beginsSentence: Bool = true, fingerprint: UInt64, isEstimated: Bool = false
        ) {
            self.milliseconds = max(0, milliseconds)
            self.block = block
            self.beginsSentence = beginsSentence
            self.fingerprint = fingerprint
            self.isEstimated = isEstimated
        }
    }

    /// The script's id.
    public let script: String
    /// The utterances in order.
    public let entries: [Entry]
    /// When each starts, in milliseconds, and the whole length behind them.
    private let starts: [Int]

    /// The times of a script.
    public init(script: String, entries: [Entry]) {
        self.script = script
        self.entries = entries
        var sum = 0
        var starts = [0]
        for entry in entries {
            sum += entry.milliseconds
            starts.append(sum)
        }
        self.starts = starts
    }

    /// The whole length in milliseconds at speed 1.
    public var milliseconds: Int { starts[entries.count] }

    /// Whether every length is exact.
    public var isExact: Bool { !entries.contains(where: \.isEstimated) }

    /// Milliseconds from the start of the article to a place.
    public func time(of place: Place) -> Int {
        let place = clamped(place)
        return starts[place.utterance] + place.milliseconds
    }

    /// The place at a time in milliseconds; the start before it begins, the end of the last utterance after it ends.
    public func place(at time: Int) -> Place {
        guard !entries.isEmpty else { return .start }
        var (low, high) = (0, entries.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= time { low = middle } else { high = middle - 1 }
        }
        return clamped(Place(utterance: low, milliseconds: time - starts[low]))
    }

    /// The place, or the nearest that exists.
    public func clamped(_ place: Place) -> Place {
        guard let last = entries.indices.last else { return .start }
        guard place.utterance <= last else { return Place(utterance: last, milliseconds: entries[last].milliseconds) }
        return Place(
            utterance: place.utterance, milliseconds: min(place.milliseconds, entries[place.utterance].milliseconds))
    }

    /// The utterance with a fingerprint that is nearest to another; nil when there is none.
    func nearest(to utterance: Int, fingerprint: UInt64) -> Int? {
        entries.indices.filter { entries[$0].fingerprint == fingerprint }
            .min { abs($0 - utterance) < abs($1 - utterance) }
    }
}

extension Outline {
    /// How far into a sentence or paragraph one step back still goes to its start, in milliseconds.
    static let stepTolerance = 2_000

    /// The place so many sentences on (negative: back). One back goes to the start of the sentence, unless that is
    /// within the last two seconds.
    public func place(sentences count: Int, from place: Place) -> Place {
        stepped(count, from: place) { entries[$0].beginsSentence }
    }

    /// The place so many paragraphs on (negative: back), by the same rule.
    public func place(paragraphs count: Int, from place: Place) -> Place {
        stepped(count, from: place) { $0 == 0 || entries[$0].block != entries[$0 - 1].block }
    }

    private func stepped(_ count: Int, from place: Place, isStart: (Int) -> Bool) -> Place {
        guard let last = entries.indices.last else { return .start }
        let place = clamped(place)
        var utterance = place.utterance
        if count > 0 {
            for _ in 0..<min(count, entries.count) {
                guard let next = (utterance + 1..<entries.count).first(where: isStart) else {
                    return Place(utterance: last, milliseconds: entries[last].milliseconds)
                }
                utterance = next
            }
            return Place(utterance: utterance)
        }
        var steps = min(-count, entries.count)
        let begun = (0...utterance).reversed().first(where: isStart) ?? 0
        if steps > 0, time(of: place) - starts[begun] > Self.stepTolerance { steps -= 1 }
        utterance = begun
        for _ in 0..<steps {
            guard let before = (0..<utterance).reversed().first(where: isStart) else { return .start }
            utterance = before
        }
        return Place(utterance: utterance)
    }
}
