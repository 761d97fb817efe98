internal import Archive
internal import Foundation
internal import Narration
internal import SQLite

/// What an import came to.
public struct Import: Hashable, Sendable {
    /// How many articles were added.
    public var added = 0
    /// How many were known and left as they are.
    public var known = 0

    /// What an import came to.
    public init(added: Int = 0, known: Int = 0) {
        self.added = added
        self.known = known
    }
}

extension Library {
    /// Takes back what ``export(to:_:progress:)`` wrote. Articles that are known stay as they are, and so do settings
    /// that have been chosen here; entries of the dictionary and items of the queue are put behind those that are there.
    ///
    /// - Parameters:
    ///   - path: the archive. It may come from anybody.
    ///   - progress: told what has been taken so far.
    /// - Returns: what it came to.
    /// - Throws: `ExportError`, `LibraryError`, `CancellationError`. What was taken before stays.
    public func importArchive(from path: String, progress: (Import) -> Void = { _ in }) async throws -> Import {
        do {
            var reader = try ArchiveReader(
                file: path,
                limits: .init(entries: 20_000_000, entryBytes: Self.contentLimit, allBytes: 1 << 40))
            guard let first = try reader.next(), first.name == "library.json",
                let head = try? JSONDecoder().decode(LibraryExport.self, from: Data(first.bytes))
            else { throw ExportError.foreign(path) }
            guard head.format <= LibraryExport.newest else { throw ExportError.newer(path) }
            var result = Import()
            var pending: ArticleExport?
            while let entry = try reader.next(where: { $0.hasPrefix("articles/") }) {
                try Task.checkCancellation()
                if entry.name.hasSuffix(".json") {
                    // What cannot be understood is passed over, with its content.
                    pending = try? JSONDecoder().decode(ArticleExport.self, from: Data(entry.bytes))
                } else if let export = pending, entry.name == "articles/\(export.id).\(export.format)" {
                    pending = nil
                    let isNew = try await take(export, content: String(decoding: entry.bytes, as: UTF8.self))
                    if isNew { result.added += 1 } else { result.known += 1 }
                    progress(result)
                }
            }
            try await take(head)
            return result
        } catch let failure as ArchiveReader.Failure {
            throw ExportError.unreadable(path, reason: failure.words)
        }
    }

    /// Adds one article with all that belongs to it; whether it is new.
    func take(_ export: ArticleExport, content: String) async throws(LibraryError) -> Bool {
        guard let article = export.newArticle(content: content) else { return false }
        if try await has(export.id) { return false }
        guard case .added(let id) = try await add(article, id: export.id, allowingKnownText: true) else {
            return false
        }
        try await write { connection in
            let row = try connection.row(of: id)
            try connection.run(
                "UPDATE articles SET progress = ?, finished = ? WHERE id = ?", min(max(export.progress, 0), 1),
                export.finished, row)
            for kept in export.positions {
                let position = Position(
                    script: kept.script, place: Place(utterance: kept.utterance, milliseconds: kept.milliseconds),
                    fingerprint: kept.fingerprint)
                try connection.keep(position, row, DeviceID(kept.device), heard: kept.heard)
            }
            for (kind, rule) in export.skipRules {
                try connection.run("INSERT OR REPLACE INTO skip_rules VALUES (?, ?, ?)", row, kind, rule)
            }
        }
        return true
    }

    private func has(_ id: ArticleID) async throws(LibraryError) -> Bool {
        try await read { connection in
            try connection.value("SELECT 1 FROM articles WHERE name = ?", id.description, as: Int.self) != nil
        }
    }

    private func take(_ head: LibraryExport) async throws(LibraryError) {
        let present = try await settings().changed
        let settings = Settings(reading: head.settings)
        for setting in Setting.all where settings.changed[setting.name] != nil && present[setting.name] == nil {
            try await set(setting, to: settings[setting])
        }
        let entries = head.pronunciations.compactMap(\.entry)
        try await changePronunciations { pronunciations in
            let known = Set(pronunciations.entries)
            pronunciations.entries += entries.filter { !known.contains($0) }
        }
        let queued = Set(try await queue().items.map(\.article))
        let additions = try await additions(head.queue.filter { !queued.contains($0) })
        try await changeQueue { $0.add(additions, at: .end, firstIsPinned: true) }
    }
}

extension ArchiveReader.Failure {
    /// The failure in words for people.
    fileprivate var words: String {
        switch self {
        case .unreadable(let words), .damaged(let words): words
        case .encrypted: "it is protected by a password"
        case .tooLarge: "something in it is too large"
        }
    }
}
