internal import Language
public import Narration

/// Words the texts of one language as a voice should say them: what speech engines get wrong is written out.
///
/// The front of the target. English, German, French, Spanish, Italian, Portuguese and Dutch have rules of their own; in
/// other languages, and where the language is unknown, only addresses, pictures and the engines' commands are changed.
public final class Wording {
    private let language: LanguageTag?
    private let phrasing: (any Phrasing)?
    private let dictionary: PreparedPronunciations?

    /// The wording of a language.
    ///
    /// Entries of `pronunciations` for other languages are passed over, and so are those for a voice unless it is
    /// `voice`; a pattern that ``Pronunciations/Entry/fault`` finds fault with matches nothing.
    public init(in language: LanguageTag?, pronunciations: Pronunciations = Pronunciations(), voice: String? = nil) {
        self.language = language
        phrasing = Self.phrasing(of: language)
        dictionary = PreparedPronunciations(pronunciations, language: language, voice: voice)
    }

    /// The spoken form of one utterance's text, which may be several times as long. `spans` are places in this text
    /// with a meaning of their own. Takes time in proportion to the text; most texts without digits or signs are
    /// returned as they are.
    public func form(of text: String, spans: [Block.Span] = []) -> SpokenForm {
        if spans.isEmpty, dictionary == nil {
            let isUnchanged =
                phrasing.map { OrdinaryText.isOrdinary(text, $0.abbreviations) }
                ?? PlainText.isPlain(text, hasRules: false)
            if isUnchanged { return SpokenForm(text) }
        }
        var fixed = fixedParts(of: spans, in: text)
        if let dictionary { fixed = dictionary.matches(in: text, besides: fixed) }
        let tokens = TokenText(text, fixed: fixed.map(\.scalars))
        return Rewriter(
            text: tokens, phrasing: phrasing, fixed: fixed.map(\.words), labels: labels(of: spans),
            monthFirst: language?.language == "en" && ["US", nil, "PH"].contains(language?.region),
            code: spans.filter { $0.meaning == .code }.map(\.scalars),
            foreign: spans.compactMap { span in
                guard case .language(let tag) = span.meaning, let language, !tag.fits(language) else { return nil }
                return span.scalars
            },
            isCapitals: PlainText.isCapitals(tokens)
        ).form(of: text)
    }

    /// How a language says things; nil where nothing is known of it.
    static func phrasing(of language: LanguageTag?) -> (any Phrasing)? {
        switch language?.language {
        case "en": English(region: language?.region)
        case "de": German(region: language?.region)
        case let other?: TableLanguage(other, region: language?.region)
        case nil: nil
        }
    }

    /// The parts whose words are given by the article itself: readings and the titles of abbreviations.
    private func fixedParts(of spans: [Block.Span], in text: String) -> [FixedPart] {
        var parts: [FixedPart] = []
        for span in spans
        where span.scalars.lowerBound >= (parts.last?.scalars.upperBound ?? 0) && !span.scalars.isEmpty {
            switch span.meaning {
            case .said(let words): parts.append(FixedPart(scalars: span.scalars, words: plainForm(of: words)))
            case .abbreviation(let title):
                guard phrasing != nil, !title.isEmpty, !Self.isAcronym(span.scalars, in: text) else { continue }
                parts.append(FixedPart(scalars: span.scalars, words: plainForm(of: title)))
            case .formula(let words):
                let said = language.flatMap { words[$0.language] ?? Self.formulaWords[$0.language] } ?? ""
                parts.append(FixedPart(scalars: span.scalars, words: plainForm(of: said)))
            case .code, .language, .label: break
            }
        }
        return parts
    }

    /// What is said before parts: numbers and letters of a list with a comma, headers of a table with a colon.
    private func labels(of spans: [Block.Span]) -> [Label] {
        spans.compactMap { span in
            guard case .label(let label) = span.meaning, !label.isEmpty else { return nil }
            // "3", "b", "aa" of a list: no header is as short, but for a sign that is a word.
            let isCount =
                label.allSatisfy(\.isNumber) || label.utf8.count <= 2 && label.allSatisfy { $0.isLetter && $0.isASCII }
            return Label(scalar: span.scalars.lowerBound, words: plainForm(of: label) + (isCount ? comma : colon))
        }
    }

    private var comma: String {
        switch language?.language {
        case "ar", "fa", "ur", "ps", "ckb", "ug": "، "
        case "ja": "、"
        case "zh", "yue": "，"
        default: ", "
        }
    }

    private var colon: String {
        switch language?.language {
        case "ja", "zh", "yue": "："
        default: ": "
        }
    }

    /// What stands for a formula that has no words in a language.
    private static let formulaWords = [
        "en": "formula", "de": "Formel", "fr": "formule", "es": "fórmula", "it": "formula", "pt": "fórmula",
        "nl": "formule",
    ]

    /// Whether an abbreviation is made of capitals alone: those are said as they are, "NATO" or "B.B.C", and not in
    /// full each time.
    private static func isAcronym(_ range: Range<Int>, in text: String) -> Bool {
        text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count).allSatisfy {
            ScalarKind.of($0.value) == .capital || ScalarKind.of($0.value) == .digit
        }
    }

    private func plainForm(of words: String) -> String {
        PlainText.isPlain(words, hasRules: phrasing != nil)
            ? words
            : Rewriter(
                text: TokenText(words), phrasing: phrasing, fixed: [], monthFirst: false, code: [], foreign: [],
                isCapitals: false
            ).form(of: words).spoken
    }
}

/// A part of a text whose words are given.
struct FixedPart {
    /// Where it stands, in Unicode scalars.
    var scalars: Range<Int>
    /// What is said for it.
    var words: String
}

/// Words that are said before a place and not written there.
struct Label {
    /// The place in the text, in Unicode scalars.
    var scalar: Int
    /// The words, with the sign and the space that set them apart.
    var words: String
}
