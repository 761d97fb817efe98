import Foundation
import Narration
import Testing

@testable import Markup

@Suite("The page about what is spoken")
struct SpokenDocumentTests {
    private static var text: String {
        get throws {
            let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/SPOKEN.md")
            return try String(contentsOf: place, encoding: .utf8)
        }
    }

    @Test("Every element with a treatment is on it")
    func elements() throws {
        let text = try Self.text
        let missing = ElementRole.byName.keys.filter {
            !text.contains("`\($0)`") && !($0.first == "h" && $0.count == 2)
        }
        #expect(missing.sorted() == [])
    }

    @Test("Every skip rule is on it with its default")
    func rules() throws {
        let lines = try Self.text.split(separator: "\n")
        for kind in SkipRules.Kind.allCases {
            let line = lines.first { $0.hasPrefix("| `\(kind.rawValue)` |") }
            let cells = line.map { $0.split(separator: "|") } ?? []
            #expect(cells.count == 4, "\(kind)")
            #expect(cells.dropFirst(2).first?.contains(SkipRules.standard(for: kind).rawValue) == true, "\(kind)")
        }
    }
}
