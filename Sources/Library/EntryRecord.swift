internal import Narration

/// An entry of the dictionary as JSON: `{"words":"Nginx","say":"engine x","language":"en"}`.
struct EntryRecord: Codable, Hashable, Sendable {
    var words: String?
    var pattern: String?
    var say: String?
    var phonemes: String?
    var spelled: Bool?
    var silent: Bool?
    var language: String?
    var voice: String?
    var exactCase: Bool?

    init(_ entry: Pronunciations.Entry) {
        switch entry.match {
        case .words(let text): words = text
        case .pattern(let text): pattern = text
        }
        switch entry.saying {
        case .respelling(let text): say = text
        case .phonemes(let text): phonemes = text
        case .spelledOut: spelled = true
        case .nothing: silent = true
        }
        language = entry.language?.description
        voice = entry.voice
        exactCase = entry.isCaseSensitive ? true : nil
    }

    /// The entry; nil where it says nothing that is known here.
    var entry: Pronunciations.Entry? {
        let match: Pronunciations.Entry.Match
        if let words { match = .words(words) } else if let pattern { match = .pattern(pattern) } else { return nil }
        let saying: Pronunciations.Entry.Saying
        if let say {
            saying = .respelling(say)
        } else if let phonemes {
            saying = .phonemes(phonemes)
        } else if spelled == true {
            saying = .spelledOut
        } else if silent == true {
            saying = .nothing
        } else {
            return nil
        }
        return Pronunciations.Entry(
            match, saying, language: language.flatMap { LanguageTag($0) }, voice: voice,
            isCaseSensitive: exactCase ?? false)
    }
}
