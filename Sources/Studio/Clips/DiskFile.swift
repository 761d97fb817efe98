import Glibc

/// What the system says about a failed call.
struct SystemError: Error {
    /// The call's `errno`.
    let code: Int32

    /// The failure of the call that has just returned.
    static var last: SystemError { SystemError(code: errno) }

    /// A file that is not there.
    static let missing = SystemError(code: ENOENT)

    /// The system's words.
    var reason: String {
        // The words are copied at once; glibc keeps a buffer for each thread.
        unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
}

/// An open file. Each function names the call it makes; interrupted calls are made again.
@safe
struct DiskFile: ~Copyable {
    /// Whether the descriptor is closed at the end of life.
    private let isOwned: Bool
    let descriptor: Int32

    /// A file opened by `open(2)`; new files get the given mode.
    init(path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
        var result: Int32
        repeat {
            result = unsafe open(path, flags | O_CLOEXEC, mode)
        } while result < 0 && errno == EINTR
        guard result >= 0 else { throw SystemError.last }
        descriptor = result
        isOwned = true
    }

    /// A descriptor that somebody else closes.
    init(borrowing descriptor: Int32) {
        self.descriptor = descriptor
        isOwned = false
    }

    deinit {
        if isOwned { _ = Glibc.close(descriptor) }
    }

    /// Writes all bytes, by `write(2)`, or by `pwrite(2)` at an offset.
    func write(_ bytes: [UInt8], at offset: Int? = nil) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
                return if let offset {
                    unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
                } else {
                    unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                }
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                // Somebody left a pipe in non-blocking mode: wait until it takes more.
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&wait, 1, -1)
                continue
            }
            guard count >= 0 else { throw SystemError.last }
            done += count
        }
    }

    /// All bytes from the start of a regular file, by `pread(2)`.
    func contents() throws(SystemError) -> [UInt8] {
        try bytes(in: 0..<Int(status().st_size))
    }

    /// The bytes of a part of a regular file, fewer where it ends sooner.
    func bytes(in range: Range<Int>) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: range.count)
        let result = unsafe bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try unsafe read(into: buffer, at: range.lowerBound) }
        }
        bytes.removeLast(range.count - (try result.get()))
        return bytes
    }

    /// Fills a buffer with what stands at an offset, by `pread(2)`; returns how much there was before the file's end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        var done = 0
        while done < buffer.count {
            let start = unsafe buffer.baseAddress.map { unsafe $0 + done }
            let count = unsafe pread(descriptor, start, buffer.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError.last }
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Notes that the file was used now, by `futimens(2)`: mounted without access times, nobody else does.
    func noteUse() {
        // UTIME_NOW and UTIME_OMIT, whose macros Swift cannot read.
        let times = [(1 << 30) - 1, (1 << 30) - 2].map { timespec(tv_sec: 0, tv_nsec: $0) }
        // A file of somebody else's cannot be marked, and is read all the same.
        _ = unsafe futimens(descriptor, times)
    }

    /// What `fstat(2)` knows.
    func status() throws(SystemError) -> stat {
        var result = stat()
        guard unsafe fstat(descriptor, &result) == 0 else { throw SystemError.last }
        return result
    }

    /// Where the next write goes when it may be written over later; nil for pipes and files that only grow.
    func seekableOffset() -> Int? {
        guard let status = try? status(), status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard fcntl(descriptor, F_GETFL) & O_APPEND == 0 else { return nil }
        let offset = lseek(descriptor, 0, SEEK_CUR)
        return offset < 0 ? nil : Int(offset)
    }

    /// Closes the file and says whether all went well, by `close(2)`; a borrowed one stays open.
    consuming func close() throws(SystemError) {
        let (descriptor, isOwned) = (descriptor, isOwned)
        discard self
        guard isOwned, Glibc.close(descriptor) != 0, errno != EINTR else { return }
        throw SystemError.last
    }
}
