internal import Archive
internal import Foundation
internal import Glibc
internal import Narration
internal import SQLite

/// Why an export or import failed.
public enum ExportError: Error, Hashable, Sendable {
    /// The archive cannot be written, with the reason.
    case unwritable(String, reason: String)
    /// The file cannot be read or is no archive, with the reason.
    case unreadable(String, reason: String)
    /// The archive is no export of a library.
    case foreign(String)
    /// A later version of the program made it.
    case newer(String)
}

extension Library {
    /// Writes articles with their content, labels, positions and rules, and the listener's settings, dictionary and
    /// queue, into one archive (`.tar.gz`). An archive that is there is replaced when the new one is complete.
    ///
    /// - Parameters:
    ///   - path: the archive.
    ///   - selection: which articles.
    ///   - progress: told how many articles are written.
    /// - Returns: how many articles it has.
    /// - Throws: `ExportError`, `LibraryError`, `CancellationError`.
    public func export(
        to path: String, _ selection: Selection = Selection(.all), progress: (Int) -> Void = { _ in }
    ) async throws -> Int {
        let ids = try await ids(selection, limit: .max - 1)
        let unfinished = path + ".partial"
        do {
            let count = try await write(ids, to: unfinished, progress: progress)
            guard unsafe chmod(unfinished, 0o600) == 0, unsafe rename(unfinished, path) == 0 else {
                throw ExportError.unwritable(path, reason: unsafe String(cString: strerror(errno)))
            }
            return count
        } catch let failure as ArchiveWriter.Failure {
            unsafe unlink(unfinished)
            throw ExportError.unwritable(path, reason: failure.reason)
        } catch {
            unsafe unlink(unfinished)
            throw error
        }
    }

    private func write(_ ids: [ArticleID], to path: String, progress: (Int) -> Void) async throws -> Int {
        let archive = try ArchiveWriter(file: path)
        let seconds = Int(now() / 1_000)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let head = LibraryExport(
            made: now(), articles: ids.count, settings: try await settings().written,
            pronunciations: try await pronunciations().entries.map { EntryRecord($0) },
            queue: try await queue().items.map(\.article))
        try archive.add("library.json", Array(encoder.encode(head)), time: seconds)
        var count = 0
        for id in ids {
            try Task.checkCancellation()
            // One that was deleted meanwhile is not exported.
            guard let (export, content) = try await exported(id) else { continue }
            try archive.add("articles/\(id).json", Array(encoder.encode(export)), time: seconds)
            try archive.add("articles/\(id).\(export.format)", Array(content.utf8), time: seconds)
            count += 1
            progress(count)
        }
        try archive.finish()
        return count
    }

    private func exported(_ id: ArticleID) async throws(LibraryError) -> (ArticleExport, String)? {
        do {
            let content = try await content(of: id)
            var export = ArticleExport(
                try await article(id), format: content.format.rawValue, text: try await text(of: id))
            export.positions = try await positions(of: id).map { kept in
                PositionExport(
                    device: kept.device.name, script: kept.position.script,
                    utterance: kept.position.place.utterance, milliseconds: kept.position.place.milliseconds,
                    fingerprint: kept.position.fingerprint, heard: kept.heard)
            }
            for (kind, rule) in try await ownSkipRules(of: id) { export.skipRules[kind.rawValue] = rule.rawValue }
            return (export, content.text)
        } catch {
            if case .noSuchArticle = error { return nil }
            throw error
        }
    }
}
