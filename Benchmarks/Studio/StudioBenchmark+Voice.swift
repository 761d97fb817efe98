import Foundation
import Narration
import Speech
import Studio

/// What is measured with the real voice.
extension StudioBenchmark {
    private static let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 7

    /// From an open episode, never rendered, to the first bytes of MP3, everything warm: clauses of 2 to 14 words, and
    /// the same clauses through the bare runtime, in turn. The bytes are those of one piece, from its start.
    func first() async throws {
        let studio = studio(ensemble())
        let guest = studio.welcome(voice)
        await guest.isSeated()
        _ = try await openAndRead(["Everything is warm now."], in: studio)
        print("from an open episode to the first bytes of MP3, \(Self.rounds) rounds")
        for words in stride(from: 2, through: 14, by: 2) {
            var ours: [Double] = []
            var bare: [Double] = []
            for round in 0..<Self.rounds {
                let clause = Self.sentences(round + 1, words: words)[round]
                bare.append(
                    Self.milliseconds(try await ContinuousClock().measure { _ = try await floor.speak(clause) }))
                ours.append(Self.milliseconds(try await openAndRead([clause], in: studio)))
            }
            Self.line("\(words) words", ours, "ms")
            Self.line("\(words) words, bare runtime", bare, "ms")
            Self.line("\(words) words, ratio", zip(ours, bare).map { $0 / $1 }, "×")
        }
        let lanterns = ["ferry", "train", "coach", "guest", "child", "swift", "boat", "light", "crowd"]
        let times = try await (0..<Self.rounds).asyncMap { round in
            let first = "When the last \(lanterns[round % lanterns.count]) had gone"
            let sentence = first + ", the old harbour master locked the gate and walked slowly home."
            return Self.milliseconds(try await openAndRead([sentence], in: studio))
        }
        Self.line("a sentence of 17 words, cut after 6", times, "ms")
        withExtendedLifetime(guest) {}
    }

    private func openAndRead(_ sentences: [String], in studio: Studio) async throws -> Duration {
        let episode = try await episode(sentences, in: studio)
        return try await ContinuousClock().measure {
            let reel = try Reel(of: [episode], in: studio)
            for try await _ in reel.bytes().prefix(1) {}
        }
    }

    /// An article of `COUNT` utterances (1,000) by the studio and by the bare runtime with two callers.
    func article() async throws {
        let count = ProcessInfo.processInfo.environment["COUNT"].flatMap { Int($0) } ?? 1_000
        let sentences = Self.sentences(count, words: 11)
        let folder = FileManager.default.temporaryDirectory.appending(path: "earmark-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // What stays is in the temporary folder.
        let studio = studio(ensemble(), store: ClipStore(folder: folder.path))
        _ = try await openAndRead(["Everything is warm now."], in: studio)
        let clock = ContinuousClock()
        let bare = try await clock.measure { _ = try await floor.speak(sentences) }
        let episode = try await episode(sentences, in: studio)
        let ours = try await clock.measure { try await studio.render(episode) { _ in } }
        print("an article of \(count) utterances, \(episode.timeline.length.duration / .seconds(1)) s of sound")
        Self.line("studio", [ours / .seconds(1)], "s")
        Self.line("bare runtime, two callers", [bare / .seconds(1)], "s")
        Self.line("studio / bare runtime (budget 1.10)", [ours / bare], "×")
    }
}

extension Sequence {
    /// What an asynchronous function makes of each element, one after the other.
    fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
