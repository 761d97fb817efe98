import Espeak
import Testing

@Suite("espeak-ng", .timeLimit(.minutes(2)))
struct EspeakTests {
    @Test("smoke")
    func smoke() async throws {
        print(try await Espeak.version(), try await Espeak.voices().count)
        for text in ["Hello, world. It cost $5 of the 1954 budget; see http://a.b/c?d=1!", "'Tis — \"quoted\" 'word' ... end", "The U.S. economy", "One [[h@'loU]] two"] {
            print(try await Espeak.phonemes(of: text, voice: "en-us"))
        }
        let speech = try await Espeak.speech(of: "Hello, world.", voice: "en-us")
        print(speech.samples.count, speech.words)
    }
}
