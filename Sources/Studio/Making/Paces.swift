import FoundationEssentials
import Glibc
import Narration
import Synchronization

/// How long each voice takes for its texts: learned from every clip that is made, and kept beside the clips.
final class Paces: Sendable {
    private struct Record {
        var paces: [String: Pace] = [:]
        var unsaved = 0
    }

    /// Observations from which on a voice's own pace tells what is too short or too long.
    private static let experience = 20
    /// Observations after which the record is written.
    private static let patience = 50

    /// The file of the record; nil keeps none.
    private let path: String?
    private let record: Mutex<Record>

    /// The record in a folder, which need not be there.
    init(folder: String?) {
        path = folder.map { $0 + "/paces.json" }
        // A record that cannot be read is learned anew.
        let data = path.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
        let paces = data.flatMap { try? JSONDecoder().decode([String: Pace].self, from: $0) } ?? [:]
        record = Mutex(Record(paces: paces))
    }

    /// How long a voice will take for a text.
    func estimate(of text: String, by voice: String) -> Frames {
        let weight = TextWeight(text).total
        return Frames(record.withLock { $0.paces[voice, default: Pace()].frames(weight: weight) })
    }

    /// How long a voice usually takes for such a text; nil while too little is known of it.
    func expectation(of text: String, by voice: String) -> Duration? {
        let pace = record.withLock { $0.paces[voice] }
        guard let pace, pace.count >= Self.experience else { return nil }
        return Frames(pace.frames(weight: TextWeight(text).total)).duration
    }

    /// Learns from a clip.
    func learn(_ frames: Frames, of text: String, by voice: String) {
        let weight = TextWeight(text).total
        let isDue = record.withLock { record in
            record.paces[voice, default: Pace()].learn(weight: weight, frames: frames.count)
            record.unsaved += 1
            return record.unsaved >= Self.patience
        }
        if isDue { save() }
    }

    /// Writes what was learned since the last time. A folder that is not there, or cannot be written, keeps nothing.
    func save() {
        guard let path else { return }
        let paces = record.withLock { record -> [String: Pace]? in
            guard record.unsaved > 0 else { return nil }
            record.unsaved = 0
            return record.paces
        }
        // Nothing is lost but some learning.
        guard let paces, let data = try? JSONEncoder().encode(paces) else { return }
        let temporary = "\(path).\(getpid())"
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        guard let file = try? DiskFile(path: temporary, flags: flags, mode: 0o600) else { return }
        let isWritten = (try? file.write(Array(data))) != nil
        if isWritten, unsafe rename(temporary, path) == 0 { return }
        _ = unsafe unlink(temporary)
    }
}
