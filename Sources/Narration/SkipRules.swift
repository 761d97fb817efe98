/// What becomes of the kinds of content that not everybody wants to hear.
///
/// A listener has one set; an article may override kinds of it.
public struct SkipRules: Hashable, Sendable {
    /// A kind of content with a rule of its own.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case code, table, caption, imageDescription, footnote, link, aside, mathematics
    }

    /// What becomes of it.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// It is spoken.
        case read
        /// A short sentence says that it is there ("Code block, 12 lines.").
        case announce
        /// Nothing is heard of it.
        case skip
    }

    /// The rules that differ from the standard, by kind.
    public private(set) var changed: [Kind: Rule]

    /// The standard rules with the given changes.
    public init(_ changes: [Kind: Rule] = [:]) {
        changed = changes.filter { $0.value != Self.standard(for: $0.key) }
    }

    /// The rule for a kind.
    public subscript(kind: Kind) -> Rule {
        get { changed[kind] ?? Self.standard(for: kind) }
        set { changed[kind] = newValue == Self.standard(for: kind) ? nil : newValue }
    }

    /// These rules, with those that an article has of its own in their place.
    public func overridden(by own: [Kind: Rule]) -> SkipRules {
        own.reduce(into: self) { rules, change in rules[change.key] = change.value }
    }

    /// What happens where nobody chose: what only the eye can use is announced or skipped, what was written to be
    /// read is read.
    public static func standard(for kind: Kind) -> Rule {
        switch kind {
        case .code: .announce
        case .table, .caption, .link, .mathematics: .read
        case .imageDescription, .footnote, .aside: .skip
        }
    }
}
