import Foundation
import Narration

extension VoiceRow: Encodable {
    private enum Key: String, CodingKey {
        case id, language, languageName, quality, bytes, licence, state, isInUse, speakers
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(id, forKey: .id)
        try object.encode(language.description, forKey: .language)
        try object.encode(language.words, forKey: .languageName)
        try object.encode(quality.word, forKey: .quality)
        try object.encode(size, forKey: .bytes)
        try object.encode(licence, forKey: .licence)
        try object.encode(state.rawValue, forKey: .state)
        try object.encode(isInUse, forKey: .isInUse)
        try object.encode(speakers, forKey: .speakers)
    }

    /// Rows as one JSON array and a line feed: keys sorted, null where something is unknown.
    static func json(_ rows: [VoiceRow]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
    }
}
