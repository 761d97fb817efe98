import Audio
import Foundation
import Narration
import Speech
import Studio
import Synchronization

/// What is measured without a model: a synthesizer that hums for as long as a sentence takes.
extension StudioBenchmark {
    /// An article of 1,000 finished utterances, opened anew: until its first bytes, and whether a model was loaded.
    func cached() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earmark-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // What stays is in the temporary folder.
        let store = ClipStore(folder: folder.path)
        let sentences = Self.sentences(1_000, words: 11)
        let filling = studio(Hum(), store: store)
        try await filling.render(episode(sentences, in: filling)) { _ in }
        var opening: [Double] = []
        var reading: [Double] = []
        let hum = Hum()
        for _ in 0..<9 {
            let studio = studio(hum, store: store)
            let clock = ContinuousClock()
            let begin = clock.now
            let episode = try await episode(sentences, in: studio)
            let opened = clock.now
            let reel = try Reel(of: [episode], in: studio)
            for try await _ in reel.bytes().prefix(1) {}
            reading.append(Self.milliseconds(clock.now - begin))
            opening.append(Self.milliseconds(opened - begin))
        }
        print("a cached article of 1,000 utterances (budget 20 ms); texts spoken: \(hum.calls)")
        Self.line("opened", opening, "ms")
        Self.line("first bytes", reading, "ms")
    }

    /// The memory of the process after 1, 10, 50 and 100 articles of 100 utterances, and its peak.
    func memory() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earmark-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // What stays is in the temporary folder.
        let studio = studio(Hum(), store: ClipStore(folder: folder.path))
        print("memory over 100 articles of 100 utterances")
        for article in 1...100 {
            let episode = try await episode(Self.sentences(100, words: 11, name: "article \(article)"), in: studio)
            let reel = try Reel(of: [episode], in: studio)
            for try await _ in reel.bytes() {}
            if [1, 10, 50, 100].contains(article) {
                print("  after \(article): \(Self.residentMegabytes()) MB")
            }
        }
    }

    /// An article of 200 utterances that 1, 10 and 100 listeners hear, each from another place on: what each finished
    /// clip costs beside its making, and what a seek costs.
    func lanes() async throws {
        print("the same article for several listeners; seconds of processor time, for humming alone where 0 listen")
        for listeners in [1, 10, 100] {
            let hum = Hum()
            let studio = studio(hum)
            let episode = try await episode(Self.sentences(200, words: 4, name: "\(listeners)"), in: studio)
            let before = Self.processorSeconds()
            let reels = try (0..<listeners).map { try Reel(of: [episode], from: $0 % 200, in: studio) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for reel in reels {
                    group.addTask { for try await _ in reel.bytes() {} }
                }
                try await group.waitForAll()
            }
            let used = Self.processorSeconds() - before
            Self.line("\(listeners) listeners, each of \(hum.calls) clips", [used / Double(hum.calls) * 1_000], "ms")
            let clock = ContinuousClock()
            let slow = self.studio(Slow())
            let fresh = try await self.episode(Self.sentences(1_000, words: 4, name: "seek \(listeners)"), in: slow)
            let others = try (0..<listeners - 1).map { try Reel(of: [fresh], from: $0, in: slow) }
            let seeks = try clock.measure {
                for seek in 0..<1_000 { _ = try Reel(of: [fresh], from: seek, in: slow) }
            }
            Self.line("a seek among \(listeners) listeners, 1,000 utterances", [Self.milliseconds(seeks) / 1_000], "ms")
            withExtendedLifetime(others) {}
        }
    }

    private static func residentMegabytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4_096 >> 20
    }

    private static func processorSeconds() -> Double {
        var usage = rusage()
        unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let micros = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(micros) / 1e6
    }
}

/// Hums for as long as a sentence would take, at once.
private final class Hum: Synthesizer {
    private let spoken = Mutex(0)

    var calls: Int { spoken.withLock(\.self) }

    func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        spoken.withLock { $0 += 1 }
        let count = 22_050 * max(8, text.utf8.count) / 15
        let samples = (0..<count).map { index in Float(0.2) * (index % 110 < 55 ? 1 : -1) }
        return SpokenSound(
            sound: Sound(samples: samples, rate: SampleRate(hertz: 22_050)), words: [], wordsAreMeasured: false)
    }
}

/// Never comes to an end.
private struct Slow: Synthesizer {
    func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        try await Task.sleep(for: .seconds(3_600))
        throw CancellationError()
    }
}
