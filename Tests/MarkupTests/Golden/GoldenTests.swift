import Foundation
import Markup
import Narration
import Testing

/// What is said for whole articles of ours, in many languages, as it was reviewed.
///
/// Articles are `Articles/NAME.html`, their scripts `Scripts/NAME.txt`. After a change that is meant,
/// `EARMARK_WRITE_GOLDEN=1 ./test --filter Golden` writes the scripts anew; the difference is to be read.
@Suite("Golden scripts")
struct GoldenTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    static let names = names(in: "Articles")

    private static func names(in part: String) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path)
        // A folder that is not there is noticed by the count below.
        return (files ?? []).filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) }.sorted()
    }

    static func script(of name: String) throws -> Script {
        let file = folder.appending(path: "Articles/\(name).html")
        return Script(of: Article(html: Array(try Data(contentsOf: file)), address: "https://site.example/\(name)"))
    }

    @Test("An article is said as it was reviewed", arguments: names)
    func golden(_ name: String) throws {
        let found = try Self.lines(of: Self.script(of: name))
        let file = Self.folder.appending(path: "Scripts/\(name).txt")
        if ProcessInfo.processInfo.environment["EARMARK_WRITE_GOLDEN"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((found.joined(separator: "\n") + "\n").utf8).write(to: file)
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").map(
            String.init)
        for (number, (line, wanted)) in zip(found, expected).enumerated() where line != wanted {
            Issue.record("\(name), line \(number + 1):\n  is     \(line)\n  should \(wanted)")
            return
        }
        #expect(
            found.count == expected.count,
            "the longer one goes on: \(found.dropFirst(expected.count).first ?? expected.dropFirst(found.count).first ?? "")"
        )
    }

    @Test("They are many, in many languages and scripts")
    func breadth() throws {
        var utterances = 0
        var languages: Set<String> = []
        for name in Self.names {
            let script = try Self.script(of: name)
            utterances += script.utterances.count
            if let language = script.language { languages.insert(language.language) }
        }
        #expect(Self.names.count >= 30)
        #expect(utterances >= 3_000)
        #expect(languages.isSuperset(of: ["en", "de", "fr", "es", "ru", "el", "ar", "he", "hi", "zh", "ja"]))
    }

    /// One line for each utterance: kind, language, what the voice gets and, where it differs, the article's text;
    /// below, what is not said and why.
    private static func lines(of script: Script) -> [String] {
        let said = script.utterances.map { utterance in
            let language = utterance.language?.description ?? "-"
            let text = utterance.spoken == utterance.text ? "" : "   ⟵ \(utterance.text)"
            return "\(utterance.kind.rawValue) \(language) | \(utterance.spoken)\(text)"
        }
        let skipped = script.skipped.map { "not said (\($0.kind.rawValue), \($0.reason)) | \($0.text.prefix(80))" }
        return (said + skipped).map { $0.replacing("\n", with: " ") }
    }
}
