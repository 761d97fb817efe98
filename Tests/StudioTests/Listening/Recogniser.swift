import Foundation
import TestSupport
import Testing

/// An offline recogniser of English speech: `Tests/Listening/listen.py`, run by `EARMARK_TEST_PYTHON`.
enum Recogniser {
    private static let python = ProcessInfo.processInfo.environment["EARMARK_TEST_PYTHON"] ?? ""
    private static let program = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Listening/listen.py").path

    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: python) }

    static let missing: Comment = "EARMARK_TEST_PYTHON names no interpreter with the recogniser"

    /// What goes wrong.
    struct Failure: Error {
        let complaints: String
    }

    /// A word and its start in seconds.
    struct Word {
        let text: String
        let start: Double
    }

    /// The words in sound that `heard(…)` made.
    static func words(in sound: Data) throws -> [String] {
        Self.words(of: String(decoding: try run(["recognise"], on: sound), as: UTF8.self))
    }

    /// Where the words of a text start in the sound of it; all of them must be in the recogniser's dictionary.
    static func starts(of text: String, in sound: Data) throws -> [Word] {
        let output = try run(["align", words(of: text).joined(separator: " ")], on: sound)
        let rows = try #require(try JSONSerialization.jsonObject(with: output) as? [[Any]])
        return try rows.map { row in
            Word(text: try #require(row.first as? String), start: try #require(row.last as? Double))
        }
    }

    /// A file of sound as the recogniser wants it: 16-bit samples at 16 kHz.
    static func heard(fileAt path: String) throws -> Data {
        try converted(["-i", path], input: Data())
    }

    /// Samples as the recogniser wants them, changed by one of ffmpeg's filters.
    static func heard(_ samples: [Float], rate: Int, through filter: String) throws -> Data {
        let bytes = unsafe samples.withUnsafeBufferPointer { buffer in unsafe Data(buffer: buffer) }
        return try converted(["-f", "f32le", "-ar", "\(rate)", "-ac", "1", "-i", "-", "-af", filter], input: bytes)
    }

    /// The words of a text, in lower case and without marks.
    static func words(of text: String) -> [String] {
        text.lowercased().replacing("’", with: "'").split { !$0.isLetter && $0 != "'" }.map(String.init)
    }

    /// How many words must be changed, added or taken away to make one list of the other.
    static func errors(in heard: [String], against said: [String]) -> Int {
        var row = Array(0...heard.count)
        for (number, word) in said.enumerated() {
            var diagonal = row[0]
            row[0] = number + 1
            for index in heard.indices {
                let change = diagonal + (heard[index] == word ? 0 : 1)
                diagonal = row[index + 1]
                row[index + 1] = min(change, row[index] + 1, diagonal + 1)
            }
        }
        return row[heard.count]
    }

    private static func run(_ arguments: [String], on sound: Data) throws -> Data {
        let command = try Command(python, [program] + arguments, input: sound)
        guard command.code == 0 else { throw Failure(complaints: command.complaints) }
        return command.output
    }

    private static func converted(_ source: [String], input: Data) throws -> Data {
        let target = ["-f", "s16le", "-ar", "16000", "-ac", "1", "-"]
        let command = try Command("ffmpeg", ["-v", "error"] + source + target, input: input)
        guard command.code == 0, command.complaints.isEmpty else { throw Failure(complaints: command.complaints) }
        return command.output
    }
}
