import Narration
import Testing

@Suite("Listening")
struct PlayerTests {
    @Test("A start never sounds by itself, and reading aloud is off until it is switched on")
    func start() {
        var player = Player()
        #expect(!player.readAloudIsOn)
        let now = Moment(ticks: 0, wall: 0)
        _ = player.handle(
            .add([Listening.addition(0)], at: .end, allowingDuplicates: false), from: Listening.here, at: now)
        #expect(player.handle(.play, from: Listening.here, at: now).map(\.command) == [.refuse(.readAloudIsOff)])
        #expect(player.handle(.appear, from: Listening.here, at: now).isEmpty)
        #expect(player.playback == .idle)
        _ = player.handle(.readAloud(isOn: true), from: Listening.here, at: now)
        #expect(player.playback == .idle)
    }

    @Test("Every way to start sound obeys the switch")
    func gate() {
        for event in [PlayerEvent.play, .playHere, .toggle, .next, .previous] {
            let listening = Listening(articles: 3, readAloudIsOn: false)
            #expect(listening.send(event) == [.refuse(.readAloudIsOff)])
            #expect(listening.send(.playItem(listening.item(1))) == [.refuse(.readAloudIsOff)])
            #expect(listening.player.playback == .idle)
        }
    }

    @Test("An article that has ended leaves, the next one begins, and the last one stays, rewound")
    func ending() {
        let listening = Listening(articles: 2)
        listening.play(at: Place(utterance: 99))
        let (first, second) = (listening.item(0), listening.item(1))
        #expect(
            listening.send(.ended(first)) == [
                .finished(Listening.article(0)), .advance(second, Listening.article(1), at: .start),
            ])
        #expect(listening.numbers == [1])
        listening.send(.sounding(second, at: Place(utterance: 80)))
        #expect(listening.send(.ended(second)) == [.finished(Listening.article(1)), .halt])
        #expect(listening.numbers == [1])
        #expect(listening.player.playback == .finished(second))
        #expect(listening.player.place == .start)
        #expect(listening.send(.play) == [.load(second, Listening.article(1), at: .start)])
    }

    @Test("A late report of an item that no longer plays changes nothing")
    func late() {
        let listening = Listening(articles: 3)
        listening.play(at: Place(utterance: 10))
        let left = listening.item(0)
        listening.send(.next)
        let (before, queue) = (listening.player.playback, listening.player.queue)
        for event in [
            PlayerEvent.ended(left), .sounding(left, at: Place(utterance: 9)), .ranDry(left),
            .failed(left, reason: "x"),
        ] {
            #expect(listening.send(event) == [.refuse(.notPlayingHere)])
        }
        #expect(listening.player.playback == before)
        #expect(listening.player.queue == queue)
        #expect(listening.player.place == .start)
    }

    @Test("30 s back stop at the start; at the start the item that left comes back")
    func previous() {
        let listening = Listening(articles: 2)
        listening.play(at: Place(utterance: 20, milliseconds: 500))
        #expect(listening.send(.previous).first == .jump(listening.item(0), to: Place(utterance: 5, milliseconds: 500)))
        #expect(listening.send(.previous).first == .jump(listening.item(0), to: .start))
        listening.send(.seek(.time(60_000)))
        listening.send(.next)
        #expect(listening.numbers == [1])
        listening.send(.sounding(listening.item(0), at: Place(utterance: 2)))
        listening.send(.previous)
        #expect(listening.numbers == [1], "the first press goes to the start")
        listening.send(.previous)
        #expect(listening.numbers == [0, 1])
        #expect(listening.player.place == Place(utterance: 30), "with the position that it had")
        #expect(listening.player.playback == .loading(listening.item(0), starts: true))
    }

    @Test("Speed changes without a new start and keeps to its steps")
    func speed() {
        let listening = Listening(articles: 1)
        listening.play(at: Place(utterance: 3))
        #expect(listening.send(.speed(Speed(1.37))) == [.speed(Speed(hundredths: 135))])
        #expect(listening.player.playback == .playing(listening.item(0)))
        #expect(listening.player.place == Place(utterance: 3))
        #expect(
            [0, 0.1, 0.5, 1.024, 1.026, 2.99, 3, 9, .nan].map { Speed($0).hundredths } == [
                50, 50, 50, 100, 105, 300, 300, 300, 100,
            ])
    }

    @Test("An interruption resumes only what played, and only if it may")
    func interruption() {
        let listening = Listening(articles: 1)
        listening.play()
        listening.send(.interruptionBegan)
        #expect(listening.send(.interruptionEnded(mayResume: true)) == [.start])
        listening.send(.pause)
        listening.send(.interruptionBegan)
        #expect(listening.send(.interruptionEnded(mayResume: true)).isEmpty)
        listening.send(.play)
        listening.send(.interruptionBegan)
        listening.send(.pause)
        #expect(listening.send(.interruptionEnded(mayResume: true)).isEmpty, "paused by hand meanwhile")
    }

    @Test("The position is kept every five seconds, and at pause, stop and dismissal")
    func saving() {
        let listening = Listening(articles: 1)
        let item = listening.item(0)
        listening.play()
        var kept: [Int64] = []
        for step in 1...20 {
            listening.ticks += 999
            let orders = listening.send(.sounding(item, at: Place(utterance: step / 2)))
            if orders.contains(where: { if case .save = $0 { true } else { false } }) { kept.append(listening.ticks) }
        }
        #expect(zip(kept, kept.dropFirst()).allSatisfy { $1 - $0 == 5_000 } && kept.count >= 3)
        for event in [PlayerEvent.pause, .stop, .dismiss] {
            let copy = listening.copy()
            #expect(copy.send(event).contains { if case .save = $0 { true } else { false } })
            #expect(copy.player.queue.first?.position?.place == Place(utterance: 10))
        }
    }

    @Test("A sound that cannot be had makes room for the next, and says so when none can")
    func failing() {
        let listening = Listening(articles: 2)
        listening.play()
        listening.send(.failed(listening.item(0), reason: "gone"))
        #expect(listening.numbers == [1, 0])
        #expect(listening.player.playback == .loading(listening.item(0), starts: true))
        listening.send(.failed(listening.item(0), reason: "gone too"))
        #expect(listening.player.playback == .failed(listening.item(0), reason: "gone too"))
        #expect(listening.numbers == [1, 0])
        #expect(MiniPlayer(of: listening.player, on: Listening.here)?.subtitle == "gone too")
    }

    @Test("A timer counts listening time, fades and pauses")
    func timer() {
        let listening = Listening(articles: 1)
        listening.play()
        listening.send(.sleep(.after(milliseconds: 20_000)))
        listening.ticks += 9_000
        #expect(listening.send(.tick).allSatisfy { if case .fade = $0 { false } else { true } })
        listening.send(.pause)
        listening.ticks += 60_000
        listening.send(.tick)
        listening.send(.play)
        listening.send(.tick)
        listening.ticks += 5_999
        #expect(listening.send(.tick).contains { if case .fade(let level) = $0 { level < 0.6 } else { false } })
        listening.ticks += 6_000
        #expect(listening.send(.tick).contains(.hold))
        #expect(listening.player.playback == .paused(listening.item(0), .sleepTimer))
        #expect(listening.player.sleepTimer == nil)
        #expect(listening.send(.play) == [.start])
    }

    @Test("A timer for articles ends between two of them")
    func articleTimer() {
        let listening = Listening(articles: 4)
        listening.play()
        listening.send(.sleep(.articles(2)))
        listening.send(.ended(listening.item(0)))
        #expect(listening.player.playback.sounds)
        listening.send(.sounding(listening.item(0), at: .start))
        #expect(listening.send(.ended(listening.item(0))).last == .hold)
        #expect(listening.numbers == [2, 3])
        #expect(!listening.player.playback.sounds)
    }

    @Test("What is added after the last one has ended takes its place")
    func addedAfterTheEnd() {
        let listening = Listening(articles: 1)
        listening.play()
        listening.send(.ended(listening.item(0)))
        listening.send(.add([Listening.addition(5)], at: .end, allowingDuplicates: false))
        #expect(listening.numbers == [5])
        #expect(listening.player.playback == .idle)
    }

    @Test("The time left is that of all items at speed 1")
    func timeLeft() {
        let listening = Listening(articles: 2)
        listening.play(at: Place(utterance: 10))
        #expect(listening.player.timeLeft == 380_000)
        #expect(Speed(2).milliseconds(hearing: 380_000) == 190_000)
    }

    @Test("Skipping to an item brings it to the front and loses nothing")
    func skipping() {
        let listening = Listening(articles: 3)
        listening.play(at: Place(utterance: 40))
        listening.send(.playItem(listening.item(2)))
        #expect(listening.numbers == [2, 0, 1])
        #expect(listening.player.queue.items[1].position?.place == Place(utterance: 40))
        #expect(listening.player.place == .start)
    }

    // MARK: - What listeners of other programs have met

    @Test("After a kill the same sentence goes on, whatever was heard in between")
    func afterKill() {
        let listening = Listening(articles: 2)
        listening.play(at: Place(utterance: 60))
        for step in 1...12 {
            listening.ticks += 999
            listening.send(.sounding(listening.item(0), at: Place(utterance: 60 + step / 2)))
        }
        // All that was kept is in the queue; the rest is gone with the process.
        let revived = Listening(articles: 0)
        revived.player = Player(queue: listening.player.queue, readAloudIsOn: true)
        for number in 0..<2 { revived.player.learn(Listening.outline(number), of: Listening.article(number)) }
        let shown = revived.player.place
        #expect((64...66).contains(shown.utterance))
        revived.send(.playItem(revived.item(1)))
        revived.send(.sounding(revived.item(0), at: Place(utterance: 5)))
        revived.send(.playItem(revived.item(1)))
        #expect(revived.player.place == shown)
    }

    @Test("Five speeds in a moment change nothing but the speed, and paused stays paused")
    func manySpeeds() {
        let listening = Listening(articles: 1)
        listening.play(at: Place(utterance: 7, milliseconds: 900))
        let progress = listening.player.progress
        for factor in [0.8, 1.1, 2, 2.5, 1.5] { listening.send(.speed(Speed(factor))) }
        #expect(listening.player.speed == Speed(1.5))
        #expect(listening.player.playback == .playing(listening.item(0)))
        #expect(listening.player.progress == progress)
        listening.send(.pause)
        #expect(listening.send(.speed(Speed(0.8))) == [.speed(Speed(0.8))])
        #expect(listening.player.playback == .paused(listening.item(0), .listener))
    }

    @Test("Play during a call does not talk over it, and whoever insists is heard")
    func playDuringCall() {
        let listening = Listening(articles: 1)
        listening.play()
        listening.send(.interruptionBegan)
        #expect(listening.send(.play) == [.refuse(.interrupted)])
        #expect(listening.send(.interruptionEnded(mayResume: true)) == [.start])
        listening.send(.pause)
        listening.send(.interruptionBegan)
        #expect(listening.send(.play) == [.refuse(.interrupted)])
        #expect(listening.send(.play) == [.start])
    }

    @Test("A second start before the first has sounded leaves one sound, and the last wish wins")
    func twoStarts() {
        let listening = Listening(articles: 3)
        let (first, second) = (listening.item(0), listening.item(1))
        listening.send(.play)
        listening.send(.playItem(second))
        #expect(listening.send(.sounding(first, at: .start)) == [.refuse(.notPlayingHere)])
        let again = [listening.send(.play), listening.send(.play), listening.send(.play)]
        #expect(again == [[], [], []])
        listening.send(.sounding(second, at: .start))
        #expect(listening.player.playback == .playing(second))
    }

    @Test("Five quick skips play the sixth item, and none of the skipped is heard to its end")
    func quickSkips() {
        let listening = Listening(articles: 10)
        listening.play()
        let commands = (0..<5).flatMap { _ in listening.send(.next) }
        #expect(listening.numbers.first == 5)
        #expect(MiniPlayer(of: listening.player, on: Listening.here)?.title == "Article 5")
        #expect(!commands.contains { if case .finished = $0 { true } else { false } })
        listening.send(.stop)
        let started = listening.send(.play)
        #expect(started.count == 1)
    }
}
