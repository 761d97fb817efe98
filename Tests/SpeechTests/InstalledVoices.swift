import Foundation
import Speech
import TestSupport
import Testing

/// The real runtime and voice, where they are installed: `EARMARK_ONNXRUNTIME` and `EARMARK_VOICES` say where.
enum InstalledVoices {
    static let library = ProcessInfo.processInfo.environment["EARMARK_ONNXRUNTIME"] ?? ""
    static let folder = ProcessInfo.processInfo.environment["EARMARK_VOICES"] ?? ""
    static let joe = "piper/en_US-joe-medium"

    /// The path of the real voice's model.
    static var joeModel: String { folder + "/en_US-joe-medium/en_US-joe-medium.onnx" }

    static var areThere: Bool {
        FileManager.default.fileExists(atPath: library) && FileManager.default.fileExists(atPath: joeModel)
    }

    static let missing: Comment = "EARMARK_ONNXRUNTIME or EARMARK_VOICES names no installed runtime and voice"

    /// The shelf with the real voice; its digest is computed once for all tests.
    static let shelf = Task { await VoiceShelf(folders: [folder]) }

    /// One synthesizer for all tests, so that the model is loaded once.
    static let piper = Task {
        PiperSynthesizer(runtime: library, shelf: await shelf.value, callers: 2, scales: .steady)
    }
}

extension TemporaryFolder {
    /// Writes a text file, also in a folder below.
    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

/// What passes for a model as long as nobody loads it: an ONNX file with one empty graph of the given name.
enum FakeModel {
    static func bytes(_ name: String) -> [UInt8] {
        let text = Array(name.utf8.prefix(100))
        let field = [0x12, UInt8(text.count)] + text
        return [0x3A, UInt8(field.count)] + field
    }
}

/// A small configuration, with one entry set or removed.
enum ConfigurationText {
    static func text(_ change: (inout [String: Any]) -> Void = { _ in }) throws -> String {
        var entries: [String: Any] = [
            "audio": ["sample_rate": 22050, "quality": "medium"], "espeak": ["voice": "en-us"],
            "inference": ["noise_scale": 0.667, "length_scale": 1, "noise_w": 0.8], "num_symbols": 256,
            "phoneme_type": "espeak", "language": ["code": "en_US"], "num_speakers": 1,
            "phoneme_id_map": ["_": [0], "^": [1], "$": [2], " ": [3], "a": [4], "b": [5]],
        ]
        change(&entries)
        return String(decoding: try JSONSerialization.data(withJSONObject: entries), as: UTF8.self)
    }
}
