import Foundation
import Markup
import Narration

/// Takes the articles from pages, all in one process, the files already read: quality and speed for `extract.py`.
struct Extraction {
    /// The files, one path a line in this file.
    let list: String

    /// Prints one JSON object: for each file its text, and the seconds for all of them.
    ///
    /// Throws when a file cannot be read.
    func run() throws {
        let names = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let pages = try names.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
        var texts: [String: String] = [:]
        let clock = ContinuousClock()
        var taken = Duration.zero
        for (name, page) in zip(names, pages) {
            var text = ""
            taken += clock.measure { text = Article(html: page).text }
            texts[name] = text
        }
        let object: [String: Any] = ["texts": texts, "seconds": taken / .seconds(1)]
        FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: object))
    }
}
