import Foundation
import Sodium

/// Digests of voices' files, kept in a folder until the files change.
struct ModelDigests: Sendable {
    /// The folder of the kept digests; nil to compute each time.
    var cache: String?

    /// The digest of a voice's model and configuration, in hexadecimal digits; blocks for a tenth of a second unless
    /// it is kept.
    ///
    /// Throws `SpeechError.brokenVoice` with the file that cannot be read.
    func digest(of file: PiperVoiceFile) throws(SpeechError) -> String {
        let key = try stamp(of: file.model) + stamp(of: file.configuration)
        let kept = cache.map { $0 + "/" + Digest(of: Array(key.utf8)).hex }
        // A kept digest that cannot be read is computed again.
        if let kept, let text = try? String(contentsOfFile: kept, encoding: .utf8), text.utf8.count == 64 {
            return text
        }
        var bytes = BLAKE2b()
        try bytes.add(fileAt: file.model)
        try bytes.add(fileAt: file.configuration)
        let digest = Digest.hex(bytes.finish())
        if let cache, let kept {
            // One that cannot be kept is computed again next time.
            try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            try? Data(digest.utf8).write(to: URL(filePath: kept), options: .atomic)
        }
        return digest
    }

    /// What changes when a file does.
    private func stamp(of path: String) throws(SpeechError) -> String {
        // Follows links: what counts is the file behind them.
        let real = URL(filePath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: real),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { throw .brokenVoice(file: path, reason: "it cannot be read") }
        return "\(real)\n\(size)\n\(date.timeIntervalSinceReferenceDate)\n"
    }
}

extension BLAKE2b {
    fileprivate mutating func add(fileAt path: String) throws(SpeechError) {
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }  // Only read from: closing loses nothing.
            while let block = try handle.read(upToCount: 1 << 20), !block.isEmpty { update(Array(block)) }
        } catch {
            throw .brokenVoice(file: path, reason: "it cannot be read")
        }
    }
}
