import Foundation
import Glibc

/// The folder in which Earmark itself keeps voices: each in a folder of its own, `NAME/NAME.onnx` with
/// `NAME.onnx.json` and `MODEL_CARD` beside it.
///
/// A voice is made ready in `.unfinished/NAME` and renamed when it is whole, so that no half voice is ever on the
/// shelf. What a break leaves there is used by the next try.
public struct VoiceFolder: Hashable, Sendable {
    /// Its path. The folder need not exist yet.
    public let path: String

    static let unfinishedName = ".unfinished"
    /// What stays free on the disk, in bytes.
    private static let reserve = 20_000_000

    /// The voices in the given folder.
    public init(path: String) {
        self.path = path
    }

    /// The folder of the voice of an id; nil when it is not there, or not in a folder of its own.
    func folder(of id: String) -> String? {
        let name = id.base.afterSlash
        let folder = path + "/" + name
        guard OfferedVoice.isFileName(name), FileManager.default.fileExists(atPath: folder + "/" + name + ".onnx")
        else { return nil }
        return folder
    }

    /// Where a voice is made ready.
    func unfinished(_ name: String) -> String {
        path + "/" + Self.unfinishedName + "/" + name
    }

    /// Throws `ShelfError.diskFull` unless so many bytes can be written.
    func requireSpace(_ bytes: Int) throws(ShelfError) {
        var status = statvfs()
        // A file system that does not tell is tried.
        guard unsafe statvfs(path, &status) == 0 else { return }
        let (free, overflow) = Int(clamping: status.f_bavail).multipliedReportingOverflow(
            by: Int(clamping: status.f_frsize))
        guard !overflow, free < bytes + Self.reserve else { return }
        throw .diskFull(folder: path, needed: bytes + Self.reserve, free: free)
    }

    /// Makes the folder in which a voice is made ready, for its owner alone, and keeps other processes out of it until
    /// the claim is released.
    func claim(_ name: String) throws(ShelfError) -> FolderClaim {
        let folder = unfinished(name)
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(folder, reason: error.localizedDescription)
        }
        return try FolderClaim(folder, id: "piper/" + name)
    }

    /// Gives a voice that is made ready its place, and removes the one that it replaces.
    func place(_ name: String) throws(ShelfError) {
        let (from, to) = (unfinished(name), path + "/" + name)
        let old = unfinished(name + ".old-" + String(UInt32.random(in: 0...UInt32.max), radix: 36))
        let hadOne = unsafe rename(to, old) == 0
        guard unsafe rename(from, to) == 0 else {
            let reason = unsafe String(cString: strerror(errno))
            if hadOne { _ = unsafe rename(old, to) }
            throw .unwritable(to, reason: reason)
        }
        sync(path)
        // What stays behind is out of the way, and goes with the next voice.
        if hadOne { try? FileManager.default.removeItem(atPath: old) }
        tidy()
    }

    /// Removes what an installation of the voice of an id left unfinished; false when there is nothing.
    ///
    /// Throws `ShelfError.busy` while another process is at it.
    public func discardUnfinished(_ id: String) throws(ShelfError) -> Bool {
        let name = id.base.afterSlash
        let folder = unfinished(name)
        guard OfferedVoice.isFileName(name), FileManager.default.fileExists(atPath: folder) else { return false }
        let claim = try claim(name)
        do {
            try FileManager.default.removeItem(atPath: claim.folder)
        } catch {
            throw .unwritable(folder, reason: error.localizedDescription)
        }
        tidy()
        return true
    }

    /// Removes the voice of an id, which lies in the folder `place`. Off the shelf at once, then from the disk.
    ///
    /// Throws `ShelfError.notOurs` when that is another folder, or one of several voices, and `.unwritable`.
    public func remove(_ id: String, lyingIn place: String) throws(ShelfError) {
        let name = id.base.afterSlash
        guard OfferedVoice.isFileName(name) else { throw .notOurs(id, folder: place) }
        let gone = unfinished(name + ".old-" + String(UInt32.random(in: 0...UInt32.max), radix: 36))
        do {
            try FileManager.default.createDirectory(
                atPath: gone, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(path, reason: error.localizedDescription)
        }
        defer { tidy() }
        if let folder = folder(of: id), Self.same(folder, place) {
            guard unsafe rename(folder, gone) == 0 else {
                throw .unwritable(folder, reason: unsafe String(cString: strerror(errno)))
            }
        } else if Self.same(path, place) {
            // Put there by hand, without a folder of its own.
            for file in [name + ".onnx", name + ".onnx.json"] {
                guard unsafe rename(path + "/" + file, gone + "/" + file) == 0 || errno == ENOENT else {
                    throw .unwritable(path + "/" + file, reason: unsafe String(cString: strerror(errno)))
                }
            }
        } else {
            throw .notOurs(id, folder: place)
        }
    }

    private static func same(_ first: String, _ second: String) -> Bool {
        URL(filePath: first).resolvingSymlinksInPath().path == URL(filePath: second).resolvingSymlinksInPath().path
    }

    /// Removes what voices that are gone left, and the folder for unfinished ones when it is empty.
    func tidy() {
        let folder = path + "/" + Self.unfinishedName
        // What cannot be removed now is removed next time.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.contains(".old-") {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        _ = unsafe rmdir(folder)
    }
}

/// Writes a file or folder through to the disk; what cannot be is left to the system.
func sync(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
}

/// The sole use of a folder, until it is released.
final class FolderClaim: Sendable {
    let folder: String
    private let descriptor: Int32

    /// Throws `ShelfError.busy` when another process has it.
    init(_ folder: String, id: String) throws(ShelfError) {
        descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        self.folder = folder
        guard descriptor >= 0 else { throw .unwritable(folder, reason: unsafe String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .busy(id) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
