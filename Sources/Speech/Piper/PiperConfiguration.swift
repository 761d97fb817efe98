import Foundation

/// What the `.onnx.json` beside a Piper voice's model says.
///
/// Source: the files of the published voices; Piper's own reader.
struct PiperConfiguration: Decodable, Sendable {
    struct Audio: Decodable, Sendable {
        var sampleRate: Int
        var quality: String?
    }

    struct Espeak: Decodable, Sendable {
        var voice: String
    }

    struct Inference: Decodable, Sendable {
        var noiseScale: Float?
        var lengthScale: Float?
        var noiseW: Float?
    }

    struct Language: Decodable, Sendable {
        var code: String?
        var family: String?
    }

    /// How text becomes phonemes.
    enum PhonemeType: String, Sendable {
        /// By espeak-ng, in the voice that `espeak` names.
        case espeak
        /// Each letter is a phoneme.
        case text
    }

    var audio: Audio
    var espeak: Espeak?
    var inference: Inference?
    var language: Language?
    var dataset: String?
    var phonemeType: String?
    var phonemeMap: [String: [String]]?
    var phonemeIdMap: [String: [Int64]]
    var numSymbols: Int64?
    var numSpeakers: Int?
    var speakerIdMap: [String: Int64]?

    /// Reads and checks a file.
    ///
    /// Throws `SpeechError.brokenVoice` with the file's name when it is missing, no such JSON, or says what cannot be.
    init(path: String) throws(SpeechError) {
        let read: PiperConfiguration
        do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            read = try decoder.decode(PiperConfiguration.self, from: Data(contentsOf: URL(filePath: path)))
        } catch let error as DecodingError {
            throw .brokenVoice(file: path, reason: Self.reason(for: error))
        } catch {
            throw .brokenVoice(file: path, reason: "it cannot be read")
        }
        if let reason = read.contradiction { throw .brokenVoice(file: path, reason: reason) }
        self = read
    }

    /// How text becomes phonemes; files without the entry mean espeak-ng.
    var phonemes: PhonemeType? {
        PhonemeType(rawValue: phonemeType ?? PhonemeType.espeak.rawValue)
    }

    /// Why the voice cannot be used; nil when it can.
    private var contradiction: String? {
        if !(1_000...384_000).contains(audio.sampleRate) { return "its sample_rate is \(audio.sampleRate)" }
        guard let phonemes else {
            return "its phoneme_type is \(phonemeType ?? ""), which Earmark cannot make: only espeak and text"
        }
        if phonemes == .espeak, espeak?.voice.isEmpty ?? true { return "it names no espeak voice" }
        for symbol in ["_", "^", "$"] where phonemeIdMap[symbol]?.isEmpty ?? true {
            return "its phoneme_id_map has no \(symbol)"
        }
        for (symbol, ids) in phonemeIdMap {
            for id in ids where id < 0 || id >= numSymbols ?? .max {
                return "its phoneme_id_map gives “\(symbol)” the id \(id), which the model does not have"
            }
        }
        for (name, id) in speakerIdMap ?? [:] where id < 0 || id >= max(numSpeakers ?? 1, 1) {
            return "its speaker_id_map gives \(name) the id \(id), which the model does not have"
        }
        let scales = [inference?.noiseScale, inference?.lengthScale, inference?.noiseW].compactMap(\.self)
        if !scales.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= 10 }) { return "its inference scales make no sense" }
        return nil
    }

    private static func reason(for error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, _): return "it has no \(key.stringValue)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "its \(place(context)) is not of the right kind"
        default: return "it is not JSON"
        }
    }
}
