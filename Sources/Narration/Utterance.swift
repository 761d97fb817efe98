/// One sentence or breath in one language: the unit that is synthesised, highlighted and sought.
public struct Utterance: Hashable, Sendable {
    /// What follows an utterance: decides how long the silence is before the next one.
    public enum Ending: String, Hashable, Sendable {
        /// A clause cut out of a longer sentence.
        case clause
        /// A sentence within a block.
        case sentence
        /// The last sentence of a block.
        case block
        /// A title or a heading.
        case heading
    }

    /// Its place in the script, from 0.
    public var index: Int
    /// The kind of the block that it belongs to.
    public var kind: Block.Kind
    /// The block that it belongs to: the title is block 0, the article's blocks follow from 1.
    public var block: Int
    /// The language it is spoken in; nil when unknown.
    public var language: LanguageTag?
    /// The article's own text.
    public var text: String
    /// What the voice gets.
    public var spoken: String
    /// How places in both belong together.
    public var map: SpokenMap
    /// Where its text stands in the block's, in Unicode scalars; nil where it is not from the article: an
    /// announcement.
    public var place: Range<Int>?
    /// What follows it.
    public var ending: Ending

    /// An utterance at the given place.
    public init(
        index: Int, kind: Block.Kind, block: Int, language: LanguageTag?, text: String, spoken: String,
        map: SpokenMap = SpokenMap(), place: Range<Int>? = nil, ending: Ending
    ) {
        self.index = index
        self.kind = kind
        self.block = block
        self.language = language
        self.text = text
        self.spoken = spoken
        self.map = map
        self.place = place
        self.ending = ending
    }
}
