import Foundation
import Markup
import Testing

/// Whole pages with their true text, half of a public benchmark; they belong to their publishers and are not here.
@Suite("Real pages")
struct RealPagesTests {
    private static let folder: String = {
        let shared = ProcessInfo.processInfo.environment["EARMARK_SHARED"]
        let package = URL(filePath: #filePath).appending(path: "../../../../..").standardized.path
        return (shared ?? package + "/shared") + "/fixtures/pages"
    }()

    private static var isThere: Bool {
        let isThere = FileManager.default.fileExists(atPath: folder + "/ground-truth.json")
        if !isThere { print("Skipped: there are no pages in \(folder); EARMARK_SHARED names another folder.") }
        return isThere
    }

    private struct Truth: Decodable {
        var articleBody: String
    }

    @Test("The text taken from them is theirs: F1 of 4-word shingles at least 0.975", .enabled(if: isThere))
    func quality() throws {
        let file = URL(filePath: Self.folder + "/ground-truth.json")
        let truths = try JSONDecoder().decode([String: Truth].self, from: Data(contentsOf: file))
        var precision = 0.0
        var recall = 0.0
        for (name, truth) in truths {
            let page = try Self.unpacked(Self.folder + "/html/\(name).html.gz")
            let wanted = Self.shingles(truth.articleBody)
            let found = Self.shingles(Extraction(html: page).article.text)
            let common = found.reduce(0) { $0 + min($1.value, wanted[$1.key] ?? 0) }
            precision += Double(common) / Double(max(1, found.values.reduce(0, +)))
            recall += Double(common) / Double(max(1, wanted.values.reduce(0, +)))
        }
        (precision, recall) = (precision / Double(truths.count), recall / Double(truths.count))
        let score = 2 * precision * recall / (precision + recall)
        #expect(score >= 0.975, "precision \(precision), recall \(recall)")
    }

    private static func unpacked(_ path: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// How often each row of four words is in a text; words are letters, digits and low lines.
    private static func shingles(_ text: String) -> [[Substring]: Int] {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        var counts: [[Substring]: Int] = [:]
        for start in 0..<max(1, words.count - 3) where !words.isEmpty {
            counts[Array(words[start..<min(words.count, start + 4)]), default: 0] += 1
        }
        return counts
    }
}
