public import Narration

/// Decides which voice speaks which language of an article.
public struct Casting: Sendable {
    /// Why a voice was chosen.
    public enum Rule: String, Hashable, Sendable {
        case preferredVoiceSpeaksTheLanguage
        case bestNeuralVoiceOfTheLanguage
        case espeakOfTheLanguage
        case noVoiceSpeaksTheLanguage
        case languageIsUnknown
    }

    /// The voice for what no other voice fits: the preferred one, else one of the article's language.
    public let main: Voice
    private let shelf: VoiceShelf
    private let preferred: Voice?

    /// The casting of an article.
    ///
    /// Throws `SpeechError.engineUnavailable` when no voice at all is installed.
    public init(shelf: VoiceShelf, preferred: Voice?, articleLanguage: LanguageTag?) throws(SpeechError) {
        let ofTheArticle = articleLanguage.flatMap { shelf.best(for: $0) ?? shelf.espeak(for: $0) }
        guard let main = preferred ?? ofTheArticle ?? shelf.forUnknownLanguage else {
            throw .engineUnavailable("No voice is installed: there is neither a Piper voice nor espeak-ng's data")
        }
        self.main = main
        self.shelf = shelf
        self.preferred = preferred
    }

    /// The voice for an utterance in a language, and why.
    public func voice(for language: LanguageTag?) -> (voice: Voice, rule: Rule) {
        guard let language else { return (main, .languageIsUnknown) }
        if let preferred, preferred.language.isSaid(like: language) {
            return (preferred, .preferredVoiceSpeaksTheLanguage)
        }
        if let neural = shelf.best(for: language) { return (neural, .bestNeuralVoiceOfTheLanguage) }
        if let espeak = shelf.espeak(for: language) { return (espeak, .espeakOfTheLanguage) }
        return (main, .noVoiceSpeaksTheLanguage)
    }

    /// The voice of last resort, when a voice fails: espeak-ng's in that language, else in the language of the voice
    /// that failed; nil when that was it.
    public func fallback(for language: LanguageTag?, insteadOf voice: Voice) -> Voice? {
        let espeak = language.flatMap { shelf.espeak(for: $0) } ?? shelf.espeak(for: voice.language)
        return espeak == voice ? nil : espeak
    }
}

extension VoiceShelf {
    /// A voice where nothing is known of the language: the first neural one, else espeak-ng's for the Latin letters of
    /// American English, else whichever there is.
    var forUnknownLanguage: Voice? {
        let american = LanguageTag("en-US").flatMap { espeak(for: $0) }
        return voices.first { $0.family != .espeak } ?? american ?? voices.first
    }

    /// The best neural voice of a language: same region first, then by quality, then by name.
    func best(for language: LanguageTag) -> Voice? {
        let candidates = voices.filter { $0.family != .espeak && $0.language.isSaid(like: language) }
        return candidates.min { left, right in
            let leftIsNear = left.language.region == language.region
            let rightIsNear = right.language.region == language.region
            if leftIsNear != rightIsNear { return leftIsNear }
            if left.quality != right.quality { return left.quality > right.quality }
            return left.id < right.id
        }
    }
}
