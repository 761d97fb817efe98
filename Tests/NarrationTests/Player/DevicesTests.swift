import Narration
import Testing

@Suite("One listener with several devices")
struct DevicesTests {
    private let here = Listening.here
    private let there = Listening.there

    struct Row: Sendable {
        let name: String
        let event: PlayerEvent
        /// Who gets the first command that moves the sound; nil for none.
        let steers: DeviceID?
        let sounding: DeviceID?
        let sounds: Bool
        let at: SourceLocation

        init(
            _ name: String, _ event: PlayerEvent, steers: DeviceID?, sounding: DeviceID?, sounds: Bool,
            at: SourceLocation = #_sourceLocation
        ) {
            (self.name, self.event, self.steers, self.at) = (name, event, steers, at)
            (self.sounding, self.sounds) = (sounding, sounds)
        }
    }

    /// Sent by the device that sounds.
    static let fromTheSoundingOne = [
        Row("play", .play, steers: nil, sounding: Listening.here, sounds: true),
        Row("pause", .pause, steers: Listening.here, sounding: Listening.here, sounds: false),
        Row("play here", .playHere, steers: nil, sounding: Listening.here, sounds: true),
        Row("stop", .stop, steers: Listening.here, sounding: nil, sounds: false),
        Row("dismiss", .dismiss, steers: Listening.here, sounding: nil, sounds: false),
        Row("switch off", .readAloud(isOn: false), steers: Listening.here, sounding: nil, sounds: false),
        Row("output lost", .outputLost, steers: Listening.here, sounding: Listening.here, sounds: false),
    ]

    /// Sent by another device.
    static let fromAnother = [
        Row("play", .play, steers: nil, sounding: Listening.here, sounds: true),
        Row("pause", .pause, steers: Listening.here, sounding: Listening.here, sounds: false),
        Row("toggle", .toggle, steers: Listening.here, sounding: Listening.here, sounds: false),
        Row("next", .next, steers: Listening.here, sounding: Listening.here, sounds: true),
        Row("previous", .previous, steers: Listening.here, sounding: Listening.here, sounds: true),
        Row("seek", .seek(.sentences(1)), steers: Listening.here, sounding: Listening.here, sounds: true),
        Row("speed", .speed(Speed(2)), steers: Listening.here, sounding: Listening.here, sounds: true),
        Row("stop", .stop, steers: Listening.here, sounding: nil, sounds: false),
        Row("play here", .playHere, steers: Listening.here, sounding: Listening.there, sounds: true),
        Row("dismiss", .dismiss, steers: nil, sounding: Listening.here, sounds: true),
        Row("switch off", .readAloud(isOn: false), steers: Listening.here, sounding: nil, sounds: false),
        Row("output lost", .outputLost, steers: nil, sounding: Listening.here, sounds: true),
        Row("interruption", .interruptionBegan, steers: nil, sounding: Listening.here, sounds: true),
        Row("appear", .appear, steers: nil, sounding: Listening.here, sounds: true),
    ]

    private func check(_ row: Row, from device: DeviceID) {
        let listening = Listening(articles: 3)
        listening.play(at: Place(utterance: 50))
        let queue = listening.numbers
        listening.send(row.event, from: device)
        let moving = listening.taken().first { order in
            switch order.command {
            case .save, .refuse, .finished, .replan: false
            default: true
            }
        }
        #expect(moving?.device == row.steers, sourceLocation: row.at)
        #expect(listening.player.devices.sounding == row.sounding, sourceLocation: row.at)
        #expect(listening.player.playback.sounds == row.sounds, sourceLocation: row.at)
        if row.name != "next" { #expect(listening.numbers == queue, sourceLocation: row.at) }
    }

    @Test("Commands of the device that sounds", arguments: fromTheSoundingOne)
    func own(_ row: Row) { check(row, from: here) }

    @Test("Commands of another device steer the one that sounds", arguments: fromAnother)
    func others(_ row: Row) { check(row, from: there) }

    @Test("Play here stops there first, and goes on at the same place")
    func takingOver() {
        let listening = Listening(articles: 1)
        listening.play(at: Place(utterance: 50, milliseconds: 300))
        let item = listening.item(0)
        let term = listening.player.devices.term
        listening.send(.playHere, from: there)
        let orders = listening.taken().filter { $0.device != nil }
        #expect(
            orders == [
                Player.Order(here, .halt),
                Player.Order(there, .load(item, Listening.article(0), at: Place(utterance: 50, milliseconds: 300))),
            ])
        #expect(listening.send(.sounding(item, at: .start), from: here) == [.refuse(.notPlayingHere)])
        // The same device later, with a report from before.
        listening.send(.playHere, from: here)
        #expect(listening.send(.sounding(item, at: .start), from: here, term: term) == [.refuse(.notPlayingHere)])
        #expect(listening.player.place == Place(utterance: 50, milliseconds: 300))
    }

