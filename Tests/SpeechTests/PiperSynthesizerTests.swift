import Audio
import Foundation
import Speech
import Testing

@Suite("Piper", .timeLimit(.minutes(5)))
struct PiperSynthesizerTests {
    @Test("smoke")
    func smoke() async throws {
        let environment = ProcessInfo.processInfo.environment
        let shelf = await VoiceShelf(folders: [environment["EARMARK_VOICES"] ?? ""])
        let voice = try shelf.voice(named: "en_US-joe-medium")
        print(voice, shelf.voices.count)
        let piper = PiperSynthesizer(runtime: environment["EARMARK_ONNXRUNTIME"] ?? "", shelf: shelf, callers: 2, scales: .steady)
        let text = "Hello, world. It cost $5 of the 1954 budget; see http://a.b/c?d=1!"
        let spoken = try await piper.speech(of: text, by: voice)
        print(spoken.sound.samples.count, spoken.wordsAreMeasured)
        let scalars = Array(text.unicodeScalars)
        for word in spoken.words { var s = String.UnicodeScalarView(); s.append(contentsOf: scalars[word.scalars]); print(word.start, String(s)) }
    }
}
