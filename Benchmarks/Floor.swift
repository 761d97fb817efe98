import Dispatch
import Espeak
import Foundation
import ONNXRuntime
import Synchronization

/// The bare runtime: phonemes, one session, two callers on threads of their own, samples thrown away.
struct Floor {
    private let session: Session
    private let identifiers: [Character: [Int64]]
    private let voice: String
    private let scales: [Float]

    /// Loads the model and what its `.onnx.json` says of phonemes and scales.
    init(model: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let library = environment["EARMARK_ONNXRUNTIME"] ?? "libonnxruntime.so"
        session = try Session(model: model, runtime: Runtime(library: library))
        let json = try Data(contentsOf: URL(filePath: model + ".json"))
        let configuration = try JSONDecoder().decode(Configuration.self, from: json)
        voice = configuration.espeak.voice
        scales = [
            configuration.inference.noise_scale, configuration.inference.length_scale, configuration.inference.noise_w,
        ]
        identifiers = configuration.phoneme_id_map.reduce(into: [:]) { map, entry in
            if let symbol = entry.key.first, entry.key.unicodeScalars.count == 1 { map[symbol] = entry.value }
        }
    }

    /// Speaks every line of a file and prints the seconds of audio.
    func speak(sentencesIn path: String) async throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { String($0) }
        print(try await speak(lines))
    }

    /// Speaks one text on the caller's thread; returns the samples.
    func speak(_ line: String) async throws -> Int {
        try run(identifiers(of: await Espeak.phonemes(of: line, voice: voice)))
    }

    /// Speaks texts with two callers; returns the seconds of audio.
    func speak(_ lines: [String]) async throws -> Double {
        var inputs: [[Int64]] = []
        for line in lines {
            let phonemes = try await Espeak.phonemes(of: line, voice: voice)
            inputs.append(identifiers(of: phonemes))
        }
        let next = Mutex(0)
        let samples = Mutex(0)
        let all = inputs
        let callers = DispatchGroup()
        for _ in 0..<2 {
            Thread.detachNewThread(in: callers) {
                while true {
                    let place = next.withLock { place in
                        defer { place += 1 }
                        return place
                    }
                    guard place < all.count else { return }
                    let made = try? run(all[place])
                    // A line that fails adds nothing: the printed length shows it.
                    samples.withLock { $0 += made ?? 0 }
                }
            }
        }
        await callers.finished()
        return samples.withLock { Double($0) / 22_050 }
    }

    private func run(_ identifiers: [Int64]) throws -> Int {
        let count = Int64(identifiers.count)
        let outputs = try session.run(
            [
                "input": Tensor(identifiers, shape: [1, count]), "input_lengths": Tensor([count], shape: [1]),
                "scales": Tensor(scales, shape: [3]),
            ],
            outputs: ["output"])
        return outputs.first?.floats?.count ?? 0
    }

    /// `^ _ p _ p … $`, as Piper's models were trained.
    private func identifiers(of phonemes: Phonemes) -> [Int64] {
        let pad = identifiers["_"] ?? [0]
        var result = (identifiers["^"] ?? [1]) + pad
        for clause in phonemes.clauses {
            let spoken = clause.ipa + (clause.terminator.map { String($0) } ?? "") + " "
            for scalar in spoken.decomposedStringWithCanonicalMapping.unicodeScalars {
                guard let identifier = identifiers[Character(scalar)] else { continue }
                result += identifier + pad
            }
        }
        return result + (identifiers["$"] ?? [2])
    }

    private struct Configuration: Decodable {
        struct Espeak: Decodable { var voice: String }
        struct Inference: Decodable {
            var noise_scale: Float
            var length_scale: Float
            var noise_w: Float
        }

        var espeak: Espeak
        var inference: Inference
        var phoneme_id_map: [String: [Int64]]
    }
}

extension Thread {
    /// Runs a body on a new thread that the group waits for.
    fileprivate static func detachNewThread(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        detachNewThread {
            body()
            group.leave()
        }
    }
}

extension DispatchGroup {
    /// Waits without holding a thread.
    fileprivate func finished() async {
        await withCheckedContinuation { continuation in
            notify(queue: .global()) { continuation.resume() }
        }
    }
}
