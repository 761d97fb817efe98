internal import Glibc

/// A lock between processes, on a file of its own; the system frees it when the process ends.
enum MigrationLock {
    /// Waits for the lock and does work while it is held.
    ///
    /// Throws `SchemaError.noLock`, and what the work throws.
    static func holding(_ path: String, _ work: () throws -> Void) throws {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw failure(path) }
        }
        try work()
    }

    private static func failure(_ path: String) -> SchemaError {
        .noLock("\(path): \(unsafe String(cString: strerror(errno)))")
    }
}
