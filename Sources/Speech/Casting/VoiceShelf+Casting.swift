import Espeak
import Narration

extension VoiceShelf {
    /// The neural voices that speak a language, best first: the same written language, the nearest region, quality,
    /// name.
    func neural(for language: LanguageTag, home: LanguageTag?) -> [Voice] {
        let regions = RegionPreference(for: language, home: home)
        typealias Candidate = (voice: Voice, rank: (Int, Int, Int, String))
        let candidates = voices.compactMap { voice -> Candidate? in
            guard voice.family != .espeak, voice.language.isSaid(like: language) else { return nil }
            let isOther = voice.language.isWritten(like: language) ? 0 : 1
            let region = regions.rank(of: voice.language.region)
            return (voice, (isOther, region, -voice.quality.rawValue, voice.id))
        }
        return candidates.sorted { $0.rank < $1.rank }.map(\.voice)
    }

    /// The voice of espeak-ng that suits a language best: the nearest region, then as espeak-ng ranks them.
    func espeak(for language: LanguageTag, home: LanguageTag?) -> Voice? {
        let regions = RegionPreference(for: language, home: home)
        typealias Candidate = (id: String, rank: (Int, Int, Int, Int, Int, String))
        let candidates = espeaks.flatMap { voice in
            voice.languages.compactMap { spoken -> Candidate? in
                guard let tag = LanguageTag(spoken.tag), tag.isSaid(like: language) else { return nil }
                let isOther = tag.isWritten(like: language) ? 0 : 1
                let otherScript = tag.script != nil && tag.script != language.script ? 1 : 0
                // `vi-vn-x-south` is a dialect within the region.
                let region = regions.rank(of: tag.region) + (spoken.tag.contains("-x-") ? 100 : 0)
                return (voice.id, (isOther, otherScript, region, spoken.priority, voice.id.count, voice.id))
            }
        }
        guard let best = candidates.min(by: { $0.rank < $1.rank }) else { return nil }
        return voices.first { $0.id == "espeak/" + best.id }
    }

    /// A voice where nothing is known of the language: a neural one of the listener's language, else the first, else
    /// espeak-ng's for the Latin letters of American English, else whichever there is.
    func forUnknownLanguage(home: LanguageTag?) -> Voice? {
        let usable = voices.filter { $0.family != .espeak && !loads.isSetAside($0.id) }
        let own = home.flatMap { home in neural(for: home, home: nil).first { !loads.isSetAside($0.id) } }
        let american = LanguageTag("en-US").flatMap { espeak(for: $0, home: nil) }
        return own ?? usable.first ?? american ?? voices.first
    }
}
