/// Why a voice was chosen for an utterance. The first that applies counts.
public enum CastingRule: String, Hashable, Sendable, CaseIterable {
    /// The listener asked for this voice, for this article, and it speaks the language.
    case demanded
    /// The listener chose it for quotes.
    case chosenForQuotes
    /// The listener chose it for the language.
    case chosenForLanguage
    /// It is the best of the installed neural voices that speak the language.
    case bestNeural
    /// No usable neural voice speaks the language; espeak-ng does.
    case espeak
    /// Nobody speaks the language: the article's main voice does.
    case mainVoice
    /// Nobody knows the language: the article's main voice speaks.
    case unknownLanguage
}
