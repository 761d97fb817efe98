import Narration

extension Script {
    /// The script for people: one utterance a line, then what is skipped and why.
    var lines: String {
        let languages = utterances.map { $0.language?.description ?? "-" }
        let width = languages.map(\.count).max() ?? 0
        let spoken = zip(utterances, languages).map { utterance, language in
            Self.padded(utterance.kind.rawValue, Self.kindWidth) + Self.padded(language, width)
                + utterance.spoken.withoutControls + "\n"
        }
        return spoken.joined() + (skipped.isEmpty ? "" : "\n" + skippedLines)
    }

    /// What is skipped and why; the empty string for nothing.
    var skippedLines: String {
        guard !skipped.isEmpty else { return "" }
        let lines = skipped.map { part in
            Self.padded(part.kind.rawValue, Self.kindWidth) + part.reason.withoutControls + ": "
                + Self.shortened(part.text.withoutControls) + "\n"
        }
        return "Not spoken:\n" + lines.joined()
    }

    private static let kindWidth = Block.Kind.allCases.map(\.rawValue.count).max() ?? 0

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count) + 2)
    }

    private static func shortened(_ text: String) -> String {
        text.count > 100 ? text.prefix(99) + "…" : text
    }
}
