@testable import AVFoundation
import Narration
import Testing

@testable import EarmarkApple

@MainActor @Suite("The system's voice speaks a script", .timeLimit(.minutes(1)))
struct VoiceTests {
    @Test("The title is spoken first, then each sentence once, one utterance each")
    func order() async {
        let phone = Phone([.tide])
        await phone.play()
        for _ in 0..<4 { await phone.finish() }
        #expect(phone.spoken == Script.tide.utterances.map(\.spoken))
        #expect(phone.player.player.playback == .finished(phone.items[0].id))
    }

    @Test("Silence lies before an utterance, none before the first, and shrinks with speed")
    func silence() async {
        let phone = Phone([.tide])
        phone.player.send(.speed(Speed(2)))
        await phone.play()
        await phone.finish()
        await phone.finish()
        #expect(phone.synthesizer.spoken.map(\.preUtteranceDelay) == [0, 0.384, 0.312])
    }

    struct Language: Sendable {
        let language: String?
        let voice: String?
        let at: SourceLocation

        init(_ language: String?, _ voice: String?, at: SourceLocation = #_sourceLocation) {
            (self.language, self.voice, self.at) = (language, voice, at)
        }
    }

    nonisolated static let languages = [
        Language("en", "ava"), Language("de", "petra"), Language("de-AT", "petra"), Language("cs", "zuzana"),
        Language(nil, "ava"), Language("fi", nil),
    ]

    @Test("An utterance's language picks the voice, the best that is installed, and no joke", arguments: languages)
    func voice(_ row: Language) async {
        let phone = Phone([Script("A title", ["A sentence."], language: row.language)])
        await phone.play()
        #expect(phone.synthesizer.spoken.last?.voice?.identifier == row.voice, sourceLocation: row.at)
    }

    @Test("A passage in another language has that language's voice")
    func passage() async {
        let phone = Phone([Script("Title", ["Er sagte nichts.", "He said nothing."], languages: ["en", "de", "en"])])
        await phone.play()
        await phone.finish()
        await phone.finish()
        #expect(phone.synthesizer.spoken.map { $0.voice?.identifier } == ["ava", "petra", "ava"])
    }

    @Test("The listener's choice goes before better voices, from the next utterance on and after a restart")
    func choice() async throws {
        let phone = Phone([.tide])
        await phone.play()
        let daniel = try #require(phone.player.voices.all.first { $0.id == "daniel" })
        phone.player.choose(daniel, for: "en")
        #expect(phone.spoken.count == 1)
        await phone.finish()
        #expect(phone.synthesizer.spoken.last?.voice?.identifier == "daniel")
        #expect(phone.restarted().player.voice(for: LanguageTag("en"))?.id == "daniel")
    }

    @Test("A change of speed does not begin the sentence anew")
    func speed() async {
        let phone = Phone([.tide])
        await phone.play()
        phone.player.send(.speed(Speed(1.5)))
        #expect(phone.synthesizer.calls == ["speak"])
        await phone.finish()
        #expect(phone.synthesizer.spoken.map(\.rate) == [0.5, 0.545])
    }

    @Test("Rates grow with speed and stay within what the system takes")
    func rates() {
        let rates = stride(from: 50, through: 300, by: 5).map { SpeechRate.rate(for: Speed(hundredths: $0)) }
        #expect(zip(rates, rates.dropFirst()).allSatisfy { $0 < $1 })
        #expect(rates.allSatisfy { (0...1).contains($0) })
        #expect(SpeechRate.rate(for: .normal) == AVSpeechUtteranceDefaultSpeechRate)
    }

    @Test("A word's place is counted in scalars, whatever UTF-16 and characters count")
    func words() async {
        // A flag is one character, two scalars, four UTF-16 units; é in two scalars is one character.
        let phone = Phone([Script("🇩🇪 cafe\u{301} opens", ["End."])])
        await phone.play()
        await phone.tell(.word(5..<10))
        #expect(phone.player.word == 3..<8)
        let length = phone.player.player.outline?.entries[0].milliseconds ?? 0
        let share = Double(phone.player.player.place.milliseconds) / Double(length - 768)
        #expect(abs(share - 3.0 / 14) < 0.01)
    }

    @Test("A word of a spoken form lights up what is written")
    func spokenForm() async {
        var script = Script("Rain", ["About 21 % fell."])
        script.utterances[1].spoken = "About twenty-one percent fell."
        script.utterances[1].map = SpokenMap([.init(text: 6..<10, spoken: 6..<24)])
        let phone = Phone([script])
        await phone.play()
        await phone.finish()
        await phone.tell(.word(17..<24))
        #expect(phone.player.word == 6..<10)
        await phone.tell(.word(25..<30))
        #expect(phone.player.word == 11..<16)
    }

