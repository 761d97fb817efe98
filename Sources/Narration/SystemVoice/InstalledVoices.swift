/// The voices that a system has, and which of them speaks.
public struct InstalledVoices: Hashable, Sendable {
    /// One voice of the system.
    public struct Voice: Hashable, Sendable, Identifiable {
        /// How good it is, by the system's own word.
        public enum Quality: Int, Hashable, Sendable, Comparable, CaseIterable {
            case standard, enhanced, premium

            public static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
        }

        /// The system's name for it.
        public let id: String
        /// Its name for people.
        public let name: String
        /// The language that it speaks.
        public let language: LanguageTag
        /// How good it is.
        public let quality: Quality
        /// Whether the system itself would take it for its language.
        public let isStandard: Bool

        /// A voice.
        public init(id: String, name: String, language: LanguageTag, quality: Quality, isStandard: Bool = false) {
            self.id = id
            self.name = name
            self.language = language
            self.quality = quality
            self.isStandard = isStandard
        }
    }

    /// All voices, the better ones of a language first.
    public let all: [Voice]
    /// The language of the device: for text of unknown language, and where a language has several regions.
    public let home: LanguageTag?

    /// The voices of a system.
    public init(_ voices: [Voice] = [], home: LanguageTag? = nil) {
        self.home = home
        all = voices.sorted { left, right in
            if left.language.language != right.language.language {
                return left.language.language < right.language.language
            }
            if left.quality != right.quality { return left.quality > right.quality }
            if left.isStandard != right.isStandard { return left.isStandard }
            return (left.name, left.id) < (right.name, right.id)
        }
    }

    /// The voice for a language: the listener's choice, else the best one; among equals that of the region asked for,
    /// else of the device's region, else the one that the system would take.
    ///
    /// - Parameters:
    ///   - language: the utterance's; nil when unknown, then the device's counts.
    ///   - chosen: the listener's choice, by language without region.
    /// - Returns: nil where none speaks the language: the wrong language is never spoken by guess.
    public func voice(for language: LanguageTag?, chosen: [String: String] = [:]) -> Voice? {
        guard let language = language ?? home else { return nil }
        let fitting = all.filter { $0.language.fits(language) && Self.isUnderstood($0.language, for: language) }
        if let id = chosen[language.language], let choice = fitting.first(where: { $0.id == id }) { return choice }
        func rank(_ voice: Voice) -> (Int, Int, Int, Int) {
            (
                voice.quality.rawValue, language.region != nil && voice.language.region == language.region ? 1 : 0,
                home?.region != nil && voice.language.region == home?.region ? 1 : 0, voice.isStandard ? 1 : 0
            )
        }
        // The first of equals: `all` is in a fixed order.
        return fitting.reduce(nil as Voice?) { best, voice in
            guard let best else { return voice }
            return rank(voice) > rank(best) ? voice : best
        }
    }

    /// Chinese is written alike and spoken differently: Cantonese is for those who asked for it.
    private static func isUnderstood(_ voice: LanguageTag, for language: LanguageTag) -> Bool {
        let cantonese = ["HK", "MO"]
        guard language.language == "zh", let region = voice.region else { return true }
        return cantonese.contains(region) == language.region.map(cantonese.contains) ?? false
    }
}
