import Foundation
import ONNXRuntime

/// A Piper voice in memory. Any number of threads may speak with it at once.
final class PiperModel: Sendable {
    /// What one run makes.
    struct Run {
        var samples: [Float]
        /// The samples that each number of the input lasts, which sum up to all samples; nil when the model does not
        /// tell.
        var durations: [Int]?
    }

    let file: PiperVoiceFile
    let configuration: PiperConfiguration
    let identifiers: PhonemeIdentifiers
    private let session: Session
    private let soundOutput: String
    /// The output with the frames of each number, where the model has one.
    private let durationOutput: String?

    /// Loads a voice, which blocks for some tenths of a second.
    ///
    /// Throws `SpeechError.brokenVoice` with the name of the file that is missing, damaged or contradicts the other.
    /// With a folder of optimised copies, loads the one of this voice, or writes it, which takes a tenth of a second
    /// more this time.
    init(
        _ file: PiperVoiceFile, runtime: Runtime, threads: Int = 1, copies: OptimisedModels? = nil
    ) throws(SpeechError) {
        self.file = file
        configuration = try PiperConfiguration(path: file.configuration)
        identifiers = PhonemeIdentifiers(configuration)
        if let copied = copies.flatMap({ Self.copy(of: file, in: $0, runtime: runtime, threads: threads) }) {
            (session, durationOutput) = copied
        } else {
            (session, durationOutput) = try Self.session(of: file, runtime: runtime, threads: threads, copies: copies)
        }
        guard session.inputNames.contains("input"), let sound = session.outputNames.first else {
            throw .brokenVoice(file: file.model, reason: "it is not a Piper model: its inputs are other ones")
        }
        soundOutput = sound
    }

    /// Whether the model tells how long each phoneme lasts.
    var tellsDurations: Bool { durationOutput != nil }

    /// The model from its optimised copy. One that does not load is removed: it is no loss.
    private static func copy(
        of file: PiperVoiceFile, in copies: OptimisedModels, runtime: Runtime, threads: Int
    ) -> (Session, durations: String?)? {
        guard let copy = copies.copy(of: file) else { return nil }
        guard let session = try? Session(optimisedModel: copy.path, runtime: runtime, threads: threads),
            session.inputNames.contains("input")
        else {
            copies.discard(copy.path)
            return nil
        }
        return (session, copy.tellsDurations ? session.outputNames.last : nil)
    }

    /// Loads the model with the durations as one more output, if it computes them.
    ///
    /// The model's bytes live only during this call.
    private static func session(
        of file: PiperVoiceFile, runtime: Runtime, threads: Int, copies: OptimisedModels?
    ) throws(SpeechError) -> (Session, durations: String?) {
        var model = try bytes(of: file.model)
        let copy = copies?.temporaryPath()
        defer {
            if let copy { copies?.discard(copy) }
        }
        func session(tellsDurations: Bool) throws(ONNXRuntimeError) -> Session {
            do throws(ONNXRuntimeError) {
                guard let copy else { return try Session(model: model.bytes, runtime: runtime, threads: threads) }
                let session = try Session(model: model.bytes, runtime: runtime, threads: threads, copy: copy)
                if session.inputNames.contains("input") {
                    copies?.keep(copy, as: file, tellsDurations: tellsDurations)
                }
                return session
            } catch {
                guard copy != nil else { throw error }
                // Perhaps only the copy cannot be written.
                return try Session(model: model.bytes, runtime: runtime, threads: threads)
            }
        }
        do throws(ONNXRuntimeError) {
            // Piper's duration predictor rounds up the frames of each phoneme, the only such operation in the model.
            guard let name = ONNXGraph.output(ofOnly: "Ceil", in: model) else {
                return (try session(tellsDurations: false), nil)
            }
            let size = model.count
            model.append(contentsOf: ONNXGraph.additionalOutput(named: name))
            do throws(ONNXRuntimeError) {
                return (try session(tellsDurations: true), name)
            } catch {
                model.removeLast(model.count - size)
                return (try session(tellsDurations: false), nil)
            }
        } catch {
            throw .brokenVoice(file: file.model, reason: error.description)
        }
    }

    private static func bytes(of path: String) throws(SpeechError) -> Data {
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }  // Only read from: closing loses nothing.
            let size = try handle.seekToEnd()
            try handle.seek(toOffset: 0)
            // Room for the appended output, so that the bytes are not copied for it.
            var data = Data(capacity: Int(clamping: size) + 256)
            while let block = try handle.read(upToCount: 1 << 20), !block.isEmpty { data.append(block) }
            return data
        } catch {
            throw .brokenVoice(file: path, reason: "it cannot be read")
        }
    }

    /// Speaks some numbers. Blocks; call it on a thread of your own.
    func run(
        _ ids: [Int64], speaker: Int64, scales: PiperScales, cancellation: RunCancellation
    ) throws(ONNXRuntimeError) -> Run {
        var inputs = [
            "input": Tensor(ids, shape: [1, Int64(ids.count)]),
            "input_lengths": Tensor([Int64(ids.count)], shape: [1]),
            "scales": Tensor([scales.noise, scales.length, scales.durationNoise], shape: [3]),
        ]
        if session.inputNames.contains("sid") { inputs["sid"] = Tensor([speaker], shape: [1]) }
        let names = [soundOutput] + (durationOutput.map { [$0] } ?? [])
        let outputs = try session.run(inputs, outputs: names, cancellation: cancellation)
        guard let samples = outputs.first?.floats else { throw .runFailed(reason: "the model made no sound") }
        guard samples.allSatisfy(\.isFinite) else { throw .runFailed(reason: "the sound is not made of numbers") }
        let frames = outputs.count > 1 ? outputs[1].floats : nil
        return Run(samples: samples, durations: Self.durations(frames, count: ids.count, samples: samples.count))
    }

    /// Frames as samples: each is as long as the others, 256 samples in all published models.
    private static func durations(_ frames: [Float]?, count: Int, samples: Int) -> [Int]? {
        guard let frames, frames.count == count else { return nil }
        guard frames.allSatisfy({ $0 >= 0 && $0 <= 1e6 && $0 == $0.rounded() }) else { return nil }
        let total = frames.reduce(into: 0) { $0 += Int($1) }
        guard total > 0, samples.isMultiple(of: total) else { return nil }
        return frames.map { Int($0) * (samples / total) }
    }
}
