import Narration
import TestSupport

/// A player with articles of known times, and short words for what tests do with it.
final class Listening {
    static let here = DeviceID("here")
    static let there = DeviceID("there")

    var player: Player
    var ticks: Int64 = 0
    var wall: Int64 = 1_000_000
    /// The commands that came, without their devices, since they were last asked for.
    private(set) var orders: [Player.Order] = []

    /// A player with so many articles in its queue; reading aloud is on.
    init(articles count: Int, readAloudIsOn: Bool = true) {
        player = Player(readAloudIsOn: readAloudIsOn)
        for number in 0..<count {
            player.learn(Self.outline(number), of: Self.article(number))
        }
        if count > 0 { send(.add((0..<count).map(Self.addition), at: .end, allowingDuplicates: false)) }
        orders = []
    }

    private init(_ other: Listening) {
        (player, ticks, wall) = (other.player, other.ticks, other.wall)
    }

    /// The same once more, to go another way.
    func copy() -> Listening { Listening(self) }

    /// The article of a number.
    static func article(_ number: Int) -> ArticleID {
        var generator = Seeded(seed: UInt64(number) + 1)
        return ArticleID(using: &generator)
    }

    static func addition(_ number: Int) -> Queue.Addition {
        Queue.Addition(article: article(number), title: "Article \(number)", site: "site.example")
    }

    /// 100 utterances of two seconds each, a paragraph every five.
    static func outline(_ number: Int) -> Outline {
        Outline(
            script: "script-\(number)",
            entries: (0..<100).map { index in
                Outline.Entry(
                    milliseconds: 2_000, block: index / 5, fingerprint: Position.fingerprint(of: "\(number) \(index)"))
            })
    }

    /// The item at an index of the queue.
    func item(_ index: Int) -> QueueItem.ID { player.queue.items[index].id }

    /// The titles' numbers in the order of the queue.
    var numbers: [Int] { player.queue.items.compactMap { Int($0.title.dropFirst(8)) } }

    /// Hands an event in; a millisecond goes by.
    @discardableResult
    func send(_ event: PlayerEvent, from device: DeviceID = here, term: Int? = nil) -> [PlayerCommand] {
        ticks += 1
        wall += 1
        let new = player.handle(event, from: device, at: Moment(ticks: ticks, wall: wall), term: term)
        orders += new
        return new.map(\.command)
    }

    /// Plays the first item until it sounds at a place.
    func play(at place: Place = .start, on device: DeviceID = here) {
        send(.play, from: device)
        send(.sounding(item(0), at: place), from: device)
        orders = []
    }

    /// The commands so far, each with the device it is for; none afterwards.
    func taken() -> [Player.Order] {
        defer { orders = [] }
        return orders
    }
}
