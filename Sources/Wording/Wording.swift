public import Narration

/// Words the texts of one language as a voice should say them: what speech engines get wrong is written out.
///
/// The front of the target. A class because number spelling keeps state of ICU's; not for several threads at once.
public final class Wording {
    private let language: LanguageTag?

    /// The wording of a language; nil changes only what no language says: addresses and the engines' commands.
    public init(in language: LanguageTag?, pronunciations: Pronunciations = Pronunciations()) {
        self.language = language
    }

    /// The spoken form of one utterance's text. `spans` are places in this text with a meaning of their own.
    /// Takes time in proportion to the text.
    public func form(of text: String, spans: [Block.Span] = []) -> SpokenForm {
        let addressed = AddressedText(text, in: language)
        let spoken = SpokenText.withoutCommands(addressed.spoken)
        if spoken == addressed.spoken {
            let pieces = addressed.replaced.map { replaced in
                SpokenMap.Piece(
                    text: Self.scalars(replaced.text, of: text),
                    spoken: Self.scalars(replaced.spoken, of: addressed.spoken))
            }
            return SpokenForm(spoken, map: SpokenMap(pieces))
        }
        let whole = SpokenMap.Piece(text: 0..<text.unicodeScalars.count, spoken: 0..<spoken.unicodeScalars.count)
        return SpokenForm(spoken, map: SpokenMap([whole]))
    }

    private static func scalars(_ range: Range<String.Index>, of text: String) -> Range<Int> {
        let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
        return start..<(start + text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound))
    }
}
