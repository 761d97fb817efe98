import Glibc

/// A file that appears under its name only when it is finished, or standard output.
///
/// Until then it lies beside its place under a temporary name; a file that is not finished is removed. What is there
/// already and is not a regular file (a pipe, a device) is written straight into.
final class OutputFile {
    /// The place, or nil for standard output.
    private let path: String?
    /// The temporary name; nil where there is none, and when all is done.
    private(set) var temporary: String?
    private var file: DiskFile?
    /// Where the first byte lies, if bytes may be written over later.
    private let start: Int?

    /// Whether `patch` works.
    var isSeekable: Bool { start != nil }

    /// A file for the given place.
    init(path: String) throws(StudioError) {
        do throws(SystemError) {
            let place = Self.resolved(path)
            if try Self.isSpecial(place) {
                file = try DiskFile(path: place, flags: O_WRONLY)
            } else {
                Self.removeAbandoned(beside: place)
                let name = Self.temporaryName(beside: place)
                file = try DiskFile(path: name, flags: O_WRONLY | O_CREAT | O_EXCL)
                temporary = name
            }
            self.path = place
            start = temporary == nil ? nil : 0
        } catch {
            throw StudioError.unwritable(path: path, reason: error.reason)
        }
    }

    /// Standard output, which can be written over only where it goes into a regular file.
    init() {
        let output = DiskFile(borrowing: STDOUT_FILENO)
        start = output.seekableOffset()
        path = nil
        file = consume output
    }

    deinit {
        abandon()
    }

    /// Writes more bytes at the end.
    func append(_ bytes: [UInt8]) throws(StudioError) {
        do throws(SystemError) {
            try file?.write(bytes)
        } catch {
            throw failure(error)
        }
    }

    /// Writes over bytes, `offset` from the first; only for a seekable file.
    func patch(_ bytes: [UInt8], at offset: Int) throws(StudioError) {
        guard let start else { return }
        do throws(SystemError) {
            try file?.write(bytes, at: start + offset)
        } catch {
            throw failure(error)
        }
    }

    /// Closes the file and gives it its name, replacing what had it. Nothing happens the second time.
    func finish() throws(StudioError) {
        guard let open = file.take() else { return }
        do throws(SystemError) {
            try open.close()
            guard let temporary, let path else { return }
            guard unsafe rename(temporary, path) == 0 else { throw SystemError.last }
            self.temporary = nil
        } catch {
            abandon()
            throw failure(error)
        }
    }

    /// Closes the file and removes it; a finished one stays.
    func abandon() {
        file = nil
        guard let temporary else { return }
        _ = unsafe unlink(temporary)
        self.temporary = nil
    }

    private func failure(_ error: SystemError) -> StudioError {
        .unwritable(path: path ?? "standard output", reason: error.reason)
    }

    /// The place that a link leads to, so that the link stays, even if nothing is there yet; else the path itself.
    private static func resolved(_ path: String) -> String {
        if let real = unsafe realpath(path, nil) {
            defer { unsafe free(real) }
            return unsafe String(cString: real)
        }
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe readlink(path, &target, target.count - 1)
        guard length > 0 else { return path }
        let place = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return place.hasPrefix("/") ? place : folder(of: path) + place
    }

    /// The folder of a path with its last slash; empty for a name alone.
    private static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[...$0] } ?? ""
    }

    /// Whether something is there that must not be replaced; throws for a folder.
    private static func isSpecial(_ path: String) throws(SystemError) -> Bool {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return false }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
        return status.st_mode & S_IFMT != S_IFREG
    }

    /// A name in the same folder, so that renaming never copies. The process's number tells whose it is.
    private static func temporaryName(beside path: String) -> String {
        let draw = String(UInt32.random(in: 0...UInt32.max), radix: 36)
        return "\(folder(of: path))\(temporaryStem(of: path))\(getpid())-\(draw).part"
    }

    private static func temporaryStem(of path: String) -> String {
        // Names hold 255 bytes at most.
        ".\(String(decoding: path.utf8.dropFirst(folder(of: path).utf8.count).prefix(200), as: UTF8.self))."
    }

    /// Removes what processes that were killed have left of the same file. A folder that cannot be read or a file that
    /// cannot be removed costs its space alone.
    private static func removeAbandoned(beside path: String) {
        let folder = folder(of: path)
        guard let listing = unsafe opendir(folder.isEmpty ? "." : String(folder)) else { return }
        defer { unsafe closedir(listing) }
        let stem = temporaryStem(of: path)
        while let entry = unsafe readdir(listing) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasPrefix(stem), name.hasSuffix(".part"),
                let owner = pid_t(name.dropFirst(stem.count).prefix { $0 != "-" }), kill(owner, 0) != 0, errno == ESRCH
            else { continue }
            _ = unsafe unlink(folder + name)
        }
    }
}
