/// A place in an article that is being heard: an utterance of its script, and how far into it.
public struct Place: Hashable, Sendable, Codable, Comparable {
    /// The utterance, from 0.
    public var utterance: Int
    /// Milliseconds of sound at speed 1 from the utterance's start.
    public var milliseconds: Int

    /// The start of an article.
    public static let start = Place(utterance: 0, milliseconds: 0)

    /// A place; negative numbers become 0.
    public init(utterance: Int, milliseconds: Int = 0) {
        self.utterance = max(0, utterance)
        self.milliseconds = max(0, milliseconds)
    }

    public static func < (left: Place, right: Place) -> Bool {
        (left.utterance, left.milliseconds) < (right.utterance, right.milliseconds)
    }
}
