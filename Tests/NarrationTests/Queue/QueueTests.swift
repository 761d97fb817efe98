import Narration
import Testing

@Suite("The queue")
struct QueueTests {
    private func queue(_ numbers: Int...) -> Queue {
        var queue = Queue()
        queue.add(numbers.map(Listening.addition), at: .end, firstIsPinned: false)
        return queue
    }

    private func numbers(_ queue: Queue) -> [Int] { queue.items.compactMap { Int($0.title.dropFirst(8)) } }

    struct Addition: Sendable {
        let name: String
        let added: [Int]
        let spot: Queue.Spot
        var duplicates = false
        var pinned = true
        let after: [Int]
        let at: SourceLocation

        init(
            _ name: String, added: [Int], at spot: Queue.Spot, duplicates: Bool = false, pinned: Bool = true,
            after: [Int], location: SourceLocation = #_sourceLocation
        ) {
            (self.name, self.added, self.spot, self.after, at) = (name, added, spot, after, location)
            (self.duplicates, self.pinned) = (duplicates, pinned)
        }
    }

    static let additions = [
        Addition("at the end", added: [7], at: .end, after: [0, 1, 2, 7]),
        Addition("next", added: [7], at: .next, after: [0, 7, 1, 2]),
        Addition("several at once keep their order", added: [7, 8], at: .next, after: [0, 7, 8, 1, 2]),
        Addition("again moves it", added: [1], at: .end, after: [0, 2, 1]),
        Addition("again with others", added: [7, 2], at: .next, after: [0, 7, 2, 1]),
        Addition("the playing one stays first", added: [0], at: .end, after: [0, 1, 2]),
        Addition("the first one moves when nothing plays", added: [0], at: .end, pinned: false, after: [1, 2, 0]),
        Addition("twice in one go counts once", added: [7, 7], at: .end, after: [0, 1, 2, 7]),
        Addition("duplicates when asked for", added: [1, 0], at: .end, duplicates: true, after: [0, 1, 2, 1, 0]),
    ]

    @Test("Articles are added where they are wanted", arguments: additions)
    func adding(_ row: Addition) {
        var queue = queue(0, 1, 2)
        queue.add(
            row.added.map(Listening.addition), at: row.spot, allowingDuplicates: row.duplicates,
            firstIsPinned: row.pinned)
        #expect(numbers(queue) == row.after, sourceLocation: row.at)
        #expect(Set(queue.items.map(\.id)).count == queue.items.count, sourceLocation: row.at)
    }

    @Test("What is added again keeps its position")
    func keepsPosition() throws {
        var queue = queue(0, 1)
        var addition = Listening.addition(1)
        queue.add([addition], at: .end, firstIsPinned: true)
        addition.position = Position(script: "s", place: Place(utterance: 3), fingerprint: 1)
        queue.add([addition], at: .next, firstIsPinned: true)
        #expect(queue.items.map(\.position) == [nil, nil])
    }

    struct Move: Sendable {
        let from: Int
        let index: Int
        let pinned: Bool
        let after: [Int]
        let at: SourceLocation

        init(_ from: Int, to index: Int, pinned: Bool, after: [Int], at: SourceLocation = #_sourceLocation) {
            (self.from, self.index, self.pinned, self.after, self.at) = (from, index, pinned, after, at)
        }
    }

    static let moves = [
        Move(2, to: 0, pinned: true, after: [0, 2, 1, 3]), Move(2, to: 0, pinned: false, after: [2, 0, 1, 3]),
        Move(0, to: 3, pinned: true, after: [0, 1, 2, 3]), Move(0, to: 3, pinned: false, after: [1, 2, 3, 0]),
        Move(1, to: 99, pinned: true, after: [0, 2, 3, 1]), Move(3, to: -5, pinned: true, after: [0, 3, 1, 2]),
    ]

    @Test("Items move, and the playing one stays first", arguments: moves)
    func moving(_ row: Move) {
        var queue = queue(0, 1, 2, 3)
        queue.move(queue.items[row.from].id, to: row.index, firstIsPinned: row.pinned)
        #expect(numbers(queue) == row.after, sourceLocation: row.at)
    }

    @Test("The first item leaves unless it is the last, and comes back")
    func advancing() {
        var queue = queue(0, 1)
        let left = [queue.advance(), queue.advance()]
        #expect(left == [true, false])
        #expect(numbers(queue) == [1])
        let came = [queue.goBack(), queue.goBack()]
        #expect(came.map { $0?.article } == [Listening.article(0), nil])
        #expect(numbers(queue) == [0, 1])
    }

    @Test("What comes back is not there twice")
    func comingBack() {
        var queue = queue(0, 1)
        _ = queue.advance()
        queue.add([Listening.addition(0)], at: .end, firstIsPinned: true)
        _ = queue.goBack()
        #expect(numbers(queue) == [0, 1])
    }

    @Test("An unknown item is not moved, removed or brought to the front")
    func unknown() {
        var queue = queue(0, 1)
        let stranger = QueueItem.ID(99)
        let done = [queue.move(stranger, to: 0, firstIsPinned: false), queue.bringToFront(stranger)]
        #expect(done == [false, false])
        let removed = queue.remove(stranger)
        #expect(removed == nil)
        #expect(numbers(queue) == [0, 1])
    }
}
