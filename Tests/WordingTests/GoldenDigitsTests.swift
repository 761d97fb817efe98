import Foundation
import Narration
import Testing
import Wording

@Suite("The golden articles")
struct GoldenDigitsTests {
    /// The folder of the articles, beside this test's.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "MarkupTests/Golden/Articles")

    /// The articles in English and German, told by their names.
    static let articles: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.filter { $0.hasPrefix("english-") || $0.hasPrefix("german-") }.sorted()
        if found.isEmpty { print("No golden articles in English or German: their digits are not looked for.") }
        return found
    }()

    @Test("leave no digit to the voice, and every map is sound", arguments: articles)
    func digits(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        let wording = Wording(in: LanguageTag(name.hasPrefix("english-") ? "en" : "de"))
        for line in Self.withoutMarkup(text).split(whereSeparator: \.isNewline) {
            let form = wording.form(of: String(line))
            expectSoundMap(form, of: String(line))
            let hasDigit = form.spoken.utf8.contains { (0x30...0x39).contains($0) }
            #expect(!hasDigit, "\(line) → \(form.spoken)")
        }
    }

    /// The text between tags; what is in scripts and styles stays, which does no harm here.
    private static func withoutMarkup(_ text: String) -> String {
        var result = ""
        var isInTag = false
        for character in text {
            switch character {
            case "<": isInTag = true
            case ">" where isInTag:
                isInTag = false
                result += " "
            default: if !isInTag { result.append(character) }
            }
        }
        return result
    }
}
