public import Narration

/// Which utterance of which episode is heard when in a reel.
public struct ReelMap: Hashable, Sendable {
    /// An utterance's stretch of the reel, with the silence behind it.
    public struct Span: Hashable, Sendable {
        /// The episode's place in the reel, from 0.
        public var item: Int
        /// The episode's id.
        public var episode: String
        /// The utterance's index in the episode's script.
        public var utterance: Int
        /// Where it starts in the reel, its head not counted.
        public var start: Frames
        /// How long it is.
        public var length: Frames
        /// Whether start and length are promised: they never change again.
        public var isLaid: Bool
    }

    /// The spans in order; utterances that are not spoken have none once that is promised.
    public var spans: [Span]
    /// The length of the whole, as far as it is known or estimated.
    public var length: Frames

    /// The span that is heard at a frame, or was heard last; nil before the first.
    public func span(at frame: Frames) -> Span? {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].start <= frame { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? spans[low - 1] : nil
    }
}
