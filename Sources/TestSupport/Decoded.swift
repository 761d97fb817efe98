public import Foundation

/// A file of sound as another program decodes it: one channel at 24 kHz.
public struct Decoded: Sendable {
    /// The programs.
    public enum Program: String, CaseIterable, Sendable {
        case ffmpeg, mpg123, sox
    }

    /// The samples.
    public let samples: [Float]
    /// What the program wrote to standard error: nothing for a clean file.
    public let complaints: String

    /// Decodes the file at the given path, in full and without changes of level or rate.
    public init(path: String, by program: Program) throws {
        let command =
            switch program {
            case .ffmpeg: try Command("ffmpeg", ["-v", "error", "-i", path, "-f", "f32le", "-"])
            case .mpg123: try Command("mpg123", ["-q", "-e", "f32", "-s", path])
            case .sox: try Command("sox", ["-V2", path, "-t", "f32", "-"])
            }
        complaints = command.complaints
        samples = Self.samples(of: command.output)
    }

    /// Numbers of 32 bits, lowest byte first, as samples.
    public static func samples(of data: Data) -> [Float] {
        let bytes = Array(data)
        return stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { index in
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index + $1]) << ($1 * 8) })
        }
    }
}
