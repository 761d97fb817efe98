public import Narration

/// What the listener chose: a voice for a language, one for quotes.
public struct VoiceChoices: Hashable, Sendable {
    /// Voices by language, as ids: `de` holds for every German, `de-AT` for Austria's alone.
    public var byLanguage: [LanguageTag: String]
    /// The voice that speaks quotes in its language, as an id; nil to speak them like everything else.
    public var quotes: String?
    /// The language of the listener's system, whose region is taken where a text names none.
    public var home: LanguageTag?

    /// The choices; none by default.
    public init(byLanguage: [LanguageTag: String] = [:], quotes: String? = nil, home: LanguageTag? = nil) {
        self.byLanguage = byLanguage
        self.quotes = quotes
        self.home = home
    }

    /// The entry that holds for a language: the most exact one counts.
    func key(for language: LanguageTag) -> LanguageTag? {
        func weight(_ tag: LanguageTag) -> Int? {
            guard tag.isSaid(like: language), tag.region == nil || tag.region == language.region,
                tag.script == nil || tag.script == language.script
            else { return nil }
            return (tag.isWritten(like: language) ? 4 : 0) + (tag.region == nil ? 0 : 2) + (tag.script == nil ? 0 : 1)
        }
        let fitting = byLanguage.keys.compactMap { tag in weight(tag).map { (weight: $0, tag: tag) } }
        return fitting.max { ($0.weight, $0.tag.description) < ($1.weight, $1.tag.description) }?.tag
    }
}
