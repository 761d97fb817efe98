internal import CArchive

/// Reads an archive, one entry behind the other (ZIP, tar, compressed or not).
///
/// The archive is hostile: how many entries it has, how large each is and how large all are is bounded, and the bound
/// is on what comes out, not on what the archive says of itself. Nothing is written anywhere.
@safe
public struct ArchiveReader: ~Copyable {
    /// What is too much.
    public struct Limits: Hashable, Sendable {
        /// The most entries.
        public var entries: Int
        /// The most bytes of one entry.
        public var entryBytes: Int
        /// The most bytes of all entries.
        public var allBytes: Int

        /// Limits of an archive.
        public init(entries: Int, entryBytes: Int, allBytes: Int) {
            self.entries = entries
            self.entryBytes = entryBytes
            self.allBytes = allBytes
        }
    }

    /// What goes wrong.
    public enum Failure: Error, Hashable, Sendable {
        /// The file cannot be opened or is no archive, with the library's words.
        case unreadable(String)
        /// It is damaged, with the library's words.
        case damaged(String)
        /// An entry is protected by a password.
        case encrypted
        /// More than the limits allow.
        case tooLarge
    }

    private let handle: OpaquePointer
    private let limits: Limits
    private var entries = 0
    private var bytesLeft: Int
    /// What the archive's bytes lie in while it is read. Owned; nil for a file.
    private let memory: UnsafeMutableRawBufferPointer?

    /// Opens an archive in a file.
    public init(file path: String, limits: Limits) throws(Failure) {
        let opened = try unsafe Self.opened()
        guard unsafe archive_read_open_filename(opened, path, 1 << 16) == ARCHIVE_OK else {
            let words = unsafe Self.words(of: opened)
            unsafe archive_read_free(opened)
            throw .unreadable(words)
        }
        unsafe (handle, memory) = (opened, nil)
        (self.limits, bytesLeft) = (limits, limits.allBytes)
    }

    /// Opens an archive in memory.
    public init(bytes: [UInt8], limits: Limits) throws(Failure) {
        let opened = try unsafe Self.opened()
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
        unsafe copy.copyBytes(from: bytes)
        guard unsafe archive_read_open_memory(opened, copy.baseAddress, bytes.count) == ARCHIVE_OK else {
            let words = unsafe Self.words(of: opened)
            unsafe archive_read_free(opened)
            unsafe copy.deallocate()
            throw .unreadable(words)
        }
        unsafe (handle, memory) = (opened, copy)
        (self.limits, bytesLeft) = (limits, limits.allBytes)
    }

    deinit {
        unsafe archive_read_free(handle)
        unsafe memory?.deallocate()
    }

    /// The next file in the archive whose name is wanted, with its bytes; nil behind the last one. Folders and links
    /// are passed over, and so are files whose names lead out of the archive (`../x`, `/x`).
    public mutating func next(where isWanted: (String) -> Bool = { _ in true }) throws(Failure) -> ArchiveEntry? {
        while true {
            let (code, entry, name) = unsafe header()
            if code == ARCHIVE_EOF { return nil }
            guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let entry = unsafe entry else {
                let words = unsafe Self.words(of: handle)
                // A file that is no archive shows only here.
                throw entries == 0 ? .unreadable(words) : .damaged(words)
            }
            entries += 1
            guard entries <= limits.entries else { throw .tooLarge }
            guard unsafe archive_entry_filetype(entry) == mode_t(0o100000), unsafe archive_entry_hardlink(entry) == nil,
                let name, Self.isInside(name), isWanted(name)
            else { continue }
            if unsafe archive_entry_is_encrypted(entry) != 0 { throw .encrypted }
            return ArchiveEntry(name: name, bytes: try bytes())
        }
    }

    /// Goes on to the next entry.
    private func header() -> (code: Int32, entry: OpaquePointer?, name: String?) {
        unsafe UTF8Locale.with {
            var entry: OpaquePointer?
            let code = unsafe archive_read_next_header(handle, &entry)
            guard let found = unsafe entry, code == ARCHIVE_OK || code == ARCHIVE_WARN else {
                return (code, nil, nil)
            }
            return unsafe (code, entry, archive_entry_pathname_utf8(found).map { unsafe String(cString: $0) })
        }
    }

    /// All bytes of the present entry, as far as the limits allow.
    private mutating func bytes() throws(Failure) -> [UInt8] {
        let limit = min(limits.entryBytes, bytesLeft)
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe archive_read_data(handle, &piece, piece.count)
            if count == 0 { break }
            guard count > 0 else { throw unsafe .damaged(Self.words(of: handle)) }
            guard all.count + count <= limit else { throw .tooLarge }
            all.append(contentsOf: piece.prefix(count))
        }
        bytesLeft -= all.count
        return all
    }

    private static func opened() throws(Failure) -> OpaquePointer {
        guard let opened = unsafe archive_read_new() else { throw .unreadable("out of memory") }
        // Only what is written by us and by makers of books: others are where the defects of archive libraries are.
        _ = unsafe archive_read_support_format_zip(opened)
        _ = unsafe archive_read_support_format_tar(opened)
        _ = unsafe archive_read_support_filter_gzip(opened)
        return unsafe opened
    }

    private static func isInside(_ name: String) -> Bool {
        !name.hasPrefix("/") && !name.split(separator: "/").contains("..") && !name.utf8.contains(0)
    }

    private static func words(of archive: OpaquePointer) -> String {
        unsafe archive_error_string(archive).map { unsafe String(cString: $0) } ?? "it cannot be read"
    }
}

/// A file in an archive.
public struct ArchiveEntry: Hashable, Sendable {
    /// Its path in the archive.
    public let name: String
    /// Its bytes.
    public let bytes: [UInt8]
}