    @Test("A range that is none, or beyond the text, traps nowhere")
    func strangeRanges() async {
        let phone = Phone([.tide])
        await phone.play()
        for range in [0..<0, 3..<100_000, 900..<901, (1 << 40)..<(1 << 41)] { await phone.tell(.word(range)) }
        #expect(phone.player.player.playback.sounds)
    }

    @Test("What is told late changes nothing: after a seek, a skip, a stop")
    func late() async {
        let phone = Phone([.tide, .bread])
        await phone.play()
        let title = phone.synthesizer.spoken[0]
        phone.player.send(.seek(.sentences(2)))
        #expect(phone.spoken.last == "Nobody had told the boats.")
        await phone.tell(.cancelled, about: title)
        await phone.tell(.finished, about: title)
        await phone.tell(.word(0..<3), about: title)
        #expect(phone.player.player.place == Place(utterance: 2))
        #expect(phone.spoken.count == 2)
        let boats = phone.synthesizer.spoken[1]
        phone.player.send(.next)
        #expect(phone.spoken.last == "Bread")
        await phone.tell(.cancelled, about: boats)
        await phone.tell(.finished, about: boats)
        #expect(phone.spoken.count == 3)
        #expect(phone.items.map(\.title) == ["Bread"])
        phone.player.send(.stop)
        await phone.tell(.finished)
        #expect(phone.spoken.count == 3)
        #expect(phone.player.player.playback == .idle)
    }

    @Test("A seek into a sentence begins at the start of a word")
    func seek() async {
        let phone = Phone([.tide])
        await phone.play()
        phone.player.send(.seek(.place(Place(utterance: 1, milliseconds: 900))))
        #expect(phone.spoken.last == "came in at six.")
        await phone.tell(.word(0..<4))
        #expect(phone.player.word == 10..<14)
    }

    @Test("Pause holds at once and goes on in the middle of the sentence")
    func pause() async {
        let phone = Phone([.tide])
        await phone.play()
        phone.player.send(.pause)
        phone.player.send(.play)
        #expect(phone.synthesizer.calls == ["speak", "pause", "continue"])
    }

    @Test("A synthesizer that will not pause, or not go on, is begun anew at the word")
    func disobedience() async {
        let phone = Phone([.tide])
        await phone.play()
        await phone.tell(.word(4..<8))
        phone.synthesizer.obeys = false
        phone.player.send(.pause)
        #expect(phone.synthesizer.calls == ["speak", "pause", "stop"])
        await phone.tell(.cancelled)
        phone.player.send(.play)
        #expect(phone.spoken == ["The Tide", "Tide"])
    }

    @Test("What the system cancels by itself goes on at the word")
    func cancelled() async {
        let phone = Phone([.tide])
        await phone.play()
        await phone.tell(.word(4..<8))
        await phone.tell(.cancelled)
        #expect(phone.spoken == ["The Tide", "Tide"])
        await phone.finish()
        #expect(phone.spoken.last == "The water came in at six.")
    }

    @Test("The times are corrected by what was measured of the voice, and kept")
    func measured() async {
        let long = Array(repeating: "A sentence of some forty letters or more.", count: 20)
        let phone = Phone([Script("Title", long)])
        await phone.play()
        await phone.finish()
        let before = phone.player.player.outline?.milliseconds ?? 0
        for _ in 0..<6 {
            await phone.tell(.started)
            await phone.tell(.word(0..<1))
            phone.clock.ticks += 5_000
            await phone.tell(.finished)
        }
        let pace = phone.player.paces["ava"]?.milliseconds ?? 0
        #expect(abs(pace - 5_000.0 / 41) < 1)
        #expect((phone.player.player.outline?.milliseconds ?? 0) > before * 3 / 2)
        #expect(phone.player.player.outline?.isExact == false)
        #expect(phone.player.timeLeftText.hasPrefix("≈"))
        #expect(phone.restarted().player.paces["ava"]?.milliseconds == pace)
    }

    @Test("What was held in between is not measured")
    func notMeasured() async {
        let phone = Phone([Script("A title of more than twelve letters", ["End."])])
        await phone.play()
        await phone.tell(.word(0..<1))
        phone.player.send(.pause)
        phone.clock.ticks += 3_000
        phone.player.send(.play)
        await phone.tell(.finished)
        #expect(phone.player.paces.isEmpty)
    }

    @Test("The sleep timer fades with the utterances and holds")
    func sleep() async {
        let phone = Phone([.tide])
        await phone.play()
        phone.player.send(.sleep(.after(milliseconds: 12_000)))
        phone.clock.ticks += 7_000
        phone.player.send(.tick)
        await phone.finish()
        #expect(phone.synthesizer.spoken.last?.volume == 0.5)
        phone.clock.ticks += 6_000
        phone.player.send(.tick)
        #expect(phone.player.player.playback == .paused(phone.items[0].id, .sleepTimer))
        #expect(phone.synthesizer.isPaused)
    }
}
