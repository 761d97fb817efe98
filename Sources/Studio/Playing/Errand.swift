import Narration

/// Work in the background, for as long as this is held.
public final class Errand: Sendable {
    private let listener: Listener
    /// Held, so that they stay open.
    private let work: [(episode: Episode, utterances: Range<Int>)]

    init(_ work: [(episode: Episode, utterances: Range<Int>)], in studio: Studio) {
        listener = studio.listener()
        self.work = work
        wish()
    }

    private func wish() {
        var place = 0
        var entries: [Wish.Entry] = []
        for (episode, utterances) in work {
            let open = episode.openWorks(from: utterances.lowerBound).prefix { $0.utterance < utterances.upperBound }
            for (work, _) in open {
                entries.append(Wish.Entry(work: work, place: place, lane: .background))
                place += 1
            }
        }
        listener.wants(Wish(entries))
    }

    /// Waits until all of it is made, or known not to be spoken.
    ///
    /// Throws `SpeechError` when a required voice cannot be used, and `CancellationError`.
    public func isDone() async throws {
        for (episode, utterances) in work {
            for utterance in utterances { _ = try await episode.whole(utterance, wish: wish) }
        }
    }
}

extension Studio {
    /// Makes the beginnings of articles that nobody hears yet, in the background, so that the usual tap finds them: the
    /// title, headings behind it, and the first sentence.
    public func prepareOpenings(of episodes: [Episode]) -> Errand {
        Errand(episodes.map { ($0, $0.opening) }, in: self)
    }

    /// Makes whole articles in the background, for the feed and downloads: one after the other.
    public func complete(_ episodes: [Episode]) -> Errand {
        Errand(episodes.map { ($0, 0..<$0.script.utterances.count) }, in: self)
    }
}

extension Episode {
    /// The utterances of its beginning: no more than four.
    var opening: Range<Int> {
        let first = script.utterances.prefix(3).prefix { $0.ending == .heading }
        return 0..<min(first.count + 1, script.utterances.count)
    }
}
