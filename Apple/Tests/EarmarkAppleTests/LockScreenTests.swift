@testable import AVFoundation
import Foundation
@testable import MediaPlayer
import Narration
import Testing

@testable import EarmarkApple

@MainActor @Suite("Lock screen, headphones and media keys", .timeLimit(.minutes(1)))
struct LockScreenTests {
    private func number(_ phone: Phone, _ key: String) -> Double? { phone.info.nowPlayingInfo?[key] as? Double }

    private func position(_ seconds: Double) -> MPRemoteCommandEvent {
        let event = MPChangePlaybackPositionCommandEvent()
        event.positionTime = seconds
        return event
    }

    private func rate(_ rate: Float) -> MPRemoteCommandEvent {
        let event = MPChangePlaybackRateCommandEvent()
        event.playbackRate = rate
        return event
    }

    @Test("Nothing is claimed before something plays, nor after it was stopped")
    func claims() async {
        let phone = Phone([.tide])
        #expect(phone.info.nowPlayingInfo == nil)
        await phone.play()
        #expect(phone.info.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "The Tide")
        #expect(phone.info.nowPlayingInfo?[MPMediaItemPropertyArtist] as? String == "site.example")
        phone.player.send(.stop)
        #expect(phone.info.nowPlayingInfo == nil)
    }

    @Test("Time and rate are right at every speed", arguments: [0.5, 1, 1.25, 2, 3])
    func speeds(_ speed: Double) async {
        let phone = Phone([Script("Title", Array(repeating: "A sentence of some forty letters or more.", count: 50))])
        phone.player.send(.speed(Speed(speed)))
        await phone.play()
        #expect(number(phone, MPNowPlayingInfoPropertyPlaybackRate) == speed)
        #expect(number(phone, MPNowPlayingInfoPropertyDefaultPlaybackRate) == speed)
        let outline = phone.player.player.outline
        #expect(number(phone, MPMediaItemPropertyPlaybackDuration) == Double(outline?.milliseconds ?? 0) / 1_000)
        // 30 s into the article: what the system counted by itself is far off and has to be told.
        phone.player.send(.seek(.time(30_000)))
        let elapsed = number(phone, MPNowPlayingInfoPropertyElapsedPlaybackTime) ?? 0
        #expect(abs(elapsed - 30) <= 0.001)
        phone.player.send(.pause)
        #expect(number(phone, MPNowPlayingInfoPropertyPlaybackRate) == 0)
    }

    @Test("What the system counts right by itself is not told again")
    func quiet() async {
        let phone = Phone([Script("Title", ["A sentence of some forty letters or more."])])
        await phone.play()
        let told = phone.info.told
        await phone.tell(.word(0..<5))
        #expect(phone.info.told == told)
    }

    struct Key: Sendable {
        let name: String
        let command: @MainActor @Sendable (MPRemoteCommandCenter) -> MPRemoteCommand
        var startsPaused = false
        let check: @MainActor @Sendable (Phone) -> Bool
        let at: SourceLocation

        init(
            _ name: String, startsPaused: Bool = false,
            _ command: @escaping @MainActor @Sendable (MPRemoteCommandCenter) -> MPRemoteCommand,
            at: SourceLocation = #_sourceLocation, check: @escaping @MainActor @Sendable (Phone) -> Bool
        ) {
            (self.name, self.startsPaused, self.command, self.check, self.at) = (name, startsPaused, command, check, at)
        }
    }

    nonisolated static let keys = [
        Key("play", startsPaused: true, { $0.playCommand }) { $0.player.player.playback.sounds },
        Key("pause", { $0.pauseCommand }) { !$0.player.player.playback.sounds && $0.synthesizer.isPaused },
        Key("toggle", { $0.togglePlayPauseCommand }) { !$0.player.player.playback.sounds },
        Key("toggle again", startsPaused: true, { $0.togglePlayPauseCommand }) { $0.player.player.playback.sounds },
        Key("stop", { $0.stopCommand }) { $0.player.player.playback == .idle && $0.items.count == 2 },
        Key("next", { $0.nextTrackCommand }) { $0.items.map(\.title) == ["Bread"] && $0.spoken.last == "Bread" },
        Key("previous goes 30 s back", { $0.previousTrackCommand }) {
            abs(($0.player.player.outline?.time(of: $0.player.player.place) ?? 0) - 10_000) < 1
        },
    ]

    @Test("Each key does what it says", arguments: keys)
    func keys(_ row: Key) async {
        let long = Array(repeating: "A sentence of some forty letters or more.", count: 50)
        let phone = Phone([Script("Long", long), .bread])
        await phone.play()
        phone.player.send(.seek(.time(40_000)))
        if row.startsPaused { phone.player.send(.pause) }
        await phone.press(row.command(phone.commands))
        #expect(row.check(phone), "\(row.name)", sourceLocation: row.at)
    }

    @Test("Position and rate come with the key")
    func values() async {
        let phone = Phone([Script("Title", Array(repeating: "A sentence of some forty letters or more.", count: 50))])
        await phone.play()
        await phone.press(
            phone.commands.changePlaybackPositionCommand, position(20.5))
        #expect(phone.player.player.outline?.time(of: phone.player.player.place) == 20_500)
        await phone.press(phone.commands.changePlaybackRateCommand, rate(1.5))
        #expect(phone.player.player.speed == Speed(1.5))
        for strange in [Double.nan, .infinity, -1e300] {
            let answer = phone.commands.changePlaybackPositionCommand.press(
                position(strange))
            #expect(answer == [.commandFailed])
        }
        #expect(phone.commands.changePlaybackPositionCommand.press() == [.commandFailed])
    }

    @Test("Keys obey the switch")
    func gate() async {
        let phone = Phone([.tide])
        phone.player.send(.readAloud(isOn: false))
        await phone.press(phone.commands.playCommand)
        #expect(phone.spoken.isEmpty && phone.session.calls.isEmpty)
        #expect(phone.player.refusal == .readAloudIsOff)
    }

    @Test("A key brings a dismissed player back: what sounds is visible")
    func comesBack() async {
        let phone = Phone([.tide])
        await phone.play()
        phone.player.send(.dismiss)
        #expect(phone.player.mini == nil)
        await phone.press(phone.commands.playCommand)
        #expect(phone.player.mini != nil && phone.player.player.playback.sounds)
    }

    @Test("Next is only there where something follows")
    func next() async {
        let phone = Phone([.tide])
        await phone.play()
        #expect(!phone.commands.nextTrackCommand.isEnabled)
        phone.add([.bread])
        #expect(phone.commands.nextTrackCommand.isEnabled)
    }

    @Test("The picture is asked for once an article, shown, and not that of another one")
    func picture() async {
        let phone = Phone([.tide, .bread])
        phone.library.pictures[phone.items[0].article] = Data([1, 2, 3])
        await phone.play()
        phone.player.send(.pause)
        let artwork = phone.info.nowPlayingInfo?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
        #expect(artwork?.bytes == 3)
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.library.askedForPictures == [phone.items[0].article])
        phone.player.send(.next)
        await phone.settle()
        #expect(phone.info.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Bread")
        #expect(phone.info.nowPlayingInfo?[MPMediaItemPropertyArtwork] == nil)
    }
}
