import Testing

@testable import Narration

@Suite("What a phone needs of the rules")
struct PhoneRulesTests {
    private let here = Listening.here

    // MARK: - What survives

    @Test("What is kept brings the same player back, silent")
    func kept() {
        let listening = Listening(articles: 3)
        listening.play(at: Place(utterance: 7, milliseconds: 500))
        listening.send(.speed(Speed(1.75)))
        listening.send(.pause)
        let again = Player(listening.player.kept)
        #expect(again.queue == listening.player.queue && again.speed == Speed(1.75) && again.readAloudIsOn)
        #expect(again.place == Place(utterance: 7, milliseconds: 500) && again.playback == .idle)
        #expect(again.kept == listening.player.kept)
        #expect(again.heardAt == listening.player.heardAt && !again.heardAt.isEmpty)
    }

    @Test("Articles that are long gone are forgotten")
    func forgotten() {
        let listening = Listening(articles: 1)
        listening.play(at: Place(utterance: 7))
        listening.send(.pause)
        listening.send(.clear)
        #expect(listening.player.kept.heardAt.isEmpty)
    }

    // MARK: - Times that come late

    @Test("Times that come while an article is being loaded find its kept position again")
    func learning() {
        let article = Listening.article(0)
        let outline = Listening.outline(0)
        let position = Position(
            script: "older", place: Place(utterance: 3), fingerprint: outline.entries[40].fingerprint)
        func loading(at position: Position) -> Player {
            var player = Player(readAloudIsOn: true)
            let addition = Queue.Addition(article: article, title: "", position: position)
            _ = player.handle(.add([addition], at: .end, allowingDuplicates: false), from: here, at: moment)
            _ = player.handle(.play, from: here, at: moment)
            return player
        }
        var player = loading(at: position)
        player.learn(outline, of: article)
        #expect(player.place == Place(utterance: 40))
        var elsewhere = loading(at: position)
        _ = elsewhere.handle(.seek(.time(0)), from: here, at: moment)
        elsewhere.learn(outline, of: article)
        #expect(elsewhere.place == .start)
        let end = Place(utterance: 99, milliseconds: 2_000)
        var ended = loading(at: Position(script: outline.script, place: end, fingerprint: 1))
        ended.learn(outline, of: article)
        #expect(ended.place == .start)
    }

    private let moment = Moment(ticks: 0, wall: 0)

    // MARK: - Now playing

    @Test("Only the device that sounds claims the keys")
    func claims() {
        let listening = Listening(articles: 2)
        #expect(NowPlaying(of: listening.player, on: here) == nil)
        listening.play(at: Place(utterance: 10))
        let now = NowPlaying(of: listening.player, on: here)
        #expect(now?.elapsed == 20_000 && now?.duration == 200_000 && now?.rate == 1 && now?.hasNext == true)
        #expect(NowPlaying(of: listening.player, on: Listening.there) == nil)
        listening.send(.ranDry(listening.item(0)))
        #expect(NowPlaying(of: listening.player, on: here)?.rate == 0)
        listening.send(.stop)
        #expect(NowPlaying(of: listening.player, on: here) == nil)
    }

    @Test("What counts on by itself at the right speed needs no telling; what is off does")
    func counting() throws {
        let listening = Listening(articles: 1)
        listening.send(.speed(Speed(2)))
        listening.play(at: .start)
        let told = try #require(NowPlaying(of: listening.player, on: here))
        var later = told
        later.elapsed = 20_000
        #expect(later.isShown(by: told, after: 10_000))
        #expect(later.isShown(by: told, after: 10_700))
        #expect(!later.isShown(by: told, after: 9_000))
        later.elapsed = 0
        later.rate = 0
        #expect(!later.isShown(by: told, after: 0))
    }

    // MARK: - Where the sound comes from

    @Test("The server's sound where one is set and was not out of reach within a minute")
    func sources() {
        func at(_ ticks: Int64) -> Moment { Moment(ticks: ticks, wall: 0) }
        #expect(SoundChoice(hasServer: false).source(at: at(0)) == .systemVoice)
        var choice = SoundChoice(hasServer: true)
        #expect(choice.source(at: at(0)) == .reel)
        choice.serverFailed(at: at(1_000))
        #expect(choice.source(at: at(60_999)) == .systemVoice)
        #expect(choice.source(at: at(61_000)) == .reel)
    }

    @Test("A reel's time is an item and a place in it, and back")
    func reel() {
        let first = QueueItem.ID(1)
        let second = QueueItem.ID(2)
        let reel = ReelPlan([
            .init(item: second, article: Listening.article(1), start: 161_500, outline: Listening.outline(1)),
            .init(item: first, article: Listening.article(0), start: 0, from: 40_000, outline: Listening.outline(0)),
        ])
        #expect(reel.place(at: 0)?.item == first && reel.place(at: 0)?.place == Place(utterance: 20))
        #expect(reel.place(at: 161_499)?.item == first)
        #expect(reel.place(at: 163_000)?.item == second)
        #expect(reel.place(at: 163_000)?.place == Place(utterance: 0, milliseconds: 1_500))
        #expect(reel.time(of: first, at: Place(utterance: 21)) == 2_000)
        #expect(reel.time(of: first, at: Place(utterance: 19)) == nil)
        #expect(reel.time(of: second, at: .start) == 161_500)
        #expect(reel.item(after: first) == second && reel.item(after: second) == nil)
        #expect(ReelPlan([]).place(at: 5) == nil)
    }
}
