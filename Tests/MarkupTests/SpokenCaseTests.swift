import Foundation
import Markup
import Narration
import Testing

/// Cases after public reports of what readers aloud got wrong, read from a folder beside the project where it is there.
/// What each is about is in the project's own tests as well.
@Suite("Reported faults")
struct SpokenCaseTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var lang: String?
        var input_html: String?
        var input_variants: [String]?
        var expect_spoken: [String]
        var expect_spoken_alt: [String]?
        var expect_not_spoken: [String]
        var expect_sentences: [Int]?
        var expect_unbroken: [String]?
        var expect_break_after: [String]?
        var expect_max_count: [String: Int]?
        var expect_lang: [[String]]?

        var testDescription: String { id }
    }

    static let cases: [Case] = {
        let beside = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared").path
        let folder = ProcessInfo.processInfo.environment["EARMARK_SHARED"] ?? beside
        guard let data = FileManager.default.contents(atPath: folder + "/fixtures/spoken-cases.json") else {
            print("The reported faults are not beside the project (EARMARK_SHARED): they are not tried.")
            return []
        }
        do {
            return try JSONDecoder().decode([Case].self, from: data).filter { $0.input_html != nil }
        } catch {
            Issue.record(error)
            return []
        }
    }()

    @Test("Each is heard as it should be", arguments: cases)
    func heard(_ row: Case) {
        let script = Self.script(of: row.input_html ?? "", row)
        let texts = script.utterances.map { Self.plain($0.text) }
        let joined = texts.joined(separator: " ")
        let spoken = script.utterances.map { Self.plain($0.spoken) }.joined(separator: " ")
        #expect(
            Self.isInOrder(row.expect_spoken, in: joined)
                || row.expect_spoken_alt.map { Self.isInOrder($0, in: joined) } == true, "\(texts)")
        for part in row.expect_not_spoken {
            #expect(!spoken.contains(Self.plain(part)), "“\(part)” is in \(spoken)")
        }
        if let counts = row.expect_sentences { #expect(counts.contains(texts.count), "\(texts)") }
        for part in row.expect_unbroken ?? [] {
            #expect(texts.contains { $0.contains(Self.plain(part)) }, "“\(part)” in \(texts)")
        }
        for part in row.expect_break_after ?? [] {
            #expect(texts.contains { Self.ends($0, with: Self.plain(part)) }, "“\(part)” in \(texts)")
        }
        for (part, most) in row.expect_max_count ?? [:] {
            #expect(joined.ranges(of: Self.plain(part)).count <= most, "“\(part)” in \(texts)")
        }
        for pair in row.expect_lang ?? [] where pair.count == 2 {
            let utterance = script.utterances.first { Self.plain($0.text).contains(Self.plain(pair[0])) }
            #expect(utterance?.language?.language == pair[1], "“\(pair[0])” in \(texts)")
        }
        for variant in row.input_variants ?? [] { #expect(Self.script(of: variant, row).utterances.isEmpty) }
    }

    private static func script(of html: String, _ row: Case) -> Script {
        Script(of: Article(html: html, language: row.lang.flatMap { LanguageTag($0) }))
    }

    private static func ends(_ text: String, with part: String) -> Bool {
        text.hasSuffix(part) || (text.last == ":" && text.dropLast().hasSuffix(part))
    }

    private static func isInOrder(_ parts: [String], in text: String) -> Bool {
        var rest = text[...]
        for part in parts {
            guard let range = rest.range(of: plain(part)) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    /// White space as one space, quotes straight, composed.
    private static func plain(_ text: String) -> String {
        let straight = String(text.map { "“”„".contains($0) ? "\"" : "‘’".contains($0) ? "'" : $0 })
        return straight.split { $0.isWhitespace }.joined(separator: " ").precomposedStringWithCanonicalMapping
    }
}
