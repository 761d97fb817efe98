import Audio
import Espeak
import ONNXRuntime

/// Speaks with Piper's neural voices, which tell how long each phoneme lasts.
///
/// The voices of a language need espeak-ng for the phonemes. A model is loaded at its first use and kept until it is
/// unloaded. What `Effort` calls background is computed on threads of low priority.
public final class PiperSynthesizer: Synthesizer {
    private let shelf: VoiceShelf
    private let workers: Workers
    private let backgroundWorkers: Workers
    private let models: PiperModels
    private let scales: PiperScales?

    /// The most phonemes in one run: what is longer is made in pieces, because memory grows with the square.
    private static let longestRun = 300

    /// A synthesizer for the Piper voices on a shelf.
    ///
    /// `library` is the path of ONNX Runtime's shared library, looked at when the first voice is loaded; `callers` says
    /// how many texts are spoken at the same time, each on `threads` cores; `scales` replace those of the voices. In the
    /// folder `copies` models are kept as the runtime optimises them: 60 MB a voice, which then loads in 0.1 s.
    public init(
        runtime library: String, shelf: VoiceShelf, callers: Int, threads: Int = 1, scales: PiperScales? = nil,
        copies: String? = nil
    ) {
        self.shelf = shelf
        self.scales = scales
        workers = Workers(count: callers)
        backgroundWorkers = Workers(count: callers, niceness: Effort.niceness)
        models = PiperModels(
            library: library, workers: workers, threads: threads, copies: copies, loads: shelf.loads)
    }

    public func prepare(_ voice: Voice) async throws {
        _ = try await models.model(of: try shelf.piper(voice).file)
    }

    public func unload(_ voice: Voice) {
        // A voice that is not on the shelf was never loaded.
        guard let file = try? shelf.piper(voice).file else { return }
        models.unload(file)
    }

    public func speech(of text: String, by voice: Voice) async throws -> SpokenSound {
        let piper = try shelf.piper(voice)
        let model = try await models.model(of: piper.file)
        let sequence = try await phonemes(of: text, for: model)
        let scales = scales ?? PiperScales(model.configuration)
        let rate = SampleRate(hertz: model.configuration.audio.sampleRate)
        var spoken = SpokenSound(sound: Sound(samples: [], rate: rate), words: [], wordsAreMeasured: true)
        for piece in sequence.pieces(ofAtMost: Self.longestRun) {
            let phonemes = sequence.phonemes[piece]
            guard model.identifiers.knowsAny(of: Array(phonemes)) else { continue }
            let encoding = model.identifiers.encoding(of: phonemes)
            let run = try await run(model, encoding.ids, speaker: piper.speaker, scales: scales, voice: voice)
            let before = spoken.sound.samples.count
            let starts = Self.starts(of: run, encoding: encoding, phonemes: phonemes)
            for mark in sequence.marks where piece.contains(mark.phoneme) {
                spoken.words.append(
                    SpokenSound.Word(start: before + starts[mark.phoneme - piece.lowerBound], scalars: mark.scalars))
            }
            spoken.sound.samples += run.samples
            if run.durations == nil { spoken.wordsAreMeasured = false }
        }
        spoken.words = WordPlacement.words(spoken.words, in: text)
        return spoken
    }

    private func phonemes(of text: String, for model: PiperModel) async throws -> PhonemeSequence {
        guard model.configuration.phonemes == .espeak, let voice = model.configuration.espeak?.voice else {
            let marked = MarkedText(text) { _ in false }
            return PhonemeSequence(letters: marked.text, map: marked.map)
        }
        do {
            return PhonemeSequence(try await MarkedPhonemes.phonemes(of: text, voice: voice), voice: voice)
        } catch {
            throw translated(error, by: model.file.configuration)
        }
    }

    private func translated(_ error: EspeakError, by file: String) -> any Error {
        switch error {
        case .cancelled: CancellationError()
        case .unavailable, .failed: SpeechError.engineUnavailable(error.description)
        case .noSuchVoice: SpeechError.brokenVoice(file: file, reason: error.description)
        }
    }

    /// One run on a thread of its own, which ends when the task is cancelled.
    private func run(
        _ model: PiperModel, _ ids: [Int64], speaker: Int64, scales: PiperScales, voice: Voice
    ) async throws -> PiperModel.Run {
        let cancellation = RunCancellation()
        let workers = Effort.isInBackground ? backgroundWorkers : workers
        return try await withTaskCancellationHandler {
            do {
                return try await workers.run {
                    try model.run(ids, speaker: speaker, scales: scales, cancellation: cancellation)
                }
            } catch ONNXRuntimeError.cancelled {
                throw CancellationError()
            } catch let error as ONNXRuntimeError {
                throw SpeechError.synthesisFailed(voice: voice.id, reason: error.description)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// The sample at which each phoneme of a piece starts.
    private static func starts(
        of run: PiperModel.Run, encoding: PhonemeIdentifiers.Encoding, phonemes: ArraySlice<Unicode.Scalar>
    ) -> [Int] {
        if let durations = run.durations {
            var ends = [0]
            for duration in durations { ends.append((ends.last ?? 0) + duration) }
            return encoding.indexes.map { ends[$0] }
        }
        let (lead, each) = EstimatedDurations.samples(for: phonemes, in: run.samples)
        var start = Double(lead)
        return each.map { duration in
            defer { start += duration }
            return min(Int(start), run.samples.count)
        }
    }
}
