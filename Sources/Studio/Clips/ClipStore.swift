import Glibc
import Narration

/// Clips on disk, under their keys.
///
/// Everything in the folder may be deleted at any time and is made again. Several processes and tasks may use one
/// folder at once: the first to keep a clip wins. The calls block for as long as the disk takes.
public struct ClipStore: Sendable {
    /// The folder, which is made (mode 0700) when the first clip is kept.
    public let folder: String

    /// Seconds after which a temporary file belongs to nobody any more.
    private static let staleness = 86_400
    /// Bytes that hold the words of most clips and the trailer.
    private static let usualEnd = 1_024
    private var unfinished: String { folder + "/unfinished" }

    /// The clips in the given folder. Removes what killed processes left there over a day ago.
    public init(folder: String) {
        self.folder = folder
        removeStaleFiles()
    }

    /// The clip under a key; nil when there is none. A broken file counts as none, and is removed.
    public func clip(for key: ClipKey) -> Clip? {
        let path = path(of: key)
        // A file that cannot be read is as good as none: the clip is made again, and keeping it says what is wrong.
        guard let file = try? DiskFile(path: path, flags: O_RDONLY), let bytes = try? file.contents() else {
            return nil
        }
        if let clip = Clip(file: bytes) {
            file.noteUse()
            return clip
        }
        _ = unsafe unlink(path)
        return nil
    }

    /// What the end of a clip's file tells of it, without its sound being looked at; nil when there is none.
    func facts(for key: ClipKey) -> Clip.Facts? {
        // What cannot be read is as good as none, as above.
        guard let file = try? DiskFile(path: path(of: key), flags: O_RDONLY), let length = try? file.status().st_size,
            let end = try? file.bytes(in: max(0, Int(length) - Self.usualEnd)..<Int(length)),
            let trailer = Clip.Trailer(end.suffix(Clip.trailerLength), fileLength: Int(length))
        else { return nil }
        let jsonEnd = Int(length) - Clip.trailerLength
        let inHand = end.dropLast(Clip.trailerLength)
        let json =
            trailer.jsonLength <= inHand.count
            ? inHand.suffix(trailer.jsonLength) : (try? file.bytes(in: trailer.frames.bytes..<jsonEnd))?[...]
        guard let json, let read = ClipWords(json: json) else { return nil }
        return Clip.Facts(
            frames: trailer.frames, words: read.words, wordsAreMeasured: read.areMeasured, checksum: trailer.checksum)
    }

    /// Whether a clip's file is what it was when it was made; one that is not is removed. Notes that it is used.
    func isIntact(_ key: ClipKey, checksum: UInt32) -> Bool {
        let path = path(of: key)
        // What cannot be read is as good as none, as above.
        guard let file = try? DiskFile(path: path, flags: O_RDONLY), let bytes = try? file.contents() else {
            return false
        }
        var found = CRC32C()
        found.update(bytes, count: max(0, bytes.count - 4))
        let isRight = found.value == checksum && UInt32(littleEndian: bytes.suffix(4)) == checksum
        if isRight { file.noteUse() } else { _ = unsafe unlink(path) }
        return isRight
    }

    /// Fills a buffer with a clip's frames from an offset on; returns how much of it was there.
    ///
    /// Throws what the system says; a clip that is gone is an error.
    func read(_ key: ClipKey, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try unsafe DiskFile(path: path(of: key), flags: O_RDONLY).read(into: buffer, at: offset)
    }

    /// Keeps a clip, and gives the one to use: another that was kept first, if there is one.
    ///
    /// Throws when the folder cannot be written or the disk is full; the given clip can be used all the same.
    public func keep(_ clip: Clip, for key: ClipKey) throws(StudioError) -> Clip {
        do throws(SystemError) {
            let path = path(of: key)
            try makeFolders(for: key)
            let temporary = "\(unfinished)/\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
            defer { _ = unsafe unlink(temporary) }
            let file = try DiskFile(path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
            try file.write(clip.file)
            try file.close()
            // A second try for the case that the winner turns out broken, and is removed.
            for _ in 0..<2 {
                if unsafe link(temporary, path) == 0 { return clip }
                guard errno == EEXIST else { break }
                if let winner = self.clip(for: key) { return winner }
            }
            // Some file systems know no links: there the last writer wins.
            guard unsafe rename(temporary, path) == 0 else { throw SystemError.last }
            return clip
        } catch {
            throw StudioError.clipsUnwritable(folder: folder, reason: error.reason)
        }
    }

    func path(of key: ClipKey) -> String {
        "\(folder)/\(key.hex.prefix(2))/\(key.hex).clip"
    }

    /// Makes the folders that a clip needs, with those above them.
    private func makeFolders(for key: ClipKey) throws(SystemError) {
        if unsafe access(unfinished, F_OK) != 0 {
            var path = folder.hasPrefix("/") ? "" : "."
            for name in folder.split(separator: "/") {
                path += "/" + name
                try makeFolder(path)
            }
            try makeFolder(unfinished)
        }
        try makeFolder("\(folder)/\(key.hex.prefix(2))")
    }

    private func makeFolder(_ path: String) throws(SystemError) {
        guard unsafe mkdir(path, 0o700) != 0 else { return }
        let failure = SystemError.last
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw failure }
    }

    private func removeStaleFiles() {
        let now = Glibc.time(nil)
        for name in Self.names(in: unfinished) {
            let path = "\(unfinished)/\(name)"
            var status = stat()
            guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            if now - status.st_mtim.tv_sec > Self.staleness { _ = unsafe unlink(path) }
        }
    }

    /// What lies in a folder; nothing in one that cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
