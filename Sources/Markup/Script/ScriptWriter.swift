internal import Language
internal import Narration
internal import Wording

/// Writes the utterances of blocks one after another.
struct ScriptWriter {
    private(set) var utterances: [Utterance] = []
    private(set) var skipped: [Script.Skipped] = []
    private let language: LanguageTag?
    private let rules: SkipRules
    private var tongues: Tongues
    private var runs: LanguageRuns

    init(language: LanguageTag?, rules: SkipRules, pronunciations: Pronunciations) {
        self.language = language
        self.rules = rules
        tongues = Tongues(pronunciations)
        runs = LanguageRuns(in: language)
    }

    /// Writes blocks, the first of which has the number 0.
    mutating func write(_ blocks: [Block]) {
        var number = 0
        while number < blocks.count {
            let block = blocks[number]
            switch (block.treatment, block.kind.skipKind.map { rules[$0] } ?? .read) {
            case (.skip(let reason), _):
                skip(block, reason: reason)
                number += 1
            case (.read, .read):
                speak(block, number: number)
                number += 1
            case (.read, .skip):
                skip(block, reason: block.kind.name)
                number += 1
            case (.read, .announce):
                let end = blocks.endOfGroup(from: number)
                announce(blocks[number..<end])
                number = end
            }
        }
    }

    private mutating func skip(_ block: Block, reason: String) {
        skipped.append(Script.Skipped(kind: block.kind, reason: reason, text: block.text))
    }

    /// Says that blocks of one kind are there; in a language that has no words for it here they are left out.
    private mutating func announce(_ group: ArraySlice<Block>) {
        guard let first = group.first else { return }
        let language = runs.language(of: first)
        let sentence = Announcement(of: group).flatMap { $0.sentence(in: language) }
        for block in group { skip(block, reason: sentence == nil ? block.kind.name : "announced") }
        guard let sentence else { return }
        let form = tongues[language].wording.form(of: sentence)
        guard form.isSpeakable else { return }
        utterances.append(
            Utterance(
                index: utterances.count, kind: .announcement, block: group.startIndex, language: language,
                text: sentence, spoken: form.spoken, map: form.map, ending: .block))
    }

    private mutating func speak(_ block: Block, number: Int) {
        let before = utterances.count
        var hasCredit = false
        var spans = SpanCursor(block.spans)
        for run in runs.runs(of: block) {
            let tongue = tongues[run.language]
            let passage = Passage(run, of: block, spans: &spans, links: rules[.link])
            for part in tongue.parts(of: passage) {
                if block.kind == .caption, PictureCredit.isOne(part.text) {
                    skipped.append(Script.Skipped(kind: block.kind, reason: "picture credit", text: part.text))
                    hasCredit = true
                    continue
                }
                utterances.append(
                    Utterance(
                        index: utterances.count, kind: block.kind, block: number, language: run.language,
                        text: part.text, spoken: part.form.spoken, map: part.form.map, place: part.place,
                        ending: part.isCut ? .clause : .sentence))
            }
            if run.isInSentence, utterances.count > before { utterances[utterances.count - 1].ending = .clause }
        }
        if utterances.count > before {
            let isHeading = block.kind == .title || block.kind == .heading
            utterances[utterances.count - 1].ending = isHeading ? .heading : .block
        } else if !block.text.isEmpty, !hasCredit {
            skip(block, reason: "nothing to say")
        }
    }
}

extension [Block] {
    /// The end of the blocks from `start` on that one announcement is for: the rows of a table, a list of notes, a
    /// side box.
    fileprivate func endOfGroup(from start: Int) -> Int {
        let kind = self[start].kind
        var end = start + 1
        while end < count, self[end].continues, self[end].kind == kind, self[end].treatment == .read { end += 1 }
        return end
    }
}

extension Block.Kind {
    /// The rule that a listener may have for blocks of this kind; nil for what is always read.
    var skipKind: SkipRules.Kind? {
        SkipRules.Kind(of: self)
    }

    /// What people call it.
    var name: String {
        switch self {
        case .listItem: "list item"
        case .tableRow: "table"
        case .imageDescription: "image description"
        case .mathematics: "formula"
        case .link: "address"
        default: rawValue
        }
    }
}
