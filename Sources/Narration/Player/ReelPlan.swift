/// The queue's episodes from the playing one on, joined into one sound (the reel): which article sounds when in it.
public struct ReelPlan: Hashable, Sendable {
    /// The part of an article in the reel.
    public struct Span: Hashable, Sendable {
        /// The item of the queue.
        public var item: QueueItem.ID
        /// The article.
        public var article: ArticleID
        /// Where it begins in the reel, in milliseconds.
        public var start: Int
        /// How far into the article it begins, in milliseconds.
        public var from: Int
        /// The article's times.
        public var outline: Outline

        /// A part of an article.
        public init(item: QueueItem.ID, article: ArticleID, start: Int, from: Int = 0, outline: Outline) {
            self.item = item
            self.article = article
            self.start = start
            self.from = from
            self.outline = outline
        }
    }

    /// The parts in order, by where they start.
    public let spans: [Span]

    /// The map of a reel of the given parts.
    public init(_ spans: [Span]) {
        self.spans = spans.sorted { $0.start < $1.start }
    }

    /// The item that sounds at a time of the reel, in milliseconds, and the listener's place in it; nil in an empty reel.
    public func place(at time: Int) -> (item: QueueItem.ID, place: Place)? {
        guard let span = spans.last(where: { $0.start <= time }) ?? spans.first else { return nil }
        return (span.item, span.outline.place(at: time - span.start + span.from))
    }

    /// The time in the reel of a place in an item, in milliseconds; nil where the reel does not have it.
    public func time(of item: QueueItem.ID, at place: Place) -> Int? {
        guard let span = spans.first(where: { $0.item == item }) else { return nil }
        let time = span.outline.time(of: place)
        return time < span.from ? nil : span.start + time - span.from
    }

    /// The item whose part follows that of another; nil behind the last.
    public func item(after item: QueueItem.ID) -> QueueItem.ID? {
        guard let index = spans.firstIndex(where: { $0.item == item }), index + 1 < spans.count else { return nil }
        return spans[index + 1].item
    }
}
