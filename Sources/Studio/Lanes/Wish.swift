/// What one listener wants made, in the order in which it will be heard.
struct Wish: Hashable {
    /// One clip.
    struct Entry: Hashable {
        var work: Lanes.WorkID
        /// Where it is heard, counted in utterances along the listener's way.
        var place: Int
        /// Its lane while the listener does not wait for it.
        var lane: Lane
    }

    private let entries: [Entry]
    /// Everything before it is settled.
    private var head = 0
    /// Where the listener is.
    var place: Int
    /// Whether it hears nothing until the first of its clips is there.
    var isWaiting: Bool
    /// How far ahead of the listener clips are made: no more than so many utterances.
    let reach: Int

    /// A wish for clips in order of their places.
    init(_ entries: [Entry], place: Int = 0, isWaiting: Bool = false, reach: Int = .max) {
        self.entries = entries
        self.place = place
        self.isWaiting = isWaiting
        self.reach = reach
    }

    /// Leaves behind what is settled at the front. What is settled further on is passed over each time.
    mutating func drop(_ settled: Set<Lanes.WorkID>) {
        while head < entries.count, settled.contains(entries[head].work) { head += 1 }
    }

    /// The first clip; after `drop` it is the first that is not settled.
    var first: Entry? { head < entries.count ? entries[head] : nil }

    /// The first clip within reach that is neither settled nor under way.
    func first(besides settled: Set<Lanes.WorkID>, _ running: [Lanes.WorkID: Lanes.Running]) -> Entry? {
        for entry in entries[head...] where !settled.contains(entry.work) {
            guard entry.place - place < reach else { return nil }
            if running[entry.work] == nil { return entry }
        }
        return nil
    }

    /// The first entry of a clip; nil when it is not wanted any longer.
    func entry(of work: Lanes.WorkID) -> Entry? {
        entries[head...].first { $0.work == work }
    }
}
