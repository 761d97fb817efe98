internal import CArchive

/// Writes a compressed archive (`.tar.gz`), one file behind the other.
@safe
public struct ArchiveWriter: ~Copyable {
    /// The archive cannot be written, with the library's words.
    public struct Failure: Error, Hashable, Sendable {
        /// What the library says.
        public let reason: String
    }

    private let handle: OpaquePointer

    /// Opens an archive for writing; a file that is there is replaced.
    public init(file path: String) throws(Failure) {
        guard let opened = unsafe archive_write_new() else { throw Failure(reason: "out of memory") }
        _ = unsafe archive_write_add_filter_gzip(opened)
        _ = unsafe archive_write_set_format_pax_restricted(opened)
        guard unsafe archive_write_open_filename(opened, path) == ARCHIVE_OK else {
            let reason = unsafe Self.words(of: opened)
            unsafe archive_write_free(opened)
            throw Failure(reason: reason)
        }
        unsafe handle = opened
    }

    deinit {
        unsafe archive_write_free(handle)
    }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - name: its path in the archive.
    ///   - bytes: its bytes.
    ///   - time: when it was changed last, in seconds since 1970.
    /// - Throws: `Failure`, such as for a full disk.
    public func add(_ name: String, _ bytes: [UInt8], time: Int) throws(Failure) {
        try UTF8Locale.with { () throws(Failure) in try write(name, bytes, time: time) }
    }

    private func write(_ name: String, _ bytes: [UInt8], time: Int) throws(Failure) {
        guard let entry = unsafe archive_entry_new() else { throw Failure(reason: "out of memory") }
        defer { unsafe archive_entry_free(entry) }
        unsafe archive_entry_set_pathname_utf8(entry, name)
        unsafe archive_entry_set_size(entry, Int64(bytes.count))
        unsafe archive_entry_set_filetype(entry, 0o100000)
        unsafe archive_entry_set_perm(entry, 0o600)
        unsafe archive_entry_set_mtime(entry, time, 0)
        guard unsafe archive_write_header(handle, entry) == ARCHIVE_OK else { throw failure() }
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes[start...].withUnsafeBytes { rest in
                unsafe archive_write_data(handle, rest.baseAddress, rest.count)
            }
            guard count > 0 else { throw failure() }
            start += count
        }
    }

    /// Writes what is still missing. Without it the archive is not complete.
    public func finish() throws(Failure) {
        guard unsafe archive_write_close(handle) == ARCHIVE_OK else { throw failure() }
    }

    private func failure() -> Failure { unsafe Failure(reason: Self.words(of: handle)) }

    private static func words(of archive: OpaquePointer) -> String {
        unsafe archive_error_string(archive).map { unsafe String(cString: $0) } ?? "it cannot be written"
    }
}
