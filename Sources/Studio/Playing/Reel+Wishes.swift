import Narration
import Synchronization

extension Reel {
    static func items(_ episodes: [Episode], from utterance: Int, base: Int) -> [Item] {
        var items: [Item] = []
        var base = base
        for (index, episode) in episodes.enumerated() {
            let count = episode.script.utterances.count
            let first = index == 0 ? min(max(0, utterance), count) : 0
            items.append(Item(episode: episode, first: first, base: base))
            base += count - first
        }
        return items
    }

    /// The frames of items, with the silences.
    static func known(_ items: [Item]) -> (made: Frames, estimated: Frames) {
        var known = (made: Frames(0), estimated: Frames(0))
        for (index, item) in items.enumerated() {
            if index > 0 { known.made += silenceBetweenArticles }
            for entry in item.episode.timeline.entries.dropFirst(item.first) {
                if entry.state.isFinal { known.made += entry.length } else { known.estimated += entry.length }
                known.made += entry.pause
            }
        }
        return known
    }

    /// What a reel wants, from its front on: the rest of the episode there, then the next ones.
    static func wish(_ state: State) -> Wish {
        var entries: [Wish.Entry] = []
        for (index, item) in state.items.enumerated().dropFirst(state.front.item) {
            let first = index == state.front.item ? state.front.utterance : item.first
            let lane = index == state.front.item ? Lane.article : .next
            for (work, utterance) in item.episode.openWorks(from: first) {
                entries.append(Wish.Entry(work: work, place: item.base + utterance - item.first, lane: lane))
            }
        }
        return Wish(entries, place: place(state), isWaiting: state.told.waits)
    }

    static func worksAtFront(_ state: State) -> [Lanes.WorkID] {
        guard state.items.indices.contains(state.front.item) else { return [] }
        let episode = state.items[state.front.item].episode
        let utterance = state.front.utterance
        return episode.openWorks(from: utterance).prefix { $0.utterance == utterance }.map(\.work)
    }

    static func place(_ state: State) -> Int {
        guard state.items.indices.contains(state.front.item) else { return 0 }
        let item = state.items[state.front.item]
        return item.base + state.front.utterance - item.first
    }

    /// Which utterance is heard when: promised as far as it was read, estimated from there on.
    public var map: ReelMap {
        state.withLock { state in
            var spans: [ReelMap.Span] = []
            for laid in state.laid {
                if let last = spans.last, last.item == laid.item, last.utterance == laid.utterance {
                    spans[spans.count - 1].length += laid.segment.frames
                    continue
                }
                guard state.items.indices.contains(laid.item) else { continue }
                let item = state.items[laid.item]
                // Padding at the end belongs to what was heard last.
                guard laid.utterance < item.episode.script.utterances.count else {
                    if !spans.isEmpty { spans[spans.count - 1].length += laid.segment.frames }
                    continue
                }
                spans.append(
                    ReelMap.Span(
                        item: laid.item, episode: item.episode.id, utterance: laid.utterance, start: laid.start,
                        length: laid.segment.frames, isLaid: true))
            }
            var length = state.length
            if !state.isAtEnd { Self.addEstimates(to: &spans, &length, state) }
            return ReelMap(spans: spans, length: length)
        }
    }

    private static func addEstimates(to spans: inout [ReelMap.Span], _ length: inout Frames, _ state: State) {
        for (index, item) in state.items.enumerated().dropFirst(state.front.item) {
            let isFront = index == state.front.item
            if !isFront { length += silenceBetweenArticles }
            let first = isFront ? state.front.utterance : item.first
            for entry in item.episode.timeline.entries.dropFirst(first) where entry.state != .notSpoken {
                var rest = entry.length + entry.pause
                if let last = spans.last, last.item == index, last.utterance == entry.utterance {
                    // Its beginning is laid.
                    rest = Frames(max(0, rest.count - last.length.count))
                    spans[spans.count - 1].length += rest
                    spans[spans.count - 1].isLaid = false
                } else {
                    spans.append(
                        ReelMap.Span(
                            item: index, episode: item.episode.id, utterance: entry.utterance, start: length,
                            length: rest, isLaid: false))
                }
                length += rest
            }
        }
    }
}
