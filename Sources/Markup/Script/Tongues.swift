internal import Language
internal import Narration
internal import Wording

/// What is needed to speak each of an article's languages. Rules are costly to set up: one set for each language.
struct Tongues {
    private var known: [LanguageTag?: Tongue] = [:]
    private let pronunciations: Pronunciations

    init(_ pronunciations: Pronunciations) {
        self.pronunciations = pronunciations
    }

    /// The rules of a language.
    subscript(language: LanguageTag?) -> Tongue {
        mutating get {
            if let tongue = known[language] { return tongue }
            let tongue = Tongue(
                sentences: Sentences(in: language), wording: Wording(in: language, pronunciations: pronunciations))
            known[language] = tongue
            return tongue
        }
    }
}

/// How sentences end in a language, and how its texts are said.
///
/// Single words ("Yes.") are utterances of their own: measured with the first voice they take 0.26 to 0.55 s at the usual
/// level, so nothing is joined for the engine; and a heading sounds the same with a stop at its end and without.
struct Tongue {
    let sentences: Sentences
    let wording: Wording

    /// The most Unicode scalars of a spoken form: numbers grow when they are written out.
    static let spokenLimit = 300

    /// A part of a passage that becomes an utterance.
    struct Part {
        let text: String
        let form: SpokenForm
        /// In Unicode scalars of the block.
        let place: Range<Int>
        let isCut: Bool
    }

    /// The parts of a passage that have something to say, in order.
    func parts(of passage: Passage) -> [Part] {
        var parts: [Part] = []
        var cursor = SpanCursor(passage.spans)
        for piece in sentences.pieces(of: passage.text, atoms: passage.spans.atoms) {
            let text = String(passage.text[piece.range])
            append(text, piece, spans: cursor.spans(in: piece.scalars), start: passage.start, to: &parts)
        }
        return parts
    }

    private func append(
        _ text: String, _ piece: Sentences.Piece, spans: [Block.Span], start: Int, to parts: inout [Part]
    ) {
        let form = wording.form(of: text, spans: spans)
        if form.spoken.utf8.count > Self.spokenLimit, let shorter = cuts(of: text, spans, for: form) {
            var cursor = SpanCursor(spans)
            for cut in shorter {
                let inner = cursor.spans(in: cut.scalars)
                var whole = cut
                whole.isCut = cut.isCut || piece.isCut
                append(
                    String(text[cut.range]), whole, spans: inner, start: start + piece.scalars.lowerBound, to: &parts)
            }
            return
        }
        guard form.isSpeakable else { return }
        parts.append(Part(text: text, form: form, place: piece.scalars.shifted(by: start), isCut: piece.isCut))
    }

    /// Shorter parts of a text whose spoken form is too long; nil where there are none.
    private func cuts(of text: String, _ spans: [Block.Span], for form: SpokenForm) -> [Sentences.Piece]? {
        let length = form.spoken.unicodeScalars.count
        guard length > Self.spokenLimit else { return nil }
        let parts = (length + Self.spokenLimit - 1) / Self.spokenLimit
        let limit = text.utf16.count / parts + 1
        guard limit >= 20 else { return nil }
        let cuts = sentences.parts(of: text, atoms: spans.atoms, ofAtMost: limit)
        return cuts.count > 1 ? cuts : nil
    }
}
