import Foundation
import Narration

extension Script {
    /// The script as one JSON object and a line feed: keys sorted, null where something is unknown.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(ScriptJSON(script: self)), as: UTF8.self) + "\n"
        }
    }
}

/// The form of a script in JSON.
private struct ScriptJSON: Encodable {
    let script: Script

    private enum Key: String, CodingKey {
        case title, site, language, utterances, skipped
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(script.title.isEmpty ? nil : script.title, forKey: .title)
        try object.encode(script.site, forKey: .site)
        try object.encode(script.language?.description, forKey: .language)
        try object.encode(script.utterances.map(UtteranceJSON.init), forKey: .utterances)
        try object.encode(script.skipped.map(SkippedJSON.init), forKey: .skipped)
    }
}

/// The form of an utterance in JSON.
private struct UtteranceJSON: Encodable {
    let utterance: Utterance

    private enum Key: String, CodingKey {
        case index, kind, block, language, text, spoken
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(utterance.index, forKey: .index)
        try object.encode(utterance.kind.rawValue, forKey: .kind)
        try object.encode(utterance.block, forKey: .block)
        try object.encode(utterance.language?.description, forKey: .language)
        try object.encode(utterance.text, forKey: .text)
        try object.encode(utterance.spoken, forKey: .spoken)
    }
}

/// The form of something skipped in JSON.
private struct SkippedJSON: Encodable {
    let kind: String
    let reason: String
    let text: String

    init(_ skipped: Script.Skipped) {
        (kind, reason, text) = (skipped.kind.rawValue, skipped.reason, skipped.text)
    }
}