    @Test("A dismissal belongs to a device and ends with sound there, an addition, or a start")
    func dismissal() {
        let listening = Listening(articles: 2)
        listening.play()
        listening.send(.dismiss, from: there)
        #expect(MiniPlayer(of: listening.player, on: there) == nil)
        #expect(MiniPlayer.continuation(of: listening.player, on: there) == "Article 0")
        #expect(MiniPlayer(of: listening.player, on: here)?.button == .pause)
        var copy = listening.copy()
        copy.send(.appear, from: there)
        #expect(MiniPlayer(of: copy.player, on: there)?.soundsOn == here)
        copy = listening.copy()
        copy.send(.add([Listening.addition(7)], at: .end, allowingDuplicates: false), from: here)
        #expect(MiniPlayer(of: copy.player, on: there)?.queueCount == 3)
        copy = listening.copy()
        copy.send(.playHere, from: there)
        #expect(MiniPlayer(of: copy.player, on: there)?.button == .busy)
    }

    @Test("The mini player is there exactly when it has something to say")
    func visibility() {
        for isOn in [true, false] {
            for count in [0, 1, 3] {
                for isDismissed in [true, false] {
                    let listening = Listening(articles: count, readAloudIsOn: isOn)
                    if isDismissed { listening.send(.dismiss) }
                    let mini = MiniPlayer(of: listening.player, on: here)
                    #expect((mini != nil) == (isOn && count > 0 && !isDismissed))
                    if count == 1 { #expect(mini?.queueCount == nil) }
                }
            }
        }
    }

    @Test("Reports from out of reach are taken in the order of their times")
    func reports() {
        let listening = Listening(articles: 3)
        listening.play()
        let (term, now) = (listening.player.devices.term, Moment(ticks: 90, wall: 2_000_000))
        func position(_ number: Int, _ utterance: Int) -> Position {
            Position(
                script: "script-\(number)", place: Place(utterance: utterance),
                fingerprint: Position.fingerprint(of: "\(number) \(utterance)"))
        }
        let reports = [
            DistantReport(wall: 1_900_000, .heard(Listening.article(1), position(1, 30))),
            DistantReport(wall: 1_800_000, .ended(Listening.article(0))),
            DistantReport(wall: 1_700_000, .heard(Listening.article(0), position(0, 90))),
        ]
        let followed = listening.copy()
        _ = followed.player.take(reports, from: here, at: now, term: term)
        #expect(followed.numbers == [1, 2])
        #expect(followed.player.place == Place(utterance: 30))
        #expect(followed.player.playback.item == followed.item(0))

        // Meanwhile another device has taken over and is in the first article.
        listening.send(.playHere, from: there)
        listening.send(.sounding(listening.item(0), at: Place(utterance: 12)), from: there)
        let orders = listening.player.take(reports, from: here, at: now, term: term)
        #expect(listening.player.playback == .playing(listening.item(0)))
        #expect(listening.player.place == Place(utterance: 12))
        #expect(listening.numbers == [0, 1, 2])
        #expect(orders.contains(Player.Order(nil, .remember(Listening.article(0), position(0, 90)))))
        #expect(listening.player.queue.items[1].position == position(1, 30))
    }
}
