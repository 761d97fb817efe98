import Testing

@testable import Narration

@Suite("How fast a voice is")
struct VoicePaceTests {
    @Test("A measure replaces the guess; later ones are weighed against it")
    func learning() {
        var pace = VoicePace.guess
        pace.learn(String(repeating: "a", count: 100), took: 10_000)
        #expect(pace.milliseconds == 100)
        pace.learn(String(repeating: "a", count: 100), took: 20_000)
        #expect(pace.milliseconds == 150)
    }

    @Test("What cannot be, or is too short to say something, is not believed")
    func strange() {
        var pace = VoicePace.guess
        for (text, time) in [
            ("Short.", 400.0), ("A sentence of words", 1), ("A sentence of words", 1e9),
            ("A sentence of words", .nan), ("A sentence of words", -5),
        ] {
            pace.learn(text, took: time)
        }
        #expect(pace == .guess)
    }

    @Test("A voice that has changed is followed within some pages")
    func forgetting() {
        var pace = VoicePace.guess
        let line = String(repeating: "a", count: 100)
        for _ in 0..<1_000 { pace.learn(line, took: 5_000) }
        for _ in 0..<150 { pace.learn(line, took: 10_000) }
        #expect(pace.milliseconds > 95)
    }

    @Test("A sign that is a word takes longer than a letter")
    func signs() {
        #expect(VoicePace.guess.milliseconds(for: "潮が満ちた") > 2 * VoicePace.guess.milliseconds(for: "abcde"))
        #expect(VoicePace.guess.milliseconds(for: "조수") > VoicePace.guess.milliseconds(for: "ab"))
    }

    @Test("The times of a script are estimates, with its pauses and the pieces of sentences")
    func outline() {
        let texts: [(String, Utterance.Ending)] = [("Title", .heading), ("One,", .clause), ("two.", .block)]
        var script = Script(
            title: "Title",
            utterances: texts.enumerated().map { index, text in
                Utterance(
                    index: index, kind: .paragraph, block: min(index, 1), language: nil, text: text.0, spoken: text.0,
                    ending: text.1)
            })
        let outline = Outline(estimating: script) { _ in .guess }
        #expect(outline.entries.map(\.milliseconds) == [330 + 768, 264 + 120, 264 + 624])
        #expect(outline.entries.map(\.beginsSentence) == [true, true, false])
        #expect(outline.entries.map(\.block) == [0, 1, 1] && !outline.isExact)
        #expect(outline.script.utf8.count == 16)
        let slow = Outline(estimating: script) { _ in VoicePace(milliseconds: 132, letters: 0) }
        #expect(slow.script == outline.script && slow.milliseconds > outline.milliseconds)
        script.utterances[1].spoken = "Other,"
        #expect(Outline(estimating: script) { _ in .guess }.script != outline.script)
    }
}
