import Foundation
import Glibc
import Sodium

/// Copies of models as the runtime has optimised them, which load in a third of the time.
///
/// A copy is good for one runtime on one kind of processor, and for the very file that it was made of: all that is in
/// its name, with its own length, so that one that was cut is not taken for whole. Nothing is lost with the folder.
struct OptimisedModels: Sendable {
    /// A copy on disk.
    struct Copy {
        var path: String
        /// Whether its last output are the durations of the phonemes.
        var tellsDurations: Bool
    }

    /// The folder, which is made with the first copy.
    let folder: String
    /// The runtime's version.
    let version: String

    /// The copy of a voice's model; nil when there is none that is good.
    func copy(of file: PiperVoiceFile) -> Copy? {
        guard let prefix = prefix(of: file) else { return nil }
        for name in names() where name.hasPrefix(prefix) {
            let parts = name.dropFirst(prefix.count).split(separator: ".")
            let path = folder + "/" + name
            guard parts.count == 3, let length = Int(parts[0]), Self.status(of: path)?.st_size == length else {
                continue
            }
            return Copy(path: path, tellsDurations: parts[1] == "durations")
        }
        return nil
    }

    /// Where a copy is to be written before it gets its name; nil where none can be.
    func temporaryPath() -> String? {
        // What cannot be made is found out here: then there is no copy, and nothing else is lost.
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard unsafe access(folder, W_OK) == 0 else { return nil }
        return "\(folder)/unfinished-\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    }

    /// Gives a written copy its name, and removes older ones of the same voice.
    func keep(_ temporary: String, as file: PiperVoiceFile, tellsDurations: Bool) {
        defer { discard(temporary) }
        guard let prefix = prefix(of: file), let length = Self.status(of: temporary)?.st_size, length > 0 else {
            return
        }
        let name = "\(prefix)\(length).\(tellsDurations ? "durations" : "plain").onnx"
        for old in names() where old.hasPrefix(file.name + ".") && old != name {
            _ = unsafe unlink(folder + "/" + old)
        }
        // A copy that cannot be named is made again the next time.
        _ = unsafe rename(temporary, folder + "/" + name)
    }

    /// Removes a copy, or what there is of it.
    func discard(_ path: String) {
        _ = unsafe unlink(path)
    }

    /// The beginning of the name of a copy: the voice, and a hash of all that it depends on.
    private func prefix(of file: PiperVoiceFile) -> String? {
        guard let status = Self.status(of: file.model) else { return nil }
        let time = status.st_mtim
        let source = "\(file.model) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
        let text = "optimised/1\n\(source)\n\(version)\n\(Self.processor)"
        return "\(file.name).\(Digest(of: Array(text.utf8)).hex.prefix(16))."
    }

    private func names() -> [String] {
        // A folder that is not there has nothing in it.
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status : nil
    }

    /// What the processor is called and can do, as Linux tells it.
    private static let processor: String = {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let wanted = ["model name", "flags", "Features", "CPU part"]
        return wanted.compactMap { label in lines.first { $0.hasPrefix(label) } }.joined(separator: "\n")
    }()
}
