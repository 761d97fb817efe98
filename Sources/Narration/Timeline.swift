/// Which utterance and which word sounds when.
public struct Timeline: Hashable, Sendable {
    /// A word and where it starts.
    public struct Word: Hashable, Sendable {
        /// Samples at 24 kHz from the start of the utterance's clip.
        public var start: Int
        /// Where the word stands in the utterance's `spoken` text, in Unicode scalars.
        public var scalars: Range<Int>

        /// A word that starts at the given sample.
        public init(start: Int, scalars: Range<Int>) {
            self.start = start
            self.scalars = scalars
        }
    }

    /// How an utterance came to its sound.
    public enum Outcome: String, Hashable, Sendable {
        /// Spoken as it was cast.
        case spoken
        /// Spoken in smaller pieces, because the whole failed its check.
        case split
        /// Spoken by the fallback voice.
        case fallback
        /// Not spoken, because every voice failed.
        case skipped
    }

    /// The utterances in order.
    public private(set) var entries: [Entry]
    /// The length of the whole, pauses included.
    public private(set) var length: Frames

    /// A timeline of the given entries, one behind the other: their starts are set here.
    public init(_ entries: [Entry] = []) {
        self.entries = []
        length = Frames(0)
        for entry in entries { append(entry) }
    }

    /// Whether every length is the sound's own and none an estimate.
    public var isExact: Bool { entries.allSatisfy { $0.state.isFinal } }

    /// The utterance that sounds, or sounded last, at the given frame; nil before the first.
    public func utterance(at frame: Frames) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].start <= frame { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? entries[low - 1].utterance : nil
    }

    /// Adds an utterance behind all others; its start is set here.
    public mutating func append(_ entry: Entry) {
        var entry = entry
        entry.start = length
        entries.append(entry)
        length += entry.length + entry.pause
    }

    /// Puts what is now known of an utterance in the place of what was, and moves all that follow.
    ///
    /// An entry of an utterance that the timeline does not have changes nothing.
    public mutating func update(_ entry: Entry) {
        guard let place = place(of: entry.utterance) else { return }
        var entry = entry
        let before = entries[place]
        entry.start = before.start
        entries[place] = entry
        let shift = Frames(entry.length.count + entry.pause.count - before.length.count - before.pause.count)
        guard shift.count != 0 else { return }
        for later in entries.indices.dropFirst(place + 1) { entries[later].start += shift }
        length += shift
    }

    /// Entries are the utterances from 0 on, as a rule.
    private func place(of utterance: Int) -> Int? {
        if entries.indices.contains(utterance), entries[utterance].utterance == utterance { return utterance }
        return entries.firstIndex { $0.utterance == utterance }
    }
}
