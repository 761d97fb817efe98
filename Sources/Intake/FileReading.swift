import Foundation
import Glibc
import Synchronization

/// Reads files and standard input, bounded, on a thread of its own: a terminal or a pipe may block for ever.
struct FileReading: Sendable {
    /// The most bytes that are read.
    let limit: Int

    /// All bytes of a file; throws `IntakeError` or `CancellationError`.
    func bytes(ofFile path: String) async throws -> [UInt8] {
        try await onThread { isCancelled in
            let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Self.failure(errno, path) }
            defer { close(descriptor) }
            return try bytes(of: descriptor, subject: path, isCancelled: isCancelled)
        }
    }

    /// All bytes of standard input; throws `IntakeError` or `CancellationError`.
    func bytesOfStandardInput() async throws -> [UInt8] {
        try await onThread { isCancelled in
            try bytes(of: STDIN_FILENO, subject: Source.standardInput.subject, isCancelled: isCancelled)
        }
    }

    private func onThread(_ read: @escaping @Sendable (() -> Bool) throws -> [UInt8]) async throws -> [UInt8] {
        let flag = Flag()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<[UInt8], any Error>, Never>) in
                Thread.detachNewThread {
                    continuation.resume(returning: Result { try read { flag.isRaised } })
                }
            }
        } onCancel: {
            flag.raise()
        }
        return try result.get()
    }

    private func bytes(of descriptor: Int32, subject: String, isCancelled: () -> Bool) throws -> [UInt8] {
        var facts = stat()
        guard unsafe fstat(descriptor, &facts) == 0 else { throw Self.failure(errno, subject) }
        if facts.st_mode & S_IFMT == S_IFDIR { throw IntakeError.directory(subject) }
        if facts.st_mode & S_IFMT == S_IFREG, facts.st_size > limit {
            throw IntakeError.tooLarge(subject, limit: limit)
        }
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            try Self.wait(for: descriptor, isCancelled: isCancelled)
            let count = unsafe read(descriptor, &piece, piece.count)
            if count == 0 { return all }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                throw Self.failure(errno, subject)
            }
            all.append(contentsOf: piece.prefix(count))
            guard all.count <= limit else { throw IntakeError.tooLarge(subject, limit: limit) }
        }
    }

    /// Waits until there is something to read, looking every 50 ms whether somebody still waits for it.
    private static func wait(for descriptor: Int32, isCancelled: () -> Bool) throws {
        while true {
            if isCancelled() { throw CancellationError() }
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = unsafe poll(&watched, 1, 50)
            if ready > 0 || (ready < 0 && errno != EINTR) { return }
        }
    }

    private static func failure(_ code: Int32, _ subject: String) -> IntakeError {
        switch code {
        case ENOENT, ENOTDIR: .missing(subject)
        case EISDIR: .directory(subject)
        case EACCES, EPERM: .unreadable(subject, reason: "you have no permission; see who owns it with ls -l")
        default: .unreadable(subject, reason: unsafe String(cString: strerror(code)))
        }
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isRaised: Bool { value.load(ordering: .acquiring) }
        func raise() { value.store(true, ordering: .releasing) }
    }
}
