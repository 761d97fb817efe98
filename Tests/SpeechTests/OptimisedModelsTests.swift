import Audio
import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite(
    "Optimised copies of models", .timeLimit(.minutes(10)),
    .enabled(if: InstalledVoices.areThere, InstalledVoices.missing))
struct OptimisedModelsTests {
    private static let text = "The river froze in January."

    private func sound(copies: String?) async throws -> (sound: SpokenSound, loading: Duration) {
        let piper = PiperSynthesizer(
            runtime: InstalledVoices.library, shelf: await InstalledVoices.shelf.value, callers: 1, scales: .steady,
            copies: copies)
        let voice = try await InstalledVoices.shelf.value.voice(named: InstalledVoices.joe)
        let loading = try await ContinuousClock().measure { try await piper.prepare(voice) }
        return (try await piper.speech(of: Self.text, by: voice), loading)
    }

    @Test("The second load takes the copy, which sounds the same and tells the same word starts")
    func copy() async throws {
        let folder = try TemporaryFolder()
        let plain = try await sound(copies: nil)
        let first = try await sound(copies: folder.path("models"))
        let names = try folder.names(in: "models")
        #expect(names.count == 1 && names[0].hasSuffix(".durations.onnx"))
        let second = try await sound(copies: folder.path("models"))
        print("loading: \(plain.loading) plain, \(first.loading) with making a copy, \(second.loading) from it")
        for other in [first.sound, second.sound] {
            #expect(other.words == plain.sound.words && other.wordsAreMeasured)
            let signal = Signals.ratio(of: plain.sound.sound.samples, to: other.sound.samples)
            #expect(signal > 60, "\(signal) dB")
        }
        #expect(try folder.names(in: "models") == names)
    }

    @Test("A copy that was cut, filled with garbage or made for something else is replaced", arguments: 0..<3)
    func broken(_ kind: Int) async throws {
        let folder = try TemporaryFolder()
        _ = try await sound(copies: folder.path("models"))
        let name = try #require(try folder.names(in: "models").first)
        let copy = URL(filePath: folder.path("models/\(name)"))
        let length = try folder.read("models/\(name)").count
        switch kind {
        case 0: try FileHandle(forWritingTo: copy).truncate(atOffset: UInt64(length / 2))
        case 1: try Data(repeating: 7, count: length).write(to: copy)
        default:
            let other = name.replacing(/\.[0-9a-f]{16}\./, with: ".0123456789abcdef.")
            try FileManager.default.moveItem(atPath: copy.path, toPath: folder.path("models/\(other)"))
        }
        let made = try await sound(copies: folder.path("models"))
        #expect(made.sound.wordsAreMeasured && !made.sound.sound.samples.isEmpty)
        #expect(try folder.names(in: "models") == [name])
        #expect(try folder.read("models/\(name)").count == length)
    }

    @Test("An unwritable folder costs nothing but the copy", arguments: ["/proc/models", "/dev/null/models"])
    func unwritable(_ folder: String) async throws {
        #expect(try await !sound(copies: folder).sound.sound.samples.isEmpty)
    }
}
