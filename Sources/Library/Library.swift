internal import Foundation
internal import Glibc
public import SQLite

/// The place where articles are kept, with all that belongs to hearing them: labels, queue, positions, settings,
/// pronunciations, skip rules, listening history, and what has yet to be told to other services.
///
/// Any number of processes may use one library at once. Each change is one transaction that is on the disk when the
/// call returns; a process that is killed loses nothing that it was told is done.
public final class Library: Sendable {
    /// Where it is.
    public let path: String
    /// The time now, in milliseconds since 1970; it may jump.
    let now: @Sendable () -> Int64
    let database: Database

    /// What opening may have to do: how many readers, how long to wait.
    public typealias Options = Database.Options

    /// The name of the file in the data folder.
    public static let fileName = "library.sqlite"

    /// How long a deleted article can be brought back, in milliseconds.
    public static let undoMilliseconds: Int64 = 30_000

    /// Opens the library of a data folder, and makes both where they are missing. A file of an earlier version is
    /// brought up to date, with a copy of it kept beside.
    ///
    /// - Parameters:
    ///   - folder: the data folder; it becomes its owner's alone.
    ///   - options: readers and waiting.
    ///   - now: the time in milliseconds since 1970.
    /// - Throws: `LibraryError`. Nothing is ever replaced.
    public init(
        folder: String, options: Options = .init(), now: @escaping @Sendable () -> Int64
    ) throws(LibraryError) {
        path = folder + "/" + Self.fileName
        self.now = now
        do {
            try Self.prepare(folder: folder, file: path)
            database = try Database(path: path, schema: .library, options: options)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    /// Opens a library that cannot be written, for reading alone.
    ///
    /// Throws `LibraryError`, also when a process that could write it has left changes which only a writer can take in.
    public init(
        readingOnly folder: String, options: Options = .init(), now: @escaping @Sendable () -> Int64
    ) throws(LibraryError) {
        path = folder + "/" + Self.fileName
        self.now = now
        do {
            var facts = stat()
            if unsafe stat(path + "-wal", &facts) == 0, facts.st_size > 0 { throw LibraryError.readOnly(path) }
            database = try Database(readingOnly: path, schema: .library, options: options)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    /// Whether it takes changes.
    public var isWritable: Bool { database.isWritable }

    /// A number that changes when the library has been changed, by whatever process. Cheap enough to ask several times
    /// a second.
    public func version() async throws(LibraryError) -> Int {
        do {
            return try await database.version()
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    func read<Result: Sendable>(
        _ work: @escaping @Sendable (borrowing Connection) throws -> Result
    ) async throws(LibraryError) -> Result {
        do {
            return try await database.read(work)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    func write<Result: Sendable>(
        _ work: @escaping @Sendable (borrowing Connection) throws -> Result
    ) async throws(LibraryError) -> Result {
        do {
            return try await database.write(work)
        } catch {
            throw LibraryError(error, path: path)
        }
    }

    /// The folder and an empty file, both for their owner alone. A file that is there is not touched.
    private static func prepare(folder: String, file: String) throws(LibraryError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            let reason = error.localizedDescription
            throw .folder(folder, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
        }
        var facts = stat()
        // A folder that was there may be open to others; closing it may fail where it belongs to somebody else.
        if unsafe stat(folder, &facts) == 0, facts.st_mode & 0o077 != 0, facts.st_uid == geteuid() {
            _ = unsafe chmod(folder, 0o700)
        }
        // Only a file that does not exist is opened here: closing a file that SQLite has open would end its locks.
        let descriptor = unsafe open(file, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }
}
