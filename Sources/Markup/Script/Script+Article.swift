internal import Language
public import Narration
internal import Wording

extension Script {
    /// What is said for an article: its title first, then its blocks, in sentences of at most 200 characters.
    ///
    /// The language is decided from the text; what the article declares gives the region, or everything where the
    /// text is too short; what the listener says is not doubted. A block that declares another language keeps it
    /// unless its text clearly says otherwise.
    /// Every utterance has a letter or a digit. Time and memory are linear in the article.
    public init(of article: Article) {
        let language =
            article.languageIsCertain
            ? article.language : decidedLanguage(of: Self.sample(of: article), metadata: article.language)
        self.init(title: article.title, site: article.site, language: language, utterances: [])
        var writer = ScriptWriter(language: language)
        writer.write(Block(.title, article.title), number: 0)
        for (offset, block) in article.blocks.enumerated() { writer.write(block, number: offset + 1) }
        utterances = writer.utterances
        skipped = writer.skipped
    }

    /// Text enough to tell the language.
    private static func sample(of article: Article) -> String {
        var sample = article.title
        for block in article.blocks where block.treatment == .read {
            sample += "\n" + block.text
            if sample.utf8.count > 1 << 17 { break }
        }
        return sample
    }
}

/// Writes the utterances of blocks one after another.
private struct ScriptWriter {
    private(set) var utterances: [Utterance] = []
    private(set) var skipped: [Script.Skipped] = []
    private let language: LanguageTag?
    /// ICU's rules are costly to set up: one set for each language.
    private var sentences: [String: Sentences] = [:]

    init(language: LanguageTag?) {
        self.language = language
    }

    mutating func write(_ block: Block, number: Int) {
        if case .skip(let reason) = block.treatment {
            skipped.append(Script.Skipped(kind: block.kind, reason: reason, text: block.text))
            return
        }
        let language = language(of: block)
        let before = utterances.count
        let text = block.text
        let wording = Wording(in: language)
        let pieces = Self.speakable(sentences(in: language).pieces(of: text), of: text, wording: wording)
        var place = (index: text.startIndex, scalar: 0)
        for piece in pieces {
            let form = wording.form(of: String(text[piece.range]))
            let start = place.scalar + text.unicodeScalars.distance(from: place.index, to: piece.range.lowerBound)
            let end = start + text.unicodeScalars.distance(from: piece.range.lowerBound, to: piece.range.upperBound)
            place = (piece.range.upperBound, end)
            utterances.append(
                Utterance(
                    index: utterances.count, kind: block.kind, block: number, language: language,
                    text: String(text[piece.range]), spoken: form.spoken, map: form.map, place: start..<end,
                    ending: piece.isCut ? .clause : .sentence))
        }
        if utterances.count > before {
            let isHeading = block.kind == .title || block.kind == .heading
            utterances[utterances.count - 1].ending = isHeading ? .heading : .block
        } else if !block.text.isEmpty {
            skipped.append(Script.Skipped(kind: block.kind, reason: "nothing to say", text: block.text))
        }
    }

    private func language(of block: Block) -> LanguageTag? {
        guard let declared = block.language, let language else { return block.language ?? language }
        if declared.fits(language) { return declared.region == nil ? language : declared }
        let detected = detectedLanguage(of: block.text, hint: declared)
        return detected?.fits(language) == true ? language : declared
    }

    private mutating func sentences(in language: LanguageTag?) -> Sentences {
        let name = language?.language ?? ""
        if let known = sentences[name] { return known }
        let new = Sentences(in: language)
        sentences[name] = new
        return new
    }

    /// The pieces that have something to say. Signs between them join the piece before, at the start the one after;
    /// a row of signs that is longer than an utterance may be is left out.
    private static func speakable(
        _ pieces: [Sentences.Piece], of text: String, wording: Wording
    ) -> [Sentences.Piece] {
        var result: [Sentences.Piece] = []
        var opening: String.Index?
        for piece in pieces {
            if wording.form(of: String(text[piece.range])).isSpeakable {
                let range = (opening ?? piece.range.lowerBound)..<piece.range.upperBound
                result.append(
                    Sentences.Piece(range: isShort(range, of: text) ? range : piece.range, isCut: piece.isCut))
                opening = nil
            } else if let last = result.indices.last {
                let range = result[last].range.lowerBound..<piece.range.upperBound
                if isShort(range, of: text) { result[last].range = range }
                result[last].isCut = piece.isCut
            } else {
                opening = opening ?? piece.range.lowerBound
            }
        }
        return result
    }

    private static func isShort(_ range: Range<String.Index>, of text: String) -> Bool {
        let end = text.utf16.index(range.lowerBound, offsetBy: Sentences.limit, limitedBy: text.endIndex)
        return end.map { range.upperBound <= $0 } ?? true
    }
}
