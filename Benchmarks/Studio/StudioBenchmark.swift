import Foundation
import Narration
import Speech
import Studio

/// Measures the studio against the bare runtime, and by itself.
struct StudioBenchmark {
    let floor: Floor
    let voice: Voice
    let shelf: VoiceShelf
    let library: String

    /// The voice of a model, and the runtime that the environment names.
    init(model: String) async throws {
        floor = try Floor(model: model)
        library = ProcessInfo.processInfo.environment["EARMARK_ONNXRUNTIME"] ?? "libonnxruntime.so"
        shelf = await VoiceShelf(folders: [URL(filePath: model).deletingLastPathComponent().path])
        let name = URL(filePath: model).deletingPathExtension().lastPathComponent
        voice = try shelf.voice(named: "piper/" + name)
    }

    /// Runs one part: `first`, `article`, `cached`, `memory` or `lanes`. False for another name.
    func run(_ part: String) async throws -> Bool {
        switch part {
        case "first": try await first()
        case "article": try await article()
        case "cached": try await cached()
        case "memory": try await memory()
        case "lanes": try await lanes()
        default: return false
        }
        return true
    }

    func studio(_ synthesizer: any Synthesizer, store: ClipStore? = nil) -> Studio {
        Studio(
            synthesizer: synthesizer, gains: VoiceGains(synthesizer: synthesizer), store: store, callers: 2,
            notices: Notices { print("  notice: \($0)") })
    }

    func ensemble() -> Ensemble {
        Ensemble(piper: PiperSynthesizer(runtime: library, shelf: shelf, callers: 2))
    }

    func episode(_ sentences: [String], in studio: Studio) async throws -> Episode {
        let script = Script(
            title: "", language: voice.language,
            utterances: sentences.enumerated().map { index, sentence in
                Utterance(
                    index: index, kind: .paragraph, block: 1, language: voice.language, text: sentence,
                    spoken: sentence, ending: .sentence)
            })
        let casting = try Casting(shelf: shelf, preferred: voice, articleLanguage: voice.language)
        return await studio.episode(for: script, casting: casting)
    }

    /// Sentences of so many words of which no two are alike.
    static func sentences(_ count: Int, words: Int, name: String = "") -> [String] {
        let stock = [
            "harbour", "lantern", "engine", "winter", "brother", "letter", "window", "garden", "river", "morning",
            "silver", "paper", "quiet", "narrow", "signal", "wooden", "market", "island", "summer", "yellow",
        ]
        return (0..<count).map { number in
            let head = name.isEmpty ? "" : name + " "
            let body = (0..<words).map { stock[(number / max(1, $0) + number * ($0 + 1) + $0 * 7) % stock.count] }
            let letters = String(number, radix: 26).map { String($0) }.joined(separator: " ")
            return (head + body.joined(separator: " ")).capitalized.prefix(1)
                + (head + body.joined(separator: " ")).dropFirst() + (count > 20 ? " \(letters)." : ".")
        }
    }

    static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }

    static func line(_ name: String, _ values: [Double], _ unit: String) {
        let text = String(
            format: "  %9.3f %@  [%.3f .. %.3f]", median(values), unit, values.min() ?? .nan, values.max() ?? .nan)
        print("  " + name.padding(toLength: 44, withPad: " ", startingAt: 0) + text)
    }
}
