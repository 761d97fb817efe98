import Audio
import Espeak
import Narration
import Testing

@testable import Speech

@Suite("Phonemes of a listener's dictionary", .timeLimit(.minutes(2)))
struct PhonemeMarkTests {
    @Test("A spoken text is its words and its marks, whatever brackets stand in it")
    func parts() {
        let text = "a [[dʒˈɪf|GIF]], [b] [[c [[x|y]]"
        let parts = PhonemeMark.parts(of: text)
        #expect(
            parts == [
                .words("a ", 0..<2), .phonemes(PhonemeMark(phonemes: "dʒˈɪf", written: "GIF"), 2..<15),
                .words(", [b] [[c ", 15..<25), .phonemes(PhonemeMark(phonemes: "x", written: "y"), 25..<32),
            ])
        #expect(PhonemeMark(phonemes: "a|b]]", written: "[x]").description == "[[ab|x]]")
    }

    @Test("Piper gets the phonemes among those of the words, in one clause with its mark")
    func piper() async throws {
        let text = "I saw a [[ˈʒɪf|GIF]]. Then [[ˈʒɪf|GIF]] left."
        let phonemes = try await MarkedPhonemes.phonemes(of: text, voice: "en-us")
        let plain = try await MarkedPhonemes.phonemes(of: "I saw a.", voice: "en-us")
        try #require(phonemes.clauses.count == 2)
        #expect(phonemes.clauses[0].ipa == (plain.clauses.first?.ipa ?? "") + " ˈʒɪf")
        #expect(phonemes.clauses[0].terminator == ".")
        #expect(phonemes.clauses[0].words.last == 8..<20)
        #expect(phonemes.clauses[1].ipa.contains("ˈʒɪf"))
        #expect(phonemes.clauses[1].terminator == ".")
        #expect(phonemes.clauses[1].words.contains(27..<39))
    }

    @Test("espeak-ng says phonemes in its own spelling, and the written word instead of any other")
    func espeak() async throws {
        let synthesizer = EspeakSynthesizer()
        let language = try #require(LanguageTag("en-US"))
        let voice = Voice(
            id: "espeak/en-us", name: "English", language: language, quality: .formant, family: .espeak, licence: nil,
            digest: "1")
        func samples(_ text: String) async throws -> [Float] {
            try await synthesizer.speech(of: text, by: voice).sound.samples
        }
        let written = try await samples("a GIF here")
        let own = try await samples("a [[dZ'aIfaIfaI|GIF]] here")
        let foreign = try await samples("a [[dʒˈaɪfaɪfaɪ|GIF]] here")
        // The engine's noise differs from call to call by a few samples.
        #expect(abs(foreign.count - written.count) < 500)
        #expect(own.count > written.count + 2_000)
        let words = try await synthesizer.speech(of: "a [[dZ'If|GIF]] here", by: voice).words
        #expect(words.last.map { $0.scalars.lowerBound } == 16)
    }
}
