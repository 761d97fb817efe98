public import Narration

extension Pronunciations.Entry {
    /// What keeps an entry from working, in words for people; nil where nothing does.
    public var fault: String? {
        switch match {
        case .words(let words): words.contains { !$0.isWhitespace } ? nil : "there is nothing to look for"
        case .pattern(let pattern): PatternRules.fault(of: pattern)
        }
    }
}
