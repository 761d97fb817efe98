/// How the places of an utterance's text and of its spoken form belong together.
///
/// Both are the same, scalar by scalar, except at the pieces: "21 %" is one piece that stands for "twenty-one percent".
public struct SpokenMap: Hashable, Sendable {
    /// A part of the text that is spoken in other words. One side may be empty.
    public struct Piece: Hashable, Sendable {
        /// Its place in the text, in Unicode scalars.
        public var text: Range<Int>
        /// The place of its words in the spoken form, in Unicode scalars.
        public var spoken: Range<Int>

        /// A part of both texts.
        public init(text: Range<Int>, spoken: Range<Int>) {
            self.text = text
            self.spoken = spoken
        }
    }

    /// The pieces in order, in both texts; between two of them both texts have the same length.
    public private(set) var pieces: [Piece]

    /// A map of the given pieces; without any, both texts are the same.
    public init(_ pieces: [Piece] = []) {
        self.pieces = pieces
    }

    /// The place in the text that a place of the spoken form stands for: whole pieces where it touches one.
    public func text(of spoken: Range<Int>) -> Range<Int> {
        Self.mapped(spoken, through: pieces.lazy.map { ($0.spoken, $0.text) })
    }

    /// The place in the spoken form of a place in the text: whole pieces where it touches one.
    public func spoken(of text: Range<Int>) -> Range<Int> {
        Self.mapped(text, through: pieces.lazy.map { ($0.text, $0.spoken) })
    }

    private static func mapped(
        _ range: Range<Int>, through pieces: some Sequence<(from: Range<Int>, to: Range<Int>)>
    ) -> Range<Int> {
        var shift = 0
        var start: Int?
        var end: Int?
        for (from, to) in pieces {
            if start == nil, range.lowerBound < from.upperBound {
                start = range.lowerBound < from.lowerBound ? range.lowerBound + shift : to.lowerBound
            }
            if range.upperBound <= from.lowerBound {
                end = range.upperBound + shift
                break
            }
            if range.upperBound <= from.upperBound {
                end = to.upperBound
                break
            }
            shift = to.upperBound - from.upperBound
        }
        let lower = start ?? range.lowerBound + shift
        return lower..<max(lower, end ?? range.upperBound + shift)
    }
}
