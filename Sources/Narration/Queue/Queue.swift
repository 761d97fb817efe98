/// What is heard next: the first item is the one that plays or would play.
///
/// No operation loses an item that it is not told to remove. Whether the first item is pinned, because it is being
/// heard, the caller says.
public struct Queue: Hashable, Sendable, Codable {
    /// Where to add.
    public enum Spot: String, Hashable, Sendable, Codable, CaseIterable {
        /// Behind all others.
        case end
        /// Behind the first one.
        case next
    }

    /// What is to be added.
    public struct Addition: Hashable, Sendable {
        /// The article.
        public var article: ArticleID
        /// Its title.
        public var title: String
        /// The site it is from.
        public var site: String?
        /// Where the listener is in it.
        public var position: Position?

        /// An article to add.
        public init(article: ArticleID, title: String, site: String? = nil, position: Position? = nil) {
            self.article = article
            self.title = title
            self.site = site
            self.position = position
        }
    }

    /// The items in the order in which they are heard.
    public private(set) var items: [QueueItem] = []
    /// The items that left last, the latest at the end; at most ``recentLimit``.
    public private(set) var recent: [QueueItem] = []
    /// The number that the next new item gets; every number below has been used.
    public private(set) var nextNumber = 1

    /// How many items that left are remembered.
    public static let recentLimit = 20

    /// An empty queue.
    public init() {}

    /// A queue as it was kept. Of items with one number, the first stays.
    ///
    /// - Parameters:
    ///   - items: the items in their order.
    ///   - recent: the items that left last, the latest at the end.
    ///   - nextNumber: the number that the next new item got; raised where items have it already.
    public init(items: [QueueItem], recent: [QueueItem] = [], nextNumber: Int = 1) {
        var seen: Set<QueueItem.ID> = []
        self.items = items.filter { seen.insert($0.id).inserted }
        self.recent = recent.filter { seen.insert($0.id).inserted }.suffix(Self.recentLimit)
        self.nextNumber = max(nextNumber, (seen.map(\.number).max() ?? 0) + 1)
    }

    /// The item that plays or would play.
    public var first: QueueItem? { items.first }

    /// An item.
    public subscript(id: QueueItem.ID) -> QueueItem? {
        items.first { $0.id == id }
    }

    /// Adds articles in their order. One that is in the queue already moves there with its position, unless duplicates
    /// are asked for; the first item, when pinned, stays where it is.
    public mutating func add(
        _ additions: [Addition], at spot: Spot, allowingDuplicates: Bool = false, firstIsPinned: Bool
    ) {
        var added: [QueueItem] = []
        for addition in additions {
            if !allowingDuplicates {
                if firstIsPinned, items.first?.article == addition.article { continue }
                if added.contains(where: { $0.article == addition.article }) { continue }
                if let known = items.firstIndex(where: { $0.article == addition.article }) {
                    added.append(items.remove(at: known))
                    continue
                }
            }
            added.append(
                QueueItem(
                    id: newID(), article: addition.article, title: addition.title, site: addition.site,
                    position: addition.position))
        }
        items.insert(contentsOf: added, at: spot == .end ? items.count : min(1, items.count))
    }

    /// Moves an item to an index, counted without it; a pinned first item stays first. False when it is not there.
    @discardableResult
    public mutating func move(_ id: QueueItem.ID, to index: Int, firstIsPinned: Bool) -> Bool {
        guard let old = items.firstIndex(where: { $0.id == id }) else { return false }
        guard !(firstIsPinned && old == 0) else { return true }
        let item = items.remove(at: old)
        items.insert(item, at: min(max(index, firstIsPinned ? 1 : 0), items.count))
        return true
    }

    /// Brings an item to the front; the others keep their order and their positions.
    @discardableResult
    public mutating func bringToFront(_ id: QueueItem.ID) -> Bool {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
        items.insert(items.remove(at: index), at: 0)
        return true
    }

    /// Takes an item out, for good. Returns it.
    @discardableResult
    public mutating func remove(_ id: QueueItem.ID) -> QueueItem? {
        items.firstIndex { $0.id == id }.map { items.remove(at: $0) }
    }

    /// Takes everything out.
    public mutating func clear() {
        items = []
    }

    /// The first item leaves and is remembered, unless it is the last one. Whether it left.
    public mutating func advance() -> Bool {
        guard items.count > 1 else { return false }
        recent.append(items.removeFirst())
        if recent.count > Self.recentLimit { recent.removeFirst() }
        return true
    }

    /// The item that left last comes back to the front. Nil when none is remembered.
    public mutating func goBack() -> QueueItem? {
        guard let item = recent.popLast() else { return nil }
        // It may have been added again meanwhile.
        items.removeAll { $0.article == item.article }
        items.insert(item, at: 0)
        return item
    }

    /// Puts a failed first item behind all others.
    mutating func putFirstLast() {
        guard items.count > 1 else { return }
        items.append(items.removeFirst())
    }

    /// Changes an item in place.
    mutating func change(_ id: QueueItem.ID, _ change: (inout QueueItem) -> Void) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        change(&items[index])
    }

    private mutating func newID() -> QueueItem.ID {
        defer { nextNumber += 1 }
        return QueueItem.ID(nextNumber)
    }
}
