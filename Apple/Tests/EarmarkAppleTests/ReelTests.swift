@testable import AVFoundation
import Foundation
import Narration
import Testing

@testable import EarmarkApple

@MainActor @Suite("Earmark's own sound, and the system's voice out of its reach", .timeLimit(.minutes(1)))
struct ReelTests {
    /// A server with a reel of utterances of ten seconds.
    @MainActor final class Server: SoundServer {
        var isOutOfReach = false
        var asked: [(items: [QueueItem.ID], place: Place)] = []
        private let address = URL(string: "https://earmark.example/reel")

        nonisolated init() {}

        @MainActor func reel(of items: [QueueItem], from place: Place) async throws -> (url: URL, reel: ReelPlan) {
            asked.append((items.map(\.id), place))
            guard !isOutOfReach, let address else { throw Phone.Missing() }
            var start = 0
            let spans = items.enumerated().map { index, item in
                let entries = (0..<4).map {
                    Outline.Entry(milliseconds: 10_000, block: $0, fingerprint: UInt64(index * 10 + $0))
                }
                let outline = Outline(script: "script-\(item.title)", entries: entries)
                let from = index == 0 ? place.utterance * 10_000 : 0
                defer { start += 40_000 - from }
                return ReelPlan.Span(item: item.id, article: item.article, start: start, from: from, outline: outline)
            }
            return (address, ReelPlan(spans))
        }
    }

    private func sound(at seconds: Double, _ phone: Phone) async {
        phone.reelPlayer.timeControlStatus = .playing
        phone.reelPlayer.time = CMTime(seconds: seconds, preferredTimescale: 1_000)
        await tick(phone)
    }

    private func tick(_ phone: Phone) async {
        phone.clock.ticks += 1_000
        phone.player.signals.yield(.tick)
        await phone.settle()
    }

