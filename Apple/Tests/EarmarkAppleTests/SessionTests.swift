@testable import AVFoundation
import Narration
import Testing

@testable import EarmarkApple

@MainActor @Suite("The audio session, interruptions and routes", .timeLimit(.minutes(1)))
struct SessionTests {
    @Test("The sound is taken with the first word and given back at the end, not before")
    func taking() async {
        let phone = Phone([.bread])
        #expect(phone.session.calls.isEmpty)
        await phone.play()
        #expect(phone.session.calls == ["category 19", "active true"])
        phone.player.send(.pause)
        phone.player.send(.play)
        #expect(phone.session.calls.count == 2)
        for _ in 0..<3 { await phone.finish() }
        #expect(phone.session.calls.last == "active false")
    }

    @Test("Without ducking the session is not mixable; the change counts from the next start on")
    func ducking() async {
        let phone = Phone([.bread])
        phone.player.ducksOthers = false
        await phone.play()
        #expect(phone.session.calls == ["category 0", "active true"])
        phone.player.ducksOthers = true
        #expect(phone.session.calls.suffix(2) == ["category 19", "active true"])
        #expect(phone.restarted().player.ducksOthers)
    }

    @Test("After an interruption speech goes on at the word, where the system lets it")
    func interruption() async {
        let phone = Phone([.tide])
        await phone.play()
        await phone.tell(.word(4..<8))
        await phone.interrupt()
        #expect(phone.player.player.playback == .paused(phone.items[0].id, .interruption))
        #expect(phone.synthesizer.isPaused)
        await phone.interruptionEnds(mayResume: true)
        #expect(phone.player.player.playback.sounds)
        #expect(phone.spoken == ["The Tide", "Tide"])
        #expect(phone.session.calls.filter { $0 == "active true" }.count == 2)
        await phone.finish()
        #expect(phone.spoken.last == "The water came in at six.")
    }

    @Test("Where it does not, speech stays held, and play goes on")
    func noResume() async {
        let phone = Phone([.tide])
        await phone.play()
        await phone.interrupt()
        await phone.interruptionEnds(mayResume: false)
        #expect(!phone.player.player.playback.sounds)
        #expect(phone.spoken.count == 1)
        phone.player.send(.play)
        #expect(phone.spoken.count == 2)
    }

    @Test("What the listener paused is not begun by the end of a call")
    func pausedBefore() async {
        let phone = Phone([.tide])
        await phone.play()
        phone.player.send(.pause)
        await phone.interrupt()
        await phone.interruptionEnds(mayResume: true)
        #expect(!phone.player.player.playback.sounds)
        #expect(phone.synthesizer.calls == ["speak", "pause"])
    }

    @Test("Headphones that are gone hold the voice; new ones do not")
    func route() async {
        let phone = Phone([.tide])
        await phone.play()
        await phone.notice(AVAudioSession.routeChangeNotification, [AVAudioSessionRouteChangeReasonKey: 1])
        #expect(phone.player.player.playback.sounds)
        await phone.notice(AVAudioSession.routeChangeNotification, [AVAudioSessionRouteChangeReasonKey: 2])
        #expect(phone.player.player.playback == .paused(phone.items[0].id, .outputLost))
    }

    @Test("A call that has the sound keeps speech from starting, and lets it go on afterwards")
    func refused() async {
        let phone = Phone([.tide])
        phone.session.failure = Phone.Missing()
        phone.player.send(.play)
        await phone.settle()
        #expect(phone.spoken.isEmpty)
        #expect(phone.player.problem == "No connection")
        #expect(!phone.player.player.playback.sounds)
        phone.session.failure = nil
        await phone.interruptionEnds(mayResume: true)
        #expect(phone.spoken == ["The Tide"])
    }

    @Test("When the system's sound service starts anew, a new synthesizer goes on at the word")
    func reset() async {
        let phone = Phone([.tide])
        await phone.play()
        await phone.tell(.word(4..<8))
        await phone.notice(AVAudioSession.mediaServicesWereResetNotification)
        #expect(phone.maker.synthesizers.count == 2)
        #expect(phone.spoken == ["Tide"])
        #expect(phone.session.calls.filter { $0 == "active true" }.count == 2)
    }

    @Test("Voices that are installed meanwhile are there at once")
    func installed() async {
        let phone = Phone([.tide])
        AVSpeechSynthesisVoice.installed.append(AVSpeechSynthesisVoice("satu", "fi-FI"))
        await phone.notice(AVSpeechSynthesizer.availableVoicesDidChangeNotification)
        #expect(phone.player.voice(for: LanguageTag("fi"))?.id == "satu")
        AVSpeechSynthesisVoice.installed = Phone.voices
    }

    @Test("A preview speaks alone, and gives the sound back when it has been heard")
    func preview() async throws {
        let phone = Phone([.tide])
        await phone.play()
        let anna = try #require(phone.player.voices.all.first { $0.id == "anna" })
        phone.player.preview(anna, saying: "Guten Tag.")
        #expect(!phone.player.player.playback.sounds)
        let second = try #require(phone.maker.synthesizers.last)
        #expect(second.spoken.map { $0.voice?.identifier } == ["anna"])
        phone.player.send(.play)
        #expect(second.calls == ["speak", "stop"])
        phone.player.send(.stop)
        phone.player.preview(anna, saying: "Guten Tag.")
        let third = try #require(phone.maker.synthesizers.last)
        third.delegate?.speechSynthesizer(third, didFinish: third.spoken[0])
        await phone.settle()
        #expect(phone.session.calls.last == "active false")
        phone.player.send(.readAloud(isOn: false))
        let calls = phone.session.calls
        phone.player.preview(anna, saying: "Guten Tag.")
        #expect(phone.session.calls == calls)
    }
}
