internal import Language
public import Narration

extension Script {
    /// What is said for an article: its title first, then its blocks, in sentences of at most 200 UTF-16 units.
    ///
    /// `rules` say what becomes of code, tables, captions and the like; they apply to blocks that the article itself
    /// wants read. `pronunciations` change what the voice gets, never the text.
    ///
    /// The language is decided from the text; what the article declares gives the region, or everything where the
    /// text is too short; what the listener says is not doubted. A passage in another language is spoken in it.
    /// Every utterance has a letter or a digit. Time and memory are linear in the article.
    public init(
        of article: Article, rules: SkipRules = SkipRules(), pronunciations: Pronunciations = Pronunciations()
    ) {
        let language = article.languageIsCertain ? article.language : LanguageSample(of: article).language
        self.init(title: article.title, site: article.site, language: language, utterances: [])
        var writer = ScriptWriter(language: language, rules: rules, pronunciations: pronunciations)
        writer.write([Block(.title, article.title)] + article.blocks)
        utterances = writer.utterances
        skipped = writer.skipped
    }
}
