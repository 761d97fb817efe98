import Foundation

/// The terms of a Piper voice, from the `MODEL_CARD` beside it.
enum ModelCard {
    /// The licence of the data and the voice that it was trained from, in a few words; nil when the card is missing,
    /// says neither, or lies in a folder of several voices.
    static func licence(besides file: PiperVoiceFile) -> String? {
        let folder = URL(filePath: file.model).deletingLastPathComponent()
        // A folder that cannot be listed or a card that cannot be read says nothing about the terms.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard names.filter({ $0.hasSuffix(".onnx") }).count == 1,
            let card = try? String(contentsOf: folder.appending(path: "MODEL_CARD"), encoding: .utf8)
        else { return nil }
        return licence(in: card)
    }

    /// The terms that a card states: `CC0; finetuned from lessac`.
    static func licence(in card: String) -> String? {
        var terms: [String] = []
        for line in card.split(whereSeparator: \.isNewline) {
            let line = line.trimmingPrefix(while: { " *-\t".contains($0) })
            if let value = line.value(of: "license:") ?? line.value(of: "licence:") {
                terms.append(value)
            } else if let value = line.value(of: "finetuned from") ?? line.value(of: "fine-tuned from") {
                terms.append("finetuned from " + parent(in: value))
            }
        }
        return terms.isEmpty ? nil : terms.joined(separator: "; ")
    }

    /// The name of the voice in `U.S. English lessac voice (medium quality).`, or all of it when it reads otherwise.
    private static func parent(in text: String) -> String {
        let words = text.split(separator: " ")
        guard let index = words.firstIndex(where: { $0.lowercased().hasPrefix("voice") }), index > 0 else {
            return String(text.prefix(60))
        }
        return String(words[index - 1])
    }
}

extension Substring {
    /// What follows a label at the line's start, whatever its case; nil when it starts otherwise or nothing follows.
    fileprivate func value(of label: String) -> String? {
        guard lowercased().hasPrefix(label) else { return nil }
        let value = dropFirst(label.count).trimmingCharacters(in: .whitespaces)
        return value.isEmpty ? nil : value
    }
}
