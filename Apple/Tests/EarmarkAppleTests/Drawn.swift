import SwiftUI

extension Drawn {
    /// This and everything in it, outer before inner, first before last.
    var all: [Drawn] { [self] + parts.flatMap(\.all) }

    /// What can be read in it.
    var texts: [String] { all.filter { $0.kind == "text" }.map(\.text) }

    /// All of a kind.
    func all(_ kind: String) -> [Drawn] { all.filter { $0.kind == kind } }

    /// The button of a name: what assistive technology calls it, else the words on it.
    func button(_ name: String) -> Drawn? {
        let labelled = all("label").first { $0.text == name }?.all("button").first
        return labelled ?? all("button").first { $0.texts.contains(name) }
    }
}
