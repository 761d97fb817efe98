public import Narration
import Synchronization

/// Decides which voice speaks which utterance of an article.
///
/// It is asked anew for each utterance: a voice that turned out not to load is passed over from then on.
public struct Casting: Sendable {
    /// Why a voice was chosen.
    public typealias Rule = CastingRule

    private let shelf: VoiceShelf
    private let demanded: Voice?
    private let chosen: [LanguageTag: Voice]
    private let quotes: Voice?
    private let choices: VoiceChoices
    private let mains: [Voice]
    private let rankings = Rankings()

    /// The casting of an article.
    ///
    /// - Parameters:
    ///   - shelf: The voices that there are.
    ///   - preferred: The voice that the listener asked for, for this article. It speaks everything in its language,
    ///     quotes too, and is tried even when it failed before.
    ///   - choices: What the listener chose for good. A chosen voice that is not there any more is passed over.
    ///   - articleLanguage: The article's language; nil when unknown.
    /// - Throws: `SpeechError.engineUnavailable` when no voice at all is installed.
    public init(
        shelf: VoiceShelf, preferred: Voice?, choices: VoiceChoices = VoiceChoices(), articleLanguage: LanguageTag?
    ) throws(SpeechError) {
        self.shelf = shelf
        self.choices = choices
        demanded = preferred
        // A name that nobody has any more is no choice.
        let chosen = choices.byLanguage.compactMapValues { try? shelf.voice(named: $0) }
        self.chosen = chosen
        quotes = choices.quotes.flatMap { try? shelf.voice(named: $0) }
        var mains = [preferred]
        if let articleLanguage {
            mains.append(choices.key(for: articleLanguage).flatMap { chosen[$0] })
            mains += shelf.neural(for: articleLanguage, home: choices.home)
            mains.append(shelf.espeak(for: articleLanguage, home: choices.home))
        }
        mains.append(shelf.forUnknownLanguage(home: choices.home))
        self.mains = mains.compactMap(\.self)
        guard !self.mains.isEmpty else {
            throw .engineUnavailable("No voice is installed: there is neither a Piper voice nor espeak-ng's data")
        }
    }

    /// The voice for what no other voice fits: the demanded one, else one of the article's language.
    public var main: Voice {
        mains.first(where: isUsable) ?? shelf.voices.first { $0.family == .espeak } ?? mains[0]
    }

    /// The voice for an utterance, and why.
    public func voice(for utterance: Utterance) -> (voice: Voice, rule: Rule) {
        let language = utterance.language?.written(in: utterance.spoken)
        if utterance.kind == .quote, let quotes, speaksQuotes(quotes, in: language) {
            return (quotes, .chosenForQuotes)
        }
        return voice(for: language)
    }

    /// Whether the voice for quotes speaks one in a language. A demanded voice of that language comes first.
    private func speaksQuotes(_ quotes: Voice, in language: LanguageTag?) -> Bool {
        if let demanded, demanded.language.isSaid(like: quotes.language) { return false }
        return quotes.language.isSaid(like: language ?? main.language) && isUsable(quotes)
    }

    /// The voice for an utterance in a language, and why.
    public func voice(for language: LanguageTag?) -> (voice: Voice, rule: Rule) {
        guard let language else { return (main, .unknownLanguage) }
        return cast(for: language) ?? language.neighbour.flatMap(cast) ?? (main, .mainVoice)
    }

    private func cast(for language: LanguageTag) -> (voice: Voice, rule: Rule)? {
        if let demanded, demanded.language.isSaid(like: language) { return (demanded, .demanded) }
        if let voice = choices.key(for: language).flatMap({ chosen[$0] }), isUsable(voice) {
            return (voice, .chosenForLanguage)
        }
        let ranking = rankings.ranking(of: language) {
            Rankings.Ranking(
                neural: shelf.neural(for: language, home: choices.home),
                espeak: shelf.espeak(for: language, home: choices.home))
        }
        if let neural = ranking.neural.first(where: isUsable) { return (neural, .bestNeural) }
        return ranking.espeak.map { ($0, .espeak) }
    }

    /// The id of the voice that was chosen for a language and is not there, or cannot be used; nil when all is well.
    public func missingChoice(for language: LanguageTag) -> String? {
        guard let key = choices.key(for: language), chosen[key] == nil else { return nil }
        return choices.byLanguage[key]
    }

    /// The voice of last resort, when a voice fails: espeak-ng's in that language, else in the language of the voice
    /// that failed; nil when that was it.
    public func fallback(for language: LanguageTag?, insteadOf voice: Voice) -> Voice? {
        let espeak =
            language.flatMap { shelf.espeak(for: $0, home: choices.home) }
            ?? shelf.espeak(for: voice.language, home: choices.home)
        return espeak == voice ? nil : espeak
    }

    private func isUsable(_ voice: Voice) -> Bool {
        voice == demanded || !shelf.loads.isSetAside(voice.id)
    }
}

/// The voices of each language that was asked for, best first: an article asks thousands of times for a few.
private final class Rankings: Sendable {
    struct Ranking {
        var neural: [Voice]
        var espeak: Voice?
    }

    private let known = Mutex<[LanguageTag: Ranking]>([:])

    func ranking(of language: LanguageTag, else make: () -> Ranking) -> Ranking {
        if let ranking = known.withLock({ $0[language] }) { return ranking }
        let made = make()
        known.withLock { $0[language] = made }
        return made
    }
}
