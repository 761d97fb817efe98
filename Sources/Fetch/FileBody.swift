import Glibc

/// A body that fills a file up from where it ends.
final class FileBody: BodySink {
    let limit: Int
    let wantsEncoding = false
    private(set) var offset: Int
    private(set) var refusal: BodyRefusal?
    private let path: String
    private let descriptor: Int32
    private let progress: (Int) -> Void
    /// Whether what comes is the file, and not the text of a redirect.
    private var isWanted = false

    /// Opens the file, or makes it. Throws `.unwritable`.
    init(path: String, limit: Int, progress: @escaping (Int) -> Void) throws(FetchError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path, reason: Self.reason) }
        let end = lseek(descriptor, 0, SEEK_END)
        guard end >= 0 else {
            let reason = Self.reason
            close(descriptor)
            throw .unwritable(path, reason: reason)
        }
        self.path = path
        self.limit = limit
        self.progress = progress
        self.descriptor = descriptor
        offset = end
        // Longer than it can be: it is not the beginning of what is wanted.
        if end > limit { try empty() }
    }

    deinit {
        close(descriptor)
    }

    /// Begins anew. Throws `.unwritable`.
    func empty() throws(FetchError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw .unwritable(path, reason: Self.reason)
        }
        offset = 0
    }

    func begin(status: Int, contentRange: String?) -> Bool {
        isWanted = status == 200 || status == 206
        guard isWanted else { return true }
        if status == 206 {
            guard Self.start(of: contentRange) == offset else {
                refusal = .anotherPart
                return false
            }
            return true
        }
        do throws(FetchError) {
            try empty()
            return true
        } catch {
            refusal = .unwritable(path: path, reason: Self.reason)
            return false
        }
    }

    func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        guard isWanted else { return true }
        guard piece.count <= limit - offset else {
            refusal = .tooLarge
            return false
        }
        var rest = unsafe piece
        while let start = rest.baseAddress, unsafe !rest.isEmpty {
            let count = unsafe write(descriptor, start, rest.count)
            if count > 0 {
                offset += count
                unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if count == 0 || errno != EINTR {
                refusal = .unwritable(path: path, reason: count == 0 ? "nothing is taken" : Self.reason)
                return false
            }
        }
        progress(offset)
        return true
    }

    /// The first byte of `bytes 500-999/1000`; nil when it says otherwise.
    private static func start(of contentRange: String?) -> Int? {
        guard let contentRange, contentRange.lowercased().hasPrefix("bytes ") else { return nil }
        return Int(contentRange.dropFirst(6).prefix { $0 != "-" }.filter { $0 != " " })
    }

    private static var reason: String { unsafe String(cString: strerror(errno)) }
}
