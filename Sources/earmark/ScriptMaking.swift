import Narration

/// The way from an article to its script.
enum ScriptMaking {
    static func script(of article: Article) -> Script {
        var utterances: [Utterance] = []
        for (number, block) in article.blocks.enumerated() {
            utterances.append(
                Utterance(
                    index: utterances.count, kind: block.kind, block: number + 1, language: article.language,
                    text: block.text, spoken: block.text, ending: .block))
        }
        return Script(title: article.title, site: article.site, language: article.language, utterances: utterances)
    }
}
