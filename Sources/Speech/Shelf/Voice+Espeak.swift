import Espeak
import Narration

extension Voice {
    /// A voice of espeak-ng; nil when its language has no tag.
    init?(_ voice: EspeakVoice, version: String) {
        guard let tag = voice.languages.first?.tag, let language = LanguageTag(tag) else { return nil }
        self.init(
            id: "espeak/" + voice.id, name: "eSpeak " + voice.name, language: language, quality: .formant,
            family: .espeak, licence: "GPL-3.0-or-later", digest: version)
    }
}

extension VoiceShelf {
    /// The voice of espeak-ng that suits a language best: same region first, then as espeak-ng ranks them.
    func espeak(for language: LanguageTag) -> Voice? {
        typealias Candidate = (id: String, rank: (Int, Int, Int, Int, String))
        let candidates = espeaks.flatMap { voice in
            voice.languages.compactMap { spoken -> Candidate? in
                guard let tag = LanguageTag(spoken.tag), tag.isSaid(like: language) else { return nil }
                let otherRegion = language.region != nil && tag.region != language.region
                let otherScript = language.script != nil && tag.script != language.script
                let rank = (otherRegion ? 1 : 0, otherScript ? 1 : 0, spoken.priority, voice.id.count, voice.id)
                return (voice.id, rank)
            }
        }
        guard let best = candidates.min(by: { $0.rank < $1.rank }) else { return nil }
        return voices.first { $0.id == "espeak/" + best.id }
    }
}

extension LanguageTag {
    /// Languages that have several codes, or stand in for one that no voice speaks.
    private static let sameSpeech = ["no": "nb", "nn": "nb", "cmn": "zh", "iw": "he", "in": "id", "tl": "fil"]

    /// Whether a voice for one language can speak the other.
    func isSaid(like other: LanguageTag) -> Bool {
        fits(other) || (Self.sameSpeech[language] ?? language) == (Self.sameSpeech[other.language] ?? other.language)
    }
}
