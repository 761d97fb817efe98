/// How long the silence after an utterance is, by what ended. Whole frames: a pause never renders anything anew.
public struct Pauses: Hashable, Sendable {
    /// After a clause cut out of a longer sentence.
    public var clause = Frames(5)
    /// Between two sentences of a block.
    public var sentence = Frames(14)
    /// After a block.
    public var block = Frames(26)
    /// After a title or a heading.
    public var heading = Frames(32)

    /// The usual pauses: 0.12, 0.34, 0.62 and 0.77 s.
    public init() {}

    /// The silence that follows an utterance with the given ending.
    public func after(_ ending: Utterance.Ending) -> Frames {
        switch ending {
        case .clause: clause
        case .sentence: sentence
        case .block: block
        case .heading: heading
        }
    }
}
