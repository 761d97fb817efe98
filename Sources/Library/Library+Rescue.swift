internal import Foundation
internal import Glibc
internal import SQLite

extension Library {
    /// Puts the library's files of a data folder aside, whatever is in them; nothing is deleted.
    ///
    /// - Parameters:
    ///   - folder: the data folder.
    ///   - mark: what the new names end in, such as the time.
    /// - Returns: the path of the file that was the library.
    /// - Throws: `LibraryError.failed` and `.folder` when the files cannot be renamed.
    public static func setAside(in folder: String, mark: String) throws(LibraryError) -> String {
        let path = folder + "/" + fileName
        let target = path + ".damaged-" + mark
        // The side files keep their endings behind the new name, so that SQLite still finds what belongs together.
        for ending in ["-wal", "-shm", ""] {
            guard unsafe access(path + ending, F_OK) == 0 else { continue }
            guard unsafe access(target + ending, F_OK) != 0 else {
                throw .folder(folder, reason: "there is already a file \(target + ending)")
            }
            guard unsafe rename(path + ending, target + ending) == 0 else {
                throw .folder(folder, reason: unsafe String(cString: strerror(errno)))
            }
        }
        return target
    }

    /// Copies what can still be read of a damaged library into this one: articles with their labels and places. What
    /// cannot be read is passed over.
    ///
    /// - Parameter path: the damaged file; it is not changed.
    /// - Returns: how many articles were saved, and how many rows of articles could not be.
    /// - Throws: `LibraryError` when this library cannot be written.
    public func rescue(from path: String) async throws(LibraryError) -> (saved: Int, lost: Int) {
        var (saved, lost) = (0, 0)
        for row in Self.articleRows(in: path) {
            guard let (export, content) = Self.salvaged(row, in: path) else {
                lost += 1
                continue
            }
            if try await take(export, content: content) { saved += 1 }
        }
        return (saved, lost)
    }

    /// The row numbers of articles, from whichever index still has them.
    private static func articleRows(in path: String) -> [Int64] {
        let queries = [
            "SELECT id FROM articles NOT INDEXED", "SELECT id FROM articles INDEXED BY articles_text",
            "SELECT article FROM contents", "SELECT article FROM texts",
        ]
        var rows: Set<Int64> = []
        for query in queries {
            // A walk that breaks off has given what it found until then.
            guard let connection = try? Connection(path: path, mode: .read) else { continue }
            _ = try? connection.rows(query) { row in rows.insert(row[0]) }
        }
        return rows.sorted()
    }

    /// One article with its content; nil where either cannot be read.
    private static func salvaged(_ row: Int64, in path: String) -> (ArticleExport, String)? {
        guard let connection = try? Connection(path: path, mode: .read) else { return nil }
        let article = try? connection.article(inRow: row)
        let content = try? connection.keptContent(inRow: row)
        let text = try? connection.row("SELECT body FROM texts WHERE article = ?", row) { row -> String in row[0] }
        guard let article = article ?? nil, let content = content ?? nil else { return nil }
        var export = ArticleExport(article, format: content.format.rawValue, text: (text ?? nil) ?? "")
        let positions = try? connection.rows(
            "SELECT device, heard, script, utterance, milliseconds, fingerprint FROM positions WHERE article = ?", row
        ) { row in
            PositionExport(
                device: row[0], script: row[2], utterance: row[3], milliseconds: row[4], fingerprint: row[5],
                heard: row[1])
        }
        export.positions = positions ?? []
        return (export, content.text)
    }
}
