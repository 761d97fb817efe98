/// Where a listener is in an article, so that it can be found again even after the article's text has changed.
public struct Position: Hashable, Sendable, Codable {
    /// The script that it was in.
    public var script: String
    /// The place in that script.
    public var place: Place
    /// The fingerprint of the utterance's text (``Position/fingerprint(of:)``).
    public var fingerprint: UInt64

    /// A position.
    public init(script: String, place: Place, fingerprint: UInt64) {
        self.script = script
        self.place = place
        self.fingerprint = fingerprint
    }

    /// A number that tells texts apart, the same in every run and on every machine.
    /// Source: FNV-1a, 64 bits (RFC 9923 describes it), over UTF-8.
    public static func fingerprint(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension Position {
    /// How a position was found in another script.
    public enum Finding: Hashable, Sendable {
        /// It is the same script.
        case same
        /// The same sentence is there.
        case sentence
        /// The sentence is gone; the one after the nearest earlier sentence that is still there.
        case neighbour
        /// Nothing is as it was; as far through as before.
        case share
    }

    /// The place of this position in an article's present script, and how it was found; never past its end.
    ///
    /// - Parameters:
    ///   - outline: the present script's.
    ///   - old: the fingerprints of the utterances of the script that the position was in, where they are known.
    /// - Returns: the place, and how it was found.
    public func found(in outline: Outline, old: [UInt64] = []) -> (place: Place, finding: Finding) {
        guard !outline.entries.isEmpty else { return (.start, .share) }
        if outline.script == script { return (outline.clamped(place), .same) }
        if let same = outline.nearest(to: place.utterance, fingerprint: fingerprint) {
            return (outline.clamped(Place(utterance: same, milliseconds: place.milliseconds)), .sentence)
        }
        for earlier in old.indices.prefix(place.utterance).reversed() {
            let expected = outline.entries.count == old.count ? earlier : earlier * outline.entries.count / old.count
            if let kept = outline.nearest(to: expected, fingerprint: old[earlier]) {
                return (outline.clamped(Place(utterance: kept + 1)), .neighbour)
            }
        }
        let count = max(old.count, place.utterance + 1)
        let share = old.isEmpty ? place.utterance : place.utterance * outline.entries.count / count
        return (outline.clamped(Place(utterance: share)), .share)
    }
}
