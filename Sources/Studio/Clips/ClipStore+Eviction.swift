import Glibc

extension ClipStore {
    /// What lies in the folder.
    public struct Census: Hashable, Sendable {
        /// How many clips.
        public var clips = 0
        /// How many bytes they take, as the files are long.
        public var bytes = 0

        /// Nothing.
        public init() {}
    }

    /// Seconds for which a clip that was opened stays in any case: somebody may be listening to it.
    private static let grace = 3_600

    /// A clip's file.
    private struct Entry {
        var path: String
        var key: String
        var bytes: Int
        var lastUse: Int
    }

    /// Counts the clips; blocks for about ten microseconds each.
    public func census() -> Census {
        entries().reduce(into: Census()) { census, entry in
            census.clips += 1
            census.bytes += entry.bytes
        }
    }

    /// Removes the clips that were heard longest ago until the rest takes nine tenths of a limit in bytes.
    ///
    /// Nothing happens below the limit, and while another process evicts. Spared are the given keys and what was opened
    /// within the last hour. Returns what was removed.
    @discardableResult
    public func evict(toBytes limit: Int, sparing keys: Set<ClipKey>) -> Census {
        withEvictionLock { _ in
            let all = entries().sorted { $0.lastUse < $1.lastUse }
            var left = all.reduce(0) { $0 + $1.bytes }
            guard left > limit else { return Census() }
            let spared = Set(keys.map(\.hex))
            let now = Glibc.time(nil)
            var removed = Census()
            for entry in all where left > limit / 10 * 9 {
                guard !spared.contains(entry.key), now - entry.lastUse > Self.grace else { continue }
                guard unsafe unlink(entry.path) == 0 else { continue }
                left -= entry.bytes
                removed.clips += 1
                removed.bytes += entry.bytes
            }
            return removed
        } ?? Census()
    }

    /// Removes every clip. Returns what was removed; nil while another process evicts.
    public func clear() -> Census? {
        withEvictionLock { _ in
            entries().reduce(into: Census()) { removed, entry in
                guard unsafe unlink(entry.path) == 0 else { return }
                removed.clips += 1
                removed.bytes += entry.bytes
            }
        }
    }

    /// Does something as the only process that removes clips; nil when another one does, or the folder is not there.
    private func withEvictionLock(_ body: (borrowing DiskFile) -> Census) -> Census? {
        // The folder may not exist yet, or not be ours: nothing is to be removed then.
        guard let lock = try? DiskFile(path: folder + "/evict.lock", flags: O_RDWR | O_CREAT, mode: 0o600),
            flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0
        else { return nil }
        return body(lock)
    }

    private func entries() -> [Entry] {
        var entries: [Entry] = []
        for name in Self.names(in: folder) where name.utf8.count == 2 {
            let below = "\(folder)/\(name)"
            for file in Self.names(in: below) where file.hasSuffix(".clip") {
                var status = stat()
                let path = "\(below)/\(file)"
                guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                // A clip that was never heard counts from when it was made.
                entries.append(
                    Entry(
                        path: path, key: String(file.dropLast(5)), bytes: Int(status.st_size),
                        lastUse: max(status.st_atim.tv_sec, status.st_mtim.tv_sec)))
            }
        }
        return entries
    }
}
