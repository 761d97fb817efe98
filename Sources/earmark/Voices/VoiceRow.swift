import Narration
import Speech

/// A voice as it is listed: installed or to be had.
struct VoiceRow: Hashable {
    /// What there is to say about where it is.
    enum State: String, Hashable {
        case installed
        /// It failed to load and is passed over.
        case setAside = "set aside"
        /// Its files are there and wrong.
        case broken
        case toBeHad = "to be had"
    }

    var id: String
    var language: LanguageTag
    var quality: Voice.Quality
    /// The bytes of its files; nil for espeak-ng's.
    var size: Int?
    var licence: String?
    var state: State
    /// Whether it speaks its language now.
    var isInUse: Bool
    var speakers: Int

    /// An installed voice; `isInUse` as casting says.
    init(_ voice: Voice, on shelf: VoiceShelf, casting: Casting) {
        id = voice.id
        language = voice.language
        quality = voice.quality
        size = shelf.place(of: voice)?.size
        licence = voice.licence
        state = shelf.loads.setAside(voice.id) == nil ? .installed : .setAside
        // The choice may be one speaker of it.
        isInUse = casting.voice(for: voice.language).voice.id.prefix { $0 != "#" } == voice.id
        speakers = max(1, shelf.speakers(of: voice).count)
    }

    /// A voice that can be had.
    init(_ voice: OfferedVoice) {
        id = voice.id
        language = voice.language
        quality = voice.quality
        size = voice.size
        state = .toBeHad
        isInUse = false
        speakers = max(1, voice.speakers.count)
    }

    /// The state in words: `in use`, `to be had`.
    var stateWords: String { isInUse ? "in use" : state.rawValue }

    /// The language in words, with the number of speakers where there are several.
    var languageWords: String { language.words + (speakers > 1 ? ", \(speakers) speakers" : "") }
}

extension VoiceRow {
    /// Rows as a table with a line of titles; the voices in use have a star in front.
    static func table(_ rows: [VoiceRow]) -> String {
        let titles = ["VOICE", "LANGUAGE", "QUALITY", "SIZE", "STATE", "LICENCE"]
        let cells = rows.map { row in
            [
                row.id, row.languageWords, row.quality.word, row.size.map { Bytes($0).description } ?? "",
                row.stateWords,
                row.licence ?? (row.state == .toBeHad ? "shown before it is installed" : "unknown"),
            ]
        }
        let widths = titles.indices.map { column in ([titles] + cells).map(\.[column].count).max() ?? 0 }
        let marks = ["  "] + rows.map { $0.isInUse ? "* " : "  " }
        let lines = zip(marks, [titles] + cells).map { mark, cells in
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }
            let line = (mark + padded.joined()).withoutControls
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }
        return lines.joined()
    }
}

extension Voice.Quality {
    /// The quality in a word.
    var word: String {
        switch self {
        case .formant: "formant"
        case .xLow: "x-low"
        case .low: "low"
        case .medium: "medium"
        case .high: "high"
        }
    }
}
