import Testing

@testable import Studio

@Suite("Lanes")
struct LanesTests {
    private static let ann = Lanes.ListenerID(number: 1)
    private static let bob = Lanes.ListenerID(number: 2)

    private static func work(_ number: Int) -> Lanes.WorkID { Lanes.WorkID(number: number) }

    private static func wish(
        _ numbers: some Sequence<Int>, _ lane: Lane = .article, waits: Bool = false, reach: Int = .max
    ) -> Wish {
        let entries = numbers.enumerated().map { Wish.Entry(work: work($1), place: $0, lane: lane) }
        return Wish(entries, isWaiting: waits, reach: reach)
    }

    private static func make(_ number: Int, _ lane: Lane = .article) -> Lanes.Command { .make(work(number), lane) }
    private static func stop(_ number: Int) -> Lanes.Command { .stop(work(number)) }

    @Test("Places are filled in the order of the wish, and each end brings the next")
    func order() {
        var lanes = Lanes(places: 2, backgroundPlaces: 1)
        #expect(
            lanes.listener(Self.ann, wants: Self.wish(10..<20, waits: true)) == [
                Self.make(10, .waiting), Self.make(11),
            ])
        #expect(lanes.ended(Self.work(11), isSettled: true) == [Self.make(12)])
        #expect(lanes.ended(Self.work(10), isSettled: true) == [Self.make(13)])
    }

    @Test("Who leaves has its work stopped, and the places go to others when it has ended")
    func leaving() {
        var lanes = Lanes(places: 2, backgroundPlaces: 2)
        _ = lanes.listener(Self.ann, wants: Self.wish([1, 2, 3]))
        #expect(lanes.listener(Self.bob, wants: Self.wish([2, 9])) == [])
        #expect(lanes.listener(Self.ann, wants: nil) == [Self.stop(1)])
        #expect(lanes.ended(Self.work(1), isSettled: false) == [Self.make(9)])
        #expect(lanes.ended(Self.work(2), isSettled: true) == [])
        #expect(lanes.listener(Self.bob, wants: nil) == [Self.stop(9)])
        #expect(lanes.ended(Self.work(9), isSettled: false) == [])
        #expect(lanes.isIdle)
    }

    @Test("A seek stops what is left behind and keeps what is wanted still")
    func seek() {
        var lanes = Lanes(places: 2, backgroundPlaces: 2)
        _ = lanes.listener(Self.ann, wants: Self.wish(0..<10, waits: true))
        #expect(lanes.listener(Self.ann, wants: Self.wish(1..<10, waits: true)) == [Self.stop(0)])
        #expect(lanes.ended(Self.work(0), isSettled: false) == [Self.make(2)])
        #expect(Set(lanes.listener(Self.ann, wants: Self.wish(5..<10, waits: true))) == [Self.stop(1), Self.stop(2)])
        #expect(lanes.ended(Self.work(2), isSettled: false) == [Self.make(5, .waiting)])
    }

    @Test("What two want is made once, and goes on as long as one of them wants it")
    func shared() {
        var lanes = Lanes(places: 3, backgroundPlaces: 1)
        #expect(lanes.listener(Self.ann, wants: Self.wish([1])) == [Self.make(1)])
        #expect(lanes.listener(Self.bob, wants: Self.wish([1])) == [])
        #expect(lanes.listener(Self.ann, wants: nil) == [])
        #expect(lanes.ended(Self.work(1), isSettled: true) == [])
        #expect(lanes.isIdle)
    }

    /// Two listeners, and whose work is begun first in the one place that gets free.
    struct Precedence: Sendable, CustomStringConvertible {
        let description: String
        let first: Wish
        let second: Wish
        let begun: Lanes.Command
        let at: SourceLocation

        init(
            _ name: String, _ first: Wish, _ second: Wish, begins: Lanes.Command,
            at: SourceLocation = #_sourceLocation
        ) {
            (description, self.first, self.second, begun, self.at) = (name, first, second, begins, at)
        }
    }

    static let precedences = [
        Precedence(
            "who waits goes before an article", wish([1]), wish([2], waits: true), begins: make(2, .waiting)),
        Precedence("an article goes before the next one", wish([1], .next), wish([2]), begins: make(2)),
        Precedence(
            "the next one goes before the background", wish([1], .background), wish([2], .next),
            begins: make(2, .next)),
        Precedence(
            "what is heard sooner goes first",
            Wish([Wish.Entry(work: work(1), place: 4, lane: .article)]),
            Wish([Wish.Entry(work: work(2), place: 3, lane: .article)]), begins: make(2)),
        Precedence("who came first goes first", wish([1]), wish([2]), begins: make(1)),
    ]

    @Test("The most urgent work gets the free place", arguments: precedences)
    func precedence(_ row: Precedence) {
        var lanes = Lanes(places: 1, backgroundPlaces: 1)
        let nobody = Lanes.ListenerID(number: 0)
        _ = lanes.listener(nobody, wants: Self.wish([0]))
        _ = lanes.listener(Self.ann, wants: row.first)
        _ = lanes.listener(Self.bob, wants: row.second)
        let begun = lanes.ended(Self.work(0), isSettled: true)
        #expect(begun == [row.begun], sourceLocation: row.at)
    }

    /// What somebody who waits finds in the only place, and whether it has to go.
    struct Expendable: Sendable, CustomStringConvertible {
        let description: String
        let lane: Lane
        let place: Int
        let goes: Bool
        let at: SourceLocation

        init(_ name: String, _ lane: Lane, place: Int = 0, goes: Bool, at: SourceLocation = #_sourceLocation) {
            (description, self.lane, self.place, self.goes, self.at) = (name, lane, place, goes, at)
        }
    }

    static let expendables = [
        Expendable("the background goes", .background, goes: true),
        Expendable("the next article goes", .next, goes: true),
        Expendable("what is heard in a minute goes", .article, place: 8, goes: true),
        Expendable("what is heard soon stays", .article, place: 7, goes: false),
    ]

    @Test("Who waits does not wait for what can wait", arguments: expendables)
    func expendable(_ row: Expendable) {
        var lanes = Lanes(places: 1, backgroundPlaces: 1)
        _ = lanes.listener(
            Self.ann, wants: Wish([Wish.Entry(work: Self.work(1), place: row.place, lane: row.lane)]))
        let commands = lanes.listener(Self.bob, wants: Self.wish([2, 3], waits: true))
        #expect(commands == (row.goes ? [Self.stop(1)] : []), sourceLocation: row.at)
        guard row.goes else { return }
        // One place is enough, however often one asks.
        #expect(lanes.listener(Self.bob, isAt: 0, waits: true) == [], sourceLocation: row.at)
        #expect(lanes.ended(Self.work(1), isSettled: false) == [Self.make(2, .waiting)], sourceLocation: row.at)
    }

    @Test("Only so much background is made at a time, and never more ahead than the reach")
    func limits() {
        var lanes = Lanes(places: 3, backgroundPlaces: 2)
        let commands = lanes.listener(Self.ann, wants: Self.wish(0..<9, .background))
        #expect(commands == [Self.make(0, .background), Self.make(1, .background)])
        #expect(lanes.listener(Self.bob, wants: Self.wish(20..<30, reach: 1)) == [Self.make(20)])
        #expect(lanes.ended(Self.work(20), isSettled: true) == [])
        #expect(lanes.listener(Self.bob, isAt: 1, waits: true) == [Self.make(21, .waiting)])
    }

    @Test("What turns out to be there is passed over, and what is lost is made when it is wished for again")
    func settled() {
        var lanes = Lanes(places: 1, backgroundPlaces: 1)
        lanes.settle([1, 2, 4].map(Self.work))
        #expect(lanes.listener(Self.ann, wants: Self.wish(1..<6)) == [Self.make(3)])
        #expect(lanes.ended(Self.work(3), isSettled: true) == [Self.make(5)])
        lanes.reopen(Self.work(2))
        _ = lanes.listener(Self.bob, wants: Self.wish([2]))
        #expect(lanes.ended(Self.work(5), isSettled: true) == [Self.make(2)])
    }

    @Test("Whatever happens, no place is lost, nothing is made twice at a time, and all that is wanted gets made")
    func chance() {
        var random = Chance(seed: 7)
        for round in 0..<200 {
            var lanes = Lanes(places: 1 + round % 4, backgroundPlaces: 1 + round % 2)
            var underWay: Set<Lanes.WorkID> = []
            var stopping: Set<Lanes.WorkID> = []
            var settled: Set<Lanes.WorkID> = []
            func note(_ commands: [Lanes.Command]) {
                for command in commands {
                    switch command {
                    case .make(let work, _):
                        #expect(underWay.insert(work).inserted)
                        #expect(!settled.contains(work))
                    case .stop(let work):
                        #expect(underWay.contains(work))
                        #expect(stopping.insert(work).inserted)
                    }
                }
                #expect(underWay.count <= lanes.places)
            }
            func end(_ work: Lanes.WorkID) {
                let isSettled = !stopping.contains(work) || random.next(2) == 0
                underWay.remove(work)
                stopping.remove(work)
                if isSettled { settled.insert(work) }
                note(lanes.ended(work, isSettled: isSettled))
            }
            for _ in 0..<100 {
                let listener = Lanes.ListenerID(number: random.next(5))
                switch random.next(4) {
                case 0:
                    let start = random.next(30)
                    let lane = Lane.allCases[1 + random.next(3)]
                    let wish = Self.wish(start..<start + random.next(12), lane, waits: random.next(2) == 0)
                    note(lanes.listener(listener, wants: random.next(4) == 0 ? nil : wish))
                case 1: note(lanes.listener(listener, isAt: random.next(12), waits: random.next(2) == 0))
                default: if let work = underWay.min(by: { $0.number < $1.number }) { end(work) }
                }
            }
            while let work = underWay.first { end(work) }
            #expect(lanes.isIdle)
        }
    }
}

/// Numbers that look like chance and are the same for the same seed.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A number below the given one.
    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
