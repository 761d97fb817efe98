import Foundation
import Testing

@Suite("The words of the package")
struct CatalogueTests {
    private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/EarmarkApple")

    private struct Catalogue: Decodable {
        struct Entry: Decodable {
            struct Localization: Decodable {
                struct Unit: Decodable { let value: String }
                let stringUnit: Unit
            }
            let localizations: [String: Localization]
        }
        let strings: [String: Entry]
    }

    /// Every literal that the sources want translated, as the key that Apple's tools make of it.
    private func used() throws -> Set<String> {
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var keys: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard line.contains("own:") || line.contains("name: \"") || line.contains("Words.text(") else {
                    continue
                }
                for match in line.matches(of: /(?:own: |name: |Words\.text\(|\? | : )"((?:[^"\\]|\\\([a-z]+\))+)"/) {
                    keys.insert(
                        String(match.output.1).replacing(/\\\(count\)/, with: "%lld").replacing(
                            /\\\([a-z]+\)/, with: "%@"))
                }
            }
        }
        return keys
    }

    @Test("All of them are in the catalogue in English and German, and nothing else is")
    func complete() throws {
        let data = try Data(contentsOf: sources.appendingPathComponent("Resources/Localizable.xcstrings"))
        let catalogue = try JSONDecoder().decode(Catalogue.self, from: data)
        #expect(try used().symmetricDifference(catalogue.strings.keys) == [])
        for (key, entry) in catalogue.strings {
            #expect(entry.localizations["en"]?.stringUnit.value == key)
            let german = try #require(entry.localizations["de"]?.stringUnit.value, "\(key)")
            #expect(!german.isEmpty && german.contains("%") == key.contains("%"), "\(key)")
        }
    }
}
