internal import Foundation
public import Narration

/// What lists and readers want, in the words of the rules.
extension AppPlayer {
    /// Plays an article now: it comes to the front of the queue, with its position where it was in it.
    public func play(_ article: Queue.Addition) {
        guard isOn else { return send(.play) }
        send(.add([article], at: .next, allowingDuplicates: false))
        if let item = items.first(where: { $0.article == article.article }) { send(.playItem(item.id)) }
    }

    /// Adds articles to the queue.
    public func add(_ articles: [Queue.Addition], at spot: Queue.Spot = .end) {
        send(.add(articles, at: spot, allowingDuplicates: false))
    }

    /// Moves items as a list's `onMove` says it: before the item at an index counted with the moved ones.
    func move(_ offsets: IndexSet, to destination: Int) {
        let ids = offsets.map { items[$0].id }
        var index = destination - offsets.count(in: 0..<destination)
        for id in ids {
            send(.move(id, to: index))
            index += 1
        }
    }

    /// Removes items as a list's `onDelete` says it.
    func remove(_ offsets: IndexSet) {
        for id in offsets.map({ items[$0].id }) { send(.remove(id)) }
    }
}
