/// All utterances of an article in order, and what was left out and why.
public struct Script: Hashable, Sendable {
    /// A block, or a part of one, that is not spoken.
    public struct Skipped: Hashable, Sendable {
        /// What it is.
        public var kind: Block.Kind
        /// Why it is not spoken, in words for people.
        public var reason: String
        /// Its text.
        public var text: String

        /// Something skipped.
        public init(kind: Block.Kind, reason: String, text: String) {
            self.kind = kind
            self.reason = reason
            self.text = text
        }
    }

    /// The article's title, or the empty string.
    public var title: String
    /// The site it is from.
    public var site: String?
    /// The article's language; nil when unknown.
    public var language: LanguageTag?
    /// What is spoken, in order; each utterance's `index` is its offset here.
    public var utterances: [Utterance]
    /// What is not spoken, in reading order.
    public var skipped: [Skipped]

    /// A script of the given utterances.
    public init(
        title: String, site: String? = nil, language: LanguageTag? = nil, utterances: [Utterance],
        skipped: [Skipped] = []
    ) {
        self.title = title
        self.site = site
        self.language = language
        self.utterances = utterances
        self.skipped = skipped
    }
}