    @Test("With a server the reel plays, with exact times, and the synthesizer is silent")
    func plays() async {
        let phone = Phone([.tide], server: Server())
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.reelPlayer.calls == ["open", "play"])
        #expect(phone.session.calls == ["category 19", "active true"])
        #expect(phone.synthesizer.calls.isEmpty)
        await sound(at: 12.5, phone)
        #expect(phone.player.player.playback == .playing(phone.items[0].id))
        #expect(phone.player.player.place == Place(utterance: 1, milliseconds: 2_500))
        #expect(phone.player.timeLeftText == "−0:27")
    }

    @Test("Pause, seek, speed and fade steer the reel")
    func steering() async {
        let phone = Phone([.tide], server: Server())
        phone.player.send(.speed(Speed(1.5)))
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.reelPlayer.rate == 1.5)
        await sound(at: 1, phone)
        phone.player.send(.speed(Speed(2)))
        #expect(phone.reelPlayer.rate == 2 && phone.reelPlayer.calls == ["open", "play"])
        phone.player.send(.seek(.time(25_000)))
        phone.player.send(.pause)
        phone.player.send(.speed(Speed(3)))
        #expect(phone.reelPlayer.rate == 0)
        phone.player.send(.play)
        #expect(phone.reelPlayer.rate == 3)
        #expect(phone.reelPlayer.calls == ["open", "play", "seek 25000", "pause", "play"])
    }

    @Test("It goes on over the end of an article by itself, and the queue follows")
    func overTheEnd() async {
        let phone = Phone([.tide, .bread], server: Server())
        phone.player.send(.play)
        await phone.settle()
        await sound(at: 39, phone)
        await sound(at: 41, phone)
        #expect(phone.items.map(\.title) == ["Bread"])
        #expect(phone.reelPlayer.calls == ["open", "play"])
        #expect(phone.player.player.place == Place(utterance: 0, milliseconds: 1_000))
        await phone.notice(AVPlayerItem.didPlayToEndTimeNotification, of: phone.reelPlayer.currentItem)
        #expect(phone.player.player.playback == .finished(phone.items[0].id))
        #expect(phone.library.told.filter { if case .finished = $0 { true } else { false } }.count == 2)
    }

    @Test("A changed queue behind the playing item opens another reel at the same place")
    func replanned() async {
        let server = Server()
        let phone = Phone([.tide], server: server)
        phone.player.send(.play)
        await phone.settle()
        await sound(at: 15, phone)
        phone.add([.bread])
        await phone.settle()
        #expect(server.asked.count == 2)
        #expect(server.asked.last?.items == phone.items.map(\.id))
        #expect(server.asked.last?.place == Place(utterance: 1, milliseconds: 5_000))
        #expect(phone.reelPlayer.calls.suffix(3) == ["open", "seek 5000", "play"])
        #expect(phone.player.player.place == Place(utterance: 1, milliseconds: 5_000))
    }

    @Test("A seek before the reel's beginning opens another one")
    func before() async {
        let server = Server()
        let phone = Phone([.tide], server: server)
        phone.player.send(.play)
        await phone.settle()
        await sound(at: 25, phone)
        phone.player.send(.pause)
        phone.player.send(.stop)
        phone.player.send(.play)
        await phone.settle()
        #expect(server.asked.last?.place.utterance == 2)
        phone.player.send(.seek(.time(0)))
        await phone.settle()
        #expect(server.asked.last?.place == .start)
        #expect(phone.reelPlayer.calls.last == "play")
    }

    @Test("Out of reach at the start: the voice speaks, and the server is left alone for a minute")
    func outOfReach() async {
        let server = Server()
        server.isOutOfReach = true
        let phone = Phone([.tide], server: server)
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.spoken == ["The Tide"] && phone.player.player.playback.sounds)
        phone.player.send(.stop)
        server.isOutOfReach = false
        phone.player.send(.play)
        await phone.settle()
        #expect(server.asked.count == 1 && phone.spoken.count == 2)
        phone.player.send(.stop)
        phone.clock.ticks += 60_000
        phone.player.send(.play)
        await phone.settle()
        #expect(server.asked.count == 2 && phone.reelPlayer.calls == ["open", "play"])
    }

    @Test(
        "Out of reach on the way: the voice goes on with the same sentence", arguments: ["failed", "dry", "broken off"])
    func onTheWay(_ how: String) async {
        let phone = Phone([.tide, .bread], server: Server())
        phone.player.send(.play)
        await phone.settle()
        await sound(at: 22, phone)
        switch how {
        case "failed":
            phone.reelPlayer.currentItem?.status = .failed
            await tick(phone)
        case "dry":
            phone.reelPlayer.timeControlStatus = .waitingToPlayAtSpecifiedRate
            await tick(phone)
            #expect(phone.player.player.playback == .waiting(phone.items[0].id))
            for _ in 0..<ReelSound.patience { await tick(phone) }
        default: await phone.notice(AVPlayerItem.didPlayToEndTimeNotification, of: phone.reelPlayer.currentItem)
        }
        #expect(phone.reelPlayer.calls.last == "let go")
        #expect(phone.spoken.count == 1 && Script.tide.utterances[2].spoken.hasSuffix(phone.spoken[0]))
        #expect(phone.items.count == 2 && phone.player.player.playback.sounds)
        await phone.finish()
        #expect(phone.spoken.last == "By seven they were afloat.")
    }

    @Test("What a reel tells after it was let go is late")
    func late() async {
        let phone = Phone([.tide], server: Server())
        phone.player.send(.play)
        await phone.settle()
        let old = phone.reelPlayer.currentItem
        phone.player.send(.stop)
        phone.player.send(.play)
        await phone.settle()
        await phone.notice(AVPlayerItem.failedToPlayToEndTimeNotification, of: old)
        // One that was on its way already when the first reel was let go.
        phone.player.take(.reel(.failed, 1))
        #expect(phone.synthesizer.calls.isEmpty && phone.player.player.playback.sounds)
    }
}
