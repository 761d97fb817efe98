import Foundation
public import Narration

/// The voices to be had, as a server lists them.
///
/// The form is that of Piper's public catalogue: one JSON object, a voice by each key, whose files lie beside it.
public struct Catalogue: Sendable {
    /// Piper's public catalogue.
    public static let publicAddress = "https://huggingface.co/rhasspy/piper-voices/resolve/main/voices.json"
    /// The most bytes of a catalogue that are read; the public one has half a million.
    public static let sizeLimit = 20_000_000
    /// The most voices that one may have.
    private static let voiceLimit = 20_000

    /// Where it came from: the files lie beside it.
    public let address: String
    /// When it came, in seconds since 1970.
    public let fetched: Int
    /// Its voices, by language and name.
    public let voices: [OfferedVoice]
    /// How many entries were left out because they cannot be right.
    public let refused: Int

    /// Reads a catalogue.
    ///
    /// Throws `ShelfError.badCatalogue` when it is none, or has no usable entry.
    public init(json: [UInt8], address: String, fetched: Int) throws(ShelfError) {
        guard json.count <= Self.sizeLimit else {
            throw .badCatalogue(address, reason: "it is larger than \(Self.sizeLimit / 1_000_000) MB")
        }
        // What is no JSON is told below; the parser's own words would help nobody.
        guard let object = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] else {
            throw .badCatalogue(address, reason: "it is not a JSON object")
        }
        guard object.count <= Self.voiceLimit else {
            throw .badCatalogue(address, reason: "it has more than \(Self.voiceLimit) voices")
        }
        let read = object.compactMap { key, value in
            (value as? [String: Any]).flatMap { OfferedVoice(key: key, json: $0) }
        }
        guard !read.isEmpty else { throw .badCatalogue(address, reason: "it lists no voice") }
        self.address = address
        self.fetched = fetched
        voices = read.sorted { ($0.language.description, $0.key) < ($1.language.description, $1.key) }
        refused = object.count - read.count
    }

    /// The voice of an id, a key, an alias, or a bare name that only one has.
    ///
    /// Throws `ShelfError.notOffered` with ids that resemble it.
    public func voice(named name: String) throws(ShelfError) -> OfferedVoice {
        let key = name.hasPrefix("piper/") ? String(name.dropFirst("piper/".count)) : name
        let wanted = key.base.lowercased()
        let found =
            voices.first { $0.key.lowercased() == wanted }
            ?? voices.first { $0.aliases.contains { $0.lowercased() == wanted } }
            ?? only { $0.name.lowercased() == wanted }
        guard let found else {
            throw .notOffered(name, near: voices.map(\.key).nearest(to: key).map { "piper/" + $0 })
        }
        return found
    }

    private func only(_ isWanted: (OfferedVoice) -> Bool) -> OfferedVoice? {
        let found = voices.filter(isWanted)
        return found.count == 1 ? found.first : nil
    }

    /// The voices that every one of the words describes: by id, language in English or its own words, country,
    /// quality. No words describe all.
    public func voices(matching words: [String]) -> [OfferedVoice] {
        let wanted = words.map { $0.lowercased() }
        return voices.filter { voice in
            let text =
                [
                    voice.id, voice.language.description, voice.languageName, voice.nativeName, voice.country ?? "",
                ] + voice.aliases
            let known = text.joined(separator: "\n").lowercased()
            return wanted.allSatisfy(known.contains)
        }
    }

    /// The best voice to be had for a language: the nearest region, then quality, the smaller download.
    public func best(for language: LanguageTag) -> OfferedVoice? {
        let regions = RegionPreference(for: language, home: nil)
        typealias Candidate = (voice: OfferedVoice, rank: (Int, Int, Int, Int, String))
        let candidates = voices.compactMap { voice -> Candidate? in
            guard voice.language.isSaid(like: language) else { return nil }
            let isOther = voice.language.isWritten(like: language) ? 0 : 1
            let region = regions.rank(of: voice.language.region)
            // Among high voices the model is twice as slow: medium ones are what most machines want.
            let quality = voice.quality == .medium ? -10 : -voice.quality.rawValue
            return (voice, (isOther, region, quality, voice.speakers.count, voice.key))
        }
        return candidates.min { $0.rank < $1.rank }?.voice
    }

    /// The address of one of its voices' files.
    func address(of file: OfferedVoice.File) -> String {
        let bare = address.prefix { $0 != "?" && $0 != "#" }
        let folder = bare.lastIndex(of: "/").map { bare[...$0] } ?? bare
        return folder + file.escapedPath
    }
}
